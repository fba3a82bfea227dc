import { wordsIn } from './fitting.ts'

/** More words than these are not heard at once. */
const MOST_WORDS = 40

/** What has happened, in sentences: each is said once by itself, and again whenever somebody asks. */
export class Chronicle {
  readonly #sentences: string[] = []
  /** How many have been said, or will be on request alone. */
  #said = 0
  /** The first of those that were heard last on request. */
  #reading: number | undefined

  add(sentences: readonly string[]): void {
    this.#sentences.push(...sentences.filter((text) => text.trim() !== ''))
    if (this.#said < this.#sentences.length) this.#reading = undefined
  }

  /** What has not been said yet, as far as it fits into so many words: the newest of it, and how many came before that. */
  unsaid(words: number): { readonly text: string; readonly before: number } {
    const [from, end] = [this.#said, this.#sentences.length]
    this.#said = end
    if (from === end) return { text: '', before: 0 }
    const first = this.#fitting(from, end, words)
    return { text: this.#sentences.slice(first, end).join(' '), before: first - from }
  }

  /** The newest; when it is asked for again, what came before. Empty when there is nothing more. */
  again(): string {
    const end = this.#reading ?? this.#sentences.length
    if (end === 0) return ''
    const first = Math.min(end - 1, this.#fitting(0, end, MOST_WORDS))
    this.#reading = first
    return this.#sentences.slice(first, end).join(' ')
  }

  /** From the newest back, as many as fit. */
  #fitting(from: number, end: number, words: number): number {
    let first = end
    for (let left = words; first > from; first--) {
      left -= wordsIn(this.#sentences[first - 1] ?? '')
      if (left < 0) break
    }
    return first
  }
}
