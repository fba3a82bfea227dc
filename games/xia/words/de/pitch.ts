import type { Pitch } from '@orrery/engine'

/** Was jemand vor der ersten Frage der ersten Partie hört. */
export default {
  you: 'Du fliegst ein kleines Schiff durch unerforschten Raum.',
  goal: 'Wer zuerst das Ruhmesziel erreicht, gewinnt.',
  turn: 'In deinem Zug: fliegen, handeln, erkunden, kämpfen, was du bezahlen kannst.',
} satisfies Pitch
