import type { Refusal, Rule } from '@orrery/engine'
import { edges, hexes, powers } from '../../codecs.ts'
import type { UplinkId } from '../../content/types.ts'
import { DIRECTIONS, type Hex, hexName, NEIGHBOURS } from '../../map/hex.ts'
import { type Edge, edgeAt } from '../../map/side.ts'
import { areasOf, exists } from '../board.ts'
import { dealDamage } from '../damage.ts'
import { choose, NONE, nameOf, pick, refuse, report } from '../dialect.ts'
import { enemiesAt, figuresAt } from '../figures.ts'
import { type MarkerColour, putKaneda, putRocket } from '../markers.ts'
import type { State } from '../state.ts'
import { CYBERSAMURAI, ONI } from '../vocabulary.ts'

/** The edges of the board, each once: between two hexes of it. */
function boardEdges(g: State): Edge[] {
  const list: Edge[] = []
  for (const hex of g.hexes)
    for (const way of DIRECTIONS) {
      const other = NEIGHBOURS[hex][way]
      if (other > hex && exists(g, other)) list.push(edgeAt(hex, way))
    }
  return list
}

/** [uplink.kaneda] The marker comes to any edge of the board; nobody else crosses it by any means. */
export function* placeKaneda(g: State, colour: MarkerColour): Rule {
  putKaneda(
    g,
    colour,
    yield* choose(g, CYBERSAMURAI, 'uplink.kaneda', { from: boardEdges(g), as: edges, about: { colour } }),
  )
}

/** [uplink.rocket-attack] The marker comes to any area. */
export function* placeRocket(g: State, colour: MarkerColour): Rule {
  putRocket(
    g,
    colour,
    yield* choose(g, CYBERSAMURAI, 'uplink.rocket-attack', { from: areasOf(g), as: hexes, about: { colour } }),
  )
}

const harmless =
  (g: State) =>
  (hex: Hex): Refusal | undefined =>
    enemiesAt(g, CYBERSAMURAI, hex).length > 0 ? undefined : refuse('uplink.tetsuo', { hex: hexName(hex) })

export const hasTargets = (g: State): boolean => areasOf(g).some((hex) => !harmless(g)(hex))

/** [uplink.tetsuo] Damage in any area to one side that is named; its owner assigns it, and nobody counterattacks. */
export function* fireTetsuo(g: State): Rule {
  const hex = yield* choose(g, CYBERSAMURAI, 'uplink.tetsuo#where', {
    from: areasOf(g),
    as: hexes,
    unless: harmless(g),
  })
  const side = yield* pick(g, CYBERSAMURAI, 'uplink.tetsuo', {
    from: enemiesAt(g, CYBERSAMURAI, hex),
    as: powers,
    about: { hex: hexName(hex) },
  })
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

const cannotCall = (g: State, uplink: UplinkId): Refusal | undefined => {
  if (!g.uplinks.includes(uplink)) return refuse('uplink.tenno', { uplink })
  return uplink === 'tetsuo' && !hasTargets(g) ? refuse('uplink.tetsuo#none') : undefined
}

/** [cybersamurai.effect] Without Tenno, or without an Uplink it could call, there is no effect. */
export function cannotUseTenno(g: State): Refusal | undefined {
  if (!g.uplinks.includes('tenno')) return refuse('cybersamurai.effect')
  return CALLS.every((uplink) => cannotCall(g, uplink)) ? refuse('uplink.tenno#none') : undefined
}

/** [uplink.tenno] Tetsuo, Kaneda or Rocket Attack once more; the markers are blue. */
export function* callTenno(g: State): Rule {
  const uplink = yield* choose(g, CYBERSAMURAI, 'uplink.tenno', {
    from: CALLS,
    or: NONE,
    unless: (one) => cannotCall(g, one),
  })
  if (uplink === 'tetsuo') yield* fireTetsuo(g)
  else if (uplink === 'kaneda') yield* placeKaneda(g, 'blue')
  else if (uplink === 'rocket-attack') yield* placeRocket(g, 'blue')
}
