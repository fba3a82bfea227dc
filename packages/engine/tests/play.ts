import {
  Dice,
  dialect,
  type Game,
  Match,
  type Question,
  type Rule,
  type Runner,
  settleOptions,
  type Value,
} from '../src/index.ts'
import { randomPlayers } from '../testing/index.ts'
import { type March, marchGame } from '../testing/march.ts'

/** March's own words, and any others that a test asks in. */
export const { choose, some, confirm, arrange, choice, selection, everyone } = dialect<March, string>({})

/** Answers by chance. */
export const [chance] = randomPlayers<March>(1)

/** A position in the turns of the first round: Red is to act, and holds one card of each kind. */
export const scene = (changes: Partial<March> = {}): March => ({
  ...marchGame.setup({ seats: 2, options: {}, seed: 'scene' }),
  phase: 'turns',
  turnsLeft: 2,
  hands: [['raid-1', 'levy-1', 'feast-1'], ['raid-2']],
  deck: ['levy-2', 'levy-3', 'feast-2', 'feast-3', 'raid-3', 'raid-4'],
  ...changes,
})

/** March with one thing done differently. */
export const variant = (changes: Partial<Game<March>>): Game<March> => ({ ...marchGame, ...changes })

/** March in which turns are played by another rule. */
export const withTurn = (turn: (g: March) => Rule): Game<March> =>
  variant({ nextStep: (g) => (g.phase === 'turns' ? turn(g) : marchGame.nextStep(g)) })

export const newMatch = (seed = 'match', seats = 2, options = {}): Match<March> =>
  Match.start(marchGame, seats, settleOptions(marchGame, seats, options), seed)

/** Plays up to so many decisions by chance, gifts among them. */
export function playOn(match: Match<March>, count: number, seed: string): Match<March> {
  const dice = new Dice(seed)
  for (let i = 0; i < count && !match.over; i++) {
    const { runner } = match
    const seat = dice.pick(runner.waitingFor())
    const gift = runner.betweenSteps && dice.below(4) === 0 ? suggestGift(runner, seat, dice) : undefined
    if (gift !== undefined) match.actOutOfTurn(seat, gift)
    else match.answer(seat, chance.decide(runner, seat, dice))
  }
  return match
}

const suggestGift = (runner: Runner<March>, seat: number, dice: Dice): Value | undefined =>
  marchGame.outOfTurn?.suggest(runner.state, seat, runner.question as Question, dice)
