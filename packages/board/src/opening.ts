import { createContext, useContext, useEffect, useEffectEvent } from 'react'

/** Opens a sheet of the game by its id, about a seat where that matters; the same again closes it. */
export type Opening = (sheet: string, seat?: number) => void

export const OpeningContext = createContext<Opening>(() => {})

/** How a drawing opens one of its sheets: `mats`, or one that its board module names. */
export const useOpening = (): Opening => useContext(OpeningContext)

interface Closer {
  close(): void
  /** How many dialogs lay over everything when it was opened. */
  readonly under: number
}

/** What is open now, the newest last: Escape closes one after the other. */
const closers: Closer[] = []

const dialogs = (): number => document.querySelectorAll('dialog[open]').length

function pressed(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  const newest = closers.at(-1)
  // A dialog that has come up since closes first, by itself.
  if (newest === undefined || dialogs() > newest.under) return
  event.preventDefault()
  event.stopImmediatePropagation()
  newest.close()
}

/** While something is open, Escape closes it before it does anything else. */
export function useEscape(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return
    const closer: Closer = { close: () => close(), under: dialogs() }
    if (closers.length === 0) globalThis.addEventListener('keydown', pressed, true)
    closers.push(closer)
    return () => {
      closers.splice(closers.indexOf(closer), 1)
      if (closers.length === 0) globalThis.removeEventListener('keydown', pressed, true)
    }
  }, [open])
}
