import type { Pitch } from '@orrery/engine'

/** What somebody is told before the first question of their first match. */
export default {
  you: 'You captain a small ship.',
  goal: 'First to the Fame goal wins: tokens, trade, missions, and fights bring Fame.',
  turn: 'Each turn: every action you can pay.',
} satisfies Pitch
