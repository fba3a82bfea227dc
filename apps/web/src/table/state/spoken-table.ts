import { spokenOf, type Telling, telling } from '@orrery/board'
import { useMemo } from 'react'
import { useDrawing } from './drawing.ts'

/** The table in words, as it is now or was at the moment looked at: put together when somebody asks for it. */
export function useSpokenTable(): () => Telling<unknown> {
  const { face, props } = useDrawing()
  const { view, viewer, say } = props
  return useMemo(() => {
    let told: Telling<unknown> | undefined
    return () => {
      told ??= telling(spokenOf(face), view, viewer, say)
      return told
    }
  }, [face, view, viewer, say])
}
