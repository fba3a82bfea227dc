import { animate, MOST_AT_ONCE } from '@orrery/board'
import { useEffect } from 'react'
import { useTable } from '../state/context.ts'

const FRAMES = [{ opacity: 1 }, { opacity: 0.25, offset: 0.5 }, { opacity: 1 }]

/** What can be chosen lights up once when a question comes, and is still then. More than may move at once is seen anyway. */
export function usePulse(): void {
  const { decider } = useTable()
  useEffect(() => {
    let pulsed = 0
    return decider.subscribe(() => {
      const { question, n, settled } = decider.snapshot()
      if (question === undefined || !settled || n === pulsed) return
      pulsed = n
      const lit = document.querySelectorAll('.board [data-standing="offered"] .lit')
      if (lit.length <= MOST_AT_ONCE) for (const one of lit) animate(one, 'pulse', FRAMES)
    })
  }, [decider])
}
