import type { Standing } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import type { MyQuestion } from '@orrery/protocol'

/** The answer to a question while it is put together, piece by piece. */
export class Gathering {
  readonly #question: MyQuestion
  #gathered: readonly Scalar[] = []
  /** The same as `offered`, for quick looks: every target of a drawing asks after every change. */
  #offered: ReadonlySet<Scalar>

  constructor(question: MyQuestion) {
    this.#question = question
    this.#offered = new Set(this.offered)
  }

  #gather(gathered: readonly Scalar[]): void {
    this.#gathered = gathered
    if (this.#question.kind === 'arrange') this.#offered = new Set(this.offered)
  }

  get gathered(): readonly Scalar[] {
    return this.#gathered
  }

  /** Of an arrangement: the item whose spot comes next. */
  get item(): Scalar | undefined {
    return this.#question.kind === 'arrange' ? this.#question.items[this.#gathered.length] : undefined
  }

  /** What can be chosen now: of an arrangement, the spots of the next item. */
  get offered(): readonly Scalar[] {
    const question = this.#question
    if (question.kind === 'amount') return []
    return question.kind === 'arrange' ? (question.spots[this.#gathered.length] ?? []) : question.options
  }

  /** Whether it could be handed in as it is. */
  get complete(): boolean {
    const question = this.#question
    const { length } = this.#gathered
    if (question.kind === 'some') return length >= question.min && length <= question.max
    return question.kind === 'arrange' && length === question.items.length
  }

  standing(option: Scalar): Standing {
    const { kind } = this.#question
    if (kind === 'some' && this.#gathered.includes(option)) return 'chosen'
    if (this.#offered.has(option)) return 'offered'
    return kind === 'arrange' && this.#gathered.includes(option) ? 'chosen' : 'idle'
  }

  /** Adds an option, or takes it out again. Says whether anything changed. */
  choose(option: Scalar): boolean {
    const question = this.#question
    if (question.kind === 'some' && this.#gathered.includes(option)) {
      this.#gather(this.#gathered.filter((other) => other !== option))
      return true
    }
    if (!this.#offered.has(option)) return false
    if (question.kind === 'some' && this.#gathered.length >= question.max) {
      // Where one is wanted, another choice replaces the first.
      if (question.max !== 1) return false
      this.#gather([option])
      return true
    }
    this.#gather([...this.#gathered, option])
    return true
  }

  takeOut(): void {
    this.#gather(this.#gathered.slice(0, -1))
  }
}
