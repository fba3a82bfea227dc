import type { Refusal, Rule } from '@orrery/engine'
import { edges, hexes, powers } from '../../codecs.ts'
import { DIRECTIONS, type Hex, hexName, NEIGHBOURS } from '../../map/hex.ts'
import { type Edge, edgeAt } from '../../map/side.ts'
import { areasOf, exists } from '../../rules/board/board.ts'
import { enemiesAt, figuresAt, hasEnemies } from '../../rules/board/figures.ts'
import { type MarkerColour, putKaneda, putRocket } from '../../rules/board/markers.ts'
import { dealDamage } from '../../rules/combat/damage.ts'
import { choose, NONE, nameOf, pick, refuse, report } from '../../rules/dialect.ts'
import type { State } from '../../rules/state/state.ts'
import { CYBERSAMURAI, ONI } from '../../rules/state/vocabulary.ts'
import type { UplinkEffect, Use } from './uplink.ts'

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
function* placeKaneda(g: State, colour: MarkerColour): Rule {
  const edge = yield* choose(g, CYBERSAMURAI, 'uplink.kaneda', {
    from: boardEdges(g),
    as: edges,
    about: { colour },
  })
  putKaneda(g, colour, edge)
}

/** [uplink.rocket-attack] The marker comes to any area. */
function* placeRocket(g: State, colour: MarkerColour): Rule {
  const hex = yield* choose(g, CYBERSAMURAI, 'uplink.rocket-attack', {
    from: areasOf(g),
    as: hexes,
    about: { colour },
  })
  putRocket(g, colour, hex)
}

const harmless =
  (g: State) =>
  (hex: Hex): Refusal | undefined =>
    hasEnemies(g, CYBERSAMURAI, hex) ? undefined : refuse('uplink.tetsuo', { hex: hexName(hex) })

const cannotFire = (g: State): Refusal | undefined =>
  areasOf(g).some((hex) => !harmless(g)(hex)) ? undefined : refuse('uplink.tetsuo#none')

/** [uplink.tetsuo] Damage in any area to one side that is named; its owner assigns it, and nobody counterattacks. */
function* fireTetsuo(g: State): Rule {
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
  report(g, 'uplink.tetsuo', { by: nameOf(CYBERSAMURAI), side: nameOf(side), hex: hexName(hex), damage })
  yield* dealDamage(g, {
    hex,
    side,
    amount: 2 * damage,
    figures: figuresAt(g, side, hex),
    by: CYBERSAMURAI,
    chooser: side === ONI ? CYBERSAMURAI : side,
    shielded: false,
    weakestFirst: false,
    why: 'tetsuo',
  })
}

/** The Uplinks that reach across the board, once in a red turn. */
export const ARMS = {
  /** Whatever the card shows. */
  tetsuo: {
    open(g, turn) {
      turn.tetsuo = g.phase === 'red'
    },
    use: { cannot: cannotFire, perform: fireTetsuo },
  },
  kaneda: {
    open(g, turn, card) {
      turn.kaneda = g.phase === 'red' && card.red !== null
    },
    use: { perform: placeKaneda },
  },
  'rocket-attack': {
    open(g, turn, card) {
      turn.rocket = g.phase === 'red' && card.red !== null
    },
    use: { perform: placeRocket },
  },
} satisfies { readonly [uplink: string]: UplinkEffect & { readonly use: Use } }

export type Arm = keyof typeof ARMS

const CALLS: readonly Arm[] = ['tetsuo', 'kaneda', 'rocket-attack']

const callOf = (arm: Arm): Use => ARMS[arm].use

const cannotCall = (g: State, arm: Arm): Refusal | undefined =>
  g.uplinks.includes(arm) ? callOf(arm).cannot?.(g) : refuse('uplink.tenno', { uplink: arm })

/** [uplink.tenno] Tetsuo, Kaneda or Rocket Attack once more; the markers are blue. */
export const tenno: UplinkEffect = {
  factionEffect: {
    cannot: (g) => (CALLS.every((arm) => cannotCall(g, arm)) ? refuse('uplink.tenno#none') : undefined),
    *perform(g) {
      const arm = yield* choose(g, CYBERSAMURAI, 'uplink.tenno', {
        from: CALLS,
        or: NONE,
        unless: (one) => cannotCall(g, one),
      })
      if (arm !== NONE) yield* callOf(arm).perform(g, 'blue')
    },
  },
}
