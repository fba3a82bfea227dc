import { withEntry } from '@orrery/engine'
import { builtPieces, hexes, type Landscaping, landscapings } from '../../codecs.ts'
import { type Hex, hexName } from '../../map/hex.ts'
import { closable, closeSide, openable, openSide } from '../../rules/board/blockades.ts'
import { isArea } from '../../rules/board/board.ts'
import { areasOwned } from '../../rules/board/control.ts'
import { byName, enterBoard, inSupply, isAt, ofKindOnBoard } from '../../rules/board/figures.ts'
import { hasProperty, markersLeft as propertyMarkersLeft } from '../../rules/board/properties.ts'
import { different, tearDown, terraformingsAt } from '../../rules/board/terraforming.ts'
import { mark, markersLeft, pointsAt } from '../../rules/combat/conquest.ts'
import { destroy } from '../../rules/combat/damage.ts'
import { choose, confirm, NONE, nameOf, pick, pickSome, refuse, report, STOP } from '../../rules/dialect.ts'
import { canDraw, drawEvent } from '../../rules/events/deck.ts'
import { canPlaceOni, placeOni } from '../../rules/green/oni.ts'
import { landChanged } from '../../rules/scoring/missions.ts'
import type { Battle } from '../../rules/state/frames.ts'
import type { State } from '../../rules/state/state.ts'
import { BOARLORDS, DARK_SEED, NOMADS, PROPERTY_BITS, type Side } from '../../rules/state/vocabulary.ts'
import { since } from '../../rules/versions.ts'
import { cannotPlay, playEvent } from '../events/effects.ts'
import { WEAPONS } from '../types.ts'
import { afterDrawing } from '../uplinks/effects.ts'
import type { Counters } from './counter.ts'
import { type Reason, tellInVain } from './in-vain.ts'

/** Among those who hold the line, the one who may mark the area: most conquest points, then the better initiative. */
function holdsTheLine(g: State, battle: Battle): Side | undefined {
  let best: Side | undefined
  for (const side of g.order) {
    if (!battle.defenders.includes(side) || !battle.counters[side].includes('hold-the-line')) continue
    if (!isAt(g, side, battle.hex)) continue
    if (best === undefined || pointsAt(g, side, battle.hex) > pointsAt(g, best, battle.hex)) best = side
  }
  return best
}

/** Why a defender cannot mark the area, or nothing. */
function cannotHold(g: State, battle: Battle, side: Side): Reason | undefined {
  const { hex } = battle
  if (!isArea(g, hex)) return 'in-homezone'
  if (!isAt(g, side, hex)) return 'no-units'
  if (g.owner[hex] === side) return 'already'
  if (markersLeft(g, side) === 0) return 'none-left'
  return holdsTheLine(g, battle) === side ? undefined : 'weaker'
}

/** Why an area cannot become unstable, or nothing. */
function cannotCrack(g: State, hex: Hex): Reason | undefined {
  if (!isArea(g, hex)) return 'in-homezone'
  if (hasProperty(g, hex, 'unstable')) return 'already'
  return propertyMarkersLeft(g, 'unstable') === 0 ? 'none-left' : undefined
}

