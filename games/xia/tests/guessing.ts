import { Dice, type GeneratorState } from '@orrery/engine'

/** A die that everybody saw. */
export interface Thrown {
  readonly sides: number
  readonly value: number
}

/** A bit of the state that is sought, as it depends on the 128 bits it had in the beginning: the set of those it is the sum of. */
type Bit = bigint
type Word = readonly Bit[]

const none: Bit = 0n
const unknown = (word: number): Word => Array.from({ length: 32 }, (_, bit) => 1n << BigInt(32 * word + bit))
const added = (...words: readonly Word[]): Word =>
  (words[0] as Word).map((_, i) => words.reduce((sum, word) => sum ^ (word[i] as Bit), none))
const left = (word: Word, by: number): Word => word.map((_, i) => word[i - by] ?? none)
const right = (word: Word, by: number): Word => word.map((_, i) => word[i + by] ?? none)

/**
 * What an attacker does with public dice: the lowest bit of what xoroshiro128+ gives is a sum of bits of its state, and so are all bits
 * of its next state. Dice with an even number of sides show that bit, so that 128 of them and some more are enough equations. Gives the
 * generator as it stands after the last die; nothing if no state fits.
 */
export function generatorAfter(thrown: readonly Thrown[]): Dice | undefined {
  let s01 = unknown(0)
  let s00 = unknown(1)
  let s11 = unknown(2)
  let s10 = unknown(3)
  const equations: { bits: Bit; sum: number }[] = []
  for (const { value } of thrown) {
    equations.push({ bits: (s00[0] as Bit) ^ (s10[0] as Bit), sum: (value - 1) & 1 })
    const [a0, a1] = [added(s10, s00), added(s11, s01)]
    const next0 = added(left(s00, 24), right(s01, 8), a0, left(a0, 16))
    const next1 = added(left(s01, 24), right(s00, 8), a1, left(a1, 16), right(a0, 16))
    s10 = added(left(a1, 5), right(a0, 27))
    s11 = added(left(a0, 5), right(a1, 27))
    ;[s00, s01] = [next0, next1]
  }
  const found = solved(equations)
  if (found === undefined) return undefined
  const start = [0, 1, 2, 3].map((word) => Number(BigInt.asIntN(32, found >> BigInt(32 * word)))) as GeneratorState
  const dice = new Dice(start)
  return thrown.every(({ sides, value }) => dice.below(sides) === value - 1) ? dice : undefined
}

/** The 128 bits that all equations agree on. */
function solved(equations: readonly { readonly bits: Bit; readonly sum: number }[]): bigint | undefined {
  const rows: { bits: Bit; sum: number; lead: Bit }[] = []
  for (const equation of equations) {
    let { bits, sum } = equation
    for (const row of rows)
      if (bits & row.lead) {
        bits ^= row.bits
        sum ^= row.sum
      }
    if (bits === none) {
      if (sum === 1) return undefined
      continue
    }
    const lead = bits & -bits
    for (const row of rows)
      if (row.bits & lead) {
        row.bits ^= bits
        row.sum ^= sum
      }
    rows.push({ bits, sum, lead })
  }
  return rows.reduce((state, { lead, sum }) => (sum === 1 ? state | lead : state), 0n)
}
