import * as engine from '@orrery/engine'
import { fixed, type Rule, type Seat, withEntry } from '@orrery/engine'
import { allianceHonor, countMarkersOn } from '../alliance.ts'
import { dropAttachments } from '../battle.ts'
import { report } from '../dialect.ts'
import { gainHonor } from '../goods.ts'
import { lapseOffers } from '../offers.ts'
import { boardNumbers, type State, turnOrder, UNSPENT } from '../state/state.ts'
import { GRAVEYARD, SUPPLY, UNIT_COUNT } from '../state/units.ts'
import { beginTurn } from '../turn/turn.ts'

/** The end of a round. [turn.phases] */
export function* resolveRound(g: State): Rule {
  scoreAlliances(g)
  if (!revealLocations(g)) {
    endGame(g)
    return
  }
  restore(g)
  /** [resolution.first-player] The token goes to the left. */
  g.first = (g.first + 1) % g.seats
  g.round++
  g.phase = 'turns'
  beginTurn(g, g.first)
  report(g, 'turn.phases', { round: g.round, seat: g.first })
}

/** [resolution.alliances] Every player gains honor for the clan markers on her branch, all at once. */
function scoreAlliances(g: State): void {
  for (const seat of turnOrder(g)) {
    const honor = allianceHonor(g, seat)
    if (honor > 0) report(g, 'resolution.alliances', { seat, honor, markers: countMarkersOn(g, seat) })
    g.honor[seat] += honor
  }
}

/** [resolution.locations] Unclaimed cards go; each board gets a new one. [end.when] If there are not enough, the game is over. */
export function revealLocations(g: State): boolean {
  for (const board of boardNumbers(g)) {
    const unclaimed = g.boards[board - 1]
    if (unclaimed === '') continue
    dropAttachments(g, board)
    g.locationDiscard = fixed([...g.locationDiscard, unclaimed])
    g.boards = withEntry(g.boards, board - 1, '')
  }
  if (g.locationDeck.length < g.seats) return false
  g.boards = fixed(boardNumbers(g).map((board) => g.locationDeck[g.locationDeck.length - board]))
  g.locationDeck = fixed(g.locationDeck.slice(0, -g.seats))
  engine.reveal(g, 'all')
  report(g, 'resolution.locations', { locations: [...g.boards] })
  return true
}

/** [resolution.restore] Graveyards empty into the supplies and the order markers come back. */
function restore(g: State): void {
  for (let unit = 0; unit < UNIT_COUNT; unit++) if (g.place[unit] === GRAVEYARD) g.place[unit] = SUPPLY
  g.orderMarkers.fill(UNSPENT)
}

/** [end.types] A bonus for different types of locations; [end.winner] most honor wins. */
function endGame(g: State): void {
  for (let seat = 0; seat < g.seats; seat++) {
    const types = countTypes(g, seat)
    const bonus = g.content.typeBonus[Math.min(types, g.content.typeBonus.length - 1)]
    if (bonus > 0) report(g, 'end.types', { seat, types, bonus })
    gainHonor(g, seat, bonus)
  }
  g.oaths = []
  lapseOffers(g)
  g.ranking = fixed(rank(g))
  g.phase = 'over'
  report(g, 'end.winner', { seat: g.ranking[0], honor: g.honor[g.ranking[0]] })
}

export const countTypes = (g: State, seat: Seat): number =>
  new Set(g.locationsWon[seat].map((location) => g.content.locations[location].type)).size

/** [end.ties] Then held wealth, location cards, markers on the own branch, and the place in the last round's turn order. */
export function rank(g: State): Seat[] {
  const measures = [
    (seat: Seat) => g.honor[seat],
    (seat: Seat) => g.wealth[seat],
    (seat: Seat) => g.locationsWon[seat].length,
    (seat: Seat) => countMarkersOn(g, seat),
  ]
  const better = (a: Seat, b: Seat): number => {
    for (const measure of measures) if (measure(a) !== measure(b)) return measure(b) - measure(a)
    return 0
  }
  // The sort is stable, so that those still equal stay in turn order.
  return turnOrder(g).sort(better)
}
