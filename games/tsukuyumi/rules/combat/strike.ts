import { fixed, type Rule } from '@orrery/engine'
import { WEAPONS } from '../../content/types.ts'
import { hexName } from '../../map/hex.ts'
import { chooseAmount, chooseSome, nameOf, report } from '../ask.ts'
import { dealDamage } from '../damage.ts'
import { figuresAt, isAt, sumOf } from '../figures.ts'
import type { Battle, Hit } from '../frames.ts'
import type { State } from '../state.ts'
import { CYBERSAMURAI, type Figure, NOMADS, ONI, type Side, withEntry } from '../vocabulary.ts'

/** [combat.split] Damage is split in steps of two and a half points: five halves. */
const PORTION = 5

/** The other sides in the hex of a fight that still have units to be hit. */
export function targetsOf(g: State, battle: Battle, side: Side): Side[] {
  const list: Side[] = []
  for (const other of g.order) if (other !== side && canBeHit(g, battle, other)) list.push(other)
  if (side !== ONI && isAt(g, ONI, battle.hex)) list.push(ONI)
  return list
}

/** [uplink.samurai] Whoever has given up a unit loses no other in this fight. */
const canBeHit = (g: State, battle: Battle, side: Side): boolean =>
  isAt(g, side, battle.hex) && !(side === CYBERSAMURAI && battle.samurai)

/** [combat.split] The damage of one side is split among its targets as its player likes. `amount` is in halves. */
export function* splitDamage(g: State, battle: Battle, side: Side, by: Side, amount: number, chooser?: Side): Rule {
  const targets = targetsOf(g, battle, side)
  if (targets.length === 0 || amount <= 0) return
  const hits: Hit[] = []
  let left = amount
  for (let i = 0; i < targets.length && left > 0; i++) {
    const target = targets[i]
    const about = { side: nameOf(target), damage: left / 2, portion: PORTION / 2 }
    const last = i === targets.length - 1
    const part = last ? left : PORTION * (yield* chooseAmount(g, by, 'combat.split', 0, left / PORTION, about))
    left -= part
    if (part === 0) continue
    const owner = target === ONI ? battle.by : target
    hits.push(Object.freeze({ side: target, amount: part, by: side, chooser: chooser ?? owner }))
  }
  battle.hits = fixed([...battle.hits, ...hits])
}

/** [damage.assign] The next damage that waits is dealt to its units. */
export function* takeHit(g: State, battle: Battle): Rule {
  const [hit, ...rest] = battle.hits
  battle.hits = fixed(rest)
  const shielded = hit.side !== ONI && battle.counters[hit.side].includes('protection')
  yield* dealDamage(g, {
    hex: battle.hex,
    side: hit.side,
    amount: hit.amount,
    figures: figuresAt(g, hit.side, battle.hex),
    by: hit.by,
    chooser: hit.chooser,
    shielded,
    weakestFirst: false,
  })
}

/** Weapons that are ready, one by one: `pistol-1`, `pistol-2`, `rifle-1`. */
export const readyWeapons = (g: State): string[] =>
  WEAPONS.flatMap((kind, at) => Array.from({ length: g.weapons[at] }, (_, i) => `${kind}-${i + 1}`))

/** [nomads.weapons] One for each of the units in the fight, Dogs excepted; returns the damage they add, in halves. */
export function* useWeapons(g: State, figures: readonly Figure[]): Rule<number> {
  const ready = readyWeapons(g)
  const armed = figures.filter((figure) => g.content.tables.kinds[figure] !== 'dog').length
  const most = Math.min(armed, ready.length)
  if (most === 0) return 0
  const chosen = yield* chooseSome(g, NOMADS, 'nomads.weapons', ready, { min: 0, max: most })
  let bonus = 0
  for (const weapon of chosen) {
    const at = WEAPONS.findIndex((kind) => weapon.startsWith(kind))
    bonus += 2 * g.content.weapons[WEAPONS[at]].bonus
    g.weapons = withEntry(g.weapons, at, g.weapons[at] - 1)
  }
  if (chosen.length > 0) report(g, 'nomads.weapons', { weapons: chosen.map((weapon) => weapon.replace(/-\d+$/, '')) })
  return bonus
}

/** [combat.attack] The damage of the attacker's card, dealt to the enemies in the hex. */
export function* strike(g: State, battle: Battle): Rule {
  const part = battle.card === '' ? null : g.content.combatCards[battle.card].damage
  if (part === null || targetsOf(g, battle, battle.side).length === 0) return
  const figures = battle.fighters[battle.side]
  const { damage, health } = g.content.tables
  let amount = (part.units ? sumOf(damage, figures) : 0) + (part.health ? sumOf(health, figures) : 0)
  if (part.weapons) amount += yield* useWeapons(g, figures)
  if (part.tetsuo > 0 && g.uplinks.includes('tetsuo')) amount += 2 * part.tetsuo
  report(g, 'combat.attack', { side: nameOf(battle.side), hex: hexName(battle.hex), damage: amount / 2 })
  yield* splitDamage(g, battle, battle.side, battle.by, amount, part.chooser === 'attacker' ? battle.by : undefined)
}
