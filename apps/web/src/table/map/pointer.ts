import type { MapPointer, MapPointerAt, Point } from '@orrery/board'
import { meaningOf, type Pressed } from '../../keys/pressed.ts'

type Path = MapPointerAt['path']

const NO_PATH: Path = []

/** The pointer that keys move over the map. What keys do is given anew with every view and question. */
export class Pointer implements MapPointer {
  readonly #listeners = new Set<() => void>()
  #at: MapPointerAt | undefined
  #n = 0
  isHeld = false
  /** Does what a key means; says whether it meant anything. */
  act: (pressed: Pressed) => boolean = () => false
  /** Where it begins, and what is said there. */
  begin: () => void = () => {}

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }

  readonly snapshot = (): MapPointerAt | undefined => this.#at

  readonly press = (event: KeyboardEvent): boolean => {
    const meaning = meaningOf(event, 'map')
    return meaning !== undefined && this.act(meaning)
  }

  readonly enter = (): void => {
    this.isHeld = true
    this.begin()
  }

  readonly leave = (): void => {
    this.isHeld = false
  }

  /** Goes to a place. */
  go(place: string, at: Point, text: string): void {
    this.isHeld = true
    this.#set({ place, at, text, path: NO_PATH, n: ++this.#n })
  }

  /** The same place, told anew. */
  tell(at: Point, text: string): void {
    if (this.#at && (this.#at.text !== text || this.#at.at !== at)) this.#set({ ...this.#at, at, text })
  }

  draw(path: Path): void {
    if (this.#at) this.#set({ ...this.#at, path })
  }

  #set(at: MapPointerAt): void {
    this.#at = at
    for (const changed of this.#listeners) changed()
  }
}
