import type { Refusal } from '@orrery/engine'
import { COMBAT_CARDS, type CombatCardId } from '../../content/types.ts'
import { type Hex, hexName } from '../../map/hex.ts'
import { isArea } from '../board/board.ts'
import { countAt, hasEnemies } from '../board/figures.ts'
import { refuse } from '../dialect.ts'
import { plays, type State } from '../state/state.ts'
import { powerOf, type Side } from '../state/vocabulary.ts'
import { cannotConquer } from './conquest.ts'

export const cardsOf = (side: Side): readonly CombatCardId[] => COMBAT_CARDS[powerOf(side)]

/**
 * [combat.card] Why a combat card cannot be played in a hex, or nothing. `more` says whether another combat action is left
 * in the phase.
 */
export function cannotPlayCard(g: State, side: Side, hex: Hex, id: CombatCardId, more: boolean): Refusal | undefined {
  const card = g.content.combatCards[id]
  if (card.oncePerRound && g.usedCards.includes(id) && !plays(g, 'unlimited-cards'))
    return refuse('combat.once', { card: id })
  if (card.notLast && !more) return refuse('combat.card#last', { card: id })
  const units = countAt(g, side, hex)
  if (units < card.minUnits) return refuse('combat.card#units', { card: id, units, least: card.minUnits })
  if (card.damage !== null && hasEnemies(g, side, hex)) return undefined
  if (card.conquest === null) return refuse('combat.no-enemy', { card: id, hex: hexName(hex) })
  if (!isArea(g, hex)) return refuse('combat.homezone', { hex: hexName(hex) })
  return cannotConquer(g, side, hex, card.conquest)
}

/** [counter.time-consuming] Whether a side may still attack in a hex. */
export const isLocked = (g: State, side: Side, hex: Hex): boolean =>
  g.locks.some((lock) => lock.side === side && lock.hex === hex)

/** Why a side cannot attack in a hex, or nothing. */
export function cannotAttack(g: State, side: Side, hex: Hex, more: boolean): Refusal | undefined {
  if (isLocked(g, side, hex)) return refuse('counter.time-consuming', { hex: hexName(hex) })
  for (const card of cardsOf(side)) if (!cannotPlayCard(g, side, hex, card, more)) return undefined
  return refuse('combat.action#no-card', { hex: hexName(hex) })
}
