import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type BaseState, Dice, type Game, positionOf, Runner, sampleAnswer, settleOptions } from '@orrery/engine'
import { games, loadGame } from '@orrery/shelf'
import { marches } from './neutral/ours.ts'
import { repeat, type Slice, type Work } from './report.ts'

/** Which registered games can be measured, and why the others cannot. */
export async function registeredGames(): Promise<{ readonly ids: string[]; readonly missing: string[] }> {
  const ids: string[] = []
  const missing: string[] = []
  for (const { id, load } of await games())
    try {
      await load()
      ids.push(id)
    } catch (error) {
      missing.push(`${id} is left out, because it does not load: ${String(error).split('\n')[0]}`)
    }
  return { ids, missing }
}

export async function gameSlices(id: string): Promise<{ readonly [work: string]: Work }> {
  return id === marches.id ? slices(marches) : slices(await loadGame(id))
}

function slices<S extends BaseState>(game: Game<S>): { readonly [work: string]: Work } {
  let next = 0
  const start = () => new RandomMatch(game, `bench-${next++}`)
  return {
    decisions: (milliseconds) => measureDecisions(start, milliseconds),
    forks: (milliseconds) => measureForks(start, () => true, milliseconds),
    midStepForks: (milliseconds) => measureForks(start, isLargeMidStep, milliseconds),
    copies: (milliseconds) => measureCopies(game, start, milliseconds),
    standings: (milliseconds) => measureJudgement(game, start, (g) => game.standings(g), milliseconds),
    evaluations: (milliseconds) => measureJudgement(game, start, (g) => evaluateEach(game, g), milliseconds),
  }
}

/** All seats play by chance, with as many seats as the game allows and its default options. Nothing is checked. */
class RandomMatch<S extends BaseState> {
  readonly runner: Runner<S>
  readonly #dice: Dice

  constructor(game: Game<S>, seed: string) {
    const seats = Math.max(...game.players)
    this.runner = Runner.from(game, game.setup({ seats, options: settleOptions(game, seats, {}), seed }))
    this.#dice = new Dice(`players of ${seed}`)
  }

  decide(): void {
    const { runner } = this
    const open = runner.question
    const question = open?.kind === 'everyone' ? runner.questionFor(runner.waitingFor()[0] ?? 0) : open
    if (question === undefined) throw new Error('Nobody is asked.')
    const value = sampleAnswer(question, this.#dice)
    if (value === undefined) throw new Error(`"${question.ask}" offers no answer.`)
    runner.apply(question.seat, value)
  }
}

function measureDecisions<S extends BaseState>(start: () => RandomMatch<S>, milliseconds: number): Slice {
  let decisions = 0
  let matches = 0
  const elapsed = repeat(milliseconds, () => {
    const match = start()
    for (; !match.runner.over; decisions++) match.decide()
    matches++
  })
  return { decisions, matches, elapsed }
}

/** In the middle of a step, and, in a game whose board grows, with all of it on the table: Xia's sectors. */
function isLargeMidStep<S extends BaseState>({ answersInStep, state }: Runner<S>): boolean {
  const { sectorDeck = [] } = state as { readonly sectorDeck?: readonly unknown[] }
  return answersInStep > 0 && sectorDeck.length === 0
}

/** Positions that are forked again and again: enough for a fair mix, and few enough that they all stay at hand. */
const SAMPLE = 200
const SAMPLED_MATCHES = 3
/** Of positions that take long to value, one in so many is enough. */
const SAMPLED_ONE_IN = 8

/** Forks positions of a few matches, drawn by chance from those that count, so each kind weighs as often as it occurs. */
function measureForks<S extends BaseState>(
  start: () => RandomMatch<S>,
  counts: (runner: Runner<S>) => boolean,
  milliseconds: number,
): Slice {
  const dice = new Dice('positions to fork')
  const sample: Runner<S>[] = []
  let decisions = 0
  let answers = 0
  let mostAnswers = 0
  let seen = 0
  for (let matches = 0; matches < SAMPLED_MATCHES || seen === 0; matches++)
    for (const match = start(); !match.runner.over; match.decide()) {
      const { runner } = match
      decisions++
      answers += runner.answersInStep
      mostAnswers = Math.max(mostAnswers, runner.answersInStep)
      if (!counts(runner)) continue
      // Every position seen so far has the same chance to be in the sample.
      const place = dice.below(++seen)
      if (sample.length < SAMPLE) sample.push(runner.fork())
      else if (place < SAMPLE) sample[place] = runner.fork()
    }
  let forks = 0
  const elapsed = repeat(milliseconds, () => {
    for (const runner of sample) runner.fork()
    forks += sample.length
  })
  return { decisions, answers, mostAnswers, forks, elapsed }
}

/** One seat after the other, as positions were valued when the yardstick was frozen. */
function evaluateEach<S extends BaseState>({ yardstick }: Game<S>, g: S): void {
  for (let seat = 0; seat < g.seats; seat++) yardstick.evaluate(g, seat)
}

/** Values positions of a few matches, drawn by chance. */
function measureJudgement<S extends BaseState>(
  game: Game<S>,
  start: () => RandomMatch<S>,
  judge: (g: S) => unknown,
  milliseconds: number,
): Slice {
  const dice = new Dice('positions to value')
  const sample: S[] = []
  for (let matches = 0; matches < SAMPLED_MATCHES; matches++)
    for (const match = start(); !match.runner.over; match.decide())
      if (dice.below(SAMPLED_ONE_IN) === 0) sample.push(game.copy(match.runner.state))
  let positions = 0
  const elapsed = repeat(milliseconds, () => {
    for (const g of sample) judge(g)
    positions += sample.length
  })
  return { positions, elapsed }
}

/** Copies that are alive at a time while they are timed: as few as in a search, and enough that none is optimised away. */
const KEPT = 8

/** The size of the state as JSON and of its copies in memory, and the time of a copy, over all questions of a few matches. */
function measureCopies<S extends BaseState>(game: Game<S>, start: () => RandomMatch<S>, milliseconds: number): Slice {
  const states: S[] = []
  let bytes = 0
  let mostBytes = 0
  for (let matches = 0; matches < 3; matches++)
    for (const match = start(); !match.runner.over; match.decide()) {
      const { length } = JSON.stringify(positionOf(match.runner.state))
      bytes += length
      mostBytes = Math.max(mostBytes, length)
      states.push(game.copy(match.runner.state))
    }

  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  collectGarbage()
  const heapBefore = process.memoryUsage().heapUsed
  const held = states.map((state) => game.copy(state))
  collectGarbage()
  const copyBytes = (process.memoryUsage().heapUsed - heapBefore) / held.length

  let copies = 0
  const elapsed = repeat(milliseconds, () => {
    for (const state of states) held[copies++ % KEPT] = game.copy(state)
  })
  return { bytes: bytes / states.length, mostBytes, copyBytes, copies, elapsed }
}
