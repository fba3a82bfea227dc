import type { Opening } from '@orrery/engine'

export const opening: Opening = {
  pitch:
    'Du führst einen Clan riesiger Samurai-Mechs mit ihren Flotten und ziehst die kleinen Clans der Galaxis auf deine Seite.',
  goal: [
    'Führe deinen Clan zur meisten **Ehre**. Ehre bringen gewonnene Orte, kleine Clans auf deinem Zweig der Bündnisleiste und verschiedene Arten von Orten.',
    'Ist der Ortsstapel leer, endet das Spiel. Wer die meiste Ehre hat, gewinnt.',
  ],
  round: [
    'In jeder Runde seid ihr viermal dran. In deinem Zug nimmst du die Belohnung jedes Ortes, an dem du allein die meiste Stärke hast. Dann legst du einen **Befehlsmarker** (1–4).',
    'Es gibt vier Befehle: einen Clanmarker verschieben, Einheiten bewegen, Karten ziehen oder Reichtum nehmen. Je höher der Marker, desto stärker der Befehl. Dazu darfst du eine **Befehlskarte** spielen.',
    'Danach kämpft ihr mit verdeckten **Kampfkarten** um umkämpfte Orte. Dann bringen die Bündnisse Ehre, und neue Orte kommen.',
  ],
}
