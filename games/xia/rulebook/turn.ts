import type { Chapter } from '@orrery/engine'

export const turn = {
  id: 'turn',
  title: 'The turn',
  lead: 'A turn has up to three phases, and most of it is yours to fill.',
  rules: [
    {
      id: 'turn.phases',
      text: 'Your turn has an **Action Phase**, a **Business Phase** if you are then on a planet, and a **Status Phase**. You cannot return to an earlier phase.',
      source: 'rules: Turn Overview',
    },
    {
      id: 'turn.actions',
      text: 'In the Action Phase, take as many actions as you can pay for, in any order: move, attack, explore, trade, mine, salvage, harvest, run missions, use abilities, rescue. Finish each before the next. End the phase when you like.',
      source: 'rules: Turn Overview, Action Phase',
    },
    {
      id: 'turn.minor',
      text: '**Minor actions** are: draw missions, collect cargo or an exploration token, jettison cargo, abandon your mission, a blind jump, and abilities that say so. Take them at any time in the Action Phase. They do not end a move action. A blind jump is possible only inside one.',
      source: 'rules: Action Phase; ruling E9',
    },
    {
      id: 'turn.order',
      text: 'After your turn come ships on autopilot, then the NPC you control, if it is in play, then the player on your left.',
      source: 'rules: Turn Overview, Non-Player Ships; ruling E77',
    },
    {
      id: 'turn.gifts',
      text: 'You may give credits away between two actions, if it is your turn or the receiver’s. Promises made in return are not binding.',
      source: 'rules: Credits; ruling E65',
    },
  ],
} as const satisfies Chapter
