import { inSupply } from '../../board/figures.ts'
import { refuse } from '../../dialect.ts'
import { canMoveOni, canPlaceOni, conquerWithOni, moveOni, oniTargets, placeOni } from '../../green/oni.ts'
import { canProduce, freeDrone, produce } from '../../green/production.ts'
import { since } from '../../versions.ts'
import { notNow } from '../when.ts'
import type { Action } from './action.ts'

/** [production.points] One thing at a time, as long as the points last. */
export const production: Action = {
  id: 'produce',
  cannot(g, turn) {
    if (turn.points === 0 && turn.freeWeapons === 0) return notNow(g, turn, 'green.actions')
    return canProduce(g, turn.side, turn) ? undefined : refuse('production.supply#nothing')
  },
  *perform(g, turn) {
    yield* produce(g, turn.side, turn)
  },
}

/** [uplink.amaterasu] A drone for nothing in the green phase. */
export const drone: Action = {
  id: 'drone',
  cannot(g, turn) {
    if (turn.drones === 0) return notNow(g, turn, 'green.actions')
    const kinds = ['attack-drone', 'shield-drone'] as const
    return kinds.every((kind) => inSupply(g, kind) === undefined) ? refuse('production.supply#nothing') : undefined
  },
  *perform(g, turn) {
    turn.drones--
    yield* freeDrone(g)
  },
}

/** [oni.place] */
export const oniPlacement: Action = {
  id: 'oni-place',
  cannot(g, turn) {
    if (turn.oniPlace === 0) return notNow(g, turn, 'green.actions')
    return canPlaceOni(g) ? undefined : refuse('oni.place#none')
  },
  *perform(g, turn) {
    turn.oniPlace--
    yield* placeOni(g, turn.side, 'oni.place')
  },
}

/** [oni.conquest] [oni.order] Not while there is a move left that Oni can make; under the first rules in any order. */
export const oniConquest: Action = {
  id: 'oni-conquest',
  cannot(g, turn) {
    if (turn.oniConquest === 0) return notNow(g, turn, 'green.actions')
    if (oniTargets(g).length === 0) return refuse('oni.conquest')
    return since(g, 2) && turn.oniMove > 0 && canMoveOni(g) ? refuse('oni.order', { left: turn.oniMove }) : undefined
  },
  *perform(g, turn) {
    turn.oniConquest--
    if (since(g, 2)) turn.oniMove = 0
    yield* conquerWithOni(g, turn.side)
  },
}

/** [oni.move] */
export const oniMovement: Action = {
  id: 'oni-move',
  cannot(g, turn) {
    if (turn.oniMove === 0) return notNow(g, turn, 'green.actions')
    return canMoveOni(g) ? undefined : refuse('oni.move')
  },
  *perform(g, turn) {
    turn.oniMove--
    yield* moveOni(g, turn.side)
  },
}
