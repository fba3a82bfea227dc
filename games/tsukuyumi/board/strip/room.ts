import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many things of a least width have room side by side, with the one that tells how many more there are; all while nobody knows. */
export function useRoom(row: RefObject<HTMLElement | null>, count: number, least: number, more: number): number {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    const element = row.current
    if (element === null) return
    const measure = () => setWidth(element.clientWidth || Number.POSITIVE_INFINITY)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [row])
  if (count * (least + GAP) - GAP <= width) return count
  return Math.max(0, Math.floor((width - more) / (least + GAP)))
}

/** Pixels between two cards. */
const GAP = 4
