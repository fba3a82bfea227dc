/** By number: how likely a sum of dice is exactly that. */
type Spread = readonly number[]

const NOTHING: Spread = [1]

const spreads = new Map<string, Spread>()
const chances = new Map<string, number>()

/** The sums of some dice, given by their sides; a negative number of sides is a fixed bonus. */
function spreadOf(dice: readonly number[]): Spread {
  const key = dice.join()
  const known = spreads.get(key)
  if (known) return known
  let spread = NOTHING
  for (const die of dice) {
    const next = new Array<number>(spread.length + die).fill(0)
    for (let sum = 0; sum < spread.length; sum++)
      for (let side = 1; side <= die; side++) next[sum + side] += spread[sum] / die
    spread = next
  }
  spreads.set(key, spread)
  return spread
}

/** How likely an attack by some dice against others does at least so much damage. */
export function chanceOf(attack: readonly number[], defence: readonly number[], damage: number): number {
  if (attack.length === 0) return 0
  const key = `${attack.join()}|${defence.join()}|${damage}`
  const known = chances.get(key)
  if (known !== undefined) return known
  const strikes = spreadOf(attack)
  const parries = spreadOf(defence)
  let chance = 0
  for (let strike = 0; strike < strikes.length; strike++)
    for (let parry = 0; parry < parries.length && strike - parry >= damage; parry++)
      chance += strikes[strike] * parries[parry]
  chances.set(key, chance)
  return chance
}

/** The damage to expect. */
export function expectedDamage(attack: readonly number[], defence: readonly number[]): number {
  const strikes = spreadOf(attack)
  const parries = spreadOf(defence)
  let sum = 0
  for (let strike = 0; strike < strikes.length; strike++)
    for (let parry = 0; parry < parries.length && parry < strike; parry++)
      sum += strikes[strike] * parries[parry] * (strike - parry)
  return sum
}
