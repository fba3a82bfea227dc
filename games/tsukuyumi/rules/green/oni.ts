import type { Refusal, Rule } from '@orrery/engine'
import { hexes } from '../../codecs.ts'
import { type OniKind, UNIT_KINDS } from '../../content/types.ts'
import { type Hex, hexName } from '../../map/hex.ts'
import { areasAround, areasOf, cannotCross, isArea, neighboursOf } from '../board/board.ts'
import { countAt, enterBoard, figuresAt, hexesOf, inSupply } from '../board/figures.ts'
import { hasProperty } from '../board/properties.ts'
import { declareAttack } from '../combat/declare.ts'
import { type Cited, choose, nameOf, refuse, report } from '../dialect.ts'
import { cannotMoveAgain } from '../movement/massive.ts'
import { beginMovement } from '../movement/movement.ts'
import type { Turn } from '../state/frames.ts'
import type { State } from '../state/state.ts'
import { type Figure, ONI, type Side } from '../state/vocabulary.ts'

const KINDS = UNIT_KINDS.oni

const isSource = (g: State, hex: Hex): boolean => g.owner[hex] === ONI || hasProperty(g, hex, 'tsukuyumi')

/** [oni.place] In or next to Tsukuyumi areas and areas of the Oni, not across blockades, and never in homezones. */
export const mayHoldNewOni = (g: State, hex: Hex): boolean =>
  isSource(g, hex) ||
  areasAround(g, hex).some((source) => isSource(g, source) && !cannotCross(g, ONI, false, source, hex))

const hasReserve = (g: State): boolean => KINDS.some((kind) => inSupply(g, kind) !== undefined)

/** Whether an Oni can be placed: there is one in the reserve and a place for it. */
export const canPlaceOni = (g: State): boolean => hasReserve(g) && areasOf(g).some((hex) => mayHoldNewOni(g, hex))

/** Asks for an Oni of any size and a place for it. */
export function* placeOni(g: State, side: Side, ask: Cited): Rule {
  const inReserve = (kind: OniKind) =>
    inSupply(g, kind) === undefined ? refuse('oni.place#reserve', { unit: kind }) : undefined
  const kind = yield* choose(g, side, ask, { from: KINDS, unless: inReserve })
  const mayHold = (hex: Hex) => (mayHoldNewOni(g, hex) ? undefined : refuse('oni.place', { hex: hexName(hex) }))
  const hex = yield* choose(g, side, 'oni.place#where', {
    from: areasOf(g),
    as: hexes,
    unless: mayHold,
    about: { unit: kind },
  })
  const others = countAt(g, ONI, hex)
  enterBoard(g, inSupply(g, kind) as Figure, hex)
  report(g, 'oni.place', { side: nameOf(side), unit: kind, hex: hexName(hex), others })
}

/** [oni.conquest] Areas with Oni that the Oni do not control. */
export const oniTargets = (g: State): Hex[] => hexesOf(g, ONI).filter((hex) => isArea(g, hex) && g.owner[hex] !== ONI)

/** [oni.instead] An Oni that cannot be placed becomes an Oni conquest. */
export function settleOni(g: State, turn: Turn): void {
  if (turn.oniPlace > 0 && !canPlaceOni(g)) {
    report(g, 'oni.instead', { side: nameOf(turn.side), oni: turn.oniPlace })
    turn.oniConquest += turn.oniPlace
    turn.oniPlace = 0
  }
}

const isStart =
  (g: State) =>
  (hex: Hex): boolean =>
    (g.moved === undefined || figuresAt(g, ONI, hex).some((figure) => !cannotMoveAgain(g, figure))) &&
    neighboursOf(g, hex).some((to) => !cannotCross(g, ONI, false, hex, to))

/** Areas from which an Oni can move. */
const oniStarts = (g: State): Hex[] => hexesOf(g, ONI).filter(isStart(g))

/** Whether any Oni can move. */
export const canMoveOni = (g: State): boolean => hexesOf(g, ONI).some(isStart(g))

/** [green.mandatory] Why the turn cannot end: an Oni action that can be done is left. */
export function unfinishedOni(g: State, turn: Turn): Refusal | undefined {
  const { oniPlace, oniConquest, oniMove } = turn
  if (oniPlace + oniConquest + oniMove === 0) return undefined
  if (oniPlace > 0) return refuse('green.mandatory#place', { left: oniPlace })
  if (oniMove > 0 && canMoveOni(g)) return refuse('green.mandatory#move', { left: oniMove })
  if (oniConquest > 0 && oniTargets(g).length > 0) return refuse('green.mandatory#conquest', { left: oniConquest })
  return undefined
}

/** [oni.conquest] The Oni try to conquer an area. */
export function* conquerWithOni(g: State, side: Side): Rule {
  const hex = yield* choose(g, side, 'oni.conquest', { from: oniTargets(g), as: hexes })
  declareAttack(g, ONI, side, hex, { more: false })
}

/** [oni.move] Any number of Oni of one area, but at least one, move one area each. */
export function* moveOni(g: State, side: Side): Rule {
  const hex = yield* choose(g, side, 'oni.move', { from: oniStarts(g), as: hexes })
  beginMovement(g, 'oni.move', { side: ONI, by: side, range: 1, figures: figuresAt(g, ONI, hex), least: 1 })
}
