import { fixed, type Refusal, type Rule } from '@orrery/engine'
import { edges, hexes, powers } from '../../codecs.ts'
import { DIRECTIONS, type Hex, hexName, NEIGHBOURS } from '../../map/hex.ts'
import { edgeAt } from '../../map/side.ts'
import { cannotCross, exists, neighboursOf } from '../../rules/board/board.ts'
import { byName, enemiesAt, figureName, figureNames, figuresAt, flies, hasEnemies } from '../../rules/board/figures.ts'
import { putKaneda, putRocket } from '../../rules/board/markers.ts'
import { remove } from '../../rules/combat/damage.ts'
import { targetsOf } from '../../rules/combat/strike.ts'
import { arrange, choose, confirm, NONE, nameOf, pick, pickSome, refuse, report } from '../../rules/dialect.ts'
import { cannotMoveAgain } from '../../rules/movement/massive.ts'
import { forceInto, goOn } from '../../rules/movement/movement.ts'
import type { Battle, Hit } from '../../rules/state/frames.ts'
import type { State } from '../../rules/state/state.ts'
import { CYBERSAMURAI, type Figure, factionOf, ONI, type Side } from '../../rules/state/vocabulary.ts'
import { since } from '../../rules/versions.ts'
import type { Faction, UplinkId } from '../types.ts'
import type { Counter } from './counter.ts'
import { tellInVain } from './in-vain.ts'

type Defense = Extract<Counter, { resolve: unknown }>

const MATRIX = ['kaneda', 'rocket-attack', 'tetsuo'] as const

/** [cybersamurai.defense-matrix] A blue Kaneda on an edge of the area, the blue Rocket marker in it, or Tetsuo into it. */
const defenseMatrix: Defense = {
  cannot: (g) =>
    MATRIX.some((uplink) => g.uplinks.includes(uplink)) ? undefined : refuse('cybersamurai.defense-matrix#none'),
  *resolve(g, battle) {
    const installed = (uplink: UplinkId): Refusal | undefined =>
      g.uplinks.includes(uplink) ? undefined : refuse('cybersamurai.defense-matrix', { uplink })
    const uplink = yield* choose(g, CYBERSAMURAI, 'cybersamurai.defense-matrix', {
      from: MATRIX,
      or: NONE,
      unless: installed,
    })
    const { hex } = battle
    if (uplink === 'kaneda') {
      const ways = DIRECTIONS.filter((way) => exists(g, NEIGHBOURS[hex][way]))
      const around = ways.map((way) => edgeAt(hex, way))
      const about = { colour: 'blue' }
      putKaneda(g, 'blue', yield* choose(g, CYBERSAMURAI, 'uplink.kaneda', { from: around, as: edges, about }))
    } else if (uplink === 'rocket-attack') putRocket(g, 'blue', hex)
    else if (uplink === 'tetsuo') yield* fireInto(g, battle)
  },
}

/** Tetsuo hits one of the other sides in the fight. */
function* fireInto(g: State, battle: Battle): Rule {
  const sides = targetsOf(g, battle, CYBERSAMURAI)
  if (sides.length === 0) {
    tellInVain(g, battle, CYBERSAMURAI, 'defense-action', 'no-units')
    return
  }
  const side = yield* pick(g, CYBERSAMURAI, 'uplink.tetsuo', {
    from: sides,
    as: powers,
    about: { hex: hexName(battle.hex) },
  })
  const amount = 2 * g.content.uplinks.tetsuo.numbers.damage
  const hit: Hit = Object.freeze({ side, amount, by: CYBERSAMURAI, chooser: side === ONI ? battle.by : side })
  battle.hits = fixed([...battle.hits, hit])
  const by = nameOf(CYBERSAMURAI)
  report(g, 'uplink.tetsuo', { by, side: nameOf(side), hex: hexName(battle.hex), damage: amount / 2 })
}

