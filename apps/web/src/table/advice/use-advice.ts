import type { Advice } from '@orrery/bots'
import { useEffect, useState } from 'react'
import { localMatches } from '../../connection/local.ts'
import { useMySeat, useTable } from '../state/context.ts'

/** Milliseconds after which it is shown that something is being thought about. */
const SLOW = 1000

export interface Advised {
  readonly advice: Advice | undefined
  /** It is taking its time. */
  readonly isSlow: boolean
  /** Nobody can tell. */
  readonly failed: boolean
}

const THINKING: Advised = { advice: undefined, isSlow: false, failed: false }

/** What is good for whoever is asked; thought about in the worker, and forgotten when they leave it. */
export function useAdvice(): Advised {
  const { address } = useTable()
  const seat = useMySeat()
  const [advised, setAdvised] = useState(THINKING)
  useEffect(() => {
    let late = false
    const tell = (told: Partial<Advised>) => late || setAdvised({ ...THINKING, ...told })
    const slow = setTimeout(() => tell({ isSlow: true }), SLOW)
    const done = (advice: Advice | undefined) => {
      clearTimeout(slow)
      tell(advice ? { advice } : { failed: true })
    }
    localMatches.advise(address.split('/').at(-1) ?? '', seat ?? 0).then(done, () => done(undefined))
    return () => {
      late = true
      clearTimeout(slow)
    }
  }, [address, seat])
  return advised
}
