import type { CardWords } from '@orrery/engine'

export default {
  goal: 'Erreiche vor allen anderen den vereinbarten Ruhm.',
  text: 'Du hast ein kleines Schiff, etwas Geld und ein Sternsystem ohne Karte. Handle, baue ab, kämpfe, weiche Asteroiden aus, werde zur Legende.',
} satisfies CardWords
