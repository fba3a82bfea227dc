import { type Data, fixed, type Refusal, type Rule, withEntry } from '@orrery/engine'
import { type BuiltPiece, builtPieces } from '../../codecs.ts'
import { TERRAFORMINGS, type TerraformingKind } from '../../content/types.ts'
import { DIRECTIONS, type Hex, NEIGHBOURS } from '../../map/hex.ts'
import { type Edge, edgeAt, hasSide, sideBit } from '../../map/side.ts'
import { type Cited, choose, nameOf, refuse, report, STOP } from '../dialect.ts'
import type { State } from '../state/state.ts'
import { BOARLORDS, type Side } from '../state/vocabulary.ts'
import { bits, isArea } from './board.ts'

/** [boarlords.terraforming] How many pieces of a kind are not on the board. */
export function terraformingsLeft(g: State, kind: TerraformingKind): number {
  const { count } = g.content.terraformings[kind]
  if (kind === 'tunnel') return count - g.tunnels.length
  const list = kind === 'pigs' ? g.pigs.map(bits) : kind === 'stronghold' ? g.strongholds : g.covers
  return count - list.reduce((sum, n) => sum + n, 0)
}

/** Every Terraforming that has a place in a hex. */
function spotsIn(g: State, hex: Hex): BuiltPiece[] {
  const spots: BuiltPiece[] = [
    { kind: 'stronghold', hex },
    { kind: 'cover', hex },
  ]
  for (const way of DIRECTIONS) {
    if (!hasSide(g.pigs[hex], way)) spots.push({ kind: 'pigs', hex, way })
    if (isArea(g, NEIGHBOURS[hex][way]) && isArea(g, hex)) {
      const edge = edgeAt(hex, way)
      if (!g.tunnels.some((tunnel) => tunnel.edge === edge)) spots.push({ kind: 'tunnel', edge })
    }
  }
  return spots
}

/** Each of them once: a tunnel lies in two hexes. */
export const different = (pieces: readonly BuiltPiece[]): BuiltPiece[] =>
  pieces.filter(
    (piece, at) => piece.kind !== 'tunnel' || at === pieces.findIndex((other) => isTunnel(other, piece.edge)),
  )

const isTunnel = (piece: BuiltPiece, edge: Edge): boolean => piece.kind === 'tunnel' && piece.edge === edge

const cannotBuild = (g: State, kind: TerraformingKind): Refusal | undefined =>
  terraformingsLeft(g, kind) > 0 ? undefined : refuse('boarlords.terraforming', { kind })

/** Asks for one Terraforming in one of the hexes and places it. Returns the one that was placed, if any. */
export function* placeTerraforming(
  g: State,
  ask: Cited,
  hexes: readonly Hex[],
  optional: boolean,
  about: Data,
): Rule<BuiltPiece | undefined> {
  const spots = different(hexes.flatMap((hex) => spotsIn(g, hex)))
  const none = TERRAFORMINGS.every((kind) => terraformingsLeft(g, kind) === 0)
  if (none || spots.length === 0) return undefined
  const chosen = yield* choose(g, BOARLORDS, ask, {
    from: spots,
    as: builtPieces,
    or: optional ? STOP : undefined,
    unless: ({ kind }) => cannotBuild(g, kind),
    about,
  })
  if (chosen === STOP) return undefined
  build(g, chosen)
  return chosen
}

/** What a Boarrior has placed, or setup, is told at once. */
export function tellTerraformings(g: State, spots: readonly string[]): void {
  if (spots.length > 0) report(g, 'boarlords.terraforming', { side: nameOf(BOARLORDS), spots })
}

/** Places a Terraforming. */
export function build(g: State, piece: BuiltPiece): void {
  if (piece.kind === 'tunnel') g.tunnels = fixed([...g.tunnels, Object.freeze({ edge: piece.edge, used: false })])
  else if (piece.kind === 'pigs') g.pigs = withEntry(g.pigs, piece.hex, g.pigs[piece.hex] | sideBit(piece.way))
  else changeCount(g, piece.kind, piece.hex, 1)
}

function changeCount(g: State, kind: 'stronghold' | 'cover', hex: Hex, by: number): void {
  if (kind === 'stronghold') g.strongholds = withEntry(g.strongholds, hex, g.strongholds[hex] + by)
  else g.covers = withEntry(g.covers, hex, g.covers[hex] + by)
}

/** The Terraformings in a hex, tunnels into it among them. */
export function terraformingsAt(g: State, hex: Hex): BuiltPiece[] {
  const list: BuiltPiece[] = []
  if (g.strongholds[hex] > 0) list.push({ kind: 'stronghold', hex })
  if (g.covers[hex] > 0) list.push({ kind: 'cover', hex })
  for (const way of DIRECTIONS) {
    if (hasSide(g.pigs[hex], way)) list.push({ kind: 'pigs', hex, way })
    if (NEIGHBOURS[hex][way] >= 0 && g.tunnels.some((tunnel) => tunnel.edge === edgeAt(hex, way)))
      list.push({ kind: 'tunnel', edge: edgeAt(hex, way) })
  }
  return list
}

/** Takes a Terraforming back to the supply. */
export function tearDown(g: State, by: Side, piece: BuiltPiece): void {
  if (piece.kind === 'tunnel') g.tunnels = fixed(g.tunnels.filter((tunnel) => tunnel.edge !== piece.edge))
  else if (piece.kind === 'pigs') g.pigs = withEntry(g.pigs, piece.hex, g.pigs[piece.hex] & ~sideBit(piece.way))
  else changeCount(g, piece.kind, piece.hex, -1)
  report(g, 'counter.loss-of-control', { side: nameOf(by), spot: builtPieces.encode(piece) })
}
