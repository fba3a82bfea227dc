import * as engine from '@orrery/engine'
import { fixed, type Rule, type Seat, withEntry } from '@orrery/engine'
import { allianceHonor, countMarkersOn, markersOn } from '../alliance.ts'
import { dropAttachments } from '../battle.ts'
import { report } from '../dialect.ts'
import { lapseOffers } from '../offers.ts'
import { boardNumbers, LESSER_CLANS, type State, turnOrder, UNSPENT, type Unit } from '../state/state.ts'
import { figuresOf, GRAVEYARD, SUPPLY, unitName } from '../state/units.ts'
import { openTurn } from '../turn/turn.ts'

/** The end of a round. [turn.phases] */
export function* resolveRound(g: State): Rule {
  report(g, 'turn.phases#end', { round: g.round })
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
  report(g, 'turn.phases', { round: g.round })
  openTurn(g, g.first)
}

/** [resolution.alliances] Every player gains honor for the clan markers on her branch, all at once. */
function scoreAlliances(g: State): void {
  for (const seat of turnOrder(g)) {
    const honor = allianceHonor(g, seat)
    g.honor[seat] += honor
    if (honor > 0 && g.trace) {
      const clans = markersOn(g, seat).map((marker) => LESSER_CLANS[marker])
      report(g, 'resolution.alliances', { seat, honor, markers: clans.length, clans })
    }
  }
}

/** [resolution.locations] Unclaimed cards go; each board gets a new one. [end.when] If there are not enough, the game is over. */
export function revealLocations(g: State): boolean {
  const locations = g.boards.filter((location) => location !== '')
  if (locations.length > 0) report(g, 'resolution.locations#unclaimed', { locations })
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
  const back: Unit[] = []
  for (let seat = 0; seat < g.seats; seat++)
    for (const unit of figuresOf(g, seat)) if (g.place[unit] === GRAVEYARD) back.push(unit)
  for (const unit of back) g.place[unit] = SUPPLY
  if (back.length > 0) report(g, 'resolution.restore', { units: back.map(unitName) })
  g.orderMarkers.fill(UNSPENT)
}

/** [end.types] A bonus for different types of locations; [end.winner] most honor wins. */
function endGame(g: State): void {
  for (let seat = 0; seat < g.seats; seat++) {
    const types = countTypes(g, seat)
    const bonus = g.content.typeBonus[Math.min(types, g.content.typeBonus.length - 1)]
    if (bonus > 0) report(g, 'end.types', { seat, types, bonus })
    g.honor[seat] += bonus
  }
  g.oaths = []
  lapseOffers(g)
  g.ranking = fixed(rank(g))
  g.phase = 'over'
  tellTie(g)
  report(g, 'end.winner', { seat: g.ranking[0], honor: g.honor[g.ranking[0]] })
}

export const countTypes = (g: State, seat: Seat): number =>
  new Set(g.locationsWon[seat].map((location) => g.content.locations[location].type)).size

type Measure = (g: State, seat: Seat) => number

/** [end.ties] Among those with the same honor: held wealth, location cards, markers on the own branch. */
const TIE_BREAKS: { readonly [name: string]: Measure } = {
  wealth: (g, seat) => g.wealth[seat],
  locations: (g, seat) => g.locationsWon[seat].length,
  markers: countMarkersOn,
}

/** Who was level with the winner, and what has decided. */
function tellTie(g: State): void {
  const [winner] = g.ranking
  const tied = g.ranking.filter((seat) => g.honor[seat] === g.honor[winner])
  if (tied.length === 1) return
  for (const [by, measure] of Object.entries(TIE_BREAKS)) {
    const counts = tied.map((seat) => measure(g, seat))
    if (counts.every((count) => count === counts[0])) continue
    report(g, 'end.ties', { seat: winner, tied, by, counts })
    return
  }
  report(g, 'end.ties', { seat: winner, tied, by: 'turn-order' })
}

/** [end.winner] Most honor first; [end.ties] then what breaks ties, and the place in the last round's turn order. */
export function rank(g: State): Seat[] {
  const measures: readonly Measure[] = [(h, seat) => h.honor[seat], ...Object.values(TIE_BREAKS)]
  const better = (a: Seat, b: Seat): number => {
    for (const measure of measures) if (measure(g, a) !== measure(g, b)) return measure(g, b) - measure(g, a)
    return 0
  }
  // The sort is stable, so that those still equal stay in turn order.
  return turnOrder(g).sort(better)
}
