import { type RefObject, useEffect, useRef } from 'react'

/** Something that scrolls is read from its beginning when it shows something else. To ask where it is would lay out the page at once. */
export function useFromTheTop(element: RefObject<HTMLElement | null>, shown: unknown): void {
  const isScrolled = useRef(false)
  useEffect(() => {
    const scrolling = element.current
    const scrolled = () => {
      isScrolled.current = true
    }
    scrolling?.addEventListener('scroll', scrolled, { passive: true })
    return () => scrolling?.removeEventListener('scroll', scrolled)
  }, [element])
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each thing that is shown.
  useEffect(() => {
    if (isScrolled.current) element.current?.scrollTo({ top: 0 })
    isScrolled.current = false
  }, [shown])
}
