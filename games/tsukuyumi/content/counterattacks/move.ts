import { fixed } from '@orrery/engine'
import { hexes, powers } from '../../codecs.ts'
import { type Hex, hexName } from '../../map/hex.ts'
import { areasAround, cannotCross, neighboursOf } from '../../rules/board/board.ts'
import { byName, figuresAt, flies, hexesOf } from '../../rules/board/figures.ts'
import { moveInitiative } from '../../rules/board/initiative.ts'
import { choose, NONE, nameOf, pick, pickSome, report } from '../../rules/dialect.ts'
import { cannotMoveAgain } from '../../rules/movement/massive.ts'
import { beginMovement, forceInto, goOn } from '../../rules/movement/movement.ts'
import { type Figure, ONI } from '../../rules/state/vocabulary.ts'
import { since } from '../../rules/versions.ts'
import type { Counters } from './counter.ts'
import { tellInVain } from './in-vain.ts'
import { attackersLeft } from './strike.ts'

/** [counter.retreat] How far a unit that leaves a fight goes, before its own bonus. */
const ONE_AREA = 1

export const moveCounters = {
  /** [counter.retreat] Each surviving unit may move to an adjacent area. */
  retreat: {
    *resolve(g, battle, side) {
      const figures = figuresAt(g, side, battle.hex)
      if (figures.length === 0) tellInVain(g, battle, side, 'retreat', 'no-units')
      beginMovement(g, 'counter.retreat', { side, range: ONE_AREA, figures })
    },
  },

  /** [counter.escape] Up to two units leave before the attack takes effect. */
  escape: {
    *resolve(g, battle, side) {
      const own = figuresAt(g, side, battle.hex)
      const most = g.content.counterattacks.escape.numbers.units
      const figures = yield* pickSome(g, side, 'counter.escape', {
        from: own,
        as: byName(g),
        min: 0,
        max: most,
        about: { count: most },
      })
      beginMovement(g, 'counter.escape', { side, range: ONE_AREA, figures })
    },
  },

  /**
   * [counter.pushback] If the attacker has marked the area, all attacking units leave it; the defender says where to. Under the first rules
   * not to homezones.
   */
  pushback: {
    *resolve(g, battle, side) {
      if (!battle.marked) {
        tellInVain(g, battle, side, 'pushback', 'not-marked')
        return
      }
      const pushed = attackersLeft(g, battle)
      let left = pushed
      const around = since(g, 2) ? neighboursOf : areasAround
      const canGo = (figure: Figure, to: Hex) =>
        !cannotMoveAgain(g, figure) && !cannotCross(g, battle.side, flies(g, figure, battle.hex), battle.hex, to)
      while (left.length > 0) {
        const ways = around(g, battle.hex).filter((to) => left.some((figure) => canGo(figure, to)))
        if (ways.length === 0) break
        const to = yield* pick(g, side, 'counter.pushback', {
          from: ways,
          as: hexes,
          about: { side: nameOf(battle.side) },
        })
        const going = left.filter((figure) => canGo(figure, to))
        left = left.filter((figure) => !going.includes(figure))
        yield* forceInto(g, battle.side, battle.by, going, to, { why: 'counter.pushback', by: side })
      }
      if (left.length === pushed.length)
        tellInVain(g, battle, side, 'pushback', pushed.length === 0 ? 'no-units' : 'no-way')
      const gone = pushed.filter((figure) => !left.includes(figure))
      goOn(g, 'counter.pushback', { side: battle.side, by: battle.by, figures: gone, outOf: battle.hex })
    },
  },

  /** [counter.what-a-racket] A movement of one area for the own units of one area, or for its Oni. */
  'what-a-racket': {
    *resolve(g, _battle, side) {
      const { range } = g.content.counterattacks['what-a-racket'].numbers
      const movers = hexesOf(g, ONI).length > 0 ? [side, ONI] : [side]
      const mover = yield* choose(g, side, 'counter.what-a-racket', { from: movers, as: powers, or: NONE })
      if (mover === NONE) return
      const starts = hexesOf(g, mover)
      if (starts.length === 0) return
      const hex = yield* choose(g, side, 'counter.what-a-racket#where', { from: starts, as: hexes })
      beginMovement(g, 'counter.what-a-racket', { side: mover, by: side, range, figures: figuresAt(g, mover, hex) })
    },
  },

  /** [counter.slow-conquest] The defender may move the attacker's initiative marker one place; under the first rules it had to move. */
  'slow-conquest': {
    *resolve(g, battle, side) {
      const how = since(g, 2) ? 'may' : 'must'
      for (let left = g.content.counterattacks['slow-conquest'].numbers.places; left > 0; left--)
        yield* moveInitiative(g, side, battle.side, 'counter.slow-conquest', how)
    },
  },

  /** [counter.vendetta] After the running turn the defender has a combat action. */
  vendetta: {
    *resolve(g, battle, side) {
      const queue = [...g.vendettas, side]
      g.vendettas = fixed(queue.sort((a, b) => g.order.indexOf(a) - g.order.indexOf(b)))
      report(g, 'counter.vendetta', { side: nameOf(side), hex: hexName(battle.hex), against: nameOf(battle.side) })
    },
  },

  /** [counter.time-consuming] The attacker does not attack in this area any more. */
  'time-consuming': {
    *resolve(g, battle, side) {
      g.locks = fixed([...g.locks, Object.freeze({ side: battle.side, hex: battle.hex })])
      report(g, 'counter.time-consuming', { side: nameOf(battle.side), hex: hexName(battle.hex), by: nameOf(side) })
    },
  },
} satisfies Counters
