import type { Game } from '@orrery/engine'
import { type Entry, HostedMatch, type TableHeader } from '@orrery/host'
import { lobbyInfo, progressOf } from '../matches/progress.ts'
import type { JournalEntry, NewMatch } from '../store/index.ts'

/** Where a match stands, from its header and its journal alone. Throws a `BadInput` when it cannot be played here. */
export async function standingOf(
  load: (id: string) => Promise<Game>,
  game: string,
  header: string,
  entries: readonly JournalEntry[],
): Promise<NewMatch['progress']> {
  const journal = entries.map(({ entry }) => JSON.parse(entry) as Entry)
  const hosted = HostedMatch.open(await load(game), JSON.parse(header) as TableHeader, journal)
  return { ...progressOf(hosted, Date.now(), 0), info: lobbyInfo(hosted) }
}
