import { NEUTRAL } from '../../codecs.ts'
import { PASS } from '../../rules/battle.ts'
import { NONE } from '../../rules/dialect.ts'
import { ATTACH, END, TAMETOMO } from '../../rules/turn/turn.ts'
import type { Naming } from '../names.ts'

export const naming: Naming = {
  language: 'de',
  counted: {
    card: '{{n|# Karte|# Karten}}',
    marker: '{{n|# Marker|# Marker}}',
    ship: '{{n|# Schiff|# Schiffe}}',
    space: '{{n|# Feld|# Felder}}',
    type: '{{n|# Art|# Arten}}',
  },
  orders: {
    allegiance: 'Bündnis verschieben',
    units: 'Einheiten bewegen',
    draw: 'Karten ziehen',
    wealth: 'Reichtum nehmen',
  },
  spoken: {
    [END]: 'Zug beenden',
    [ATTACH]: '1 Reichtum an einen Jäger anlegen',
    [PASS]: 'Passen',
    [NONE]: 'Keine',
    [NEUTRAL]: 'neutral',
    stop: 'Aufhören',
    yes: 'Ja',
    no: 'Nein',
    nothing: 'nichts',
    cards: 'Karten ziehen',
    pay: 'Reichtum zahlen',
    lose: 'Den Verlust hinnehmen',
    marker: 'Ein Clanmarker wird verschoben',
    power: 'Stärke im Kampf',
    discard: 'Karten abwerfen',
    return: 'Eine Einheit zurücknehmen',
    lower: 'Einen Marker senken',
    supply: 'der Vorrat',
    'face-down': 'verdeckt',
    any: 'beliebige',
    order: 'Befehlskarten',
    battle: 'Kampfkarten',
  },
  offered: {
    turn: { [TAMETOMO]: 'Tametomo einsetzen: 1 Reichtum zahlen und ein Schiff zerstören' },
    commit: { [PASS]: 'Keine Karte einsetzen' },
  },
  fighter: (clan, number) => `${clan}-Jäger ${number}`,
  carrier: (clan) => `${clan}-Träger`,
  board: (board) => `Ort ${board}`,
  marked: (order, value) => `${order} mit Marker ${value}`,
  play: (card) => `${card} spielen`,
  goods: {
    wealth: '{{n}} Reichtum',
    any: '{{n|# Karte|# Karten}}',
    order: '{{n|# Befehlskarte|# Befehlskarten}}',
    battle: '{{n|# Kampfkarte|# Kampfkarten}}',
    choice: 'die Wahl „{{choice}}“',
    promise: 'das Versprechen „{{promise}}“',
  },
}
