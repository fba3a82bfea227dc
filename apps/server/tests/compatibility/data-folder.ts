import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Seat } from '@orrery/engine'
import pg from 'pg'
import type { StoreOptions } from '../../src/store/index.ts'
import { type Kind, newPlace } from '../store/places.ts'

const FIXTURES = new URL('../fixtures/', import.meta.url)

/** The folders of stored data that are kept, each with the folder of its match files. */
export const VERSIONS = [
  { data: 'data-folder-1', files: 'match-files-1' },
  { data: 'data-folder-2', files: 'match-files-2' },
] as const
export type Version = (typeof VERSIONS)[number]

export interface KeptMatch {
  /** That of its match file, too. */
  readonly name: string
  readonly match: string
  readonly game: string
  readonly state: 'open' | 'paused' | 'over'
  readonly tokens: readonly { readonly seat: Seat; readonly token: string }[]
}

export interface Contents {
  readonly account: { readonly name: string; readonly password: string }
  /** A match with a free seat. */
  readonly open: string
  readonly matches: readonly KeptMatch[]
}

const read = (path: string): Buffer => readFileSync(new URL(path, FIXTURES))

export const contentsOf = ({ data }: Version): Contents => JSON.parse(read(`${data}/contents.json`).toString())

export const matchFileOf = ({ files }: Version, name: string): string => read(`${files}/${name}.json`).toString()

/** A copy of the stored data, as it was left then. */
export async function keptPlace({ data }: Version, kind: Kind): Promise<StoreOptions> {
  const place = await newPlace(kind)
  if (place.url === undefined) {
    const folder = place.folder ?? ''
    mkdirSync(folder)
    writeFileSync(join(folder, 'orrery.db'), gunzipSync(read(`${data}/orrery.db.gz`)))
    return place
  }
  const client = new pg.Client(place.url)
  await client.connect()
  try {
    await client.query(gunzipSync(read(`${data}/postgres.sql.gz`)).toString())
  } finally {
    await client.end()
  }
  return place
}
