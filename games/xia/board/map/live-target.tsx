import { Target, type TargetProps, useDeciding, useStanding } from '@orrery/board'
import type { MyQuestion } from '@orrery/protocol'
import { useSyncExternalStore } from 'react'

/** A target that is drawn only while it is part of the question. */
export function LiveTarget(props: TargetProps) {
  const standing = useStanding(props.option)
  return standing === 'idle' ? null : <Target {...props} />
}

/** The open question of the viewer; it stays the same thing while an answer is gathered. */
export function useQuestion(): MyQuestion | undefined {
  const deciding = useDeciding()
  const read = () => deciding.snapshot().question
  return useSyncExternalStore(deciding.subscribe, read, read)
}

/** What the viewer looks at among the options. */
export function usePointed(): string | undefined {
  const deciding = useDeciding()
  const read = () => (deciding.pointed === undefined ? undefined : String(deciding.pointed))
  return useSyncExternalStore(deciding.subscribe, read, read)
}

/** Those of some options that can be chosen: for rings and fans, which are no place for what cannot. */
export function useOffered(options: readonly string[]): readonly string[] {
  const deciding = useDeciding()
  const isOffered = (option: string) => ['offered', 'chosen'].includes(deciding.standing(option))
  const read = () => options.filter(isOffered).join('|')
  const live = useSyncExternalStore(deciding.subscribe, read, read)
  return live === '' ? [] : live.split('|')
}
