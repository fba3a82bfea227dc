import type { Deciding, DecidingSnapshot, Standing } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import type { MyQuestion } from '@orrery/table'

/** A person who looks at one question after the other and notes which options have a place. */
export class Onlooker implements Deciding {
  readonly places = new Map<Scalar, number>()
  readonly answers: (Scalar | readonly Scalar[])[] = []
  readonly pointed = undefined
  #listeners = new Set<() => void>()
  #refused: ReadonlySet<Scalar> = new Set()
  #snapshot: DecidingSnapshot = { question: undefined, n: 0, gathered: [], item: undefined }

  ask(question: MyQuestion | undefined, refused: readonly Scalar[] = []): void {
    this.#refused = new Set(refused)
    const item = question?.kind === 'arrange' ? question.items[0] : undefined
    this.#snapshot = { question, n: this.#snapshot.n + 1, gathered: [], item }
    for (const listener of this.#listeners) listener()
  }

  readonly subscribe = (changed: () => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }

  readonly snapshot = () => this.#snapshot

  /** What can be chosen now. */
  get offered(): readonly Scalar[] {
    const { question, gathered } = this.#snapshot
    if (question === undefined || question.kind === 'amount') return []
    return question.kind === 'arrange' ? (question.spots[gathered.length] ?? []) : question.options
  }

  readonly standing = (option: Scalar): Standing => {
    const { question, gathered } = this.#snapshot
    if (question?.kind === 'some' && gathered.includes(option)) return 'chosen'
    if (this.offered.includes(option)) return 'offered'
    return this.#refused.has(option) ? 'refused' : 'idle'
  }

  readonly reason = () => 'Because the rules say so.'

  readonly choose = (option: Scalar) => {
    const { question, gathered } = this.#snapshot
    if (question?.kind === 'choose') {
      this.answers.push(option)
      return
    }
    const out = question?.kind === 'some' && gathered.includes(option)
    const next = out ? gathered.filter((other) => other !== option) : [...gathered, option]
    const item = question?.kind === 'arrange' ? question.items[next.length] : undefined
    this.#snapshot = { ...this.#snapshot, gathered: next, item }
    for (const listener of this.#listeners) listener()
  }

  readonly answer = (value: Scalar | readonly Scalar[]) => {
    this.answers.push(value)
  }

  readonly point = () => {}

  readonly place = (option: Scalar) => {
    this.places.set(option, (this.places.get(option) ?? 0) + 1)
    return () => {
      const left = (this.places.get(option) ?? 1) - 1
      if (left > 0) this.places.set(option, left)
      else this.places.delete(option)
    }
  }
}
