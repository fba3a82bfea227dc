import type { Deciding, DecidingSnapshot, Standing } from '@orrery/board'
import type { Refusal, Scalar, Value } from '@orrery/engine'
import type { MyQuestion } from '@orrery/protocol'
import { Gathering } from './gathering.ts'

/** What a decider needs of the table and of the person's preferences. */
export interface DecidingContext {
  /** Hands in an answer, which may be final or not; says why when it was not taken. */
  answer(n: number, value: Value, final: boolean): Promise<Answered>
  /** The candidates that are none. Of an arrangement: those of the item after the placed ones. */
  why(placed?: readonly Scalar[]): Promise<readonly { readonly candidate: Scalar; readonly refusal: Refusal }[]>
  explain(refusal: Refusal): string
  confirms(): 'final' | 'always' | 'never'
}

/** What came of an answer: nothing to say when it was taken. `final` when it would be, and nobody agreed to that. */
export interface Answered {
  readonly problem?: string
  readonly refusal?: Refusal
  readonly final?: true
}

/** An answer that waits to be confirmed. */
export interface Considered {
  readonly value: Value
  /** Something random or hidden may follow it. */
  readonly final: boolean
}

/** Everything the panel shows besides what drawings see. */
export interface DecidingState extends DecidingSnapshot {
  readonly refusals: ReadonlyMap<Scalar, Refusal>
  readonly considered: Considered | undefined
  /** An answer is on its way. */
  readonly busy: boolean
  /** Why the last answer was not taken. */
  readonly problem: string | undefined
  /** Whether every placed target has had the time to say so. */
  readonly settled: boolean
  /** Another number than before when places of options have come or gone: what they are called may be different. */
  readonly placed: number
  readonly done: boolean
}

const NO_REFUSALS: ReadonlyMap<Scalar, Refusal> = new Map()
const NOTHING: readonly Scalar[] = []

/**
 * What the viewer is deciding. The engine has said what is possible; this only gathers an answer, asks for reasons when somebody wonders,
 * and asks once more before what cannot be taken back.
 */
export class Decider implements Deciding {
  readonly #around: DecidingContext
  readonly #listeners = new Set<() => void>()
  /** How each option is called at the places it has. */
  readonly #places = new Map<Scalar, (string | undefined)[]>()
  #placed = 0
  #question: MyQuestion | undefined
  #n = 0
  #gathering: Gathering | undefined
  #refusals = NO_REFUSALS
  #wondered: string | undefined
  #considered: Considered | undefined
  #busy = false
  #problem: string | undefined
  #pointed: Scalar | undefined
  #pointedAt: Element | undefined
  #settled = false
  #state: DecidingState | undefined
  #telling = false

  constructor(around: DecidingContext) {
    this.#around = around
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }

