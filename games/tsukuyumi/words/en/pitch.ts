import type { Pitch } from '@orrery/engine'

/** What somebody is told before the first question of their first match. */
export default {
  you: 'The moon has fallen. Your Nomads want what is left.',
  goal: 'Most victory points win: control areas.',
  turn: 'One action card a round says what you do.',
} satisfies Pitch
