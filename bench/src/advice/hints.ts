import { parseArgs } from 'node:util'
import { ALLOWED, advise, createLevel } from '@orrery/bots'
import { Dice, type Value } from '@orrery/engine'
import { loadGame } from '@orrery/shelf'
import { progress, table } from '../report.ts'
import { type Position, positionsOf } from './positions.ts'

/** So much longer is thought to judge a hint. */
const LONGER = 10

/** Fewer answers are no choice. */
const ANSWERS = 8

/** A hint may cost so much of the chance to win. */
const TOLERATED = 0.02

/** Answers that are compared are looked at so often at least: a single look says little of an answer with chance ahead. */
const LEAST_LOOKS = 24

const GAMES = ['starship-samurai', 'xia', 'tsukuyumi']

/** What two answers cost of the chance to win, against the best of a search ten times as long. */
interface Loss {
  readonly hint: number
  readonly random: number
}

/**
 * How good hints are: in positions of matches between adepts with at least 8 answers, what the hint loses of the chance to win against the
 * best answer of a search ten times as long; and what an answer by chance loses.
 */
export async function benchHints(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', multiple: true },
      positions: { type: 'string', default: '200' },
      seed: { type: 'string', default: 'hints' },
    },
  })
  const results: { [game: string]: ReturnType<typeof summary> } = {}
  for (const id of values.game ?? GAMES)
    results[id] = summary(await lossesIn(id, Number(values.positions), values.seed))
  console.log(
    table([
      ['lost at most 2 points of the chance to win', 'positions', 'hint', 'random answer', 'mean loss', 'of random'],
      ...Object.entries(results).map(([id, one]) => [
        id,
        String(one.positions),
        percent(one.hint),
        percent(one.random),
        percent(one.meanLoss),
        percent(one.meanLossRandom),
      ]),
    ]),
  )
  console.log(JSON.stringify({ seed: values.seed, ...results }))
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

async function lossesIn(id: string, count: number, seed: string): Promise<Loss[]> {
  const game = await loadGame(id)
  const losses: Loss[] = []
  for (const position of positionsOf(game, `${seed}/${id}`, (_runner, _seat, answers) => answers.length >= ANSWERS)) {
    progress(losses.length, count, `positions of ${id}`)
    losses.push(lossAt(position))
    if (losses.length === count) break
  }
  progress(count, count, '')
  return losses
}

function lossAt({ runner, seat, answers, name }: Position): Loss {
  const [hint] = advise(runner.fork(), seat, new Dice(`hint at ${name}`)).candidates
  if (hint === undefined) throw new Error(`No hint at ${name}.`)
  const random = new Dice(`random at ${name}`).pick(answers)
  const iterations = LONGER * ('iterations' in ALLOWED ? ALLOWED.iterations : 0)
  const judge = createLevel('expert', { allowance: { iterations } })
  const thought = judge.think(runner.fork(), seat, new Dice(`judged at ${name}`), [hint.value, random])
  while (thought.goOn());
  const chanceOf = (value: Value): number => {
    const looked = () => thought.weighed().find((one) => JSON.stringify(one.value) === JSON.stringify(value))
    for (let look = looked()?.looks ?? 0; look < LEAST_LOOKS; look++) thought.lookAt(value)
    return looked()?.chance?.mean ?? 0
  }
  const best = thought.weighed()[0]?.value ?? hint.value
  const most = chanceOf(best)
  return { hint: Math.max(0, most - chanceOf(hint.value)), random: Math.max(0, most - chanceOf(random)) }
}

function summary(losses: readonly Loss[]) {
  const share = (of: (loss: Loss) => number) =>
    rounded(losses.filter((one) => of(one) <= TOLERATED).length / losses.length)
  const mean = (of: (loss: Loss) => number) => rounded(losses.reduce((sum, one) => sum + of(one), 0) / losses.length)
  return {
    positions: losses.length,
    hint: share(({ hint }) => hint),
    random: share(({ random }) => random),
    meanLoss: mean(({ hint }) => hint),
    meanLossRandom: mean(({ random }) => random),
  }
}

const rounded = (value: number): number => Math.round(10_000 * value) / 10_000