/** [darkseed.for-the-queen] Half of the units, rounded up, are given up; the others go together to an adjacent area. */
const forTheQueen: Defense = {
  *resolve(g, battle, side) {
    const own = figuresAt(g, side, battle.hex)
    const half = Math.ceil(own.length / 2)
    const lost = yield* pickSome(g, side, 'darkseed.for-the-queen', {
      from: own,
      as: byName(g),
      min: half,
      max: half,
      about: { count: half },
    })
    remove(g, lost)
    const left = figuresAt(g, side, battle.hex)
    const rest = left.filter((figure) => !cannotMoveAgain(g, figure))
    const canGo = (to: Hex) =>
      rest.every((figure) => !cannotCross(g, side, flies(g, figure, battle.hex), battle.hex, to))
    const ways = neighboursOf(g, battle.hex).filter(canGo)
    const stuck = left.filter((figure) => ways.length === 0 || !rest.includes(figure))
    report(g, 'darkseed.for-the-queen', {
      side: nameOf(side),
      units: figureNames(g, lost),
      hex: hexName(battle.hex),
      stuck: figureNames(g, stuck),
    })
    if (rest.length === 0 || ways.length === 0) return
    const to = yield* pick(g, side, 'darkseed.for-the-queen#where', { from: ways, as: hexes })
    yield* forceInto(g, side, side, rest, to, { why: 'darkseed.for-the-queen', by: side })
    goOn(g, 'darkseed.for-the-queen', { side, figures: rest, outOf: battle.hex })
  },
}

/** A unit that is moved away, and the hexes it can be moved to. */
interface Moved {
  readonly figure: Figure
  readonly ways: readonly Hex[]
}

/**
 * [boarlords.displacement] The Boarlords may move every enemy unit that fought to an adjacent hex of their choice. Under the first rules they
 * had to, and not even flying units crossed blockades.
 */
const displacement: Defense = {
  *resolve(g, battle, side) {
    const { hex } = battle
    const enemies = enemiesAt(g, side, hex).filter((enemy) => movable(g, battle, enemy).length > 0)
    if (enemies.length === 0) {
      tellInVain(g, battle, side, 'defense-action', hasEnemies(g, side, hex) ? 'no-way' : 'no-units')
      return
    }
    if (since(g, 2) && !(yield* confirm(g, side, 'boarlords.displacement#use', { hex: hexName(hex) }))) return
    for (const enemy of enemies) yield* displace(g, battle, side, enemy)
  },
}

function movable(g: State, battle: Battle, side: Side): Moved[] {
  const { hex } = battle
  const figures = (battle.fighters[side] ?? []).filter(
    (figure) => g.place[figure] === hex && !cannotMoveAgain(g, figure),
  )
  const waysOf = (figure: Figure) =>
    neighboursOf(g, hex).filter((to) => !cannotCross(g, side, since(g, 2) && flies(g, figure, hex), hex, to))
  return figures.map((figure) => ({ figure, ways: waysOf(figure) })).filter(({ ways }) => ways.length > 0)
}

function* displace(g: State, battle: Battle, by: Side, side: Side): Rule {
  const moved = movable(g, battle, side)
  const names = new Map(moved.map(({ figure, ways }) => [figureName(g, figure), ways.map(hexName)]))
  const places = moved.every(({ ways }) => ways.length === 1)
    ? moved.map(({ ways }) => hexName(ways[0]))
    : yield* arrange(g, by, 'boarlords.displacement', {
        items: [...names.keys()],
        spots: (name) => names.get(name) ?? [],
        clash: () => undefined,
      })
  const mover = side === ONI ? battle.by : side
  for (const to of neighboursOf(g, battle.hex)) {
    const going = moved.filter((_, i) => places[i] === hexName(to)).map(({ figure }) => figure)
    yield* forceInto(g, side, mover, going, to, { why: 'boarlords.displacement', by })
  }
  const figures = moved.map(({ figure }) => figure)
  goOn(g, 'boarlords.displacement', { side, by: mover, figures, outOf: battle.hex })
}

const NO_DEFENSE: Defense = {
  cannot: () => refuse('counter.defense-action'),
  *resolve() {},
}

const DEFENSES: { readonly [faction in Faction]: Defense } = {
  cybersamurai: defenseMatrix,
  'dark-seed': forTheQueen,
  nomads: NO_DEFENSE,
  boarlords: displacement,
}

const defenseOf = (side: Side): Defense => DEFENSES[factionOf(side)]

/** [counter.defense-action] What the faction sheet says; the Nomads have none. */
export const defenseAction: Defense = {
  cannot: (g, battle, side) => defenseOf(side).cannot?.(g, battle, side),
  resolve: (g, battle, side) => defenseOf(side).resolve(g, battle, side),
}
