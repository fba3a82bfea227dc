import type { Refusal, Rule } from '@orrery/engine'
import { DIRECTIONS, type Hex, hexName, NEIGHBOURS } from '../../map/hex.ts'
import { edgeAt, edgeName, edgeNamed } from '../../map/side.ts'
import { choose, chooseHex, NONE, nameOf, pick, refuse, report } from '../ask.ts'
import { areasOf, exists } from '../board.ts'
import { dealDamage } from '../damage.ts'
import { enemiesAt, figuresAt } from '../figures.ts'
import { type MarkerColour, putKaneda, putRocket } from '../markers.ts'
import type { State } from '../state.ts'
import { CYBERSAMURAI, ONI, sideNamed } from '../vocabulary.ts'

/** The edges of the board, each once: between two hexes of it. */
function boardEdges(g: State): string[] {
  const edges: string[] = []
  for (const hex of g.hexes)
    for (const way of DIRECTIONS) {
      const other = NEIGHBOURS[hex][way]
      if (other > hex && exists(g, other)) edges.push(edgeName(edgeAt(hex, way)))
    }
  return edges
}

/** [uplink.kaneda] The marker comes to any edge of the board; nobody else crosses it by any means. */
export function* placeKaneda(g: State, colour: MarkerColour): Rule {
  const edge = yield* choose(g, CYBERSAMURAI, 'uplink.kaneda', boardEdges(g), undefined, { colour })
  putKaneda(g, colour, edgeNamed(edge) as number)
}

/** [uplink.rocket-attack] The marker comes to any area. */
export function* placeRocket(g: State, colour: MarkerColour): Rule {
  const hex = yield* chooseHex(g, CYBERSAMURAI, 'uplink.rocket-attack', areasOf(g), undefined, { colour })
  putRocket(g, colour, hex)
}

const harmless =
  (g: State) =>
  (hex: Hex): Refusal | undefined =>
    enemiesAt(g, CYBERSAMURAI, hex).length > 0 ? undefined : refuse('uplink.tetsuo', { hex: hexName(hex) })

export const hasTargets = (g: State): boolean => areasOf(g).some((hex) => !harmless(g)(hex))

/** [uplink.tetsuo] Damage in any area to one side that is named; its owner assigns it, and nobody counterattacks. */
export function* fireTetsuo(g: State): Rule {
  const hex = yield* chooseHex(g, CYBERSAMURAI, 'uplink.tetsuo#where', areasOf(g), harmless(g))
  const side = sideNamed(
    yield* pick(g, CYBERSAMURAI, 'uplink.tetsuo', enemiesAt(g, CYBERSAMURAI, hex).map(nameOf), undefined, {
      hex: hexName(hex),
    }),
  )
  const { damage } = g.content.uplinks.tetsuo.numbers
  report(g, 'uplink.tetsuo', { side: nameOf(side), hex: hexName(hex), damage })
  yield* dealDamage(g, {
    hex,
    side,
    amount: 2 * damage,
    figures: figuresAt(g, side, hex),
    by: CYBERSAMURAI,
    chooser: side === ONI ? CYBERSAMURAI : side,
    shielded: false,
    weakestFirst: false,
  })
}

const CALLS = ['tetsuo', 'kaneda', 'rocket-attack'] as const

const cannotCall = (g: State, uplink: string): Refusal | undefined => {
  if (uplink === NONE) return undefined
  if (!g.uplinks.some((one) => one === uplink)) return refuse('uplink.tenno', { uplink })
  return uplink === 'tetsuo' && !hasTargets(g) ? refuse('uplink.tetsuo#none') : undefined
}

/** [cybersamurai.effect] Without Tenno, or without an Uplink it could call, there is no effect. */
export function cannotUseTenno(g: State): Refusal | undefined {
  if (!g.uplinks.includes('tenno')) return refuse('cybersamurai.effect')
  return CALLS.every((uplink) => cannotCall(g, uplink)) ? refuse('uplink.tenno#none') : undefined
}

/** [uplink.tenno] Tetsuo, Kaneda or Rocket Attack once more; the markers are blue. */
export function* callTenno(g: State): Rule {
  const uplink = yield* choose(g, CYBERSAMURAI, 'uplink.tenno', [...CALLS, NONE], (one) => cannotCall(g, one))
  if (uplink === 'tetsuo') yield* fireTetsuo(g)
  else if (uplink === 'kaneda') yield* placeKaneda(g, 'blue')
  else if (uplink === 'rocket-attack') yield* placeRocket(g, 'blue')
}
