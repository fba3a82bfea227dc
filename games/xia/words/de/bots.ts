import type { BotWords } from '@orrery/engine'

/** Wie Bots sagen, was sie abgewogen haben, was sie vorhaben und wer sie sind. */
export const bots: BotWords = {
  terms: {
    fame: 'Ruhm sofort',
    victory: 'der letzte Ruhmespunkt',
    credits: 'Credits für Ruhm und Schiffe',
    titles: 'Titel in Reichweite',
    ship: 'ein schnelleres, größeres Schiff',
    arms: 'Waffen und Schilde für später',
    energy: 'Energie und bereite Marker',
    drift: 'freie Bewegung zwischen den Zügen',
    damage: 'ein heiler Rumpf',
    bounty: 'kein Kopfgeld',
    experience: 'erledigte und laufende Aufträge',
    map: 'mehr bekannte Sektoren',
    prospects: 'ein kurzer Weg zum nächsten Geschäft',
    hunt: 'ein Ziel in Reichweite',
    combat: 'gute Chancen im Kampf',
    dead: 'ein Schiff, das noch fliegt',
    plan: 'am Plan festhalten',
    rivals: 'weniger für die anderen',
  },
  plans: {
    sale: 'Die Ware bei {{to}} verkaufen.',
    trade: 'Bei {{from}} einkaufen, bei {{to}} verkaufen.',
    gathering: 'Ware bei {{from}} abbauen, bergen oder ernten und bei {{to}} verkaufen.',
    mission: 'Den Auftrag bei {{to}} abschließen.',
    cards: 'Bei {{to}} Aufträge ziehen.',
    token: 'Den Erkundungsmarker in {{to}} einsammeln.',
    rim: 'Hinter {{to}} weitersuchen.',
    landing: 'Auf {{to}} landen und aufladen.',
  },
  characters: {
    raider: { name: 'Die Freibeuterin', text: 'Kauft früh Waffen und weiß, wer was geladen hat.' },
    trader: { name: 'Die Händlerin', text: 'Lebt von Märkten und fliegt nie mit leerem Laderaum.' },
    scout: { name: 'Die Kundschafterin', text: 'Sieht hinter jedem Stern nach, Erkundungsmarker zuerst.' },
    courier: { name: 'Die Kurierin', text: 'Nimmt Aufträge, die sonst niemand will, und liefert.' },
  },
}
