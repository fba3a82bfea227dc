import type { Chapter } from '@orrery/engine'

export const round = {
  id: 'round',
  title: 'The round',
  rules: [
    {
      id: 'round.phases',
      text: 'First all choose an action card. Then come the white, the blue, the green and the red phase; each is finished by everybody before the next begins. In a phase the players act in initiative order, each in one turn.',
      source: 'codex: Overview; publisher’s pages',
    },
    {
      id: 'round.turn',
      text: 'You have a turn in every phase, even if your card shows nothing for it, because some things need no card: Tetsuo, productive units, riverland, aggressive units, the free drone, the end of a goal.',
      source: 'codex: Action Cards, Productive, Tetsuo Orbital Laser',
    },
    {
      id: 'round.missing-phase',
      text: 'Some cards lack a phase. In it you can only use what your units, areas and abilities give you.',
      source: 'codex: Action Cards',
    },
    {
      id: 'round.end',
      text: 'A round ends in this order: units in radioactive areas are destroyed; the moon’s centre gives its victory point; cards that work once a round, tunnels and all effects until the end of the round start afresh; the scores are told; the action cards of the round go to the discard pile.',
      source: 'codex: Overview; house: the order',
    },
  ],
} as const satisfies Chapter
