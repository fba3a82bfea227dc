import type { Dice, OutOfTurnActions, Refusal, Rule, Seat, Value } from '@orrery/engine'
import { crafts } from '../../codecs.ts'
import { pick, pickAmount, refuse, report } from '../dialect.ts'
import type { State } from '../state.ts'

/** Credits come in coins of 1,000. */
export const COIN = 1000

/** [turn.gifts] Whoever has the turn gives credits to another player. */
export function* give(g: State, seat: Seat): Rule {
  const others = g.vessels.map((_, other) => other).filter((other) => other !== seat)
  const to = yield* pick(g, seat, 'turn.gifts', { from: others, as: crafts })
  const most = Math.floor(g.vessels[seat].credits / COIN)
  const coins = yield* pickAmount(g, seat, 'turn.gifts#coins', { min: 1, max: most })
  hand(g, seat, to, coins * COIN)
}

export const mayGive = (g: State, seat: Seat): Refusal | undefined =>
  g.vessels[seat].credits < COIN ? refuse('turn.gifts', { least: COIN, credits: g.vessels[seat].credits }) : undefined

function hand(g: State, from: Seat, to: Seat, amount: number): void {
  g.vessels[from].credits -= amount
  g.vessels[to].credits += amount
  report(g, 'turn.gifts', { from, to, amount, total: g.vessels[to].credits })
}

const coinsOf = (value: Value): number => {
  const coins = typeof value === 'object' && value !== null && 'give' in value ? value.give : undefined
  return typeof coins === 'number' && Number.isInteger(coins) && coins > 0 ? coins : 0
}

/** [turn.gifts] Between two actions the others can give credits to whoever has the turn: `{ "give": 2 }` is 2,000. */
export const gifts: OutOfTurnActions<State> = {
  refuse(g, seat, value) {
    if (!g.choices.gifts) return refuse('option.gifts')
    if (seat === g.turn || g.phase !== 'action' || g.move || g.combat) return refuse('turn.gifts#when')
    const coins = coinsOf(value)
    const { credits } = g.vessels[seat]
    return coins === 0 || coins * COIN > credits ? refuse('turn.gifts', { least: COIN, credits }) : undefined
  },
  *run(g, seat, value): Rule {
    hand(g, seat, g.turn, coinsOf(value) * COIN)
  },
  suggest(g, seat, open, dice: Dice) {
    const coins = Math.floor(g.vessels[seat].credits / COIN)
    const value = { give: 1 + dice.below(Math.max(1, coins)) }
    return this.refuse(g, seat, value, open) ? undefined : value
  },
}
