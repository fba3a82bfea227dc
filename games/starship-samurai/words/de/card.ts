import type { CardWords } from '@orrery/engine'

export default {
  goal: 'Habe die meiste Ehre, wenn die Orte ausgehen.',
  text: 'Führe einen Clan riesiger Samurai-Mechs mit ihren Flotten. Führe Befehle aus, gewinne Kämpfe mit verdeckten Karten und zieh die kleinen Clans auf deine Seite.',
} satisfies CardWords
