import type { Scalar } from '@orrery/engine'
import { useSyncExternalStore } from 'react'
import { useTable } from '../state/context.ts'

/** How the options of a row stand: drawn again when one of them does otherwise, and not with whatever else is decided or pointed at. */
export function useRow(options: readonly Scalar[]) {
  const { decider } = useTable()
  const read = () => {
    const { busy, refusals } = decider.snapshot()
    const standings = options.map((option) => decider.standing(option)).join()
    return `${standings} ${busy} ${options.includes(decider.pointed ?? '')} ${refusals.size}`
  }
  useSyncExternalStore(decider.subscribe, read, read)
  return { decider, busy: decider.snapshot().busy, isPointed: options.includes(decider.pointed ?? '') }
}
