import { localMatches } from '../connection/local.ts'
import { saveFile } from '../parts/save-file.ts'
import { fetchMatchFile } from '../server/matches.ts'
import type { TablePlace } from './context.ts'

/** Saves a match as a file, to be watched or played on elsewhere. A server gives it out when the match is over. */
export async function exportMatch(place: TablePlace, address: string): Promise<void> {
  const match = address.split('/').at(-1) ?? ''
  const text = place === 'online' ? await fetchMatchFile(match) : await localMatches.exportText(match)
  saveFile(`orrery-${match}.json`, text)
}
