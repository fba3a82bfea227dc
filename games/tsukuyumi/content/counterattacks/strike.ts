import { fixed } from '@orrery/engine'
import { hexName } from '../../map/hex.ts'
import { byKind, byName, figureNames, figuresAt, oneOfEach, sumOf } from '../../rules/board/figures.ts'
import { destroy } from '../../rules/combat/damage.ts'
import { spendWeapons, splitDamage, targetsOf } from '../../rules/combat/strike.ts'
import { nameOf, pick, pickSome, report } from '../../rules/dialect.ts'
import type { Battle, Hit } from '../../rules/state/frames.ts'
import type { State } from '../../rules/state/state.ts'
import { type Figure, NOBODY, NOMADS, ONI, type Side } from '../../rules/state/vocabulary.ts'
import { since } from '../../rules/versions.ts'
import type { CounterattackId } from '../types.ts'
import type { Counters } from './counter.ts'
import { tellInVain } from './in-vain.ts'

/** The units of the attacker that are still in the fight. */
export const attackersLeft = (g: State, battle: Battle): Figure[] =>
  (battle.fighters[battle.side] ?? []).filter((figure) => g.place[figure] === battle.hex)

/** The attacker loses some units in the fight, of the attacker's choice. */
function* loseSome(g: State, battle: Battle, side: Side, counter: CounterattackId, count: number) {
  const left = attackersLeft(g, battle)
  if (left.length === 0) tellInVain(g, battle, side, counter, 'no-units')
  const lost: Figure[] = left.length <= count ? left.splice(0) : []
  while (lost.length < count && left.length > 0) {
    const figure = yield* pick(g, battle.by, 'combat.counter#lose', {
      from: oneOfEach(g, left),
      as: byKind(g, left),
      about: { number: lost.length + 1, count },
    })
    left.splice(left.indexOf(figure), 1)
    lost.push(figure)
  }
  lose(g, battle, lost, side, counter)
}

function lose(g: State, battle: Battle, figures: readonly Figure[], by: Side, counter: CounterattackId): void {
  if (figures.length === 0) return
  report(g, 'combat.counter', {
    side: nameOf(battle.side),
    units: figureNames(g, figures),
    hex: hexName(battle.hex),
    by: nameOf(by),
    counter,
  })
  destroy(g, figures, battle.hex, by)
}

/**
 * [counter.counterstrike] The defender's units that were in the fight deal their damage, also those destroyed by it;
 * half of it against an Annihilation.
 */
export function* counterstrike(g: State, battle: Battle, side: Side) {
  const figures = battle.fighters[side]
  // Nobody is left to hit: no weapon is asked for, unless the match is under the first rules.
  if (since(g, 2) && targetsOf(g, battle, side).length === 0) {
    tellInVain(g, battle, side, 'counterstrike', 'no-units')
    return
  }
  let halves = sumOf(g.content.tables.damage, figures)
  if (side === NOMADS) halves += yield* spendWeapons(g, figures)
  const halved = isHalved(g, battle)
  if (halved) halves /= 2
  if (halves === 0) tellInVain(g, battle, side, 'counterstrike', 'no-damage')
  else report(g, 'counter.counterstrike', { side: nameOf(side), damage: halves / 2, halved, hex: hexName(battle.hex) })
  yield* splitDamage(g, battle, { side, by: side === ONI ? battle.by : side, halves, halved })
}

const isHalved = (g: State, { card }: Battle): boolean => card !== '' && g.content.combatCards[card].annihilation

/** [oni.defend] Oni strike back at the attacker, if the card lets anybody do it. */
export function oniCounterstrike(g: State, battle: Battle): void {
  const figures = battle.fighters[ONI]
  let amount = sumOf(g.content.tables.damage, figures)
  const halved = isHalved(g, battle)
  if (halved) amount /= 2
  if (amount === 0 || attackersLeft(g, battle).length === 0) return
  report(g, 'oni.defend', { side: nameOf(ONI), damage: amount / 2, halved, hex: hexName(battle.hex) })
  const hit: Hit = Object.freeze({ side: battle.side, amount, by: ONI, chooser: battle.by })
  battle.hits = fixed([...battle.hits, hit])
}

export const strikeCounters = {
  counterstrike: { resolve: counterstrike },

  /** [counter.protection] The faction's protection raises the health of its units. */
  protection: { standing: 'shield' },

  /** [counter.martyrs] The attacker destroys three attacking units of choice. */
  martyrs: {
    *resolve(g, battle, side) {
      yield* loseSome(g, battle, side, 'martyrs', g.content.counterattacks.martyrs.numbers.units)
    },
  },

  /** [counter.crush-the-bugs] The attacker loses exactly two units. */
  'crush-the-bugs': {
    *resolve(g, battle, side) {
      yield* loseSome(g, battle, side, 'crush-the-bugs', g.content.counterattacks['crush-the-bugs'].numbers.units)
    },
  },

  /** [counter.trampled-to-death] The defender destroys one attacking unit, whatever its health. */
  'trampled-to-death': {
    *resolve(g, battle, side) {
      const left = attackersLeft(g, battle)
      if (left.length === 0) {
        tellInVain(g, battle, side, 'trampled-to-death', 'no-units')
        return
      }
      const from = oneOfEach(g, left)
      const figure = yield* pick(g, side, 'counter.trampled-to-death', { from, as: byKind(g, left) })
      lose(g, battle, [figure], side, 'trampled-to-death')
    },
  },

  /** [counter.total-loss] The attacker loses all units in the area. */
  'total-loss': {
    *resolve(g, battle, side) {
      const left = attackersLeft(g, battle)
      if (left.length === 0) tellInVain(g, battle, side, 'total-loss', 'no-units')
      lose(g, battle, left, side, 'total-loss')
    },
  },

  /** [counter.sacrifice] Own units are destroyed, and their health is dealt to the attacker as damage. */
  sacrifice: {
    *resolve(g, battle, side) {
      const own = figuresAt(g, side, battle.hex)
      const chosen = yield* pickSome(g, side, 'counter.sacrifice', {
        from: own,
        as: byName(g),
        min: 0,
        max: own.length,
      })
      if (chosen.length === 0) return
      const amount = sumOf(g.content.tables.health, chosen)
      report(g, 'counter.sacrifice', {
        side: nameOf(side),
        units: figureNames(g, chosen),
        damage: amount / 2,
        hex: hexName(battle.hex),
      })
      destroy(g, chosen, battle.hex, NOBODY)
      const hit: Hit = Object.freeze({ side: battle.side, amount, by: side, chooser: battle.by })
      battle.hits = fixed([...battle.hits, hit])
    },
  },
} satisfies Counters
