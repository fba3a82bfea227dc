import * as engine from '@orrery/engine'
import { fixed, type Refusal, type Rule, type Seat, withEntry } from '@orrery/engine'
import { lacking, payCost } from './cards/cost.ts'
import { addToHand, differentCards, discard, keepLimit, takeFromHand } from './cards/hand.ts'
import { resolveText } from './cards/text.ts'
import { at, choose, refuse, report } from './dialect.ts'
import { returnToSupply } from './goods.ts'
import { hasGozenAt } from './moves/samurai.ts'
import { lapseOffers } from './offers.ts'
import { powerAt, powerOf } from './state/power.ts'
import { type Battle, type Board, type Card, type CardId, type State, turnOrder, type Unit } from './state/state.ts'
import { hasUnitsAt, isShip, ownerOf, unitName, unitsAt } from './state/units.ts'
import { gainReward } from './turn/rewards.ts'
import { since } from './versions.ts'

export const PASS = 'pass'

/** [battle.order] Location by location, in the order of their numbers. */
export function fight(g: State): Rule {
  const { battle } = g
  if (battle === undefined) return openBattle(g)
  switch (battle.stage) {
    case 'commit':
      return commitCard(g, battle)
    case 'resolve':
      return resolveCard(g, battle)
    case 'victor':
      return declareVictor(g, battle)
  }
}

/** [battle.uncontested] Without a second player there is nothing to commit: the only one present wins. */
function* openBattle(g: State): Rule {
  const board = g.battleAt
  const contestants = turnOrder(g).filter((seat) => hasUnitsAt(g, board, seat))
  if (contestants.length === 0) {
    nextLocation(g)
    return
  }
  g.battle = newBattle(g, board, contestants)
  if (contestants.length > 1) {
    report(g, 'battle.order', { board })
    if (g.trace)
      report(g, 'battle.order#power', {
        board,
        contestants,
        totals: contestants.map((seat) => powerAt(g, board, seat)),
      })
  } else {
    g.battle.stage = 'victor'
    report(g, 'battle.uncontested', { board })
    yield* declareVictor(g, g.battle)
  }
}

function newBattle(g: State, board: Board, contestants: Seat[]): Battle {
  const last = contestants.filter((seat) => hasGozenAt(g, seat, board))
  return {
    board,
    stage: 'commit',
    contestants,
    commitOrder: [...contestants.filter((seat) => !last.includes(seat)), ...last],
    committed: new Array<''>(g.seats).fill(''),
    shown: new Array<boolean>(g.seats).fill(false),
    done: 0,
    bonus: new Array<number>(g.seats).fill(0),
    bribed: [],
    riders: [],
  }
}

/**
 * [battle.commit] In turn order each player in the battle lays down a battle card, face down, or passes.
 * [mech.gozen] Gozen's controller comes last, after the others have turned theirs up.
 */
function* commitCard(g: State, battle: Battle): Rule {
  const seat = battle.commitOrder[battle.done]
  const card = yield* choose(g, seat, 'battle.commit', () => ({
    from: differentCards(g.hands[seat]),
    or: PASS,
    unless: mayCommit(g),
    about: at(g, battle.board),
  }))
  if (card !== PASS) takeFromHand(g, seat, card)
  battle.committed[seat] = card
  battle.done++
  report(g, card === PASS ? 'battle.commit#pass' : 'battle.commit', { seat, board: battle.board })
  const next = battle.commitOrder[battle.done]
  if (next === undefined) {
    battle.stage = 'resolve'
    battle.done = 0
  } else if (hasGozenAt(g, next, battle.board))
    for (const other of battle.contestants) if (other !== next) showCard(g, battle, other)
}

/** [battle.bluff] Any battle card may be committed, also one that cannot be paid. */
const mayCommit =
  (g: State) =>
  (card: CardId): Refusal | undefined =>
    g.content.cards[card].type === 'battle' ? undefined : refuse('battle.commit#order-card', { card })

function showCard(g: State, battle: Battle, seat: Seat): void {
  if (battle.shown[seat] || battle.committed[seat] === PASS) return
  battle.shown[seat] = true
  engine.reveal(g, 'all')
  report(g, 'battle.reveal', { seat, card: battle.committed[seat] })
}

/** [battle.reveal] In turn order each card is turned up, paid, resolved and discarded. [battle.pay] What cannot be paid does nothing. */
function* resolveCard(g: State, battle: Battle): Rule {
  const seat = battle.contestants[battle.done]
  const id = battle.committed[seat]
  if (id !== PASS && id !== '') {
    showCard(g, battle, seat)
    const card = g.content.cards[id]
    const short = lacking(g, seat, card)
    if (short) report(g, 'battle.pay', { seat, card: id, ...short })
    else {
      tellCost(g, seat, card)
      yield* payCost(g, seat, card, false)
      yield* resolveText(g, seat, card)
      if (card.ifWon || card.ifNotWon) battle.riders.push({ seat, card: id })
    }
    battle.committed[seat] = ''
    yield* putAway(g, seat, id, short === undefined)
  }
  battle.done++
  if (battle.done === battle.contestants.length) battle.stage = 'victor'
}

function tellCost(g: State, seat: Seat, { id, cost: { honor = 0, wealth = 0 } }: Card): void {
  if (honor + wealth > 0) report(g, 'cards.cost', { seat, card: id, honor, wealth })
}

/** [cards.discard] To the discard pile, or back to hand if the card says so; then the hand limit holds. */
function* putAway(g: State, seat: Seat, id: CardId, resolved: boolean): Rule {
  if (!resolved || !g.content.cards[id].returnsToHand) {
    discard(g, seat, id)
    return
  }
  addToHand(g, seat, id)
  report(g, 'cards.discard#returned', { seat, card: id })
  yield* keepLimit(g, seat)
}

