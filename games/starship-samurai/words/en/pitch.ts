import type { Pitch } from '@orrery/engine'

/** What somebody is told before the first question of their first match. */
export default {
  you: 'You command a clan of starships and giant mechs.',
  goal: 'Most honor wins.',
  turn: 'Each turn: collect what you lead, then perform one order.',
} satisfies Pitch
