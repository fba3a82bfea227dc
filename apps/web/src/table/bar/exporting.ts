import { readMatchText } from '@orrery/engine'
import { entryMissingIn } from '../../connection/kept-heads.ts'
import { localMatches } from '../../connection/local.ts'
import { saveFile } from '../../parts/save-file.ts'
import { toast } from '../../parts/toasts.tsx'
import { fetchMatchFile } from '../../server/matches.ts'
import { t } from '../../words/texts.ts'
import type { TablePlace } from '../state/context.ts'

/** Saves a match as a file, to be watched or played on elsewhere. A server gives it out when the match is over. */
export async function exportMatch(place: TablePlace, address: string): Promise<void> {
  const match = address.split('/').at(-1) ?? ''
  const text = place === 'online' ? await fetchMatchFile(match) : await localMatches.exportText(match)
  saveFile(`orrery-${match}.json`, text)
  warnOfMissing(text)
}

/** Says when a match file does not hold what this browser has seen of the match. */
export function warnOfMissing(text: string): void {
  const { journal } = readMatchText(text)
  const entry = journal && entryMissingIn(journal)
  if (entry !== undefined) toast(t('file.changed', { entry }), { label: t('close'), act: () => undefined })
}
