import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { animate } from './animate.ts'

const FRAMES = [
  { transform: 'scale(0.3)', opacity: 0 },
  { transform: 'scale(1)', opacity: 1 },
]

/** Something that grows into its place when it is first drawn. Keep its `key`. */
export function Arriving({ children }: { readonly children: ReactNode }) {
  const element = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    if (element.current) animate(element.current, 'arrive', FRAMES)
  }, [])
  return <g ref={element}>{children}</g>
}
