import type { Seat } from '@orrery/engine'
import { allianceHonor, branchRewards, spaceOf } from './rules/alliance.ts'
import { battleTotal } from './rules/battle.ts'
import { draftOrder } from './rules/round/draft.ts'
import { powerAt, powerOf } from './rules/state/power.ts'
import {
  type Board,
  boardNumbers,
  type CardId,
  CLANS,
  LESSER_CLANS,
  type LocationId,
  ORDERS,
  type Phase,
  SAMURAI,
  type State,
} from './rules/state/state.ts'
import { figuresOf, GRAVEYARD, SUPPLY, unitName, unitsAt } from './rules/state/units.ts'
import { givenIn, told, wantedIn } from './rules/trading/telling.ts'

export interface UnitView {
  readonly id: string
  readonly power: number
  readonly wealth: number
}

export interface SeatView {
  readonly clan: string
  readonly honor: number
  readonly wealth: number
  readonly cards: number
  /** The order each marker lies on, by its value; nothing when it is in hand. */
  readonly orders: readonly (string | null)[]
  readonly supply: readonly string[]
  /** The fighters in the supply that carry wealth. */
  readonly laden: readonly { readonly unit: string; readonly wealth: number }[]
  readonly graveyard: readonly string[]
  readonly samurai: readonly string[]
  readonly locations: readonly LocationId[]
  readonly deck: number | null
  readonly allianceHonor: number
}

export interface BoardView {
  readonly board: Board
  readonly location: LocationId | ''
  /** By seat. */
  readonly units: readonly (readonly UnitView[])[]
  readonly power: readonly number[]
  readonly attached: readonly { readonly card: string; readonly by: Seat }[]
}

export interface BattleView {
  readonly board: Board
  readonly stage: string
  readonly contestants: readonly Seat[]
  /** By seat: a card's id when the viewer may see it, else whether one lies there. */
  readonly committed: readonly (string | null)[]
  readonly bonus: readonly number[]
  readonly totals: readonly number[]
  readonly bribed: readonly { readonly unit: string; readonly by: Seat }[]
}

export interface OfferView {
  readonly id: number
  readonly from: Seat
  readonly to: Seat
  /** What it gives and wants, as `goods` are written. */
  readonly gives: readonly string[]
  readonly wants: readonly string[]
  /** Which cards it gives, for the two it concerns. */
  readonly cards: readonly string[]
}

/** A player has bound herself to a choice that is yet to come. */
export interface BondView {
  readonly seat: Seat
  /** The other side of the trade. */
  readonly to: Seat
  /** As `agreedChoices` are written. */
  readonly choice: string
}

export interface View {
  /** Whose view it is; nobody's for a spectator. */
  readonly seat: Seat | null
  readonly phase: Phase
  readonly round: number
  readonly first: Seat
  readonly turn: Seat
  readonly ordered: boolean
  readonly cardPlayed: boolean
  /** The general supply of wealth; nothing when it has no end. */
  readonly bank: number | null
  readonly seats: readonly SeatView[]
  readonly boards: readonly BoardView[]
  readonly markers: readonly { readonly clan: string; readonly space: string; readonly sworn: Seat | null }[]
  /** What a marker brings at depth 1, 2, 3, … of any branch. */
  readonly branch: readonly number[]
  /** Whether the match is played with trading. */
  readonly trading: boolean
  readonly deck: number
  /** The discard piles, the oldest card first. */
  readonly discards: readonly (readonly string[])[]
  readonly locationDeck: number
  readonly locationDiscard: readonly LocationId[]
  readonly battle: BattleView | null
  readonly offers: readonly OfferView[]
  readonly bonds: readonly BondView[]
  readonly ranking: readonly Seat[]
  /** The viewer's own cards; nothing for a spectator. */
  readonly hand: readonly CardId[]
  /** The cards to pick from in a deck draft, and those picked. */
  readonly draftPile: readonly string[]
  readonly draftedCards: readonly string[]
  /** Samurai: those the viewer has picked, and, when it is her pick, those left. */
  readonly pickedSamurai: readonly string[]
  readonly samuraiLeft: readonly string[]
}

