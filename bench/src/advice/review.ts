import { parseArgs } from 'node:util'
import { adviceWords, forAndAgainst, judgeDecision, reviewMatch } from '@orrery/bots'
import { type BaseState, Dice, type Game, Match, type Runner } from '@orrery/engine'
import { loadGame } from '@orrery/shelf'
import { progress, table } from '../report.ts'
import { type BotGame, playBots } from './bot-games.ts'

const GAMES = ['starship-samurai', 'xia', 'tsukuyumi']

/** The last thought about a turning point, ten times over. */
const LOOKS = 12_000

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
  const found = await reviewMatch(game, header, decisions, seat)
  return (found?.turningPoints ?? []).map((point) => {
    const runner: Runner<BaseState> = Match.replay(game, header, decisions.slice(0, point.at)).runner
    const deeper = { at: point.at, seat, value: point.given }
    const judged = judgeDecision(runner, deeper, new Dice(`ten times at ${point.at}`), LOOKS)
    const { inFavor, against } = words ? forAndAgainst(point.reasons, words) : { inFavor: [], against: [] }
    return { bot: bots[seat] ?? OTHERS, change: judged.loss, worded: inFavor.length + against.length > 0 }
  })
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
