// Plays the contests that say how well bots play, and keeps what came of them under docs/balance/arena.
//   npm run arena                                     all of them, on the deals that nothing was tuned on
//   npm run arena -- xia                              those of one game
//   npm run arena -- xia --seed check --games 24      a try on other deals; nothing is kept but under .build
//   npm run arena -- --threads 1                      beside other work
// Broken off, it goes on where it was: every game is written down when it is over (.build/arena), and a contest that is done is not
// played again as long as its bots, rules and cards are the same.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const ORRERY = join(ROOT, 'apps', 'cli', 'bin', 'orrery.mjs')
const KEPT = join(ROOT, 'docs', 'balance', 'arena')
const LOOSE = join(ROOT, '.build', 'arena')

const GAMES = ['starship-samurai', 'tsukuyumi', 'xia']

/** The lower bound that an expert's share of wins has to keep above. */
const FLOORS = { 'starship-samurai': 0.35, tsukuyumi: 0.45, xia: 0.35 }

const FAIR = 0.25

const percent = (share) => `${(100 * share).toFixed(1)} %`

const above = (least, what) => ({
  says: `${what} above ${percent(least)}`,
  holds: ([own]) => (what === 'share' ? own.share : own.low) > least,
})

/**
 * Each bot on one seat against three others, with what has to come of it. Levels think as long as they do by themselves: an expert for 100 ms
 * of processor time, the others by iterations. (`--ms` would be for all of them.)
 */
export const CONTESTS = [
  {
    name: 'expert-greedy',
    bots: 'expert,greedy@1',
    games: 200,
    must: (game) => [above(FLOORS[game], 'lower bound')],
  },
  {
    name: 'adept-greedy',
    bots: 'adept,greedy@1',
    games: 200,
    must: () => [
      above(FAIR, 'share'),
      { says: 'at most twice the time of greedy@1', holds: ([own, other]) => own.ms <= 2 * other.ms },
    ],
  },
  { name: 'expert-adept', bots: 'expert,adept', games: 100, must: () => [above(FAIR, 'share')] },
  {
    name: 'novice-greedy',
    bots: 'novice,greedy@1',
    games: 100,
    must: () => [{ says: 'share at most 15 %', holds: ([own]) => own.share <= 0.15 }],
  },
  {
    name: 'novice-random',
    bots: 'novice,random',
    games: 100,
    must: () => [{ says: 'share at least 50 %', holds: ([own]) => own.share >= 0.5 }],
  },
]

/** What has to hold of a contest's bots, and whether it does. */
export const verdicts = ({ must }, game, bots) => must(game).map(({ says, holds }) => ({ says, holds: holds(bots) }))

/** What decides the games, in short: results of other bots, rules or cards do not belong together. Who rewrites history changes nothing of it. */
const stateOf = (game) => {
  const parts = ['bot', 'content', 'rules', 'options.ts', 'game.ts'].map((part) => `games/${game}/${part}`)
  // What tells people of chances decides nothing.
  const paths = [...parts, 'packages/bots/src', 'packages/engine/src', `:!games/${game}/bot/chances.ts`]
  const files = execFileSync('git', ['ls-files', '--stage', '--', ...paths], { cwd: ROOT, encoding: 'utf8' })
  return createHash('sha256').update(files).digest('hex').slice(0, 12)
}

/** Plays one contest in a process of its own, which tells how far it is. */
function play(args) {
  const child = spawn(process.execPath, [ORRERY, 'arena', ...args, '--json'], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      output.trim() === '' ? reject(new Error(`orrery arena ended with code ${code}.`)) : resolve(JSON.parse(output)),
    )
  })
}

/** The result of a contest, played now unless it is there. */
async function resultOf(game, contest, { seed, games = contest.games, threads, folder }) {
  const state = stateOf(game)
  const file = join(folder, `${game}-${contest.name}.json`)
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  if (known?.state === state && known.seed === seed && known.games >= games) return known
  const deciding = [game, '--bots', contest.bots, '--games', String(games), '--seed', seed]
  const lines = join(LOOSE, `${game}-${contest.name}-${seed}-${games}-${state}.lines`)
  const report = await play([...deciding, '--threads', threads, '--resume', lines])
  const result = { command: `npx orrery arena ${deciding.join(' ')}`, state, ...report }
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`)
  return result
}

/** One line of the table. */
export function rowOf(game, contest, { games, bots }) {
  const [own, other] = bots
  const says = verdicts(contest, game, bots).map(({ says, holds }) => `${says}: ${holds ? 'yes' : '**no**'}`)
  const share = `${own.wins} = ${percent(own.share)} [${percent(own.low)} to ${percent(own.high)}]`
  const time = `${own.ms.toFixed(1)} against ${other.ms.toFixed(1)}`
  return `| ${game} | ${own.bot} against three ${other.bot} | ${games} | ${share} | ${time} | ${says.join('; ')} |`
}

/** All results that are kept in a folder, as a table. */
function tableIn(folder) {
  const files = new Set(readdirSync(folder))
  const rows = GAMES.flatMap((game) =>
    CONTESTS.flatMap((contest) => {
      const file = `${game}-${contest.name}.json`
      return files.has(file) ? [rowOf(game, contest, JSON.parse(readFileSync(join(folder, file), 'utf8')))] : []
    }),
  )
  return ['| game | who | games | won | ms a decision | must |', '|---|---|---|---|---|---|', ...rows].join('\n')
}

const HEADING = `# The arena

Four seats, fair is 25 %; deals that nothing was tuned on. Shares are with a 95 % interval over deals. \`npm run arena\` wrote this page and the
files beside it, each with its seed and its command.
`

async function main(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: 'test' },
      games: { type: 'string' },
      threads: { type: 'string', default: '2' },
    },
  })
  const unknown = positionals.find((game) => !GAMES.includes(game))
  if (unknown !== undefined) {
    console.error(`There are no contests of "${unknown}", only of ${GAMES.join(', ')}.`)
    return 2
  }
  const isFinal = values.seed === 'test' && values.games === undefined
  const folder = isFinal ? KEPT : join(LOOSE, values.seed)
  mkdirSync(folder, { recursive: true })
  mkdirSync(LOOSE, { recursive: true })
  const games = values.games === undefined ? undefined : Number(values.games)
  const wanted = { seed: values.seed, games, threads: values.threads, folder }
  let failed = 0
  for (const contest of CONTESTS)
    for (const game of positionals.length > 0 ? positionals : GAMES) {
      console.log(`${game}: ${contest.bots}`)
      const result = await resultOf(game, contest, wanted)
      console.log(rowOf(game, contest, result))
      if (result.problems.length > 0 || verdicts(contest, game, result.bots).some(({ holds }) => !holds)) failed++
    }
  const table = tableIn(folder)
  if (isFinal) writeFileSync(join(KEPT, 'README.md'), `${HEADING}\n${table}\n`)
  console.log(table)
  return failed === 0 ? 0 : 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await main(process.argv.slice(2))
