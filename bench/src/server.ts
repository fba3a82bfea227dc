import type { MapSize } from './neutral/rules.ts'
import { figure, progress, table } from './report.ts'
import { Child } from './server/children.ts'
import type { Cost, HostedMatch } from './server/hosts.ts'
import type { Measured } from './server/load.ts'

const SUBJECTS = ['ours', 'boardgameio'] as const
type Name = (typeof SUBJECTS)[number]

const SATURATION = { matches: 50, rounds: 3, milliseconds: 5_000, warmUp: 4_000 }
const STEADY = { matches: 200, milliseconds: 15_000, warmUp: 2_000, think: 1_000 }
const IDLE = 400
/** Enough matches for those that are played to their end while the load runs. */
const SPARE: { readonly [name in Name]: number } = { ours: 150, boardgameio: 20 }

/** A server and its clients. */
interface Subject {
  readonly name: Name
  readonly host: Child
  readonly load: Child
}

type Phase = Measured & { readonly cpuOfServer: number }

interface Figures {
  /** On the large map, the median of the rounds. */
  readonly saturation: Phase
  readonly smallMap: Phase
  readonly steady: Phase
  readonly memoryPerMatch: number
  readonly memoryPerConnection: number
}

/**
 * Our server and boardgame.io's under the same load: whole matches of the neutral game by four clients each, over loopback. The
 * servers and the clients are processes of their own, and the two sides take turns.
 */
export async function benchServer(args: readonly string[]): Promise<void> {
  if (args[0] === '--part') return startPart(args.slice(1))
  if (args[0] === 'bots') return (await import('./server/bots.ts')).benchBots(args.slice(1))
  if (args[0] === 'opening') return (await import('./server/opening.ts')).benchOpening(args.slice(1))
  const only = SUBJECTS.filter((name) => args.includes(name))
  const subjects: Subject[] = []
  try {
    for (const name of only.length > 0 ? only : SUBJECTS) {
      const host = await Child.start(name)
      const load = await Child.start('load', name, String(await host.ask<number>('port')))
      subjects.push({ name, host, load })
    }
    report(await measure(subjects))
  } finally {
    for (const { host, load } of subjects) {
      load.stop()
      host.stop()
    }
  }
}

async function startPart([part, ...args]: readonly string[]): Promise<void> {
  if (part === 'long-match') return (await import('./server/long-match.ts')).writeLongMatch(args)
  if (part === 'load') return (await import('./server/load.ts')).generateLoad(args[0] ?? '', Number(args[1]))
  const { hostOurs, hostBoardgameio } = await import('./server/hosts.ts')
  return part === 'ours' ? hostOurs() : hostBoardgameio()
}

async function measure(subjects: readonly Subject[]): Promise<Map<Name, Figures>> {
  const memory = await turns(subjects, 'idle connections', measureIdle)
  const small = await saturate(subjects, 'small', 1)
  const large = await saturate(subjects, 'large', SATURATION.rounds)
  const steady = await turns(subjects, 'steady', measureSteady)
  const figures = new Map<Name, Figures>()
  for (const { name } of subjects) {
    const memoryPerConnection = memory.get(name)!
    const { phase, memoryPerGroup } = steady.get(name)!
    figures.set(name, {
      saturation: medianOf(large.get(name)!),
      smallMap: medianOf(small.get(name)!),
      steady: phase,
      memoryPerMatch: memoryPerGroup - 4 * memoryPerConnection,
      memoryPerConnection,
    })
  }
  return figures
}

/** Measures the sides one after the other. */
async function turns<T>(
  subjects: readonly Subject[],
  what: string,
  work: (subject: Subject) => Promise<T>,
): Promise<Map<Name, T>> {
  const results = new Map<Name, T>()
  for (const subject of subjects) {
    progress(0, 1, `${subject.name}: ${what}`)
    results.set(subject.name, await work(subject))
  }
  progress(1, 1, '')
  return results
}

const create = ({ host }: Subject, map: MapSize, count: number): Promise<HostedMatch[]> =>
  host.ask('create', { map, count })

