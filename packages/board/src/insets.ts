import { createContext, useContext, useEffect } from 'react'

/** Pixels at each side of a board that something lies on. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

/** What is registered to lie on a board. A store of its own, so that nothing is drawn again when a viewport hears of it. */
export class InsetStore {
  readonly #listeners = new Set<() => void>()
  readonly #registered = new Set<{ readonly side: keyof Insets; readonly pixels: number }>()
  #sum = NO_INSETS

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }

  /** At each side as much as the widest thing there takes. */
  readonly current = (): Insets => this.#sum

  readonly register = (side: keyof Insets, pixels: number): (() => void) => {
    const one = { side, pixels }
    this.#registered.add(one)
    this.#changed()
    return () => {
      this.#registered.delete(one)
      this.#changed()
    }
  }

  #changed(): void {
    const sum = { ...NO_INSETS }
    for (const { side, pixels } of this.#registered) sum[side] = Math.max(sum[side], pixels)
    this.#sum = sum
    for (const changed of this.#listeners) changed()
  }
}

export const InsetsContext = createContext<InsetStore | undefined>(undefined)

/** Something lies on the board at a side of it: what matters is shown beside it. Its element has `data-inset`. */
export function useInset(side: keyof Insets, pixels: number): void {
  const insets = useContext(InsetsContext)
  useEffect(() => (pixels > 0 ? insets?.register(side, pixels) : undefined), [insets, side, pixels])
}
