import type { MatchFile } from '@orrery/engine'
import { type Entry, HostedMatch, type TableHeader } from '@orrery/host'
import type { Store, StoredMatch } from '@orrery/server/store'
import { loadGame } from '@orrery/shelf'

/** A stored match, played again from its beginning under the present rules. */
export async function openStored(store: Store, stored: StoredMatch): Promise<HostedMatch> {
  const rules = await loadGame(stored.game)
  const entries = (await store.load(stored.id)).map(({ entry }) => JSON.parse(entry) as Entry)
  return HostedMatch.open(rules, JSON.parse(stored.header) as TableHeader, entries)
}

/** The match file of a stored match; of a frozen one, what leads to its failure. */
export async function fileOf(store: Store, stored: StoredMatch): Promise<MatchFile> {
  const hosted = await openStored(store, stored)
  const file = hosted.matchFile()
  if (hosted.report) return file
  const { fileWithJournal } = await import('@orrery/server/import')
  const { header, seq } = hosted
  return fileWithJournal(store, stored.id, { file, header, seq })
}
