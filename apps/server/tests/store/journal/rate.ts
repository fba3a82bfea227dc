// Measures durable appends: node --import ./apps/cli/bin/typescript.mjs apps/server/tests/store/journal/rate.ts [sqlite|postgres] [appenders] [seconds]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../../../src/store/index.ts'
import { startCluster } from '../../postgres-server.ts'
import { entries } from '../entries.ts'

const [kind = 'sqlite', appenders = '50', seconds = '5'] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'orrery-rate-'))
const cluster = kind === 'postgres' ? await startCluster(true) : undefined
const store = await openStore(cluster ? { url: cluster.url } : { folder })

const progress = { status: 'running', waiting: [0], due: null, info: '{}' } as const
const matches = Array.from({ length: Number(appenders) }, (_, index) => `match-${index}`)
for (const id of matches) {
  const header = JSON.stringify({ seed: 's'.repeat(500) })
  await store.create({ id, game: 'g', header, seedHash: '', visibility: 'public', created: 0, progress, seats: [] })
}

const times: number[] = []
const cpu = process.cpuUsage()
const started = performance.now()
const end = started + Number(seconds) * 1000
await Promise.all(
  matches.map(async (match) => {
    for (let seq = 1; performance.now() < end; seq++) {
      const since = performance.now()
      await store.append({ ...entries(match, seq), progress: { ...progress, due: Date.now() + 60_000 } })
      times.push(performance.now() - since)
    }
  }),
)
const elapsed = (performance.now() - started) / 1000
const { user, system } = process.cpuUsage(cpu)
times.sort((a, b) => a - b)
const at = (share: number) => Number(times[Math.floor(times.length * share)]!.toFixed(2))
const figures = { appendsPerSecond: Math.round(times.length / elapsed), p50ms: at(0.5), p99ms: at(0.99) }
const cpuMicroseconds = Math.round((user + system) / times.length)
console.log(JSON.stringify({ kind, appenders: matches.length, ...figures, cpuMicroseconds }))

await store.close()
await cluster?.stop()
rmSync(folder, { recursive: true, force: true })
