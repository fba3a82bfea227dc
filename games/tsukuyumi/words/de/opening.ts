import type { Opening } from '@orrery/engine'

export const opening: Opening = {
  pitch: 'Der Mond ist gefallen. Führe eine von vier grundverschiedenen Fraktionen im Krieg um das Ödland ringsum.',
  goal: [
    'Wer nach vier Runden die meisten **Siegpunkte** hat, gewinnt. Punkte bringen kontrollierte Gebiete, die Mondmitte, Missionen, das Ziel deiner Fraktion und die Initiative.',
    'Um ein Gebiet zu **erobern**, brauchst du dort mindestens so viele Eroberungspunkte wie jede andere Fraktion. Ein Gleichstand genügt.',
  ],
  round: [
    'Zu Beginn einer Runde wählen alle geheim eine **Aktionskarte** und geben den Rest der Hand nach links. Deine Karte sagt, was du in dieser Runde tun kannst.',
    'Dann folgen vier Phasen. Die **weiße** ist für alle gleich: Wähle zwei kleine Aktionen. Die **blaue** bringt deinen Fraktionseffekt, Ereignisse und Initiative.',
    'Die **grüne** bringt neue Einheiten und Oni, die alle befehligen. In der **roten** bewegst du dich und greifst an. In jeder Phase handelt ihr in Initiativereihenfolge.',
    'Wenn du **angreifst**, spielst du eine Kampfkarte aus. Achtung: Die Verteidigung wählt Gegenangriffe, die auf deiner Karte stehen.',
  ],
}
