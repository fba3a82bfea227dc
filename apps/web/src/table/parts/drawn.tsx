import { DecidingContext, OpeningContext, SayContext } from '@orrery/board'
import { type ReactNode, useCallback } from 'react'
import { useMySeat, useTable } from '../state/context.ts'
import { useOpened } from '../state/opened.ts'

/** What a game draws: it can be chosen, speaks the reader's language, and opens its sheets. */
export function Drawn({ children }: { readonly children: ReactNode }) {
  const { decider, say } = useTable()
  const { toggle } = useOpened()
  const mine = useMySeat()
  const opening = useCallback(
    (id: string, seat?: number) => toggle({ what: 'sheet', id, seat: seat ?? mine }),
    [toggle, mine],
  )
  return (
    <DecidingContext value={decider}>
      <SayContext value={say}>
        <OpeningContext value={opening}>{children}</OpeningContext>
      </SayContext>
    </DecidingContext>
  )
}
