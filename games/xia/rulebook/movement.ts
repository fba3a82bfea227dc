import type { Chapter } from '@orrery/engine'

export const movement = {
  id: 'movement',
  title: 'Movement',
  rules: [
    {
      id: 'move.action',
      text: 'A move action gives movement; what is left when it ends is lost. You need not use it up.',
      source: 'rules: Movement',
    },
    {
      id: 'move.engine',
      text: 'With an engine: put an armed marker on one of its free use spaces and roll its die, less 1 for each damage marker on it. The result is your movement; with 0 or less the marker is spent for nothing.',
      source: 'rules: Engines, Movement; ruling E31',
    },
    {
      id: 'move.impulse',
      text: 'By impulse: once a turn, without energy or marker, you have as much movement as your ship’s impulse.',
      source: 'rules: Movement, Impulse Token; ruling E32',
    },
    {
      id: 'move.step',
      text: '1 movement takes your ship to a neighbouring space, over whatever borders lie between.',
      source: 'rules: Movement',
    },
    {
      id: 'move.pass',
      text: 'Ships may fly through spaces with other ships, with all rolls that those spaces ask for, but not stay there. In a space that you share you cannot take a minor action, except a blind jump: it is a way on.',
      source: 'rules: Miniatures, Movement, Exploration; ruling E27',
    },
    {
      id: 'move.bounce',
      text: 'A ship that cannot go on and would have to stay in an occupied space goes back along its way to the last space it had for itself, without rolls.',
      source: 'ruling E28',
    },
    {
      id: 'move.use-occupied',
      text: 'In a move action you may pay 2 movement to use an occupied space beside you. Roll for the borders between as for a step, then take one action as if your ship were there: whatever the space offers, a rescue, an attack, or an ability that depends on the place. If a shield holds you, or you die or are stranded, nothing comes of it. Your ship stays where it is, and what it drops falls there. Unless the action was minor, your move ends. A gate’s passage is movement, no action.',
      source: 'rules: Movement (Using Occupied Spaces); rulings E29, E30',
    },
    {
      id: 'move.interrupt',
      text: 'Minor actions leave a move action open. Any other action ends it, and the rest of the movement is lost.',
      source: 'rules: Action Phase, Movement',
    },
    {
      id: 'stranded.when',
      text: 'A player with no energy and no armed marker is stranded. It is looked at when an action is over and right after energy was lost: an action that was paid with your last marker is still carried out.',
      source: 'rules: Energy Meter, Stranded; ruling E24',
    },
    {
      id: 'stranded.rights',
      text: 'A stranded player may move by impulse, take minor actions and do business on a planet. Other actions, shields included, need what is missing. With the first energy or armed marker it is over.',
      source: 'rules: Stranded; rulings E25, E64',
    },
    {
      id: 'stranded.midway',
      text: 'If a loss of energy strands you during a move action, that action ends at once. Impulse you have not used yet may still be used after it.',
      source: 'rules: Stranded, Borders; ruling E26',
    },
    {
      id: 'stranded.rescue',
      text: 'Rescue, an action: with at least 3 energy you give 2 to a stranded player’s ship that is adjacent to yours, and gain 1 fame. The other cannot refuse, and may at once arm up to 2 markers with the energy. NPCs are never stranded.',
      source: 'rules: Stranded; ruling E66',
    },
  ],
} as const satisfies Chapter
