import type { Pitch } from '@orrery/engine'

/** Was jemand vor der ersten Frage der ersten Partie hört. */
export default {
  you: 'Der Mond traf das Land deiner Nomaden.',
  goal: 'Die meisten Siegpunkte gewinnen: Kontrolliere Gebiete.',
  turn: 'Eine Aktionskarte pro Runde: Grün bringt Einheiten, Rot bewegt und greift an.',
} satisfies Pitch
