import type { LogLine, Snapshot } from '@orrery/protocol'
import { useMemo } from 'react'
import { useLooking, useSeats, useSessionParts, useShown, useTable } from './context.ts'
import { useSince } from './time/since.ts'

const NONE: readonly LogLine[] = []

/** What is to be seen now, or was at the moment looked at: no part of the page shows another moment than the others. */
export function useSeenView(): Snapshot['view'] {
  const { past } = useLooking()
  const { view } = useShown('view')
  return past?.sight.view ?? view
}

/** What a drawing gets now, or got at the moment looked at. */
export function useDrawing() {
  const { kit, say } = useTable()
  const { past, marking } = useLooking()
  const shown = useShown('view', 'viewer')
  const state = useSessionParts('news')
  const seats = useSeats()
  const sight = past?.sight
  const happened = useSince()
  // Whatever happens or is decided changes it: nothing is drawn again for it unless it is marked.
  const since = marking.on && !sight ? happened : NONE
  return useMemo(
    () => ({
      face: kit.face,
      props: {
        view: sight?.view ?? shown.view,
        viewer: sight?.as ?? shown.viewer,
        seats,
        say,
        news: sight ? NONE : state.news,
        since,
      },
    }),
    [kit.face, sight, shown.view, shown.viewer, seats, say, state.news, since],
  )
}
