import { useDeciding } from '@orrery/board'
import { useEffect, useSyncExternalStore } from 'react'

/**
 * Which unit stands for equal ones that share a place: the first that can be chosen, so that choosing one after the other works. All that
 * can be chosen have their place there.
 */
export function useTops(piles: readonly (readonly string[])[], labelOf: (unit: string) => string): ReadonlySet<string> {
  const deciding = useDeciding()
  const topOf = (pile: readonly string[]) =>
    pile.find((unit) => deciding.standing(unit) === 'offered') ??
    pile.find((unit) => deciding.standing(unit) !== 'idle') ??
    pile[0]
  const read = () => piles.map(topOf).join(' ')
  const tops = useSyncExternalStore(deciding.subscribe, read, read)
  const shared = piles.filter((pile) => pile.length > 1)
  const live = () => {
    const below = shared.flatMap((pile) => pile.filter((unit) => unit !== topOf(pile)))
    return below.filter((unit) => deciding.standing(unit) !== 'idle').join(' ')
  }
  const below = useSyncExternalStore(deciding.subscribe, live, live)
  const labels = below === '' ? '' : below.split(' ').map(labelOf).join('\n')
  useEffect(() => {
    const names = labels.split('\n')
    const gone = below === '' ? [] : below.split(' ').map((unit, index) => deciding.place(unit, names[index]))
    return () => {
      for (const leave of gone) leave()
    }
  }, [deciding, below, labels])
  return new Set(tops.split(' '))
}
