import type { Chapter } from '@orrery/engine'

export const movement = {
  id: 'movement',
  title: 'Movement',
  lead: 'Engines and impulse give you movement to spend, one per space.',
  rules: [
    {
      id: 'move.action',
      text: 'A **move action** gives you movement. You need not use all of it, but the rest is lost when the action ends.',
      source: 'rules: Movement',
    },
    {
      id: 'move.engine',
      text: 'With an engine: put an armed marker on a free use space and roll its die, minus 1 for each damage marker on it. The result is your movement. With 0 or less, the marker is spent for nothing.',
      source: 'rules: Engines, Movement; ruling E31',
    },
    {
      id: 'move.impulse',
      text: 'By impulse: once per turn, without energy or marker, you have as much movement as your ship’s impulse.',
      source: 'rules: Movement, Impulse Token; ruling E32',
    },
    {
      id: 'move.step',
      text: 'Pay 1 movement to enter a neighboring space, crossing all borders between.',
      source: 'rules: Movement',
    },
    {
      id: 'move.interrupt',
      text: 'Minor actions leave a move action open. Any other action ends it, and the rest of the movement is lost.',
      source: 'rules: Action Phase, Movement',
    },
    {
      id: 'move.pass',
      text: 'You may fly through occupied spaces, with all rolls they ask for, but not stay there. In a shared space you cannot take minor actions, except a blind jump.',
      source: 'rules: Miniatures, Movement, Exploration; ruling E27',
    },
    {
      id: 'move.bounce',
      detail: true,
      text: 'A ship that cannot continue and would have to stay in an occupied space returns along its way to the last space it had for itself, without rolls.',
      source: 'ruling E28',
    },
    {
      id: 'move.use-occupied',
      text: 'In a move action you may pay 2 movement to use an occupied space next to you. Roll for the borders between as if you moved, then take one action as if your ship were there. Your ship stays where it is. Unless it was a minor action, your move ends.',
      source: 'rules: Movement (Using Occupied Spaces); rulings E29, E30',
    },
    {
      id: 'move.use-limits',
      detail: true,
      text: 'The action may be anything the space offers, a rescue, an attack, or an ability that depends on the place. If a shield stops you, or you die or are stranded, nothing happens. Cargo you drop falls into the space of your ship. A gate’s passage is not an action.',
      source: 'rules: Movement (Using Occupied Spaces); rulings E29, E30',
    },
    {
      id: 'stranded.when',
      text: 'You are **stranded** with no energy and no armed marker. Check this after each action and right after a loss of energy. An action you paid for with your last marker still takes place.',
      source: 'rules: Energy Meter, Stranded; ruling E24',
    },
    {
      id: 'stranded.rights',
      text: 'A stranded player may move by impulse, take minor actions, and do business on a planet. Everything else needs energy or markers, shields included. It ends with the first energy or armed marker.',
      source: 'rules: Stranded; rulings E25, E64',
    },
    {
      id: 'stranded.midway',
      detail: true,
      text: 'If you are stranded during a move action, that action ends at once. You may still use your impulse after it.',
      source: 'rules: Stranded, Borders; ruling E26',
    },
    {
      id: 'stranded.rescue',
      text: '**Rescue**, an action: with at least 3 energy, give 2 to a stranded player’s ship adjacent to yours and gain 1 Fame. The other player cannot refuse, and may at once arm up to 2 markers with it. NPCs are never stranded.',
      source: 'rules: Stranded; ruling E66',
    },
  ],
} as const satisfies Chapter
