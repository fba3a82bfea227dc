import type { LogLine } from '@orrery/protocol'
import { useMemo } from 'react'
import { useLooking, useSeats, useSessionParts, useShown, useTable } from './context.ts'
import { useSince } from './since.ts'

const NONE: readonly LogLine[] = []

/** What a drawing gets now, or got at the moment looked at. */
export function useDrawing() {
  const { kit, say } = useTable()
  const { past, marking } = useLooking()
  const shown = useShown('view', 'viewer')
  const state = useSessionParts('news')
  const seats = useSeats()
  const sight = past?.sight
  const since = useSince()
  return useMemo(
    () => ({
      face: kit.face,
      props: {
        view: sight?.view ?? shown.view,
        viewer: sight?.as ?? shown.viewer,
        seats,
        say,
        news: sight ? NONE : state.news,
        since: marking.on && !sight ? since : NONE,
      },
    }),
    [kit.face, sight, shown.view, shown.viewer, seats, say, state.news, marking.on, since],
  )
}
