import type { FiledJournal, MatchFile } from '@orrery/engine'
import { asItCame, type Entry, type TableHeader, withJournal } from '@orrery/host'
import type { Store } from '../store/index.ts'

/** A match and its file, as it stood after an entry. */
interface Exported {
  readonly file: MatchFile
  readonly header: TableHeader
  readonly seq: number
}

/** The file of a stored match with its journal. One that came as a file and has not gone on is that file again. */
export async function fileWithJournal(
  store: Pick<Store, 'load' | 'filedJournal'>,
  match: string,
  { file, header, seq }: Exported,
): Promise<MatchFile> {
  if (header.imported === seq) {
    const filed = await store.filedJournal(match)
    return asItCame(file, filed === null ? undefined : (JSON.parse(filed) as FiledJournal))
  }
  const entries = (await store.load(match)).slice(0, seq)
  return withJournal(
    file,
    header,
    entries.map(({ entry }) => JSON.parse(entry) as Entry),
  )
}
