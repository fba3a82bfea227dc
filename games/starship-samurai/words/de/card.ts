import type { CardWords } from '@orrery/engine'

export default {
  goal: 'Hab die meiste Ehre, wenn die Orte zu Ende gehen.',
  text: 'Führe einen Clan riesiger Samurai und ihre Flotten. Gib Befehle, gewinne Kämpfe mit verdeckten Karten und zieh die kleinen Clans auf deine Seite.',
} satisfies CardWords
