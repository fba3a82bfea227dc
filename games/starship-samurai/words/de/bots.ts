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
    mechs: 'ein Mech für diese Partie',
    rivals: 'weniger für die anderen',
  },
  plans: {},
  characters: {},
}
