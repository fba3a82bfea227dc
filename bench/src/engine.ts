import { benchAgainst } from './against/command.ts'
import { registeredGames } from './games.ts'
import { marches } from './neutral/ours.ts'
import { figure, median, type Slice, table, valueIn } from './report.ts'
import { measureAll, type Slices, tasks } from './rounds.ts'
import { serveSubject } from './subjects.ts'

/** Code as large as a whole game takes seconds until it is fully compiled. */
const WARM_UP = { rates: 3000, copies: 500 } as const
/** Milliseconds of a slice; boardgame.io gets more, because its matches are long. */
const SLICE = { ours: 500, boardgameio: 900, game: 500, copies: 200 } as const

const WAYS = {
  client: 'boardgame.io, local client',
  reducer: 'boardgame.io, reducer alone',
  tuned: 'boardgame.io, reducer, moves checked outside the draft',
} as const

/**
 * Decisions per second of our engine and of boardgame.io on the neutral game, and of every registered game on our engine.
 * The slices of all subjects take turns, seconds are those of the processor, and medians count, so that a noisy moment
 * favours none of them.
 */
export async function benchEngine(args: readonly string[]): Promise<void> {
  if (args[0] === '--subject') return serveSubject(args[1] ?? '')
  if (args.length > 0) return benchAgainst(args)
  const registered = await registeredGames()
  const ids = [marches.id, ...registered.ids]
  const rates = [
    ...tasks('ours', ['decisions'], SLICE.ours),
    ...Object.keys(WAYS).flatMap((way) => tasks(way, ['decisions'], SLICE.boardgameio)),
    ...ids.flatMap((id) => tasks(id, ['decisions', 'forks', 'midStepForks'], SLICE.game)),
  ]
  const slices = await measureAll(rates, WARM_UP.rates)
  // Apart from the others: to weigh copies, garbage is collected by force, and that throws away compiled code too.
  const copies = await measureAll(
    ids.flatMap((id) => tasks(id, ['copies'], SLICE.copies)),
    WARM_UP.copies,
  )
  const matches = compareScores(slices)

  const rate = (subject: string) => perSecond(slices(subject, 'decisions'))
  const ours = rate('ours')
  const client = rate('client')
  const reducer = rate('reducer')
  const tuned = rate('tuned')
  const boardgameio = Math.max(client, reducer)
  const ratio = ours / boardgameio

  const row = (text: string, value: number) => [text, figure(value), figure(value / boardgameio)]
  console.log(
    table([
      [`the neutral game (${matches} matches, the same on all sides)`, 'decisions/s', 'ratio'],
      row('our engine, every answer checked', ours),
      row(WAYS.client, client),
      row(WAYS.reducer, reducer),
      row(WAYS.tuned, tuned),
    ]),
  )
  console.log(`The ratio is to the faster of the first two ways of boardgame.io: ${figure(ratio)}.`)
  console.log(`To the third, which no tutorial shows, it is ${figure(ours / tuned)}.\n`)

  const games = Object.fromEntries(ids.map((id) => [id, figuresOf(slices, copies, id, boardgameio)]))
  console.log(gamesTable(games))
  for (const line of registered.missing) console.log(line)
  if (registered.missing.length > 0) process.exitCode = 1
  console.log(JSON.stringify({ ours, boardgameio, ratio, boardgameioTuned: tuned, ratioTuned: ours / tuned, games }))
}

/** Fails when a match ended with different scores on two sides; says how many matches were played on all of them. */
function compareScores(slices: Slices): number {
  const sides = ['ours', ...Object.keys(WAYS)].map((side) => Object.assign({}, ...slices(side, 'decisions')) as Slice)
  const matches = Object.keys(sides[0] ?? {}).filter((key) => key.startsWith('scores of '))
  for (const key of matches)
    if (new Set(sides.map((side) => side[key]).filter((scores) => scores !== undefined)).size > 1)
      throw new Error(`The sides do not agree on the ${key}.`)
  return matches.filter((key) => sides.every((side) => key in side)).length
}

const perSecond = (slices: readonly Slice[]): number =>
  median(slices.map((slice) => (1000 * valueIn(slice, 'decisions')) / valueIn(slice, 'elapsed')))

type GameFigures = ReturnType<typeof figuresOf>

function figuresOf(slices: Slices, copiesOf: Slices, id: string, boardgameio: number) {
  const decisions = slices(id, 'decisions')
  const forks = slices(id, 'forks')
  const copies = copiesOf(id, 'copies')
  const all = (list: readonly Slice[], key: string) => list.map((slice) => valueIn(slice, key))
  const share = (list: readonly Slice[], part: string, whole: string) =>
    median(list.map((slice) => valueIn(slice, part) / valueIn(slice, whole)))
  const decisionsPerSecond = perSecond(decisions)
  const forkRate = (list: readonly Slice[]) => 1000 * share(list, 'forks', 'elapsed')
  const forksPerSecond = forkRate(forks)
  const midStepForksPerSecond = forkRate(slices(id, 'midStepForks'))
  return {
    decisionsPerSecond,
    ratio: decisionsPerSecond / boardgameio,
    decisionsPerMatch: share(decisions, 'decisions', 'matches'),
    forksPerSecond,
    forkCost: decisionsPerSecond / forksPerSecond,
    midStepForksPerSecond,
    midStepForkCost: decisionsPerSecond / midStepForksPerSecond,
    answersSinceCheckpoint: share(forks, 'answers', 'decisions'),
    mostAnswersSinceCheckpoint: Math.max(...all(forks, 'mostAnswers')),
    stateBytes: median(all(copies, 'bytes')),
    mostStateBytes: Math.max(...all(copies, 'mostBytes')),
    copyBytes: median(all(copies, 'copyBytes')),
    nanosecondsPerCopy: 1e6 * share(copies, 'elapsed', 'copies'),
  }
}

const LINES: readonly (readonly [keyof GameFigures, string])[] = [
  ['decisionsPerSecond', 'decisions per second, random players'],
  ['ratio', 'ratio to boardgame.io on the neutral game'],
  ['decisionsPerMatch', 'decisions per match'],
  ['forksPerSecond', 'forks per second, at every question'],
  ['forkCost', 'cost of such a fork, in decisions'],
  ['midStepForksPerSecond', 'forks per second, in mid-step, on the full board'],
  ['midStepForkCost', 'cost of such a fork, in decisions'],
  ['answersSinceCheckpoint', 'answers since the checkpoint, mean'],
  ['mostAnswersSinceCheckpoint', 'answers since the checkpoint, worst'],
  ['stateBytes', 'bytes of the state as JSON, mean'],
  ['mostStateBytes', 'bytes of the state as JSON, most'],
  ['copyBytes', 'bytes of a checkpoint copy in memory'],
  ['nanosecondsPerCopy', 'nanoseconds per copy'],
]

const gamesTable = (games: { readonly [id: string]: GameFigures }): string =>
  table([
    ['games on our engine', ...Object.keys(games)],
    ...LINES.map(([key, text]) => [text, ...Object.values(games).map((figures) => figure(figures[key]))]),
  ])
