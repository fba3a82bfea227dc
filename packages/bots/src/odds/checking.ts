import { type BaseState, optionsOf, type Runner, type Scalar, type Seat } from '@orrery/engine'
import { oddsOf, outcomesOf } from './odds.ts'

/** Of a normal distribution, so many errors to each side are 99 %. */
const ERRORS = 2.576

/** What was told of an option, and what came of it. */
export interface CheckedOdds {
  readonly what: string
  readonly exact: boolean
  readonly said: number
  readonly came: number
  /** Whether 99 % of such simulations would come as near to what was said, if it were right. */
  readonly inside: boolean
}

interface Moment {
  readonly runner: Runner<BaseState>
  readonly seat: Seat
  /** What seeds about it are made from. */
  readonly name: string
}

/** Whether a seat is asked something of which anything hangs on luck or on others. */
export function isAtStake(runner: Runner<BaseState>, seat: Seat): boolean {
  const question = runner.questionFor(seat)
  const { stakes } = runner.game
  if (question?.kind !== 'choose' || stakes === undefined) return false
  return optionsOf(question).some((option) => stakes(runner.state, question, option).length > 0)
}

/** Compares the odds that are shown with simulations of other seeds, for one of the options: by turns another one. */
export function checkOdds({ runner, seat, name }: Moment, simulations: number, turn: number): CheckedOdds | undefined {
  const told = oddsOf(runner, seat, `told at ${name}`)
  const picked = told[turn % Math.max(1, told.length)]
  const [odds] = picked?.odds ?? []
  if (picked === undefined || odds === undefined) return undefined
  const { came, counted } = simulate(runner, seat, picked.option, name, simulations)
  if (counted === 0) return undefined
  const { chance, tried, what } = odds
  const share = came / counted
  // Where it was tried out itself, what was said may be off as well.
  const pooled = tried === undefined ? chance : (came + chance * tried) / (counted + tried)
  const variance = pooled * (1 - pooled) * (1 / counted + (tried === undefined ? 0 : 1 / tried))
  const inside = Math.abs(share - chance) <= ERRORS * Math.sqrt(variance) + 1e-9
  return { what, exact: tried === undefined, said: chance, came: share, inside }
}

function simulate(runner: Runner<BaseState>, seat: Seat, option: Scalar, name: string, simulations: number) {
  const question = runner.questionFor(seat)
  const stakes = question ? (runner.game.stakes?.(runner.state, question, option) ?? []).slice(0, 1) : []
  let [came, counted] = [0, 0]
  for (let number = 0; number < simulations; number++) {
    const [outcome] = outcomesOf(runner, seat, `simulated at ${name}/${number}`, option, stakes)
    if (outcome !== undefined) counted++
    if (outcome) came++
  }
  return { came, counted }
}
