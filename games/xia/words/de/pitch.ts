import type { Pitch } from '@orrery/engine'

/** Was jemand vor der ersten Frage der ersten Partie hört. */
export default {
  you: 'Du fliegst ein kleines Schiff.',
  goal: 'Wer zuerst das Ruhmesziel erreicht, gewinnt: Erkundungsmarker, Handel, Aufträge und Kämpfe bringen Ruhm.',
  turn: 'Dein Zug: alles, was du bezahlen kannst.',
} satisfies Pitch