export const landCounters = {
  /** [counter.hold-the-line] A defender with a surviving unit may mark the area. */
  'hold-the-line': {
    *resolve(g, battle, side) {
      const { hex } = battle
      const hindrance = cannotHold(g, battle, side)
      if (hindrance) tellInVain(g, battle, side, 'hold-the-line', hindrance)
      else if (yield* confirm(g, side, 'counter.hold-the-line', { hex: hexName(hex) }))
        mark(g, side, hex, { why: 'hold-the-line' })
    },
  },

  /** [counter.hold-your-ground] Against Oni: the strongest of those who chose it may mark the area. */
  'hold-your-ground': { standing: 'hold' },

  /** [counter.natures-wisdom] The defender may draw an event, and keep it or play it at once; under the first rules it had to be drawn. */
  'natures-wisdom': {
    *resolve(g, battle, side) {
      if (!canDraw(g)) tellInVain(g, battle, side, 'natures-wisdom', 'none-left')
      const card = yield* drawEvent(g, side, 'counter.natures-wisdom', since(g, 2) ? 'may' : 'must')
      if (card === undefined) return
      afterDrawing(g, side)
      if (cannotPlay(g, side, card)) return
      if (yield* confirm(g, side, 'counter.natures-wisdom#play', { event: card })) yield* playEvent(g, side, card)
    },
  },

  /** [counter.damaged-earth-crust] The area becomes unstable. */
  'damaged-earth-crust': {
    *resolve(g, battle, side) {
      const { hex } = battle
      const hindrance = cannotCrack(g, hex)
      if (hindrance) {
        tellInVain(g, battle, side, 'damaged-earth-crust', hindrance)
        return
      }
      g.marked = withEntry(g.marked, hex, g.marked[hex] | PROPERTY_BITS.unstable)
      report(g, 'counter.damaged-earth-crust', { side: nameOf(side), hex: hexName(hex) })
      landChanged(g)
    },
  },

  /** [counter.a-darker-future] Up to two Eggs are taken from the board. */
  'a-darker-future': {
    *resolve(g, battle, side) {
      if (g.eggs.every((eggs) => eggs === 0)) tellInVain(g, battle, side, 'a-darker-future', 'none-left')
      const count = g.content.counterattacks['a-darker-future'].numbers.eggs
      for (let number = 1; number <= count; number++) {
        const withEggs = g.hexes.filter((hex) => g.eggs[hex] > 0)
        if (withEggs.length === 0) return
        const hex = yield* choose(g, side, 'counter.a-darker-future', {
          from: withEggs,
          as: hexes,
          or: STOP,
          about: { number, count },
        })
        if (hex === STOP) return
        g.eggs = withEntry(g.eggs, hex, g.eggs[hex] - 1)
        report(g, 'counter.a-darker-future', { side: nameOf(side), hex: hexName(hex), owner: nameOf(DARK_SEED) })
      }
    },
  },

  /** [counter.misfire] A mine is taken from the board. */
  misfire: {
    *resolve(g, battle, side) {
      if (g.mines.every((mines) => mines === 0)) tellInVain(g, battle, side, 'misfire', 'none-left')
      for (let left = g.content.counterattacks.misfire.numbers.mines; left > 0; left--) {
        const mined = g.hexes.filter((hex) => g.mines[hex] > 0)
        if (mined.length === 0) return
        const hex = yield* choose(g, side, 'counter.misfire', { from: mined, as: hexes, or: NONE })
        if (hex === NONE) return
        g.mines = withEntry(g.mines, hex, g.mines[hex] - 1)
        report(g, 'counter.misfire', { side: nameOf(side), hex: hexName(hex) })
      }
    },
  },

  /** [counter.out-of-ammo] The Nomads put away one weapon that is ready. */
  'out-of-ammo': {
    *resolve(g, battle, side) {
      const ready = WEAPONS.filter((_, at) => g.weapons[at] > 0)
      if (ready.length === 0) {
        tellInVain(g, battle, side, 'out-of-ammo', 'none-left')
        return
      }
      const weapon = yield* pick(g, NOMADS, 'counter.out-of-ammo', { from: ready })
      const at = WEAPONS.indexOf(weapon)
      g.weapons = withEntry(g.weapons, at, g.weapons[at] - 1)
      report(g, 'counter.out-of-ammo', { side: nameOf(NOMADS), weapon, by: nameOf(side) })
    },
  },

  /** [counter.loss-of-control] Up to two Terraformings leave areas that carry the defender's marker. */
  'loss-of-control': {
    *resolve(g, battle, side) {
      const { markers } = g.content.counterattacks['loss-of-control'].numbers
      for (let number = 1; number <= markers; number++) {
        const pieces = different(areasOwned(g, side).flatMap((hex) => terraformingsAt(g, hex)))
        if (pieces.length === 0 && number === 1) tellInVain(g, battle, side, 'loss-of-control', 'none-left')
        if (pieces.length === 0) return
        const piece = yield* choose(g, side, 'counter.loss-of-control', {
          from: pieces,
          as: builtPieces,
          or: STOP,
          about: { number, count: markers },
        })
        if (piece === STOP) return
        tearDown(g, side, piece)
      }
    },
  },

  /** [counter.landscaping] An ordinary blockade is placed or removed on a side of the area. */
  landscaping: {
    *resolve(g, battle, side) {
      const { hex } = battle
      if (!isArea(g, hex)) {
        tellInVain(g, battle, side, 'landscaping', 'in-homezone')
        return
      }
      const works: Landscaping[] = [
        ...closable(g, hex).map((way) => ({ what: 'close', hex, way }) as const),
        ...openable(g, hex).map((way) => ({ what: 'open', hex, way }) as const),
      ]
      const work = yield* choose(g, side, 'counter.landscaping', { from: works, as: landscapings, or: NONE })
      if (work === NONE) return
      if (work.what === 'close') closeSide(g, side, hex, work.way)
      else openSide(g, side, hex, work.way)
    },
  },

  /** [counter.de-evolution] Up to two Boarriors anywhere become Squeakers; without one in the supply they are removed. */
  'de-evolution': {
    *resolve(g, battle, side) {
      const most = g.content.counterattacks['de-evolution'].numbers.units
      const boarriors = ofKindOnBoard(g, 'boarrior')
      if (boarriors.length === 0) tellInVain(g, battle, side, 'de-evolution', 'none-left')
      const chosen = yield* pickSome(g, side, 'counter.de-evolution', {
        from: boarriors,
        as: byName(g),
        min: 0,
        max: most,
        about: { count: most },
      })
      for (const figure of chosen) {
        const hex = g.place[figure]
        const squeaker = inSupply(g, 'squeaker')
        const by = nameOf(side)
        if (squeaker === undefined) {
          report(g, 'counter.de-evolution#destroyed', { side: nameOf(BOARLORDS), hex: hexName(hex), by })
          destroy(g, [figure], hex, side)
        } else {
          report(g, 'counter.de-evolution', { side: nameOf(BOARLORDS), hex: hexName(hex), by })
          enterBoard(g, squeaker, hex)
          g.place[figure] = -1
        }
      }
    },
  },

  /** [counter.where-there-is-one] The defender places an Oni; without one in the reserve this cannot be chosen. */
  'where-there-is-one': {
    cannot: (g) => (canPlaceOni(g) ? undefined : refuse('counter.where-there-is-one')),
    *resolve(g, battle, side) {
      if (!canPlaceOni(g)) tellInVain(g, battle, side, 'where-there-is-one', 'none-left')
      for (let left = g.content.counterattacks['where-there-is-one'].numbers.oni; left > 0 && canPlaceOni(g); left--)
        yield* placeOni(g, side, 'counter.where-there-is-one')
    },
  },
} satisfies Counters
