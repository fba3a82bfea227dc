import type { Scalar } from '@orrery/engine'
import type { MyQuestion } from '@orrery/protocol'
import type { Deciding, DecidingSnapshot, Standing } from '../src/contract.ts'

/** For tests of drawings: looks at one question after the other, notes which options have a place, and gathers answers. */
export class TestViewer implements Deciding {
  readonly answers: (Scalar | readonly Scalar[])[] = []
  readonly pointed = undefined
  readonly #places = new Map<Scalar, number>()
  readonly #listeners = new Set<() => void>()
  #refused: ReadonlySet<Scalar> = new Set()
  #snapshot: DecidingSnapshot = { question: undefined, n: 0, gathered: [], item: undefined }

  ask(question: MyQuestion | undefined, refused: readonly Scalar[] = []): void {
    this.#refused = new Set(refused)
    this.#become({ question, n: this.#snapshot.n + 1, gathered: [], item: undefined })
  }

  #become(snapshot: DecidingSnapshot): void {
    const { question, gathered } = snapshot
    const item = question?.kind === 'arrange' ? question.items[gathered.length] : undefined
    this.#snapshot = { ...snapshot, item }
    for (const listener of this.#listeners) listener()
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }

  readonly snapshot = (): DecidingSnapshot => this.#snapshot

  /** What can be chosen now. */
  get offered(): readonly Scalar[] {
    const { question, gathered } = this.#snapshot
    if (question === undefined || question.kind === 'amount') return []
    return question.kind === 'arrange' ? (question.spots[gathered.length] ?? []) : question.options
  }

  /** What can be chosen now and is nowhere to be seen. */
  get placeless(): readonly Scalar[] {
    return this.offered.filter((option) => !this.#places.has(option))
  }

  readonly standing = (option: Scalar): Standing => {
    if (this.#snapshot.gathered.includes(option)) return 'chosen'
    if (this.offered.includes(option)) return 'offered'
    return this.#refused.has(option) ? 'refused' : 'idle'
  }

  readonly reason = (option: Scalar): string | undefined =>
    this.#refused.has(option) ? 'The rules say no.' : undefined

  readonly choose = (option: Scalar): void => {
    const { question, gathered } = this.#snapshot
    if (question?.kind === 'choose') this.answers.push(option)
    else if (question?.kind === 'some' && gathered.includes(option))
      this.#become({ ...this.#snapshot, gathered: gathered.filter((other) => other !== option) })
    else this.#become({ ...this.#snapshot, gathered: [...gathered, option] })
  }

  readonly answer = (value: Scalar | readonly Scalar[]): void => {
    this.answers.push(value)
  }

  readonly point = (): void => {}

  readonly place = (option: Scalar): (() => void) => {
    this.#places.set(option, (this.#places.get(option) ?? 0) + 1)
    return () => {
      const left = (this.#places.get(option) ?? 1) - 1
      if (left > 0) this.#places.set(option, left)
      else this.#places.delete(option)
    }
  }
}
