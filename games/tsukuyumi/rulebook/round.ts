import type { Chapter } from '@orrery/engine'

export const round = {
  id: 'round',
  title: 'The round',
  lead: 'A round is one action card for each player, four phases, and an end.',
  rules: [
    {
      id: 'round.phases',
      text: 'First all players draft an action card. Then come the white, blue, green, and red phase. In each phase the players take one turn each, in initiative order, before the next phase begins.',
      source: 'codex: Overview; publisher’s pages',
    },
    {
      id: 'round.turn',
      text: 'You have a turn in every phase, even if your card shows nothing for it.',
      example: 'Tetsuo, productive units, riverland, aggressive units, and the free drone need no card.',
      source: 'codex: Action Cards, Productive, Tetsuo Orbital Laser',
    },
    {
      id: 'round.missing-phase',
      text: 'Some cards lack a phase. In it you can only use what your units, areas, and abilities give you.',
      source: 'codex: Action Cards',
    },
    {
      id: 'round.end',
      text: 'At the end of a round, radioactive areas destroy units first, then the moon center scores. Cards for once per round, tunnels, and effects until the end of the round reset. Scores are announced. Last, the action cards of the round go to the discard pile.',
      source: 'codex: Overview; house: the order',
    },
  ],
} as const satisfies Chapter
