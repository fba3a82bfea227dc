import type { Chapter } from '@orrery/engine'

export const turn = {
  id: 'turn',
  title: 'The turn',
  rules: [
    {
      id: 'turn.phases',
      text: 'A turn has an action phase, a business phase if the ship is then on a planet, and a status phase. No phase is gone back to.',
      source: 'rules: Turn Overview',
    },
    {
      id: 'turn.actions',
      text: 'In the action phase you take as many actions as you like and can pay for, in any order: move, attack, work on missions, trade and gather, explore, use abilities, rescue. For each you say what you do, pay, roll and carry it out before the next. You end the phase when you want to.',
      source: 'rules: Turn Overview, Action Phase',
    },
    {
      id: 'turn.minor',
      text: 'Minor actions are: drawing missions, collecting cubes or an exploration token, throwing out cubes or the mission, a blind jump, and abilities marked minor. They can be taken at any time of the action phase, and inside a move action without ending it; a blind jump only inside one, because it costs movement.',
      source: 'rules: Action Phase; ruling E9',
    },
    {
      id: 'turn.order',
      text: 'After your turn come the ships that drift, then the NPC you control, if it is in play, then the player to your left.',
      source: 'rules: Turn Overview, Non-Player Ships; ruling E77',
    },
    {
      id: 'turn.gifts',
      text: 'Credits may be given away. Giver or receiver must be the player whose turn it is, and it happens between two actions. What was promised for them binds nobody.',
      source: 'rules: Credits; ruling E65',
    },
  ],
} as const satisfies Chapter
