import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { softmax } from '@orrery/bots'
import { type Game, Match, totalOf } from '@orrery/engine'
import { loadGame } from '@orrery/shelf'
import { progress, table } from '../report.ts'
import { playBots } from './bot-games.ts'

/** A position of a match between bots: how much of it was over, how the seats stood, and who won. */
interface Sample {
  readonly game: number
  readonly progress: number
  readonly totals: readonly number[]
  readonly winner: number
}

/** One position in so many decisions. */
const EVERY = 9

/** Weights at so many moments of the game, the first and the last one among them. */
const KNOTS = 5

/**
 * How standings become chances: plays matches between bots of the same level, fits the weights by likelihood on half of them, and shows on the
 * other half whether what is called 60 % happens in 60 of 100 cases.
 */
export async function benchChances(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', default: 'xia' },
      games: { type: 'string', default: '120' },
      seed: { type: 'string', default: 'chances' },
      bot: { type: 'string', default: 'adept' },
      /** Keeps the samples, and goes on with them. */
      resume: { type: 'string' },
    },
  })
  const game = await loadGame(values.game)
  const samples = gather(game, Number(values.games), values.bot, values.seed, values.resume)
  const [fitting, testing] = [samples.filter((one) => one.game % 2 === 0), samples.filter((one) => one.game % 2 === 1)]
  const weights = fit(fitting)
  const all = fit(samples)
  const shown = calibration(testing, weights)
  console.log(
    table([
      ['said', 'positions', 'said on average', 'happened'],
      ...shown.bins.map(({ from, count, said, happened }) => [
        `${from} to ${from + 10} %`,
        String(count),
        percent(said),
        percent(happened),
      ]),
    ]),
  )
  console.log(
    `\n${table([
      ['log loss by part of the game', 'of an even guess', 'of the standings'],
      ...shown.parts.map(({ part, even, loss }) => [part, even.toFixed(3), loss.toFixed(3)]),
    ])}`,
  )
  console.log(
    JSON.stringify({
      game: values.game,
      games: Number(values.games),
      seed: values.seed,
      bot: values.bot,
      weights: all.map(rounded),
      weightsOfHalf: weights.map(rounded),
      error: rounded(shown.error),
    }),
  )
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const rounded = (value: number): number => Number(value.toPrecision(3))

function gather(game: Game, games: number, bot: string, seed: string, path: string | undefined): Sample[] {
  const known: Sample[] =
    path !== undefined && existsSync(path)
      ? readFileSync(path, 'utf8')
          .split('\n')
          .flatMap((line) => (line === '' ? [] : (JSON.parse(line) as Sample[])))
      : []
  const first = known.reduce((most, one) => Math.max(most, one.game + 1), 0)
  for (let number = first; number < games; number++) {
    progress(number, games, 'games')
    const samples = samplesOf(game, number, bot, seed)
    known.push(...samples)
    if (path !== undefined) appendFileSync(path, `${JSON.stringify(samples)}\n`)
  }
  return known.filter((one) => one.game < games)
}

/** All numbers of players take turns. */
function samplesOf(game: Game, number: number, bot: string, seed: string): Sample[] {
  const seats = game.players[number % game.players.length] ?? 2
  if (seats < 2 || game.chances === undefined) return []
  const { header, decisions } = playBots(game, Array<string>(seats).fill(bot), `${seed}/${number}`)
  const match = Match.replay(game, header, [])
  const positions: { progress: number; totals: number[] }[] = []
  for (const [at, { seat, value, out }] of decisions.entries()) {
    if (at % EVERY === 0)
      positions.push({
        progress: game.chances.progress(match.state),
        totals: game.standings(match.state).map((one) => rounded(totalOf(one))),
      })
    const rejection = out ? match.actOutOfTurn(seat, value) : match.answer(seat, value)
    if (rejection) throw new Error(rejection.text)
  }
  const [winner = 0] = game.result(match.state).ranking
  return positions.map((one) => ({ game: number, ...one, winner }))
}

/** Where a moment of the game lies between two knots. */
function placeOf(moment: number): readonly [knot: number, part: number] {
  const place = Math.min(1, Math.max(0, moment)) * (KNOTS - 1)
  const knot = Math.min(KNOTS - 2, Math.floor(place))
  return [knot, place - knot]
}

function weightIn(weights: readonly number[], moment: number): number {
  const [knot, part] = placeOf(moment)
  return (weights[knot] ?? 0) * (1 - part) + (weights[knot + 1] ?? 0) * part
}

const STEPS = 400

/** Newton's steps on the diagonal, towards what makes the winners likeliest. The loss is convex, so they get there. */
function fit(samples: readonly Sample[]): number[] {
  const weights = Array<number>(KNOTS).fill(0.01)
  for (let step = 0; step < STEPS; step++) {
    const slope = Array<number>(KNOTS).fill(0)
    const curve = Array<number>(KNOTS).fill(1e-9)
    for (const { progress: moment, totals, winner } of samples) {
      const shares = softmax(totals, weightIn(weights, moment))
      const mean = totals.reduce((sum, total, seat) => sum + total * (shares[seat] ?? 0), 0)
      const spread = totals.reduce((sum, total, seat) => sum + (total - mean) ** 2 * (shares[seat] ?? 0), 0)
      const [knot, part] = placeOf(moment)
      for (const [at, by] of [
        [knot, 1 - part],
        [knot + 1, part],
      ] as const) {
        slope[at] = (slope[at] ?? 0) + by * ((totals[winner] ?? 0) - mean)
        curve[at] = (curve[at] ?? 0) + by * spread
      }
    }
    for (let at = 0; at < KNOTS; at++)
      weights[at] = Math.max(0, (weights[at] ?? 0) + (slope[at] ?? 0) / (curve[at] ?? 1))
  }
  return weights
}

function calibration(samples: readonly Sample[], weights: readonly number[]) {
  const bins = Array.from({ length: 10 }, (_, at) => ({ from: 10 * at, count: 0, said: 0, happened: 0 }))
  const parts = Array.from({ length: KNOTS - 1 }, (_, at) => ({
    part: `${(100 * at) / (KNOTS - 1)} to ${(100 * (at + 1)) / (KNOTS - 1)} %`,
    count: 0,
    even: 0,
    loss: 0,
  }))
  for (const { progress: moment, totals, winner } of samples) {
    const shares = softmax(totals, weightIn(weights, moment))
    const part = parts[placeOf(moment)[0]]
    if (part) {
      part.count++
      part.even += Math.log(totals.length)
      part.loss -= Math.log(shares[winner] ?? 1)
    }
    for (const [seat, share] of shares.entries()) {
      const bin = bins[Math.min(9, Math.floor(10 * share))]
      if (bin === undefined) continue
      bin.count++
      bin.said += share
      bin.happened += seat === winner ? 1 : 0
    }
  }
  const filled = bins.filter(({ count }) => count > 0)
  const all = filled.reduce((sum, { count }) => sum + count, 0)
  return {
    bins: filled.map((bin) => ({ ...bin, said: bin.said / bin.count, happened: bin.happened / bin.count })),
    parts: parts
      .filter(({ count }) => count > 0)
      .map((part) => ({ ...part, even: part.even / part.count, loss: part.loss / part.count })),
    /** By how much what is said differs from what happens, on average. */
    error: filled.reduce((sum, { said, happened }) => sum + Math.abs(said - happened), 0) / Math.max(1, all),
  }
}
