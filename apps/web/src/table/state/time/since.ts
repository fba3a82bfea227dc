import type { LogLine } from '@orrery/protocol'
import { useMemo } from 'react'
import { useShown } from '../context.ts'
import { useMemory } from './memory.ts'

const NONE: readonly LogLine[] = []

interface Since {
  readonly lines: readonly LogLine[]
  /** Whether it begins before the lines that are here. */
  readonly goesBack: boolean
}

/** What happened since the viewer decided last, as far as it is here. */
export function useSinceThen(): Since {
  const { log, earlierLog } = useShown('log', 'earlierLog')
  const { lastDecision } = useMemory()
  return useMemo(() => {
    if (lastDecision === undefined) return { lines: NONE, goesBack: false }
    // What their own decision led to is told with the number after it.
    const own = log.findLastIndex(({ at }) => at <= lastDecision + 1)
    const lines = own + 1 === log.length ? NONE : log.slice(own + 1)
    return { lines, goesBack: own < 0 && earlierLog > 0 }
  }, [log, earlierLog, lastDecision])
}

export const useSince = (): readonly LogLine[] => useSinceThen().lines
