import { type Append, journalEntry } from '../../src/store/index.ts'

/** An append of `count` entries from `seq` on, whose text says who made them. */
export const entries = (match: string, seq: number, count = 1, who = 'a'): Append => ({
  match,
  entries: Array.from({ length: count }, (_, index) =>
    journalEntry({ seq: seq + index, at: 5000 + seq + index, by: 'table', kind: 'answer', who }),
  ),
  progress: { status: 'running', waiting: [seq % 2], due: null },
})
