import { type Dispatch, useReducer } from 'react'
import { firstPlace, type Packing, type Place, turned } from './fitting.ts'

/** What is laid where, and what is in hand. */
export interface Hand {
  readonly laid: readonly (Place | undefined)[]
  /** The item in hand, and where it is held over the grid. */
  readonly held: number | undefined
  readonly over: Place
  /** Which of its cells it is held by, from its first one. */
  readonly grip: { readonly x: number; readonly y: number }
  /** It was carried somewhere: to let go means to lay it down. */
  readonly carried: boolean
  /** How often keys have moved it. */
  readonly presses: number
}

export type Move =
  | { readonly kind: 'take'; readonly item: number; readonly grip?: Hand['grip'] }
  | { readonly kind: 'carry'; readonly x: number; readonly y: number }
  | { readonly kind: 'shift'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'turn' | 'lay' | 'back' }
  | { readonly kind: 'all'; readonly laid: readonly (Place | undefined)[] }

const NOWHERE: Place = { x: 0, y: 0, turn: 0 }
const FIRST_CELL = { x: 0, y: 0 }

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

/** What has no place yet is taken in hand, and held where it fits. */
function startWith(packing: Packing, laid: Hand['laid']): Hand {
  const next = laid.indexOf(undefined)
  const over = next < 0 ? NOWHERE : firstPlace(packing, laid, next)
  return { laid, held: next < 0 ? undefined : next, over, grip: FIRST_CELL, carried: false, presses: 0 }
}

/** Packing as moves of a hand. It never refuses: whether something fits is said beside it. */
export function usePacking(packing: Packing, start: Hand['laid']): [Hand, Dispatch<Move>] {
  const { hold } = packing.ship
  const [right, bottom] = [Math.max(...hold.x), Math.max(...hold.y)]
  const near = ({ x, y, turn }: Place): Place => ({ x: within(-1, x, right + 1), y: within(-1, y, bottom + 1), turn })

  const make = (hand: Hand, move: Move): Hand => {
    const { laid, held, over, grip, presses } = hand
    switch (move.kind) {
      case 'take':
        return {
          laid: laid.map((place, item) => (item === move.item ? undefined : place)),
          held: move.item,
          over: laid[move.item] ?? (held === move.item ? over : firstPlace(packing, laid, move.item)),
          grip: move.grip ?? FIRST_CELL,
          carried: false,
          presses,
        }
      case 'carry':
        return held === undefined
          ? hand
          : { ...hand, carried: true, over: near({ ...over, x: move.x - grip.x, y: move.y - grip.y }) }
      case 'shift':
        return { ...hand, over: near({ ...over, x: over.x + move.dx, y: over.y + move.dy }), presses: presses + 1 }
      case 'turn':
        return held === undefined
          ? hand
          : { ...hand, over: turned(packing.items[held], over), grip: FIRST_CELL, presses: presses + 1 }
      case 'lay':
        return held === undefined
          ? hand
          : startWith(
              packing,
              laid.map((place, item) => (item === held ? over : place)),
            )
      case 'back':
        return { ...hand, held: undefined }
      case 'all':
        return startWith(packing, move.laid)
    }
  }
  return useReducer(make, startWith(packing, start))
}
