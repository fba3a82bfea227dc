import { createContext, useContext, useEffect, useEffectEvent } from 'react'

/** Opens a sheet of the game by its id, about a seat where that matters; the same again closes it. */
export type Opening = (sheet: string, seat?: number) => void

export const OpeningContext = createContext<Opening>(() => {})

/** How a drawing opens one of its sheets: `mats`, or one that its board module names. */
export const useOpening = (): Opening => useContext(OpeningContext)

/** What is open now, the newest last: Escape closes one after the other. */
const closers: (() => void)[] = []

function pressed(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  const close = closers.at(-1)
  // A dialog lies over everything else, and closes by itself.
  if (close === undefined || document.querySelector('dialog[open]')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  close()
}

/** While something is open, Escape closes it before it does anything else. */
export function useEscape(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return
    const closer = () => close()
    if (closers.length === 0) globalThis.addEventListener('keydown', pressed, true)
    closers.push(closer)
    return () => {
      closers.splice(closers.indexOf(closer), 1)
      if (closers.length === 0) globalThis.removeEventListener('keydown', pressed, true)
    }
  }, [open])
}
