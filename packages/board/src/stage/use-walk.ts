import { useEffect, useState } from 'react'
import type { StageScene } from './scene.ts'

/** How fast a stage walks: by the beats' own time, by a third of it, or straight to where it has come. */
export type StagePace = 'full' | 'quick' | 'none'

const SHARE = { full: 1, quick: 1 / 3, none: 0 } as const

export interface StageWalk {
  /** The beat that is shown. */
  readonly beat: number
  /** Whether there are more to come, or the last one is still being looked at. */
  readonly walking: boolean
  /** Straight to the beat that has been reached. */
  readonly skip: () => void
}

/**
 * Walks from the beat that was shown to the one that has been reached, each as long as it takes. A scene that has not been shown before
 * begins with its first one.
 */
export function useWalk({ id, beats, running }: StageScene, pace: StagePace): StageWalk {
  const [at, setAt] = useState({ id, beat: pace === 'none' ? running : 0, seen: pace === 'none' })
  const fresh = at.id !== id
  const beat = pace === 'none' ? running : fresh ? 0 : Math.min(at.beat, running)
  const seen = pace === 'none' || (!fresh && at.seen && at.beat === running)
  // What has been looked at already keeps nobody waiting.
  const ms = !fresh && at.seen ? 0 : (beats[beat]?.ms ?? 0) * SHARE[pace]
  useEffect(() => {
    if (seen) return
    const timer = setTimeout(
      () => setAt(beat < running ? { id, beat: beat + 1, seen: false } : { id, beat, seen: true }),
      ms,
    )
    return () => clearTimeout(timer)
  }, [id, beat, running, seen, ms])
  return { beat, walking: !seen, skip: () => setAt({ id, beat: running, seen: true }) }
}
