import { parseArgs } from 'node:util'
import { registeredGames } from '../games.ts'
import { figure, median, progress, table } from '../report.ts'
import { type Checkout, checkOut, hashOf, ROOT } from './checkout.ts'
import { matchesPerSecond, playRound, type Round } from './rounds.ts'
import { type Estimate, estimate, FLOOR, judge, reachOf } from './statistics.ts'

const ROUNDS = 6

/** `npm run bench -- engine --against <commit>`: is any game slower in the working tree than it was at that commit? */
export async function benchAgainst(args: readonly string[]): Promise<void> {
  try {
    const { against, rounds, games } = await readArguments(args)
    const commit = checkOut(against)
    try {
      await compare(commit, games, rounds)
    } finally {
      commit.remove()
    }
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 2
  }
}

async function readArguments(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: { against: { type: 'string' }, rounds: { type: 'string' }, games: { type: 'string' } },
  })
  if (values.against === undefined) throw new Error('--against needs a commit.')
  const rounds = Number(values.rounds ?? ROUNDS)
  if (!Number.isInteger(rounds) || rounds < 2) throw new Error('--rounds needs a whole number of at least 2.')
  const { ids, missing } = await registeredGames()
  if (missing.length > 0) throw new Error(missing.join('\n'))
  const games = values.games?.split(',') ?? ids
  const unknown = games.find((id) => !ids.includes(id))
  if (unknown !== undefined) throw new Error(`--games: there is no game "${unknown}"; there is ${ids.join(', ')}.`)
  return { against: values.against, rounds, games }
}

async function compare(commit: Checkout, ids: readonly string[], count: number): Promise<void> {
  const hashes = new Map(ids.map((id) => [id, { commit: hashOf(commit.root, id), tree: hashOf(ROOT, id) }]))
  const games = ids.filter((id) => hashes.get(id)?.commit !== undefined)
  for (const id of ids) if (!games.includes(id)) console.log(`${id} is left out: ${commit.name} cannot play it.`)
  const paces = new Map<string, number>()
  for (const id of games) paces.set(id, await matchesPerSecond(id, commit.root))
  const rounds = new Map<string, Round[]>(games.map((id) => [id, []]))
  for (let round = 0; round < count; round++)
    for (const [index, id] of games.entries()) {
      progress(round * games.length + index, count * games.length, `${id}, round ${round + 1}`)
      rounds.get(id)?.push(await playRound(id, paces.get(id) ?? 1, commit.root, ROOT))
    }
  progress(1, 1, '')

  const figures = [...rounds].map(([id, list]) => figuresOf(id, list))
  console.log(
    table([
      [`decisions per second, ${count} rounds`, commit.name, 'working tree', 'ratio', '95 %', 'noise', ''],
      ...figures.map(({ id, before, now, ratio, noise, verdict }) => [
        id,
        figure(before),
        figure(now),
        ratio.ratio.toFixed(3),
        interval(ratio),
        `${interval(noise)} (± ${(100 * reachOf(noise)).toFixed(1)} %)`,
        verdict,
      ]),
    ]),
  )
  for (const { id, samePlay } of figures) {
    const { commit: before, tree: now } = hashes.get(id) ?? {}
    if (before !== now || !samePlay)
      console.log(`${id}: the sides do not play the same matches (hashes ${before} and ${now}).`)
    else console.log(`${id}: both sides play the same matches, hash ${now}.`)
  }
  for (const { id, verdict } of figures) {
    if (verdict === 'unclear')
      console.log(`${id} is below ${FLOOR}, but not beyond the noise: measure with more --rounds.`)
    if (verdict === 'slower') console.log(`${id} is slower than ${FLOOR} of what it was, beyond the noise.`)
  }
  console.log(JSON.stringify({ against: commit.name, games: Object.fromEntries(figures.map((one) => [one.id, one])) }))
  if (figures.some(({ verdict }) => verdict === 'slower')) process.exitCode = 1
}

function figuresOf(id: string, rounds: readonly Round[]) {
  const ratio = estimate(rounds.map((round) => round.ratio))
  const noise = estimate(rounds.map((round) => round.noise))
  return {
    id,
    before: median(rounds.map(({ before }) => before)),
    now: median(rounds.map(({ now }) => now)),
    ratio,
    noise,
    verdict: judge(ratio, noise),
    samePlay: rounds.every(({ samePlay }) => samePlay),
  }
}

const interval = ({ low, high }: Estimate): string => `${low.toFixed(3)} to ${high.toFixed(3)}`
