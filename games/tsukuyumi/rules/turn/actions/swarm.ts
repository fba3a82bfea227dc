import type { Refusal } from '@orrery/engine'
import { isOnBoard } from '../../board/figures.ts'
import { nameOf, refuse, report } from '../../dialect.ts'
import { conquerorHexes, layEggs, layers, moveSwarm, sendConqueror } from '../../factions/dark-seed.ts'
import type { Turn } from '../../state/frames.ts'
import type { State } from '../../state/state.ts'
import { DARK_SEED } from '../../state/vocabulary.ts'
import { notNow } from '../when.ts'
import type { Action } from './action.ts'

const MOVE = 1
const FLY = 2
const EGGS = 4

/** [darkseed.effect] Two of the three orders, each once. */
function cannotOrder(g: State, turn: Turn, order: number): Refusal | undefined {
  if (!turn.conquerors) return notNow(g, turn, 'blue.actions')
  if ((turn.swarmUsed & order) !== 0) return refuse('darkseed.effect#used')
  return turn.swarm === 0 ? refuse('darkseed.effect#spent', { orders: g.content.numbers.swarmOrders }) : undefined
}

function giveOrder(turn: Turn, order: number): void {
  turn.swarm--
  turn.swarmUsed |= order
}

export const swarmMove: Action = {
  id: 'swarm-move',
  cannot(g, turn) {
    const refusal = cannotOrder(g, turn, MOVE)
    if (refusal) return refusal
    if (g.attackers.includes(turn.side)) return refuse('action.movement-first')
    return isOnBoard(g, DARK_SEED) ? undefined : refuse('darkseed.move')
  },
  *perform(g, turn) {
    giveOrder(turn, MOVE)
    moveSwarm(g)
  },
}

/** [darkseed.flying] All units fly until the end of the round. */
export const swarmFly: Action = {
  id: 'swarm-fly',
  cannot: (g, turn) => cannotOrder(g, turn, FLY),
  *perform(g, turn) {
    giveOrder(turn, FLY)
    g.swarmFlies = true
    report(g, 'darkseed.flying', { side: nameOf(DARK_SEED) })
  },
}

export const swarmEggs: Action = {
  id: 'swarm-eggs',
  cannot: (g, turn) => cannotOrder(g, turn, EGGS) ?? (layers(g).length === 0 ? refuse('darkseed.lay') : undefined),
  *perform(g, turn) {
    giveOrder(turn, EGGS)
    yield* layEggs(g)
  },
}

export const conqueror: Action = {
  id: 'conqueror',
  isCombat: true,
  cannot(g, turn) {
    if (!turn.conquerors) return notNow(g, turn, 'blue.actions')
    return conquerorHexes(g).length === 0 ? refuse('darkseed.conqueror') : undefined
  },
  *perform(g, turn) {
    yield* sendConqueror(g, turn)
  },
}
