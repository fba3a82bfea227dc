import { BadInput } from '@orrery/engine'
import { type Flags, RETENTION_SETTINGS, readSettings, retentionOf } from '@orrery/server/config'
import type { Prunable, PruneCounts } from '@orrery/server/store'
import { withStore } from './opening.ts'

/** What is removed when nobody says anything else. */
const UNPLAYED_DAYS = 30

const NAMES: { readonly [P in Prunable]: readonly [one: string, many: string] } = {
  unplayed: ['match without moves', 'matches without moves'],
  botMatches: ['finished bot-only match', 'finished bot-only matches'],
  finished: ['finished match with players', 'finished matches with players'],
  accounts: ['account without a seat', 'accounts without a seat'],
}

/** `orrery prune`: says what is older than it is to be kept, and removes it with `--remove`. */
export function prune(flags: Flags): Promise<number> {
  if (flags.remove && flags.dryRun) throw new BadInput('Choose either --dry-run or --remove.')
  const remove = flags.remove === true
  const retention = {
    unplayed: UNPLAYED_DAYS,
    ...given(retentionOf(readSettings(RETENTION_SETTINGS, flags, process.env))),
  }
  return withStore(flags, false, async (store) => {
    const counts = await store.prune(retention, remove)
    const found = listed(counts)
    if (found === '') console.log('Nothing is old enough to remove.')
    else if (remove) console.log(`Removed ${found}.`)
    else console.log(`${found} can be removed. To remove them, run this again with --remove.`)
    return 0
  })
}

const given = (retention: { readonly [P in Prunable]?: number | undefined }) =>
  Object.fromEntries(Object.entries(retention).filter(([, days]) => days !== undefined))

function listed(counts: PruneCounts): string {
  const parts = (Object.keys(NAMES) as Prunable[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${counts[kind]} ${NAMES[kind][counts[kind] === 1 ? 0 : 1]}`)
  const last = parts.pop() ?? ''
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`
}
