import type { CardWords } from '@orrery/engine'

export default {
  goal: 'Have the most victory points after the last round: from areas, goals and the centre of the moon.',
  text: 'The moon has fallen. Four very different powers fight over the wasteland around it, with drafted actions and bitter battles.',
} satisfies CardWords
