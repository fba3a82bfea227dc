import type { Pitch } from '@orrery/engine'

/** What somebody is told before the first question of their first match. */
export default {
  you: 'You captain a small ship in unmapped space.',
  goal: 'Reach the Fame goal first.',
  turn: 'Each turn: fly, trade, explore, fight, as long as you can pay.',
} satisfies Pitch
