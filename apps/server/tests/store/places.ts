import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openStore, type Store, type StoreOptions } from '../../src/store/index.ts'
import { postgresDatabase } from '../postgres.ts'

export const KINDS = ['sqlite', 'postgres'] as const
export type Kind = (typeof KINDS)[number]

/** Where a store's data is: what `openStore` takes to open it, as often as a test likes. Gone when the test is over. */
export async function newPlace(kind: Kind, { durable = false } = {}): Promise<StoreOptions> {
  if (kind === 'postgres') {
    const { url, drop } = await postgresDatabase({ durable })
    onTestFinished(drop)
    return { url }
  }
  return { folder: join(newFolder(), 'data') }
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-store-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export async function opened(place: StoreOptions, options: Partial<StoreOptions> = {}): Promise<Store> {
  const store = await openStore({ ...place, ...options })
  onTestFinished(() => store.close())
  return store
}

export const newStore = async (kind: Kind): Promise<Store> => opened(await newPlace(kind))

export const progress = { status: 'running', waiting: [0], due: null, info: '{}' } as const

export const created = (store: Store, id: string, more: object = {}): Promise<void> =>
  store.create({
    id,
    game: 'orchard',
    header: JSON.stringify({ seed: 'secret' }),
    seedHash: 'hash',
    visibility: 'public',
    created: 1000,
    progress,
    seats: [
      { seat: 0, tokenHash: `${id} 0` },
      { seat: 1, tokenHash: `${id} 1` },
    ],
    ...more,
  })