/** Bonus power that lasts for this battle. */
export function gainPower(g: State, seat: Seat, amount: number, card: CardId): void {
  if (g.battle === undefined || amount === 0) return
  g.battle.bonus[seat] += amount
  report(g, 'battle.bonus', { seat, amount, card })
}

/** The players who still have units in the battle, in turn order. */
export const stillInBattle = (g: State): Seat[] => {
  const { battle } = g
  return battle ? battle.contestants.filter((seat) => hasUnitsAt(g, battle.board, seat)) : []
}

/** The others of them. */
export const rivalsInBattle = (g: State, seat: Seat): Seat[] => stillInBattle(g).filter((other) => other !== seat)

/** Whom a card has named is told to all, and remembered until the battle is decided. */
export function nameVictor(g: State, seat: Seat, card: CardId, named: Seat): void {
  g.battle?.riders.push({ seat, card, named })
  report(g, 'battle.riders#named', { seat, card, named })
}

/** The ships of the other players in the battle. */
export const rivalShipsInBattle = (g: State, seat: Seat): Unit[] =>
  rivalsInBattle(g, seat).flatMap((rival) => unitsAt(g, g.battleAt, rival).filter(isShip))

/** [battle.bonus] All power of a player's units there and her bonuses, never less than 0; bribed ships count for the briber. */
export function battleTotal(g: State, battle: Battle, seat: Seat): number {
  let total = battle.bonus[seat]
  for (const unit of unitsAt(g, battle.board, seat)) total += powerOf(g, unit)
  for (const { unit, by } of battle.bribed) {
    if (g.place[unit] !== battle.board || !hasUnitsAt(g, battle.board, by)) continue
    if (by === seat) total += powerOf(g, unit)
    if (ownerOf(g, unit) === seat) total -= powerOf(g, unit)
  }
  return Math.max(0, total)
}

/**
 * [battle.victor] The highest total wins; [battle.tie] among equals, the earliest in turn order.
 * [battle.no-units] Whoever has no unit left cannot win; with no unit left at all, nobody does.
 */
export function victorOf(g: State, battle: Battle): Seat | undefined {
  let victor: Seat | undefined
  let highest = -1
  for (const seat of battle.contestants) {
    const total = hasUnitsAt(g, battle.board, seat) ? battleTotal(g, battle, seat) : -1
    if (total > highest) {
      highest = total
      victor = seat
    }
  }
  return victor
}

function* declareVictor(g: State, battle: Battle): Rule {
  const victor = victorOf(g, battle)
  const { board, contestants } = battle
  if (victor === undefined) report(g, 'battle.no-units', { board, location: g.boards[board - 1], gone: contestants })
  else {
    if (g.trace) tellVictor(g, battle, victor)
    yield* gainLocation(g, victor, board)
  }
  yield* resolveRiders(g, battle, victor)
  nextLocation(g)
}

/** Who has won what; in a battle, who had units left, with what power, and who had none; and whether turn order has decided. */
function tellVictor(g: State, battle: Battle, victor: Seat): void {
  const won = { seat: victor, board: battle.board, amount: g.content.locationHonor }
  if (battle.contestants.length === 1) {
    report(g, 'battle.gain', won)
    return
  }
  const contestants = stillInBattle(g)
  const totals = contestants.map((seat) => battleTotal(g, battle, seat))
  const highest = battleTotal(g, battle, victor)
  report(g, 'battle.victor', {
    ...won,
    contestants,
    totals,
    gone: battle.contestants.filter((seat) => !contestants.includes(seat)),
    tie: totals.filter((total) => total === highest).length > 1,
  })
}

/**
 * [battle.gain] Honor, the reward, cards attached to the location; then the card is claimed and [battle.return] the victor's units
 * go home. [battle.losers] The others' stay.
 */
function* gainLocation(g: State, victor: Seat, board: Board): Rule {
  g.honor[victor] += g.content.locationHonor
  yield* gainReward(g, victor, board)
  for (const attachment of [...g.attachments]) {
    const card = g.content.cards[attachment.card]
    if (attachment.board === board && card.won) yield* card.won(g, attachment, victor, card.numbers)
  }
  dropAttachments(g, board)
  const location = g.boards[board - 1]
  g.boards = withEntry(g.boards, board - 1, '')
  g.locationsWon = withEntry(g.locationsWon, victor, fixed([...g.locationsWon[victor], location]))
  const units = unitsAt(g, board, victor)
  for (const unit of units) returnToSupply(g, unit)
  report(g, 'battle.return', { seat: victor, units: units.map(unitName), location })
}

/** [cards.attach] Attached cards go when their location card goes. */
export function dropAttachments(g: State, board: Board): void {
  for (const { card, by } of g.attachments.filter((attachment) => attachment.board === board)) {
    discard(g, by, card)
    report(g, 'cards.attach', { card, board })
  }
  g.attachments = g.attachments.filter((attachment) => attachment.board !== board)
}

/** [battle.riders] What cards say about winning or not winning comes last, in turn order. */
function* resolveRiders(g: State, battle: Battle, victor: Seat | undefined): Rule {
  for (const { seat, card: id, named } of battle.riders) {
    const { ifWon, ifNotWon, ifNamedWon, numbers } = g.content.cards[id]
    const rider = named === undefined ? (seat === victor ? ifWon : ifNotWon) : named === victor ? ifNamedWon : undefined
    if (rider) yield* rider(g, seat, numbers)
  }
}

function nextLocation(g: State): void {
  if (since(g, 2)) lapseOffers(g)
  g.battle = undefined
  g.battleAt++
  if (g.battleAt > g.seats) g.phase = 'resolution'
}
