// Plays the option sets that each game keeps in tests/option-sets.json and compares what comes of them with what is kept there:
// a change that is meant to leave the rules alone leaves every hash alone.
//   npm run hashes                   every set of every game
//   npm run hashes -- xia            those of one game
//   npm run hashes -- xia --write    keeps what comes of them now, after the rules were changed on purpose
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const ORRERY = join(ROOT, 'apps', 'cli', 'bin', 'orrery.mjs')
const REPORT = join(ROOT, '.build', 'reports', 'hashes.json')

const fileOf = (game) => join(ROOT, 'games', game, 'tests', 'option-sets.json')

/** Games that keep option sets. */
const gamesWithSets = () => readdirSync(join(ROOT, 'games')).filter((game) => existsSync(fileOf(game)))

const readSets = (game) => JSON.parse(readFileSync(fileOf(game), 'utf8'))

/** Plays one set in a process of its own, on one thread, and gives how many decisions were made and the hash of all games. */
export function playSet(game, { seed, rules, pack, chance, gamesPerPlayerCount }, { players, options }) {
  const wanted = ['--players', players, '--games', String(gamesPerPlayerCount), '--seed', seed]
  if (rules !== undefined) wanted.push('--rules', String(rules))
  if (pack !== undefined) wanted.push('--pack', pack)
  if (chance !== undefined) wanted.push('--chance', String(chance))
  const how = ['--no-check', '--json', '--threads', '1', ...(options === '' ? [] : ['--options', options])]
  const child = spawn(process.execPath, [ORRERY, 'simulate', game, ...wanted, ...how], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let complaint = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (complaint += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code !== 0) return resolve({ problem: complaint.trim() || `orrery simulate ended with code ${code}.` })
      const { decisions, hash } = JSON.parse(output)
      resolve({ decisions, hash })
    })
  })
}

/** What is wrong with what came of a set, or nothing. */
export function difference(kept, played) {
  if (played.problem !== undefined) return played.problem
  if (played.hash === kept.hash && played.decisions === kept.decisions) return undefined
  return `kept are ${kept.hash} and ${kept.decisions} decisions, played were ${played.hash} and ${played.decisions}`
}

/** As many at a time as there are cores, the longest first, so that none is left alone at the end. */
async function playAll(tasks, onPlayed) {
  const waiting = tasks.toSorted((a, b) => b.set.decisions - a.set.decisions)
  const work = async () => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift())
      onPlayed(task, await playSet(task.game, task.file, task.set))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

async function main(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false } },
  })
  const known = gamesWithSets()
  const unknown = positionals.find((game) => !known.includes(game))
  if (unknown !== undefined) {
    console.error(
      `There is no games/${unknown}/tests/option-sets.json; games with such a file are ${known.join(', ')}.`,
    )
    return 2
  }
  const files = (positionals.length > 0 ? positionals : known).map((game) => ({ game, file: readSets(game) }))
  const tasks = files.flatMap(({ game, file }) => file.sets.map((set) => ({ game, file, set })))
  const played = new Map()
  let failed = 0
  await playAll(tasks, ({ game, set }, outcome) => {
    played.set(set, outcome)
    const problem = values.write ? outcome.problem : difference(set, outcome)
    if (problem !== undefined) failed++
    console.log(`${problem ? 'FAILED' : 'ok    '} ${game}: ${set.name}, ${problem ?? outcome.hash}`)
  })
  if (values.write && failed === 0)
    for (const { game, file } of files) {
      const sets = file.sets.map((set) => ({ ...set, ...played.get(set) }))
      writeFileSync(fileOf(game), `${JSON.stringify({ ...file, sets }, null, 2)}\n`)
    }
  const counts = { numPassedTests: tasks.length - failed, numFailedTests: failed }
  mkdirSync(dirname(REPORT), { recursive: true })
  writeFileSync(REPORT, JSON.stringify(counts))
  console.log(`${counts.numPassedTests} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await main(process.argv.slice(2))
