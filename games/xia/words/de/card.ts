import type { CardWords } from '@orrery/engine'

export default {
  goal: 'Erreiche als Erste oder Erster den vereinbarten Ruhm.',
  text: 'Befehlige ein kleines Schiff in einem Sternsystem, das mit jeder Erkundung wächst. Handle, schürfe, kämpfe, flieg durch Asteroidenfelder und werde zur Legende.',
} satisfies CardWords
