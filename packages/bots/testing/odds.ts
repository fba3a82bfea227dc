import { anyAnswer, type BaseState, Dice, type Game, type GameLocale, Runner, settleOptions } from '@orrery/engine'
import { askedOf } from '@orrery/engine/simulation'
import { type CheckedOdds, checkOdds, isAtStake } from '../src/odds/checking.ts'
import { oddsOf } from '../src/odds/odds.ts'
import { oddsText } from '../src/odds/words.ts'
import { checkFairness } from './fairness.ts'

/** Odds in games by chance, checked by simulations: at most one in so many positions may lie outside, by luck. */
function checkedOdds<S extends BaseState>(
  given: Game<S>,
  { players, seed, positions, every, simulations }: OddsPlan,
): CheckedOdds[] {
  const game = given as unknown as Game
  const found: CheckedOdds[] = []
  for (let number = 0; ; number++) {
    const options = settleOptions(game, players, {})
    const runner = Runner.from(game, game.setup({ seats: players, options, seed: `${seed}/${number}` }))
    const dice = new Dice(`${seed}/${number}`)
    for (let fitting = 0, decision = 1; !runner.over; decision++) {
      const seat = dice.pick(runner.waitingFor())
      if (isAtStake(runner, seat) && ++fitting % every === 0) {
        const one = checkOdds({ runner, seat, name: `${seed}/${number}/${decision}` }, simulations, found.length)
        if (one && found.push(one) === positions) return found
      }
      runner.apply(seat, anyAnswer(askedOf(runner, seat), dice))
    }
  }
}

interface OddsPlan {
  readonly players: number
  readonly seed: string
  readonly positions: number
  /** One question in so many at which something is at stake. */
  readonly every: number
  readonly simulations: number
}

/** What is wrong with a game's odds at ten positions: one in a hundred may lie outside by luck, of ten with this seed none does. */
export function oddsProblems<S extends BaseState>(game: Game<S>, locales: readonly GameLocale[]): string[] {
  const found = checkedOdds(game, { players: 3, seed: 'odds', positions: 10, every: 4, simulations: 500 })
  const outside = found.filter(({ inside }) => !inside).map((odds) => `does not come true: ${JSON.stringify(odds)}`)
  const about = { place: 'x', hex: 'c4', target: 'Blue' }
  const told = locales.flatMap(({ bots, messages }) =>
    found.map(({ what, said }) => oddsText({ what, about, chance: said, tried: 1 }, bots ?? {}, messages) ?? ''),
  )
  const wordless = told.filter((text) => !/^\d+ %/.test(text)).map((text) => `says no chance: "${text}"`)
  return [...outside, ...wordless]
}

/** Odds that are others where what a seat cannot know is dealt anew. */
export const unfairOdds = <S extends BaseState>(game: Game<S>): string[] =>
  checkFairness(game, {
    players: 3,
    seed: 'fair odds',
    positions: 200,
    every: 3,
    ask: (runner, seat) => oddsOf(runner, seat, 'fair', 12),
  })
