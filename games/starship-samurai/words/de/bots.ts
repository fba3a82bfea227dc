import type { BotWords } from '@orrery/engine'

/** Wie Bots sagen, was sie abgewogen haben, worauf sie aus sind und wer sie sind. */
export const bots: BotWords = {
  terms: {
    honor: 'Ehre sofort',
    alliances: 'Clans, die verbündet bleiben',
    locations: 'bessere Aussicht auf gewonnene Kämpfe',
    claims: 'Belohnungen für eine Führung in deinen nächsten Zügen',
    presence: 'Einheiten vor Ort für die nächste Runde',
    orders: 'höhere Befehlsmarker für später',
    wealth: 'Reichtum zum Ausgeben',
    cards: 'bessere Karten auf der Hand',
    fallen: 'weniger verlorene Einheiten',
    rivals: 'die anderen bekommen weniger',
  },
  looks: {
    honor: 'Schau auf Ehre, die du sofort bekommst.',
    alliances: 'Schau auf die Allianzleiste[[, vor allem auf {{clan}}]]: Welche Clans bleiben dir?',
    locations: 'Schau auf [[{{place}}|die Orte]]: Wer gewinnt dort den Kampf, und damit Ehre?',
    claims: 'Schau auf [[{{place}}|die Orte]]: Eine Führung dort zahlt sich in deinen nächsten Zügen aus.',
    presence: 'Schau auf deine Einheiten: Wo stehen sie, wenn die nächste Runde beginnt?',
    orders: 'Schau auf deine Befehlsmarker: Welche willst du behalten?',
    wealth: 'Schau auf deinen Reichtum: Wofür wirst du ihn brauchen?',
    cards: 'Schau auf deine Hand: Welche Karten bringen dir noch etwas?',
    fallen: 'Schau auf deine Einheiten: Einige könnten auf dem Friedhof enden.',
    rivals: 'Schau darauf, was die anderen davon haben.',
  },
  odds: {
    win: '{{n}} % Sieg',
    battleCard: '{{n}} % Kampfkarte',
  },
  amount: 'etwa {{n}} Ehre',
  plans: {},
  characters: {
    admiral: {
      name: 'Admiralin',
      text: 'Kämpft um jeden Ort und hat ihre Flotte für die nächste Runde schon in Stellung.',
    },
    envoy: { name: 'Gesandter', text: 'Gewinnt früh Clans, zieht sie tief in seinen Zweig und hält sie dort.' },
    merchant: { name: 'Händlerin', text: 'Nimmt Zug für Zug Belohnungen und hat immer Reichtum und Karten.' },
    schemer: { name: 'Intrigant', text: 'Nimmt der führenden Seite alles, was sich nehmen lässt.' },
  },
}
