import type { FiledJournal } from '@orrery/engine'

/** The newest hash of a match that this browser has seen: see docs/protocol.md. */
export interface KeptHead {
  /** What the journal begins with: the same in a file of the match. */
  readonly root: string
  readonly seq: number
  readonly head: string
}

const KEY = 'orrery.heads'
const MOST = 200

function keptHeads(): { readonly [match: string]: KeptHead } {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as { [match: string]: KeptHead }) : {}
  } catch {
    return {}
  }
}

export const keptHead = (match: string): KeptHead | undefined => keptHeads()[match]

const others = (match: string) => Object.entries(keptHeads()).filter(([known]) => known !== match)

/** Keeps the newest hash of a match, whichever window has seen it. */
export function keepHead(match: string, head: KeptHead): void {
  const known = keptHead(match)
  if (known?.root === head.root && known.seq >= head.seq) return
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others(match).slice(1 - MOST), [match, head]])))
  } catch {
    // Where nothing can be kept, nothing can be compared later.
  }
}

export function forgetHead(match: string): void {
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(others(match))))
}

/** The entry that this browser has seen in a match and that is not in the journal of its file, if there is one. */
export function entryMissingIn({ entries, head }: FiledJournal): number | undefined {
  const heads = [...entries.map(({ prev }) => prev), head]
  const seen = Object.values(keptHeads()).filter(({ root }) => root === heads[0])
  return seen.find((kept) => heads[kept.seq] !== kept.head)?.seq
}
