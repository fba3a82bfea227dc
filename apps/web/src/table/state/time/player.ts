import { useCallback, useEffect, useMemo, useState } from 'react'

/** Shows a match by itself, step by step. */
export interface Player {
  readonly playing: boolean
  /** How many times as fast as usual. */
  readonly speed: number
  toggle(): void
  /** The next speed, and after the fastest the slowest. */
  faster(): void
}

const SPEEDS = [1, 2, 4, 8] as const

/** How long a step stays, in milliseconds. */
const STEP = 1400

interface PlayerPlan {
  readonly isReplay: boolean
  /** The moment that is shown; nothing for the last one. */
  readonly at: number | undefined
  readonly decisions: number
  readonly onLook: (at: number | undefined) => void
}

/** A replay that plays itself from where it stands. The next step comes once the one before is drawn; `?play` begins at once. */
export function usePlayer({ isReplay, at, decisions, onLook }: PlayerPlan): Player | undefined {
  const [playing, setPlaying] = useState(() => new URLSearchParams(location.search).has('play'))
  const [speed, setSpeed] = useState<number>(SPEEDS[0])
  const isOver = at === undefined
  useEffect(() => {
    if (!isReplay || !playing || isOver) return
    const next = at + 1
    const timer = setTimeout(() => {
      if (next >= decisions) setPlaying(false)
      onLook(next >= decisions ? undefined : next)
    }, STEP / speed)
    return () => clearTimeout(timer)
  }, [isReplay, playing, isOver, at, decisions, speed, onLook])
  const toggle = useCallback(() => {
    if (isOver) onLook(0)
    setPlaying(isOver || !playing)
  }, [isOver, playing, onLook])
  const faster = useCallback(
    () => setSpeed((now) => SPEEDS[(SPEEDS.indexOf(now as (typeof SPEEDS)[number]) + 1) % SPEEDS.length] ?? SPEEDS[0]),
    [],
  )
  return useMemo(
    () => (isReplay ? { playing: playing && !isOver, speed, toggle, faster } : undefined),
    [isReplay, playing, isOver, speed, toggle, faster],
  )
}
