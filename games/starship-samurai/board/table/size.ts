import { type RefObject, useLayoutEffect, useState } from 'react'

interface Size {
  readonly width: number
  readonly height: number
}

/** The size of an element in whole pixels, followed as it changes; until it is known, the one given. */
export function useSize(element: RefObject<HTMLElement | null>, first: Size): Size {
  const [size, setSize] = useState(first)
  useLayoutEffect(() => {
    const watched = element.current
    if (watched === null || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const width = Math.round(watched.clientWidth)
      const height = Math.round(watched.clientHeight)
      if (width > 0 && height > 0)
        setSize((last) => (last.width === width && last.height === height ? last : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return size
}
