import type { SourceShare } from '../../state/time/score-story.ts'

/** Where most of the lead of one seat over another came from. */
export interface Lead {
  readonly source: SourceShare
  readonly theirs: number
  readonly mine: number
}

/** The source that set a seat most ahead of another; nothing where none did. */
export function leadOf(sources: readonly SourceShare[], theirs: number, mine: number): Lead | undefined {
  const leads = sources.map((source) => ({
    source,
    theirs: source.amounts[theirs] ?? 0,
    mine: source.amounts[mine] ?? 0,
  }))
  const [most] = leads.toSorted((a, b) => b.theirs - b.mine - (a.theirs - a.mine))
  return most !== undefined && most.theirs > most.mine ? most : undefined
}
