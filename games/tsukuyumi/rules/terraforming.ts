import { type Data, fixed, type Refusal, type Rule } from '@orrery/engine'
import { TERRAFORMINGS, type TerraformingKind } from '../content/types.ts'
import { DIRECTIONS, type Direction, type Hex, hexName, hexNamed, NEIGHBOURS } from '../map/hex.ts'
import { edgeAt, edgeName, edgeNamed, hasSide, sideBit, sideName, sideNamed } from '../map/side.ts'
import { type Cited, choose, refuse, report, STOP } from './ask.ts'
import { bits, isArea } from './board.ts'
import type { State } from './state.ts'
import { BOARLORDS, withEntry } from './vocabulary.ts'

/** [boarlords.terraforming] How many pieces of a kind are not on the board. */
export function terraformingsLeft(g: State, kind: TerraformingKind): number {
  const { count } = g.content.terraformings[kind]
  if (kind === 'tunnel') return count - g.tunnels.length
  const list = kind === 'pigs' ? g.pigs.map(bits) : kind === 'stronghold' ? g.strongholds : g.covers
  return count - list.reduce((sum, n) => sum + n, 0)
}

/** Every place for a Terraforming in a hex, as an answer: `cover c3`, `pigs c3-ne`, `tunnel b2-c3`. */
function spotsIn(g: State, hex: Hex): string[] {
  const spots = [`stronghold ${hexName(hex)}`, `cover ${hexName(hex)}`]
  for (const way of DIRECTIONS) {
    if (!hasSide(g.pigs[hex], way)) spots.push(`pigs ${sideName(hex, way)}`)
    if (isArea(g, NEIGHBOURS[hex][way]) && isArea(g, hex)) {
      const edge = edgeAt(hex, way)
      if (!g.tunnels.some((tunnel) => tunnel.edge === edge)) spots.push(`tunnel ${edgeName(edge)}`)
    }
  }
  return spots
}

function cannotBuild(g: State, spot: string): Refusal | undefined {
  if (spot === STOP) return undefined
  const kind = spot.split(' ')[0] as TerraformingKind
  return terraformingsLeft(g, kind) > 0 ? undefined : refuse('boarlords.terraforming', { kind })
}

/** Asks for one Terraforming in one of the hexes and places it. Returns whether one was placed. */
export function* placeTerraforming(
  g: State,
  ask: Cited,
  hexes: readonly Hex[],
  optional: boolean,
  about: Data,
): Rule<boolean> {
  const spots = [...new Set(hexes.flatMap((hex) => spotsIn(g, hex)))]
  const none = TERRAFORMINGS.every((kind) => terraformingsLeft(g, kind) === 0)
  if (none || spots.length === 0) return false
  if (optional) spots.push(STOP)
  const chosen = yield* choose(g, BOARLORDS, ask, spots, (spot) => cannotBuild(g, spot), about)
  if (chosen === STOP) return false
  build(g, chosen)
  return true
}

/** Places a Terraforming that is written as in `spotsIn`. */
export function build(g: State, spot: string): void {
  const [kind, where] = spot.split(' ')
  if (kind === 'tunnel') {
    const edge = edgeNamed(where) as number
    g.tunnels = fixed([...g.tunnels, Object.freeze({ edge, used: false })])
  } else if (kind === 'pigs') {
    const [hex, way] = sideNamed(where) as readonly [Hex, Direction]
    g.pigs = withEntry(g.pigs, hex, g.pigs[hex] | sideBit(way))
  } else {
    const hex = hexNamed(where) as Hex
    if (kind === 'stronghold') g.strongholds = withEntry(g.strongholds, hex, g.strongholds[hex] + 1)
    else g.covers = withEntry(g.covers, hex, g.covers[hex] + 1)
  }
  report(g, 'boarlords.terraforming', { spot })
}

/** The Terraformings in a hex, tunnels into it among them, written as in `spotsIn`. */
export function terraformingsAt(g: State, hex: Hex): string[] {
  const list: string[] = []
  if (g.strongholds[hex] > 0) list.push(`stronghold ${hexName(hex)}`)
  if (g.covers[hex] > 0) list.push(`cover ${hexName(hex)}`)
  for (const way of DIRECTIONS) {
    if (hasSide(g.pigs[hex], way)) list.push(`pigs ${sideName(hex, way)}`)
    if (NEIGHBOURS[hex][way] >= 0 && g.tunnels.some((tunnel) => tunnel.edge === edgeAt(hex, way)))
      list.push(`tunnel ${edgeName(edgeAt(hex, way))}`)
  }
  return list
}

/** Takes a Terraforming back to the supply. */
export function tearDown(g: State, spot: string): void {
  const [kind, where] = spot.split(' ')
  if (kind === 'tunnel') {
    const edge = edgeNamed(where)
    g.tunnels = fixed(g.tunnels.filter((tunnel) => tunnel.edge !== edge))
  } else if (kind === 'pigs') {
    const [hex, way] = sideNamed(where) as readonly [Hex, Direction]
    g.pigs = withEntry(g.pigs, hex, g.pigs[hex] & ~sideBit(way))
  } else {
    const hex = hexNamed(where) as Hex
    if (kind === 'stronghold') g.strongholds = withEntry(g.strongholds, hex, g.strongholds[hex] - 1)
    else g.covers = withEntry(g.covers, hex, g.covers[hex] - 1)
  }
  report(g, 'counter.loss-of-control', { spot })
}
