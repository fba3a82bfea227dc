import { ARMS } from '../../../content/uplinks/arms.ts'
import { figuresOnBoard, isOnBoard } from '../../board/figures.ts'
import { canCharge, charge } from '../../combat/aggressive.ts'
import { cannotAttackAnywhere, chooseAttack } from '../../combat/declare.ts'
import { refuse } from '../../dialect.ts'
import { beginMovement } from '../../movement/movement.ts'
import { notNow } from '../when.ts'
import type { Action } from './action.ts'

/** [move.action] Every unit may move; [action.movement-first] not after an attack in the same phase. */
export const movement: Action = {
  id: 'move',
  cannot(g, turn) {
    if (turn.movement === 0) return notNow(g, turn, 'red.actions')
    if (g.attackers.includes(turn.side)) return refuse('action.movement-first')
    return isOnBoard(g, turn.side) ? undefined : refuse('move.action')
  },
  *perform(g, turn) {
    const { side, movement: range } = turn
    turn.movement = 0
    beginMovement(g, 'move.action', { side, range, figures: figuresOnBoard(g, side) })
  },
}

/** [combat.action] One attack. */
export const attack: Action = {
  id: 'attack',
  isCombat: true,
  cannot(g, turn) {
    if (turn.combat === 0) return notNow(g, turn, 'red.actions')
    return cannotAttackAnywhere(g, turn.side, turn.combat > 1 || canCharge(g, turn))
  },
  *perform(g, turn) {
    turn.combat--
    yield* chooseAttack(g, turn.side, { more: turn.combat > 0 || canCharge(g, turn) })
  },
}

/** [combat.aggressive] The attack of an aggressive unit, whatever the card shows. */
export const aggressiveAttack: Action = {
  id: 'charge',
  isCombat: true,
  cannot(g, turn) {
    if (g.phase !== 'red' || turn.extra) return notNow(g, turn, 'red.actions')
    return canCharge(g, turn) ? undefined : refuse('combat.aggressive')
  },
  perform: charge,
}

/** [uplink.tetsuo] Once in a red turn, without any action. */
export const tetsuo: Action = {
  id: 'tetsuo',
  cannot(g, turn) {
    if (!turn.tetsuo) return notNow(g, turn, 'red.actions')
    return ARMS.tetsuo.use.cannot(g)
  },
  *perform(g, turn) {
    turn.tetsuo = false
    yield* ARMS.tetsuo.use.perform(g)
  },
}

/** [uplink.kaneda] Once in a red turn, with a red phase on the card. */
export const kaneda: Action = {
  id: 'kaneda',
  cannot: (g, turn) => (turn.kaneda ? undefined : notNow(g, turn, 'red.actions')),
  *perform(g, turn) {
    turn.kaneda = false
    yield* ARMS.kaneda.use.perform(g, 'red')
  },
}

/** [uplink.rocket-attack] Once in a red turn, with a red phase on the card. */
export const rocket: Action = {
  id: 'rocket',
  cannot: (g, turn) => (turn.rocket ? undefined : notNow(g, turn, 'red.actions')),
  *perform(g, turn) {
    turn.rocket = false
    yield* ARMS['rocket-attack'].use.perform(g, 'red')
  },
}
