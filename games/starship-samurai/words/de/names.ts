import { germanNoun } from '@orrery/engine'
import { NEUTRAL } from '../../codecs.ts'
import { PASS } from '../../rules/battle.ts'
import { NONE } from '../../rules/dialect.ts'
import { ATTACH, END, TAMETOMO } from '../../rules/turn/turn.ts'
import type { GroupTitles, Naming } from '../names.ts'

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
    [PASS]: 'Keine Karte einsetzen',
    [NONE]: 'Keine',
    [NEUTRAL]: 'neutral',
    stop: 'Aufhören',
    yes: 'Ja',
    no: 'Nein',
    nothing: 'nichts',
    cards: 'Karten ziehen',
    pay: 'Reichtum zahlen',
    discard: 'Karten abwerfen',
    return: 'Eine Einheit zurücknehmen',
    lower: 'Einen Marker senken',
    'face-down': 'verdeckt',
    any: 'beliebige',
    order: 'Befehlskarten',
    battle: 'Kampfkarten',
  },
  offered: {
    turn: { [TAMETOMO]: 'Mit Tametomo ein Schiff zerstören (1 Reichtum)' },
    gain: { wealth: 'Reichtum erhalten' },
    loss: { lose: 'Einheiten zerstören' },
    oath: { marker: 'Einen Marker auf neutral setzen' },
    debt: { lower: 'Einen Marker senken lassen' },
    mines: { lose: 'Das Schiff verlieren' },
    parley: { marker: 'Felder für einen Marker gewähren', power: 'Stärke gewähren' },
  },
  neutral: { nom: 'das neutrale Feld', acc: 'das neutrale Feld', dat: 'dem neutralen Feld' },
  ownFighter: (number) => `Jäger ${number}`,
  ownFighters: '{{n|# Jäger|# Jäger}}',
  ownCarrier: {
    nom: 'der Träger',
    acc: 'den Träger',
    dat: 'dem Träger',
    counted: 'den Träger',
    countedNom: 'der Träger',
  },
  fighters: (clan) => `{{n|# ${clan}-Jäger|# ${clan}-Jäger}}`,
  clanCarrier: (clan) => germanNoun('m', `${clan}-Träger`),
  carriers: (clan) => `{{n|# ${clan}-Träger|# ${clan}-Träger}}`,
  fighter: (clan, number) => `${clan}-Jäger ${number}`,
  carrier: (clan) => `${clan}-Träger`,
  board: (board) => `Ort ${board}`,
  copies: (card) => ({ nom: `„${card}“`, counted: `{{n|„${card}“|# × „${card}“}}` }),
  marked: (order, value) => `${order} mit Marker ${value}`,
  play: (card) => `„${card}“ spielen`,
  goods: {
    wealth: '{{n}} Reichtum',
    any: '{{n|# Karte|# Karten}}',
    order: '{{n|# Befehlskarte|# Befehlskarten}}',
    battle: '{{n|# Kampfkarte|# Kampfkarten}}',
    choice: 'die Wahl „{{choice}}“',
    promise: 'das Versprechen „{{promise}}“',
  },
}

export const groups: GroupTitles = {
  allegiance: 'Bündnis verschieben',
  units: 'Einheiten bewegen',
  draw: 'Karten ziehen',
  wealth: 'Reichtum nehmen',
  card: 'Handkarten',
  free: 'Freie Befehle',
}
