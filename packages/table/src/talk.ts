import type { Actor, Entry, EntryKind } from './journal.ts'

/** What people said, and what happened at the table besides the game. Everybody may know it. */
export interface TalkLine {
  readonly seq: number
  readonly at: number
  readonly by: Actor
  readonly kind: Exclude<EntryKind, 'answer' | 'interject'>
  /** Whom it concerns, when that is not who did it. */
  readonly seat?: number
  /** What was said, or the new name. */
  readonly text?: string
  readonly bot?: string
  /** How many decisions remain, or would. */
  readonly to?: number
}

/** Older lines are in the journal alone. */
export const MOST_TALK = 200

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
