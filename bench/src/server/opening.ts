/** `npm run bench -- server opening`: what it costs to open long matches, and how long others wait meanwhile. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { figure, median, progress, table } from '../report.ts'
import { commandOf, OrreryServer } from './orrery.ts'
import { withSides } from './sides.ts'

/** Whole matches by chance, and one in which everybody trades all the time. */
const MATCHES = [
  { game: 'xia', options: '{}', decisions: 2_400 },
  { game: 'starship-samurai', options: '{"trading":true}', decisions: 2_400 },
  { game: 'starship-samurai', options: '{"trading":true}', decisions: 40_000 },
] as const
const TIMES = 3
/** How often somebody at another match asks for a sign of life. */
const PROBE_MS = 5
const REST_MS = 400

interface Cost {
  /** Milliseconds of processor time of the server. */
  readonly cpu: number
  /** Milliseconds until the welcome came, or the connection ended. */
  readonly wait: number
  /** The longest that somebody at another match waited for a reply. */
  readonly others: number
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Somebody at another match, who asks and asks. `longest` is the longest wait since it was last looked at. */
async function startProbe(server: OrreryServer): Promise<{ longest(): number; stop(): void }> {
  const { match } = await server.create({ game: MATCHES[0].game, seats: [{ kind: 'person' }, { kind: 'person' }] })
  const asked = new Map<number, number>()
  let longest = 0
  let ids = 0
  const socket = await server.connect(match, undefined, (message) => {
    if (message.type !== 'pong') return
    longest = Math.max(longest, performance.now() - (asked.get(message.id) ?? Number.NaN))
    asked.delete(message.id)
  })
  const timer = setInterval(() => {
    asked.set(++ids, performance.now())
    socket.send(JSON.stringify({ type: 'ping', id: ids }))
  }, PROBE_MS)
  return {
    longest() {
      const now = performance.now()
      const found = Math.max(longest, ...[...asked.values()].map((at) => now - at))
      longest = 0
      return found
    },
    stop() {
      clearInterval(timer)
      socket.terminate()
    },
  }
}

async function openOnce(server: OrreryServer, match: string): Promise<Cost> {
  const open = await server.metric('orrery_matches_open')
  const probe = await startProbe(server)
  await pause(REST_MS)
  const before = await server.cpu()
  probe.longest()
  const begun = performance.now()
  let opened = () => {}
  const came = new Promise<void>((resolve) => {
    opened = resolve
  })
  const socket = await server.connect(match, undefined, ({ type }) => void (type === 'welcome' && opened()))
  socket.once('close', () => opened())
  await came
  const wait = performance.now() - begun
  await pause(REST_MS)
  const others = probe.longest()
  const cpu = (await server.cpu()) - before
  socket.terminate()
  probe.stop()
  // Until it has left the memory.
  while ((await server.metric('orrery_matches_open')) > open) await pause(100)
  return { cpu, wait, others }
}

/** Stores a match file as `orrery import` does, and gives the match's id. */
function importInto(root: string, folder: string, file: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [commandOf(root), 'import', file, '--data', folder], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The match cannot be imported: ${stderr}`)
  return stdout.split('\n')[0] ?? ''
}

async function measureSide(root: string, files: readonly string[]): Promise<Cost[][]> {
  const ids: string[] = []
  const server = await OrreryServer.start(root, async (folder) => {
    for (const file of files) ids.push(importInto(root, folder, file))
  })
  try {
    const costs: Cost[][] = []
    for (const [index, id] of ids.entries()) {
      const own: Cost[] = []
      for (let time = 0; time < TIMES; time++) {
        progress(index * TIMES + time, ids.length * TIMES, `opening ${MATCHES[index]?.decisions} decisions`)
        own.push(await openOnce(server, id))
      }
      costs.push(own)
    }
    progress(1, 1, '')
    return costs
  } finally {
    await server.stop()
  }
}

export const benchOpening = (args: readonly string[]): Promise<void> =>
  withSides(args, async (sides) => {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'))
    try {
      // The older side writes the matches: both can read them.
      const files = MATCHES.map((match, index) =>
        writeMatch(sides[0]?.root ?? '', match, join(folder, `${index}.json`)),
      )
      const rows = [['opening a match, median of 3', '', 'processor ms', 'until welcome ms', 'others wait at most ms']]
      for (const { name, root } of sides)
        for (const [index, costs] of (await measureSide(root, files)).entries()) {
          const { game, decisions } = MATCHES[index] as (typeof MATCHES)[number]
          const of = (key: keyof Cost) => figure(median(costs.map((cost) => cost[key])))
          rows.push([`${game}, ${decisions} decisions`, name, of('cpu'), of('wait'), of('others')])
        }
      console.log(table(rows))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

function writeMatch(root: string, { game, options, decisions }: (typeof MATCHES)[number], file: string): string {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const args = [
    ...process.execArgv,
    main,
    'server',
    '--part',
    'long-match',
    root,
    game,
    options,
    String(decisions),
    file,
  ]
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (status !== 0) throw new Error(`A match of ${game} could not be written: ${stderr}`)
  return file
}
