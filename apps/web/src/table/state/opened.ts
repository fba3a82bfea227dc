import { createContext, use } from 'react'

/**
 * What somebody has opened over the board: a part of the side where there is no side, the mat of a seat, or a sheet of the game. One thing
 * at a time.
 */
export type Opened =
  | { readonly what: 'choices' | 'log' | 'chat' | 'side' }
  | { readonly what: 'sheet'; readonly id: string; readonly seat: number | undefined }

export interface OpenedState {
  readonly opened: Opened | undefined
  /** Opens it; what is open already is closed. */
  readonly toggle: (wanted: Opened) => void
  readonly show: (wanted: Opened) => void
  readonly close: () => void
}

export const OpenedContext = createContext<OpenedState>({
  opened: undefined,
  toggle: () => {},
  show: () => {},
  close: () => {},
})

export const useOpened = (): OpenedState => use(OpenedContext)

export const isSame = (a: Opened | undefined, b: Opened | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The sheet that shows what lies before the seats, one of them first. */
export const matsOf = (seat: number | undefined): Opened => ({ what: 'sheet', id: 'mats', seat })
