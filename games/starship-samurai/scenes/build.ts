import { assertInput, fixed, type Options, type Seat, withEntry } from '@orrery/engine'
import { markers, orderChoices, units } from '../codecs.ts'
import { invariants } from '../invariants.ts'
import { placeMarker } from '../rules/alliance.ts'
import {
  type Board,
  type LocationId,
  ORDERS,
  type Phase,
  SAMURAI,
  type Samurai,
  type State,
} from '../rules/state/state.ts'
import { FIRST_SAMURAI, GRAVEYARD, SUPPLY } from '../rules/state/units.ts'
import { beginTurn } from '../rules/turn/turn.ts'

const SEATS = ['nova', 'pulsar', 'gamma', 'void'] as const
type Clan = (typeof SEATS)[number]

type ByClan<T> = { readonly [clan in Clan]?: T }

/** What a position is like, in the words of options and logs; what is not said is as after the draft of the samurai. */
export interface Setting {
  /** Whose turn it is (and who is first player, unless said). */
  readonly turn?: Clan
  readonly first?: Clan
  readonly round?: number
  /** Rewards at the start of the turn are still to be claimed. */
  readonly claim?: boolean
  /** Begin with the battles, at this board. */
  readonly battle?: Board
  readonly phase?: Phase
  readonly honor?: ByClan<number>
  readonly wealth?: ByClan<number>
  readonly hands?: ByClan<readonly string[]>
  /** The samurai of each player; by default two each in the order of SAMURAI. */
  readonly samurai?: ByClan<readonly Samurai[]>
  /** By board number: the units there. All others are in the supply. */
  readonly boards?: { readonly [board: number]: readonly string[] }
  readonly graveyard?: readonly string[]
  readonly attached?: { readonly [unit: string]: number }
  /** By lesser clan: its space, as `Nova-3`. */
  readonly markers?: { readonly [clan: string]: string }
  /** Markers that nobody but this player can move. */
  readonly oaths?: { readonly [clan: string]: Clan }
  /** Location cards on the boards, by number. */
  readonly locations?: readonly LocationId[]
  /** Cards beside the boards. */
  readonly attachments?: readonly { readonly board: Board; readonly card: string; readonly by: Clan }[]
  /** What is on top of the deck, the first to be drawn first. */
  readonly deck?: readonly string[]
  readonly discards?: readonly string[]
  /** Order markers already spent, by clan: `units-3`. */
  readonly spent?: ByClan<readonly string[]>
  /** The order has been given already. */
  readonly ordered?: boolean
  readonly locationDeck?: readonly LocationId[]
  readonly won?: ByClan<readonly LocationId[]>
}

/** A position for so many players, with what it changes of the options. */
export interface NamedSetting extends Setting {
  readonly players: number
  readonly options?: Options
}

const seatOf = (clan: Clan): Seat => SEATS.indexOf(clan)

const byClan = <T>(given: ByClan<T> | undefined, apply: (seat: Seat, value: T) => void) => {
  for (const [clan, value] of Object.entries(given ?? {})) apply(seatOf(clan as Clan), value as T)
}

/** Makes a position out of a fresh set-up. Cards named in it are taken out of the deck, so that nothing exists twice. */
export function buildScene(g: State, setting: Setting): State {
  g.phase = setting.phase ?? (setting.battle ? 'battles' : 'turns')
  if (g.phase !== 'mech-draft' && g.phase !== 'deck-draft') giveSamurai(g, setting)
  placeUnits(g, setting)
  placeCards(g, setting)
  byClan(setting.honor, (seat, honor) => {
    g.honor[seat] = honor
  })
  byClan(setting.wealth, (seat, wealth) => {
    g.bank -= wealth - g.wealth[seat]
    g.wealth[seat] = wealth
  })
  for (const [clan, space] of Object.entries(setting.markers ?? {})) placeMarker(g, markers.decode(clan), space, 0)
  const turn = seatOf(setting.turn ?? 'nova')
  g.first = setting.first ? seatOf(setting.first) : turn
  g.round = setting.round ?? 1
  beginTurn(g, turn)
  g.claimed = !setting.claim
  g.ordered = setting.ordered ?? false
  g.battleAt = setting.battle ?? 1
  for (const [clan, by] of Object.entries(setting.oaths ?? {}))
    g.oaths.push({ marker: markers.decode(clan), by: seatOf(by) })
  byClan(setting.spent, (seat, spent) => {
    for (const { order, value } of spent.map(orderChoices.decode))
      g.orderMarkers[seat] = withEntry(g.orderMarkers[seat], value - 1, ORDERS.indexOf(order))
  })
  g.trace = undefined
  const [problem] = invariants(g)
  assertInput(problem === undefined, `This scene is not possible: ${problem}.`)
  return g
}

