import type { CardWords } from '@orrery/engine'

export default {
  goal: 'Have the most victory points after the last round: from areas, missions, goals, and the moon center.',
  text: 'The moon has fallen. Four very different factions wage war over the wasteland around it, with drafted actions and bitter combat.',
} satisfies CardWords
