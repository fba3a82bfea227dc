import { useDeciding } from '@orrery/board'
import { useSyncExternalStore } from 'react'

/** What is asked; the reader is drawn again only when that changes. */
export function useAsk(): string {
  const deciding = useDeciding()
  const read = () => deciding.snapshot().question?.ask ?? ''
  return useSyncExternalStore(deciding.subscribe, read, read)
}
