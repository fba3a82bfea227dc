import type { Pitch } from '@orrery/engine'

/** What somebody is told before the first question of their first match. */
export default {
  you: 'The moon fell on your Nomads’ land.',
  goal: 'Most victory points win: control areas.',
  turn: 'One action card a round: green brings units, red moves and attacks.',
} satisfies Pitch