  #changed(): void {
    this.#state = undefined
    this.#tell()
  }

  #tell(): void {
    for (const changed of this.#listeners) changed()
  }

  /** The table asks something else, or nothing. */
  ask(question: MyQuestion | undefined, n: number): void {
    if (question === this.#question && n === this.#n) return
    this.#question = question
    this.#n = n
    this.#gathering = question && new Gathering(question)
    this.#refusals = NO_REFUSALS
    this.#wondered = undefined
    this.#considered = undefined
    this.#busy = false
    this.#problem = undefined
    this.#pointed = undefined
    this.#settled = false
    // Which spots go together shows only in their reasons.
    if (question?.kind === 'arrange') void this.wonder()
    this.#changed()
  }

  readonly snapshot = (): DecidingState => {
    this.#state ??= {
      question: this.#question,
      n: this.#n,
      gathered: this.#gathering?.gathered ?? NOTHING,
      item: this.#gathering?.item,
      refusals: this.#refusals,
      considered: this.#considered,
      busy: this.#busy,
      problem: this.#problem,
      settled: this.#settled,
      placed: this.#placed,
      done: this.#gathering?.complete ?? false,
    }
    return this.#state
  }

  readonly standing = (option: Scalar): Standing => {
    if (this.#considered?.value === option) return 'chosen'
    if (this.#refusals.has(option)) return 'refused'
    return this.#gathering?.standing(option) ?? 'idle'
  }

  readonly reason = (option: Scalar): string | undefined => {
    const refusal = this.#refusals.get(option)
    return refusal && this.#around.explain(refusal)
  }

  /** No part of the snapshot: it changes all the time, and nearly everything that is drawn of a decision has nothing to do with it. */
  get pointed(): Scalar | undefined {
    return this.#pointed
  }

  /** The part of the page that stands for what is pointed at: reasons are shown beside it. */
  get pointedAt(): Element | undefined {
    return this.#pointedAt
  }

  readonly point = (option: Scalar | undefined, at?: Element): void => {
    if (option === this.#pointed && at === this.#pointedAt) return
    this.#pointed = option
    this.#pointedAt = at
    void this.wonder()
    this.#tell()
  }

  /** Asks why candidates are none: once for each question, and for each item of an arrangement. */
  readonly wonder = async (): Promise<void> => {
    const question = this.#question
    if (question === undefined || question.kind === 'amount') return
    const placed = question.kind === 'arrange' ? (this.#gathering?.gathered ?? []) : undefined
    const about = `${this.#n} ${placed?.length ?? ''}`
    if (this.#wondered === about) return
    this.#wondered = about
    const refused = await this.#around.why(placed)
    if (this.#wondered !== about) return
    this.#refusals = new Map(refused.map(({ candidate, refusal }) => [candidate, refusal]))
    this.#changed()
  }

  readonly choose = (option: Scalar): void => {
    const question = this.#question
    if (question === undefined || this.#busy) return
    // Only whoever confirms makes what cannot be taken back: a second press may be a slip, or meant for something else.
    if (this.#considered?.value === option) return
    this.#considered = undefined
    if (this.standing(option) === 'refused') this.point(option, this.#pointedAt)
    else if (question.kind !== 'choose') this.#gather(option)
    else if (question.options.includes(option)) this.answer(option)
  }

  #gather(option: Scalar): void {
    if (!this.#gathering?.choose(option)) return
    this.#problem = undefined
    if (this.#question?.kind === 'arrange') {
      this.#refusals = NO_REFUSALS
      if (this.#gathering.complete) this.answer(this.#gathering.gathered)
      else void this.wonder()
    }
    this.#changed()
  }

  /** Takes back the last part of the answer being gathered. */
  readonly takeOut = (): void => {
    this.#gathering?.takeOut()
    this.#refusals = NO_REFUSALS
    void this.wonder()
    this.#changed()
  }

  /** Hands in what has been gathered. */
  readonly finish = (): void => {
    if (this.#gathering?.complete) this.answer(this.#gathering.gathered)
  }

  readonly answer = (value: Scalar | readonly Scalar[]): void => {
    if (this.#question === undefined || this.#busy) return
    this.#problem = undefined
    const when = this.#around.confirms()
    if (when === 'always') this.#consider({ value, final: false })
    else void this.#give(value, when === 'never')
  }

  #consider(considered: Considered): void {
    this.#busy = false
    this.#considered = considered
    this.#changed()
  }

  readonly confirm = (): void => {
    if (this.#considered === undefined || this.#busy) return
    void this.#give(this.#considered.value, true)
  }

  readonly cancel = (): void => {
    this.#considered = undefined
    if (this.#question?.kind === 'arrange') this.#gathering?.takeOut()
    this.#changed()
  }

  /** Hands in an answer. Unless it may be final, the table does nothing with one that would be: then the person is asked once more. */
  async #give(value: Value, mayBeFinal: boolean): Promise<void> {
    const n = this.#n
    this.#busy = true
    this.#changed()
    const { problem, refusal, final } = await this.#around.answer(n, value, mayBeFinal)
    if (n !== this.#n) return
    if (final) {
      this.#consider({ value, final })
      return
    }
    // Taken: the next question comes with the update. Until then nothing can be chosen.
    if (problem === undefined && refusal === undefined) return
    this.#busy = false
    this.#considered = undefined
    this.#gathering = this.#question && new Gathering(this.#question)
    this.#wondered = undefined
    this.#problem = refusal ? this.#around.explain(refusal) : problem
    this.#changed()
  }

  readonly place = (option: Scalar, label?: string): (() => void) => {
    const labels = this.#places.get(option) ?? []
    labels.push(label)
    this.#placed++
    this.#places.set(option, labels)
    this.#tellLater()
    return () => {
      labels.splice(labels.indexOf(label), 1)
      this.#placed++
      if (labels.length === 0) this.#places.delete(option)
      this.#tellLater()
    }
  }

  /** Targets come and go by the dozen when a question changes: one word for all of them. */
  #tellLater(): void {
    if (this.#telling) return
    this.#telling = true
    queueMicrotask(() => {
      this.#telling = false
      this.#changed()
    })
  }

  /** What is drawn has been drawn: what has no place now has none. */
  readonly settle = (): void => {
    if (this.#settled) return
    this.#settled = true
    this.#changed()
  }

  readonly hasPlace = (option: Scalar): boolean => this.#places.has(option)

  /** What an option is called by the drawing, which knows what lies there. */
  readonly label = (option: Scalar): string | undefined =>
    this.#places.get(option)?.find((label) => label !== undefined)
}