/** [table.public] [table.hidden] Everything a seat may know, field by field. What is not named here stays hidden. */
export function view(g: State, viewer: Seat | 'spectator'): View {
  const mine = viewer === 'spectator' ? undefined : viewer
  const order = draftOrder(g)
  const drafting = g.phase === 'mech-draft'
  const myPick = drafting && order[g.draftPicks.length] === mine
  return {
    seat: mine ?? null,
    phase: g.phase,
    round: g.round,
    first: g.first,
    turn: g.turn,
    ordered: g.ordered,
    cardPlayed: g.cardPlayed,
    bank: g.choices.unlimitedWealth ? null : g.bank,
    seats: CLANS.slice(0, g.seats).map((_, seat) => viewSeat(g, seat)),
    boards: boardNumbers(g).map((board) => viewBoard(g, board)),
    markers: LESSER_CLANS.map((clan, marker) => ({
      clan,
      space: spaceOf(g, marker),
      sworn: g.oaths.find((oath) => oath.marker === marker)?.by ?? null,
    })),
    branch: [...branchRewards(g)],
    trading: g.choices.trading,
    deck: g.decks.length === 1 ? g.decks[0].length : 0,
    discards: g.discards.map((pile) => [...pile]),
    locationDeck: g.locationDeck.length,
    locationDiscard: [...g.locationDiscard],
    battle: viewBattle(g, mine),
    offers: g.offers.map((offer) => ({
      id: offer.id,
      from: offer.from,
      to: offer.to,
      gives: givenIn(offer),
      wants: wantedIn(offer),
      cards: offer.from === mine || offer.to === mine ? [...offer.giveCards] : [],
    })),
    bonds: (g.bonds ?? []).map(({ seat, choice, trade }) => ({
      seat,
      to: seat === trade.from ? trade.to : trade.from,
      choice: told(choice),
    })),
    ranking: [...g.ranking],
    hand: mine === undefined ? [] : [...g.hands[mine]],
    draftPile: mine === undefined || g.phase !== 'deck-draft' ? [] : [...g.draftPiles[mine]].sort(),
    draftedCards: mine === undefined || g.phase !== 'deck-draft' ? [] : [...g.decks[mine]],
    pickedSamurai: drafting
      ? g.draftPicks.filter((_, pick) => order[pick] === mine).map((samurai) => SAMURAI[samurai])
      : [],
    samuraiLeft: myPick ? g.draftPool.map((samurai) => SAMURAI[samurai]) : [],
  }
}

function viewSeat(g: State, seat: Seat): SeatView {
  const at = (place: number) => figuresOf(g, seat).filter((unit) => g.place[unit] === place)
  return {
    clan: CLANS[seat],
    honor: g.honor[seat],
    wealth: g.wealth[seat],
    cards: g.hands[seat].length,
    orders: g.orderMarkers[seat].map((order) => (order < 0 ? null : ORDERS[order])),
    supply: at(SUPPLY).map(unitName),
    laden: at(SUPPLY)
      .filter((unit) => g.attachedWealth[unit] > 0)
      .map((unit) => ({ unit: unitName(unit), wealth: g.attachedWealth[unit] })),
    graveyard: at(GRAVEYARD).map(unitName),
    samurai: SAMURAI.filter((_, samurai) => g.controller[samurai] === seat),
    locations: [...g.locationsWon[seat]],
    deck: g.decks.length === 1 ? null : g.decks[seat].length,
    allianceHonor: allianceHonor(g, seat),
  }
}

function viewBoard(g: State, board: Board): BoardView {
  const seats = CLANS.slice(0, g.seats).map((_, seat) => seat)
  return {
    board,
    location: g.boards[board - 1],
    units: seats.map((seat) =>
      unitsAt(g, board, seat).map((unit) => ({
        id: unitName(unit),
        power: powerOf(g, unit),
        wealth: g.attachedWealth[unit],
      })),
    ),
    power: seats.map((seat) => powerAt(g, board, seat)),
    attached: g.attachments.filter((attachment) => attachment.board === board).map(({ card, by }) => ({ card, by })),
  }
}

function viewBattle(g: State, mine: Seat | undefined): BattleView | null {
  const { battle } = g
  if (battle === undefined) return null
  return {
    board: battle.board,
    stage: battle.stage,
    contestants: [...battle.contestants],
    committed: battle.committed.map((card, seat) => {
      if (card === '' || card === 'pass') return card === '' ? null : card
      return battle.shown[seat] || seat === mine ? card : 'face-down'
    }),
    bonus: [...battle.bonus],
    totals: battle.contestants.map((seat) => battleTotal(g, battle, seat)),
    bribed: battle.bribed.map(({ unit, by }) => ({ unit: unitName(unit), by })),
  }
}
