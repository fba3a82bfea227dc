import { Chronicle } from './chronicle.ts'
import { fitting, wordsIn } from './fitting.ts'

/** Something that is said, once. */
interface Utterance {
  readonly id: number
  readonly text: string
  readonly about: string | undefined
}

/** So many stay on the page: screen readers that are slow have read them by then. */
const MOST_KEPT = 4
/** More words than these are not said unasked. */
const MOST_WORDS = 40
/** So many of them are kept for the next question, by whatever is said before it. */
export const FOR_A_QUESTION = 25
/** Milliseconds: so long ago it has been heard, and no longer counts. */
const HEARD = 15_000

/** The one voice of a table, for those who hear it: what is said comes one after the other, and nothing takes the place of something else. */
export class Voice {
  /** What has happened, to be heard again. */
  readonly news = new Chronicle()
  /** What the coach said last. */
  coached = ''
  readonly #listeners = new Set<() => void>()
  #said: readonly Utterance[] = []
  #count = 0
  readonly #now: () => number
  #unasked = 0
  #unaskedAt = 0

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }

  readonly said = (): readonly Utterance[] => this.#said

  /** Says something after what has been said. What it `replaces`, by what both are about, is no longer true. */
  readonly speak = (text: string, { replaces }: { readonly replaces?: string } = {}): void => {
    if (text.trim() === '') return
    const before = this.#said.filter(({ about }) => about === undefined || about !== replaces)
    this.#said = [...before, { id: this.#count++, text, about: replaces }].slice(-MOST_KEPT)
    for (const changed of this.#listeners) changed()
  }

  /** Somebody has pressed something: what they hear now they have asked for, and what comes unasked counts anew. */
  readonly asked = (): void => {
    this.#unasked = 0
  }

  /** How many words may still be said unasked. */
  readonly room = (): number => {
    if (this.#now() - this.#unaskedAt > HEARD) this.#unasked = 0
    return Math.max(0, MOST_WORDS - this.#unasked)
  }

  /** Says what nobody has asked for, as far as there is room for it. Says whether that was all. */
  readonly tell = (text: string, about: { readonly replaces?: string } = {}): boolean => {
    const fits = fitting(text, this.room())
    this.#unasked += wordsIn(fits)
    this.#unaskedAt = this.#now()
    this.speak(fits, about)
    return fits === text
  }
}
