import { useMemo } from 'react'
import { useTable } from '../context.ts'
import { roundsIn } from './score-story.ts'
import { useWholeLog } from './whole-log.ts'

/** The steps at which the rounds of a replay begin; nothing at a table where somebody plays, or where there are no rounds. */
export function useChapters(): readonly number[] | undefined {
  const { place, say } = useTable()
  const log = useWholeLog(place === 'replay')
  return useMemo(() => {
    const starts = place === 'replay' && log ? roundsIn(log, say).map(({ at }) => at) : []
    return starts.length > 1 ? starts : undefined
  }, [place, log, say])
}

export const before = (chapters: readonly number[], now: number): number => chapters.findLast((at) => at < now) ?? 0

export const after = (chapters: readonly number[], now: number, decisions: number): number =>
  chapters.find((at) => at > now) ?? decisions
