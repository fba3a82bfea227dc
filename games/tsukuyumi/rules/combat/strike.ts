import { fixed, type Rule, withEntry } from '@orrery/engine'
import { type Numbered, numberedFrom1, numberedWeapons } from '../../codecs.ts'
import { WEAPONS, type WeaponKind } from '../../content/types.ts'
import { hexName } from '../../map/hex.ts'
import { isAt, sumOf } from '../board/figures.ts'
import { amount, nameOf, report, some } from '../dialect.ts'
import type { Battle, Hit } from '../state/frames.ts'
import type { State } from '../state/state.ts'
import { CYBERSAMURAI, type Figure, NOMADS, ONI, type Side } from '../state/vocabulary.ts'
import { since } from '../versions.ts'

/** [combat.split] Damage is split in steps of 5 points; what was halved, and all damage under the first rules, in steps of 2.5. In halves of a point. */
const PORTION = 10
const HALF_PORTION = 5

/** The other sides in the hex of a fight that still have units to be hit. */
export function targetsOf(g: State, battle: Battle, side: Side): Side[] {
  const list: Side[] = []
  for (const other of g.order) if (other !== side && canBeHit(g, battle, side, other)) list.push(other)
  if (side !== ONI && isAt(g, ONI, battle.hex)) list.push(ONI)
  return list
}

/** [uplink.samurai] Whoever has given up a unit loses no other to the attacker; under the first rules to nobody. */
const canBeHit = (g: State, battle: Battle, by: Side, side: Side): boolean =>
  isAt(g, side, battle.hex) && !(side === CYBERSAMURAI && battle.samurai && (by === battle.side || !since(g, 2)))

/** Damage that one side deals in a fight. */
interface Strike {
  readonly side: Side
  /** The player who splits it. */
  readonly by: Side
  /** In halves of a point. */
  readonly halves: number
  readonly halved?: boolean
  /** The player who assigns it, if not the owner of what is hit. */
  readonly chooser?: Side | undefined
}

/** [combat.split] The damage of one side is split among its targets as its player likes. */
export function* splitDamage(g: State, battle: Battle, strike: Strike): Rule {
  const { side, by, halves, halved = false, chooser } = strike
  const targets = targetsOf(g, battle, side)
  if (targets.length === 0 || halves <= 0) return
  const portion = halved || !since(g, 2) ? HALF_PORTION : PORTION
  const hits: Hit[] = []
  let left = halves
  for (let i = 0; i < targets.length && left > 0; i++) {
    const target = targets[i]
    const about = { side: nameOf(target), damage: left / 2, portion: portion / 2 }
    const last = i === targets.length - 1
    const most = Math.floor(left / portion)
    const part = last ? left : portion * (yield* amount(g, by, 'combat.split', { min: 0, max: most, about }))
    left -= part
    if (part === 0) continue
    const owner = target === ONI ? battle.by : target
    hits.push(Object.freeze({ side: target, amount: part, by: side, chooser: chooser ?? owner }))
  }
  battle.hits = fixed([...battle.hits, ...hits])
}

/** Weapons that are ready, one by one: `pistol-1`, `pistol-2`, `rifle-1`. */
const readyWeapons = (g: State): Numbered<WeaponKind>[] =>
  WEAPONS.flatMap((thing, at) => numberedFrom1(thing, g.weapons[at]))

/** [nomads.weapons] One for each of the units in the fight, Dogs excepted; returns the damage they add, in halves. */
export function* spendWeapons(g: State, figures: readonly Figure[]): Rule<number> {
  const ready = readyWeapons(g)
  const armed = figures.filter((figure) => g.content.tables.kinds[figure] !== 'dog').length
  const most = Math.min(armed, ready.length)
  if (most === 0) return 0
  const chosen = yield* some(g, NOMADS, 'nomads.weapons', {
    from: ready,
    as: numberedWeapons,
    min: 0,
    max: most,
    about: { count: most },
  })
  let bonus = 0
  for (const { thing } of chosen) {
    const at = WEAPONS.indexOf(thing)
    bonus += 2 * g.content.weapons[WEAPONS[at]].bonus
    g.weapons = withEntry(g.weapons, at, g.weapons[at] - 1)
  }
  if (chosen.length > 0) {
    const weapons = chosen.map(({ thing }) => thing)
    report(g, 'nomads.weapons', { side: nameOf(NOMADS), weapons, damage: bonus / 2 })
  }
  return bonus
}

/** [combat.attack] The damage of the attacker's card, dealt to the enemies in the hex. */
export function* strike(g: State, battle: Battle): Rule {
  const part = battle.card === '' ? null : g.content.combatCards[battle.card].damage
  if (part === null) return
  if (battle.samurai && isAt(g, CYBERSAMURAI, battle.hex)) {
    const spared = nameOf(CYBERSAMURAI)
    report(g, 'uplink.samurai#spared', { side: nameOf(battle.side), spared, hex: hexName(battle.hex) })
  }
  if (targetsOf(g, battle, battle.side).length === 0) return
  const figures = battle.fighters[battle.side]
  const { damage, health } = g.content.tables
  let halves = (part.units ? sumOf(damage, figures) : 0) + (part.health ? sumOf(health, figures) : 0)
  if (part.weapons) halves += yield* spendWeapons(g, figures)
  if (part.tetsuo > 0 && g.uplinks.includes('tetsuo')) halves += 2 * part.tetsuo
  report(g, 'combat.attack', { side: nameOf(battle.side), hex: hexName(battle.hex), damage: halves / 2 })
  const chooser = part.chooser === 'attacker' ? battle.by : undefined
  yield* splitDamage(g, battle, { side: battle.side, by: battle.by, halves, chooser })
}
