import { BadInput } from '@orrery/engine'
import type { Flags } from '@orrery/server/config'
import type { Finding, Store } from '@orrery/server/store'
import { progressBar } from '../progress.ts'
import { withStore } from './opening.ts'
import { salvageTo } from './salvaging.ts'
import { openStored } from './stored-matches.ts'

/** `orrery doctor`: says what is wrong with the stored data, and which matches do not replay. Changes nothing. */
export function doctor(flags: Flags): Promise<number> {
  if (typeof flags.salvage === 'string') return salvageTo(flags.salvage, flags)
  return examine(flags).catch((error: unknown) => {
    // What SQLite says of a damaged file is not for people.
    if (error instanceof Error && /malformed|not a database|disk image|corrupt/i.test(error.message))
      throw new BadInput('The database is damaged. Run orrery doctor --salvage <file> to save every intact match.')
    throw error
  })
}

function examine(flags: Flags): Promise<number> {
  return withStore(flags, false, async (store) => {
    const broken = await store.doctor()
    const damaged = new Set(broken.map(({ match }) => match))
    const { matches, findings } = await replayAll(store, damaged)
    const all = [...broken, ...findings]
    for (const { match, problem } of all) console.log(match === undefined ? `${problem}.` : `${match}: ${problem}.`)
    if (all.length === 0) console.log(`ok, ${matches === 1 ? '1 match replays' : `all ${matches} matches replay`}`)
    return all.length === 0 ? 0 : 1
  })
}

async function replayAll(store: Store, damaged: ReadonlySet<string | undefined>) {
  const total = Object.values(await store.countMatches()).reduce((sum, count) => sum + count, 0)
  const findings: Finding[] = []
  const bar = progressBar('matches')
  let matches = 0
  for (let page = await store.matchIds(); page.length > 0; page = await store.matchIds(page.at(-1))) {
    for (const match of page) {
      matches += 1
      bar.update(matches, total)
      const problem = damaged.has(match) ? undefined : await problemOf(store, match)
      if (problem !== undefined) findings.push({ match, problem })
    }
  }
  bar.stop()
  return { matches, findings }
}

async function problemOf(store: Store, match: string): Promise<string | undefined> {
  const found = await store.find(match)
  if (!found) return undefined
  try {
    const { report, seq } = await openStored(store, found)
    if (report !== undefined) {
      const frozen = found.status === 'frozen' ? 'a rules bug stopped it' : 'it does not replay under the current rules'
      return `${frozen}: ${report.error.replace(/\.$/, '')}`
    }
    return seq === found.seq ? undefined : `it is at entry ${found.seq}, but replays to ${seq}`
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return error.message.replace(/\.$/, '')
  }
}
