import type { Scalar } from '@orrery/engine'

/** Where somebody is led by a key: from the list to a place of the map, and back to an option. */
export class Leading {
  #onPlace: ((place: string) => void) | undefined
  #onOption: ((option: Scalar) => void) | undefined

  /** The board listens; returns how to stop. */
  readonly hearPlaces = (go: (place: string) => void): (() => void) => {
    this.#onPlace = go
    return () => {
      this.#onPlace = undefined
    }
  }

  /** The list listens. */
  readonly hearOptions = (go: (option: Scalar) => void): (() => void) => {
    this.#onOption = go
    return () => {
      this.#onOption = undefined
    }
  }

  /** Says whether there is a map to go to. */
  readonly toPlace = (place: string): boolean => {
    this.#onPlace?.(place)
    return this.#onPlace !== undefined
  }

  readonly toOption = (option: Scalar): void => this.#onOption?.(option)
}
