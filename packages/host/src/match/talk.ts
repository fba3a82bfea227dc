import { MOST_TALK, type TalkLine } from '@orrery/protocol'
import type { Entry } from '../journal/journal.ts'

export function addToTalk(talk: TalkLine[], entry: Entry): void {
  if (entry.kind === 'answer' || entry.kind === 'interject') return
  talk.push(lineOf(entry))
  if (talk.length > MOST_TALK) talk.splice(0, talk.length - MOST_TALK)
}

/** Field by field: an entry can hold what not everybody may know, such as the answer that a clock gave. */
function lineOf(entry: Exclude<Entry, { kind: 'answer' | 'interject' }>): TalkLine {
  const { seq, at, by, kind } = entry
  const line = { seq, at, by, kind }
  switch (entry.kind) {
    case 'chat':
      return { ...line, text: entry.text }
    case 'name':
      return { ...line, text: entry.name }
    case 'undo':
      return entry.to === undefined ? line : { ...line, to: entry.to }
    case 'ask-undo':
      return { ...line, to: entry.to }
    case 'resign':
      return { ...line, bot: entry.bot }
    case 'away':
      return entry.seat === by ? { ...line, bot: entry.bot } : { ...line, seat: entry.seat, bot: entry.bot }
    case 'back':
    case 'timeout':
      return entry.seat === by ? line : { ...line, seat: entry.seat }
    default:
      return line
  }
}
