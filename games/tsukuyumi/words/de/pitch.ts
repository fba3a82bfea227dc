import type { Pitch } from '@orrery/engine'

/** Was jemand vor der ersten Frage der ersten Partie hört. */
export default {
  you: 'Der Mond ist gefallen. Deine Nomaden wollen, was übrig ist.',
  goal: 'Die meisten Siegpunkte gewinnen: Kontrolliere Gebiete.',
  turn: 'Eine Aktionskarte pro Runde sagt, was du tust.',
} satisfies Pitch