async function saturate(subjects: readonly Subject[], map: MapSize, rounds: number): Promise<Map<Name, Phase[]>> {
  const results = new Map<Name, Phase[]>(subjects.map(({ name }) => [name, []]))
  await turns(subjects, `warm-up, ${map} map`, async (subject) => {
    const matches = await create(subject, map, SATURATION.matches + SPARE[subject.name])
    await subject.load.ask('seat', { matches, count: SATURATION.matches })
    await subject.load.ask('run', { milliseconds: SATURATION.warmUp, think: 0 })
  })
  for (let round = 1; round <= rounds; round++)
    await turns(subjects, `saturation, ${map} map, round ${round}`, async (subject) => {
      await subject.load.ask('seat', { matches: await create(subject, map, SPARE[subject.name]), count: 0 })
      results.get(subject.name)?.push(await run(subject, SATURATION.milliseconds, 0))
    })
  for (const { load } of subjects) await load.ask('leave')
  return results
}

async function measureIdle(subject: Subject): Promise<number> {
  const [match] = await create(subject, 'large', 1)
  await subject.load.ask('idle', { match, count: 20 })
  const before = await subject.host.ask<Cost>('cost')
  await subject.load.ask('idle', { match, count: IDLE })
  const after = await subject.host.ask<Cost>('cost')
  await subject.load.ask('leave')
  return (after.memory - before.memory) / IDLE
}

async function measureSteady(subject: Subject): Promise<{ phase: Phase; memoryPerGroup: number }> {
  const { host, load } = subject
  const before = await host.ask<Cost>('cost')
  await load.ask('seat', { matches: await create(subject, 'large', STEADY.matches), count: STEADY.matches })
  await load.ask('run', { milliseconds: STEADY.warmUp, think: STEADY.think })
  const phase = await run(subject, STEADY.milliseconds, STEADY.think)
  const after = await host.ask<Cost>('cost')
  await load.ask('leave')
  return { phase, memoryPerGroup: (after.memory - before.memory) / STEADY.matches }
}

async function run({ host, load }: Subject, milliseconds: number, think: number): Promise<Phase> {
  const before = await host.ask<Cost>('cost')
  const measured = await load.ask<Measured>('run', { milliseconds, think })
  const after = await host.ask<Cost>('cost')
  return { ...measured, cpuOfServer: after.cpu - before.cpu }
}

const rate = ({ decisions, seconds }: Measured): number => decisions / seconds

function medianOf(phases: readonly Phase[]): Phase {
  const middle = phases.toSorted((a, b) => rate(a) - rate(b))[phases.length >> 1]
  if (middle === undefined) throw new Error('Nothing was measured.')
  return middle
}

const NAMES: { readonly [name in Name]: string } = { ours: 'ours, durable', boardgameio: 'boardgame.io, in memory' }

function report(figures: ReadonlyMap<Name, Figures>): void {
  const names = [...figures.keys()]
  const line = (text: string, value: (figures: Figures) => number) => [
    text,
    ...names.map((name) => figure(value(figures.get(name)!))),
  ]
  const phase = (title: string, key: 'saturation' | 'smallMap' | 'steady') =>
    table([
      [title, ...names.map((name) => NAMES[name])],
      line('decisions per second', (one) => rate(one[key])),
      line('decision to the last update, p50 ms', (one) => one[key].p50),
      line('decision to the last update, p99 ms', (one) => one[key].p99),
      line('bytes per update', (one) => one[key].bytesPerUpdate),
      line('server, ms of processor per decision', (one) => one[key].cpuOfServer / Math.max(1, one[key].decisions)),
      line('clients, ms of processor per decision', (one) => one[key].cpu / Math.max(1, one[key].decisions)),
    ])
  console.log(`${phase(`saturation: ${SATURATION.matches} matches of 4, no thinking`, 'saturation')}\n`)
  console.log(`${phase('the same on the small map', 'smallMap')}\n`)
  console.log(`${phase(`steady: ${STEADY.matches} matches of 4, 1 s of thinking`, 'steady')}\n`)
  console.log(
    table([
      ['memory of the server', ...names.map((name) => NAMES[name])],
      line('kilobytes per match in play', (one) => one.memoryPerMatch / 1024),
      line('kilobytes per idle connection', (one) => one.memoryPerConnection / 1024),
    ]),
  )
  console.log(JSON.stringify(summary(figures)))
}

/** `ours`, `boardgameio` and `ratio` are those of saturation on the large map. */
function summary(figures: ReadonlyMap<Name, Figures>) {
  const compare = (key: 'saturation' | 'smallMap') => {
    const of = (name: Name) => {
      const found = figures.get(name)
      return found === undefined ? 0 : rate(found[key])
    }
    const [ours, boardgameio] = [of('ours'), of('boardgameio')]
    return { ours, boardgameio, ratio: ours / boardgameio }
  }
  return { ...compare('saturation'), smallMap: compare('smallMap'), details: Object.fromEntries(figures) }
}