function giveSamurai(g: State, { samurai }: Setting): void {
  const given: { [clan in Clan]?: readonly Samurai[] } = { ...samurai }
  const taken = Object.values(given).flat()
  const free = SAMURAI.filter((one) => !taken.includes(one))
  for (let seat = 0; seat < g.seats; seat++) given[SEATS[seat]] ??= free.splice(0, 2)
  // A scene may name one samurai for a player; the other is any that is left.
  for (let seat = 0; seat < g.seats; seat++) {
    const own = [...(given[SEATS[seat]] ?? [])]
    while (own.length < 2) own.push(free.shift() as Samurai)
    for (const one of own) {
      const index = SAMURAI.indexOf(one)
      g.controller = withEntry(g.controller, index, seat)
      g.place[FIRST_SAMURAI + index] = SUPPLY
      g.draftPool = fixed(g.draftPool.filter((other) => other !== index))
      g.draftPicks = fixed([...g.draftPicks, index])
    }
  }
}

function placeUnits(g: State, { boards = {}, graveyard = [], attached = {} }: Setting): void {
  for (const [board, there] of Object.entries(boards))
    for (const unit of there) g.place[units.decode(unit)] = Number(board)
  for (const unit of graveyard) g.place[units.decode(unit)] = GRAVEYARD
  for (const [unit, wealth] of Object.entries(attached)) {
    g.attachedWealth = withEntry(g.attachedWealth, units.decode(unit), wealth)
    g.bank -= wealth
  }
}

/** Takes things out of what there is; a scene cannot have more of them. */
function takingFrom<T extends string>(all: T[]): (wanted: string) => T {
  return (wanted) => {
    const at = (all as string[]).indexOf(wanted)
    assertInput(at >= 0, `This scene has no ${wanted} left.`)
    return all.splice(at, 1)[0]
  }
}

function placeCards(g: State, setting: Setting): void {
  const { hands, deck, discards, attachments } = setting
  if (hands || deck || discards || attachments) {
    assertInput(g.decks.length === 1, 'Scenes with own decks keep the cards they are dealt.')
    const cards = [...g.hands.flat(), ...g.decks.flat(), ...g.discards.flat()]
    const take = takingFrom(cards)
    g.hands = g.hands.map((_, seat) => fixed((hands?.[SEATS[seat]] ?? []).map(take)))
    g.discards = [fixed((discards ?? []).map(take))]
    g.attachments = (attachments ?? []).map(({ board, card, by }) => ({ board, card: take(card), by: seatOf(by) }))
    const top = (deck ?? []).map(take).reverse()
    g.decks = [fixed([...cards, ...top])]
  }
  if (setting.locations || setting.locationDeck || setting.won) placeLocations(g, setting)
}

function placeLocations(g: State, { locations = [], locationDeck, won }: Setting): void {
  assertInput(locations.length <= g.seats, `This scene has ${locations.length} locations for ${g.seats} boards.`)
  const all = Object.keys(g.content.locations)
  const take = takingFrom(all)
  byClan(won, (seat, theirs) => {
    g.locationsWon = withEntry(g.locationsWon, seat, fixed(theirs.map(take)))
  })
  const named = locations.map(take)
  const deck = locationDeck?.map(take)
  g.boards = fixed(g.boards.map((_, i) => named[i] ?? take(all[0])))
  g.locationDeck = fixed((deck ?? all.splice(0, g.locationDeck.length)).reverse())
  g.removedLocations = fixed(all)
}
