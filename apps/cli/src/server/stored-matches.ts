import { type Entry, HostedMatch, type TableHeader } from '@orrery/host'
import type { Store, StoredMatch } from '@orrery/server/store'
import { loadGame } from '@orrery/shelf'

/** A stored match, played again from its beginning under the present rules. */
export async function openStored(store: Store, { id, game, header }: StoredMatch): Promise<HostedMatch> {
  const rules = await loadGame(game)
  const entries = (await store.load(id)).map(({ entry }) => JSON.parse(entry) as Entry)
  return HostedMatch.open(rules, JSON.parse(header) as TableHeader, entries)
}
