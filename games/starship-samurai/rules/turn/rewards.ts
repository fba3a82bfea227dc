import type { Rule, Seat } from '@orrery/engine'
import { mayTouch, moveAnyMarker, moveMarker, oathAgainst } from '../alliance.ts'
import { drawCards } from '../cards/hand.ts'
import { amount, pick, report } from '../dialect.ts'
import { takeWealth } from '../goods.ts'
import { leads } from '../state/power.ts'
import { type Board, boardNumbers, LESSER_CLANS, type LocationId, type RewardPart, type State } from '../state/state.ts'
import { since } from '../versions.ts'

/**
 * [claim.first] A turn begins with the rewards of the locations where the player leads. [claim.order] The list is fixed first; she
 * chooses the order where it can matter, and else they come by board number.
 */
export function* claimRewards(g: State, seat: Seat): Rule {
  let left = boardNumbers(g).filter((board) => g.boards[board - 1] !== '' && leads(g, board, seat))
  while (left.length > 0) {
    const from = left
    const asks = !since(g, 2) || (from.length > 1 && orderMatters(g, seat, from))
    const board: Board = asks ? yield* pick(g, seat, 'claim.order', () => ({ from })) : from[0]
    left = left.filter((other) => other !== board)
    yield* gainReward(g, seat, board)
  }
  g.claimed = true
}

/**
 * [claim.order] Marker moves, honor and wealth come to the same in any order. It matters whether cards come before or after a decision:
 * what one has drawn, one knows; and where players trade, whether wealth does.
 */
function orderMatters(g: State, seat: Seat, boards: readonly Board[]): boolean {
  const overfull = isOverfull(g, seat, cardsOf(g, boards))
  const isUseful = (part: RewardPart) => 'cards' in part || ('wealth' in part && g.choices.trading)
  const isDecision = (part: RewardPart) => {
    if ('clan' in part) return mayTouch(g, seat)(LESSER_CLANS.indexOf(part.clan)) === undefined
    return 'any' in part || ('cards' in part && overfull)
  }
  for (const one of boards) {
    if (!rewardAt(g, one).some(isUseful)) continue
    for (const other of boards) if (other !== one && rewardAt(g, other).some(isDecision)) return true
  }
  return false
}

/** How many cards the rewards of some locations bring. */
function cardsOf(g: State, boards: readonly Board[]): number {
  let cards = 0
  for (const board of boards) for (const part of rewardAt(g, board)) if ('cards' in part) cards += part.cards
  return cards
}

const rewardAt = (g: State, board: Board): readonly RewardPart[] => g.content.locations[g.boards[board - 1]].reward

/** What a reward has brought so far, until it is told. */
interface Gains {
  honor: number
  wealth: number
  wanted: number
  cards: number
}

const noGains = (): Gains => ({ honor: 0, wealth: 0, wanted: 0, cards: 0 })

/** [claim.parts] The parts of a reward come one after another; what comes without a decision in between is told together. */
export function* gainReward(g: State, seat: Seat, board: Board): Rule {
  const location = g.boards[board - 1]
  let gains = noGains()
  const tell = () => {
    const { honor, wealth, wanted, cards } = gains
    if (honor + wanted + cards === 0) return
    report(g, 'claim.most-power', { seat, board, location, honor, wealth, cards })
    gains = noGains()
  }
  for (const part of rewardAt(g, board)) {
    if ('honor' in part) gains.honor += addHonor(g, seat, part.honor)
    else if ('wealth' in part) {
      gains.wealth += takeWealth(g, seat, part.wealth)
      gains.wanted += part.wealth
    } else if ('cards' in part) {
      if (isOverfull(g, seat, part.cards)) tell()
      yield* drawCards(g, seat, yield* howManyCards(g, seat, part.cards), (count) => {
        gains.cards += count
        tell()
      })
    } else {
      tell()
      yield* moveForReward(g, seat, part, location)
    }
  }
  tell()
}

/** [claim.honor] [claim.up-to] Honor and wealth are taken in full; the rest is up to the player. */
function addHonor(g: State, seat: Seat, honor: number): number {
  g.honor[seat] += honor
  return honor
}

/** [claim.clan] [claim.any] */
function* moveForReward(
  g: State,
  seat: Seat,
  part: Extract<RewardPart, { readonly clan: unknown } | { readonly any: unknown }>,
  location: LocationId,
): Rule {
  if ('any' in part) {
    yield* moveAnyMarker(g, seat, part.any, 'claim.any', location)
    return
  }
  const marker = LESSER_CLANS.indexOf(part.clan)
  const oath = oathAgainst(g, seat, marker)
  if (oath) report(g, 'card.S05#holds', { seat, clan: part.clan, by: oath.by })
  else yield* moveMarker(g, seat, marker, 0, part.n, location)
}

const isOverfull = (g: State, seat: Seat, more: number): boolean => g.hands[seat].length + more > g.content.handLimit

/** [claim.cards] Asked only when the hand would grow beyond its limit. */
function* howManyCards(g: State, seat: Seat, most: number): Rule<number> {
  return isOverfull(g, seat, most) ? yield* amount(g, seat, 'claim.cards', () => ({ min: 0, max: most })) : most
}
