import type { rulebook } from '../../rulebook/index.ts'

type ChapterId = (typeof rulebook)[number]['id']

/** What each chapter decides. */
export const leads: { readonly [chapter in ChapterId]: string } = {
  setup: 'Beim Aufbau bekommt ihr alle einen Clan, zwei Mechs und zwei Karten, und die ersten Orte werden aufgedeckt.',
  turn: 'Eine Runde hat drei Phasen. In der ersten bist du viermal am Zug.',
  claim: 'Jeder Zug beginnt mit den Belohnungen der Orte, an denen du am stärksten bist.',
  orders: 'Dein Befehl ist das Herz deines Zuges: ein Marker, einer von vier Befehlen.',
  alliance: 'Die Bündnisleiste entscheidet, welche kleinen Clans dir in jeder Runde Ehre bringen.',
  movement: '„Einheiten bewegen“ bringt deine Einheiten an die Orte und von einem Ort zum anderen.',
  units: 'Deine Streitmacht sind Schiffe und Mechs. Jede Einheit hat Stärke und belegt ein Feld.',
  samurai: 'Jeder der acht Mechs hat eine Fähigkeit. Die Zahl in Klammern ist seine Stärke.',
  wealth: 'Reichtum erhöht Befehle, bezahlt Karten und macht Jäger stärker.',
  cards: 'Aktionskarten überraschen deine Gegner: Befehlskarten in deinem Zug, Kampfkarten in Kämpfen.',
  battle: 'Kämpfe entscheiden, welcher Clan einen Ort gewinnt: 5 Ehre, seine Belohnung und seine Karte.',
  resolution: 'Jede Runde endet mit Ehre für Bündnisse und mit neuen Orten.',
  end: 'Das Spiel endet, wenn die Orte ausgehen. Die meiste Ehre gewinnt.',
  decks: 'Shattered Alliances bringt ein zweites Aktionsdeck und vier Arten, es zu verwenden.',
  trading: 'Mit Handel kaufst du Karten, Gefallen und Frieden, wenn die Partie so angelegt wurde.',
  table: 'Manches ist geheim, alles andere offen, und eine Person darf gehen.',
}

/** Cases in point. */
export const examples = {
  'order.boost': 'Mit Marker 3 und 2 Reichtum bewegst du bis zu 5 Einheiten.',
  'alliance.neutral': 'Vom zweiten Feld eines Zweigs kommt ein Marker mit 3 Feldern auf das erste Feld eines anderen.',
  'move.once': 'Eine Einheit, die dein Befehl bewegt hat, darf in demselben Zug auch mit deinem Träger fliegen.',
  'cards.required':
    '„Entflammen“ braucht eine gegnerische Einheit an einem Ort. „Angriff auf den Nachschub“ darfst du spielen und 0 Einheiten zerstören.',
  'cards.choice':
    '„Angriff auf den Nachschub“ bewirkt nichts bei einem Gegner, der nur 1 Reichtum und 1 Einheit im Vorrat hat.',
  'resolution.alliances': 'Ein Marker auf einem Feld mit +5 und einer auf einem Feld mit +3 bringen dir 8 Ehre.',
}
