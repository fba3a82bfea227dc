import { type DrawingProps, Inspector, type Looked, useLooking } from '@orrery/board'
import { type RefObject, useState } from 'react'
import type { View } from '../../view.ts'
import { at } from '../spoken/at.ts'

interface PlaceInspectorProps extends Pick<DrawingProps<View>, 'view' | 'viewer' | 'say'> {
  readonly inside: RefObject<HTMLElement | null>
}

/** The location that somebody looks at, in words. */
export function PlaceInspector({ inside, view, viewer, say }: PlaceInspectorProps) {
  const [looked, setLooked] = useState<Looked>()
  useLooking(inside, { looked: setLooked })
  if (looked === undefined) return null
  const { name, full } = at(view, looked.place, viewer, say)
  return <Inspector corner={looked.corner} title={name} lines={full.map((text) => ({ text }))} />
}
