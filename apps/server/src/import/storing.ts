import { hashToken, newId, newToken, type Store } from '../store/index.ts'
import type { ReadMatch } from './reading.ts'

export interface ImportedMatch {
  readonly match: string
  readonly seedHash: string
  /** New secrets for a match that goes on; none for one that is over. */
  readonly seats: readonly { readonly seat: number; readonly name: string; readonly token: string | null }[]
}

/** Stores a match that began elsewhere as a private one of people. */
export async function storeMatch(store: Pick<Store, 'create'>, read: ReadMatch): Promise<ImportedMatch> {
  const { header, entries, progress, names, filed } = read
  const match = newId()
  const goesOn = progress.status !== 'over'
  const seats = names.map((name, seat) => ({ seat, name, token: goesOn ? newToken() : null }))
  await store.create({
    id: match,
    game: header.match.game,
    header: JSON.stringify(header),
    seedHash: header.seedHash,
    visibility: 'private',
    created: header.created,
    progress,
    seats: seats.map(({ seat, token }) => ({ seat, tokenHash: token === null ? null : hashToken(token) })),
    entries,
    filed,
  })
  return { match, seedHash: header.seedHash, seats }
}
