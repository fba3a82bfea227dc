import { useDeciding } from '@orrery/board'
import { useSyncExternalStore } from 'react'
import { optionKinds } from '../words/texts.ts'

export const asksForBoards = (ask: string): boolean =>
  (optionKinds as { readonly [ask: string]: string })[ask] === 'board'

/** What is asked; the reader is drawn again only when that changes. */
export function useAsk(): string {
  const deciding = useDeciding()
  const read = () => deciding.snapshot().question?.ask ?? ''
  return useSyncExternalStore(deciding.subscribe, read, read)
}
