import { copyRandom } from '@orrery/engine'
import type { Battle, State } from './state.ts'

const rows = <T>(table: readonly T[][]): T[][] => {
  const copies: T[][] = []
  for (let i = 0; i < table.length; i++) copies.push(table[i].slice())
  return copies
}

/** Copies the few objects of a list that is nearly always empty. */
const objects = <T extends object>(list: readonly T[]): T[] =>
  list.length === 0 ? [] : list.map((one) => ({ ...one }))

/** Choices, offers, bonds and the fixed lists are never changed, only replaced: copies share them. */
export const copy = (g: State): State => ({
  seats: g.seats,
  choices: g.choices,
  content: g.content,
  rules: g.rules,
  random: copyRandom(g.random),
  revealed: g.revealed,
  trace: undefined,
  phase: g.phase,
  round: g.round,
  first: g.first,
  turn: g.turn,
  claimed: g.claimed,
  ordered: g.ordered,
  cardPlayed: g.cardPlayed,
  tametomoUsed: g.tametomoUsed,
  honor: g.honor.slice(),
  wealth: g.wealth.slice(),
  bank: g.bank,
  hands: rows(g.hands),
  decks: rows(g.decks),
  discards: rows(g.discards),
  orderMarkers: rows(g.orderMarkers),
  place: g.place.slice(),
  attachedWealth: g.attachedWealth.slice(),
  controller: g.controller,
  branch: g.branch.slice(),
  depth: g.depth.slice(),
  oaths: objects(g.oaths),
  boards: g.boards.slice(),
  locationDeck: g.locationDeck,
  locationDiscard: g.locationDiscard,
  removedLocations: g.removedLocations,
  locationsWon: g.locationsWon,
  attachments: objects(g.attachments),
  battleAt: g.battleAt,
  battle: g.battle && copyBattle(g.battle),
  draftPicks: g.draftPicks,
  draftPool: g.draftPool,
  draftPiles: rows(g.draftPiles),
  setAside: g.setAside,
  offers: g.offers.slice(),
  nextOffer: g.nextOffer,
  bound: g.bound,
  ranking: g.ranking,
})

const copyBattle = (battle: Battle): Battle => ({
  board: battle.board,
  stage: battle.stage,
  contestants: battle.contestants.slice(),
  commitOrder: battle.commitOrder.slice(),
  committed: battle.committed.slice(),
  shown: battle.shown.slice(),
  done: battle.done,
  bonus: battle.bonus.slice(),
  bribed: objects(battle.bribed),
  riders: objects(battle.riders),
})
