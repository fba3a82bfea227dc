import { parseArgs } from 'node:util'
import {
  type AnsweredQuestion,
  adviceWords,
  beginJudgingTurn,
  forAndAgainst,
  type JudgedDecision,
  judgeDecision,
  replayForReview,
  reviewMatch,
} from '@orrery/bots'
import { type BaseState, Dice, type Game, type Runner } from '@orrery/engine'
import { loadGame } from '@orrery/shelf'
import { progress, table } from '../report.ts'
import { type BotGame, playBots } from './bot-games.ts'

const GAMES = ['starship-samurai', 'xia', 'tsukuyumi']

/** The last thought about a turning point, ten times over. */
const LOOKS = 12_000
const TURN_LOOKS = 2400
const LOOKS_AN_ANSWER = 150

/** A turning point has to change the chance to win by so much. */
const CHANGE = 0.1

/** Who is reviewed, and against whom: those who make mistakes worth telling, and those who make few. */
const REVIEWED = ['novice', 'random', 'adept'] as const
const OTHERS = 'adept'

interface Told {
  readonly bot: string
  /** By how much a search ten times as long changes its estimate with the better answer. */
  readonly change: number
  /** Whether its sentence names a term and a size. */
  readonly worded: boolean
}

/**
 * How true reviews are: matches between bots are reviewed for one of them, and what the review calls a turning point is judged by a search ten
 * times as long.
 */
export async function benchReview(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', multiple: true },
      matches: { type: 'string', default: '30' },
      seed: { type: 'string', default: 'review' },
    },
  })
  const results: { [game: string]: ReturnType<typeof summary> } = {}
  for (const id of values.game ?? GAMES)
    results[id] = summary(await toldIn(await loadGame(id), Number(values.matches), values.seed))
  console.log(
    table([
      ['turning points', 'matches', 'points', 'hold', 'share', 'mean change', 'in words', ...REVIEWED],
      ...Object.entries(results).map(([id, one]) => [
        id,
        String(one.matches),
        String(one.points),
        String(one.hold),
        `${(100 * one.share).toFixed(0)} %`,
        `${(100 * one.meanChange).toFixed(1)} %`,
        String(one.worded),
        ...REVIEWED.map((bot) => String(one.byBot[bot] ?? 0)),
      ]),
    ]),
  )
  console.log(JSON.stringify({ seed: values.seed, ...results }))
}

async function toldIn(game: Game, matches: number, seed: string) {
  const told: Told[] = []
  const counts = game.players.filter((players) => players > 1)
  for (let number = 0; number < matches; number++) {
    progress(number, matches, `matches of ${game.id}`)
    const bot = REVIEWED[number % REVIEWED.length] ?? OTHERS
    const seats = counts[number % counts.length] ?? 2
    const seat = number % seats
    const bots = Array.from({ length: seats }, (_, at) => (at === seat ? bot : OTHERS))
    told.push(...(await toldOf(game, playBots(game, bots, `${seed}/${number}`), seat)))
  }
  progress(matches, matches, '')
  return { matches, told }
}

async function toldOf(game: Game, { header, decisions, bots }: BotGame, seat: number): Promise<Told[]> {
  const words = adviceWords(game, game.locale)
  const runners = new Map<number, Runner<BaseState>>()
  const played = replayForReview(game, header, decisions, seat, ({ at }, runner) => runners.set(at, runner.fork()))
  const found = await reviewMatch(game, header, decisions, seat)
  return (found?.turningPoints ?? []).map((point) => {
    const turn = played?.decisions.find((one) => one.turn?.some(({ at }) => at === point.at))?.turn
    const judged = turn && point.answers ? turnAgain(seat, turn, runners) : decisionAgain(seat, point, runners)
    const { inFavor, against } = words ? forAndAgainst(point.reasons, words) : { inFavor: [], against: [] }
    return { bot: bots[seat] ?? OTHERS, change: judged?.loss ?? 0, worded: inFavor.length + against.length > 0 }
  })
}

type Runners = ReadonlyMap<number, Runner<BaseState>>

function decisionAgain(seat: number, { at, given }: JudgedDecision, runners: Runners): JudgedDecision | undefined {
  const runner = runners.get(at)
  return runner && judgeDecision(runner, { at, seat, value: given }, new Dice(`ten times at ${at}`), LOOKS)
}

/** The turn is played on in twice as many worlds, by somebody who thinks five times as long about each answer. */
function turnAgain(seat: number, turn: readonly AnsweredQuestion[], runners: Runners): JudgedDecision {
  const answers = turn.flatMap(({ at, value }) => {
    const runner = runners.get(at)
    return runner ? [{ at, value, runner }] : []
  })
  const judging = beginJudgingTurn(seat, answers, `ten times at ${turn[0]?.at}`, TURN_LOOKS, LOOKS_AN_ANSWER)
  while (judging.goOn());
  return judging.conclude()
}

function summary({ matches, told }: { readonly matches: number; readonly told: readonly Told[] }) {
  const hold = told.filter(({ change }) => change >= CHANGE).length
  return {
    matches,
    points: told.length,
    hold,
    share: rounded(hold / Math.max(1, told.length)),
    meanChange: rounded(told.reduce((sum, { change }) => sum + change, 0) / Math.max(1, told.length)),
    worded: told.filter(({ worded }) => worded).length,
    byBot: Object.fromEntries(REVIEWED.map((bot) => [bot, told.filter((one) => one.bot === bot).length])),
  }
}

const rounded = (value: number): number => Math.round(1000 * value) / 1000
