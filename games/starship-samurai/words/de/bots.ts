import type { BotWords } from '@orrery/engine'

/** Wie Bots sagen, was sie abgewogen haben, worauf sie aus sind und wer sie sind. */
export const bots: BotWords = {
  terms: {
    honor: 'Ehre sofort',
    alliances: 'Clans, die verbündet bleiben',
    locations: 'bessere Aussicht auf Orte',
    claims: 'Belohnungen in den nächsten Zügen',
    presence: 'Einheiten vor Ort für die nächste Runde',
    orders: 'höhere Befehlsmarker für später',
    wealth: 'Reichtum zum Ausgeben',
    cards: 'bessere Karten auf der Hand',
    fallen: 'weniger Einheiten auf dem Friedhof',
    rivals: 'weniger für die anderen',
  },
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
