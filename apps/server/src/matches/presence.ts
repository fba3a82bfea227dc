import type { Seat } from '@orrery/engine'
import type { Store } from '../store/index.ts'

interface Heard {
  readonly seats: readonly Seat[]
  readonly at: number
}

/** Who has missed one repetition may just be slow. */
const FORGET_FACTOR = 2.5

/**
 * Who is connected to the other processes of the same store. Nothing of it is stored: each process tells the others when somebody comes or
 * goes, and repeats it now and then; what is not repeated is forgotten, so that a process that died takes its people along.
 */
export class Presence {
  readonly #store: Pick<Store, 'tellPresence'>
  readonly #clock: () => number
  readonly #forgetMs: number
  readonly #changed: (match: string) => void
  /** By match, what the others were last told of this process. */
  readonly #here = new Map<string, readonly Seat[]>()
  /** By match and process. */
  readonly #elsewhere = new Map<string, Map<string, Heard>>()
  readonly #timer: NodeJS.Timeout
  readonly #stopListening: () => Promise<void>

  /** `changed` hears of matches at which others have come or gone elsewhere. */
  constructor(
    store: Pick<Store, 'tellPresence' | 'listenToPresence'>,
    clock: () => number,
    repeatMs: number,
    changed: (match: string) => void,
  ) {
    this.#store = store
    this.#clock = clock
    this.#forgetMs = FORGET_FACTOR * repeatMs
    this.#changed = changed
    this.#timer = setInterval(() => this.#repeat(), repeatMs).unref()
    this.#stopListening = store.listenToPresence((process, { match, seats }) => this.#hear(process, match, seats))
  }

  /** The seats whose people are connected to other processes. */
  elsewhere(match: string): readonly Seat[] {
    return [...(this.#elsewhere.get(match)?.values() ?? [])].flatMap(({ seats }) => seats)
  }

  /** These people are connected to this process now. */
  tell(match: string, seats: readonly Seat[]): void {
    if (this.#here.get(match)?.join() === seats.join()) return
    this.#here.set(match, seats)
    this.#send([match])
  }

  /** Nobody here looks at the match any more. */
  forget(match: string): void {
    this.#here.delete(match)
    this.#elsewhere.delete(match)
  }

  #hear(process: string, match: string, seats: readonly Seat[]): void {
    if (!this.#here.has(match)) return
    const known = this.#elsewhere.get(match) ?? new Map<string, Heard>()
    // Who comes new to a match cannot know who is here.
    if (!known.has(process)) this.#send([match])
    this.#elsewhere.set(match, known.set(process, { seats, at: this.#clock() }))
    this.#changed(match)
  }

  #repeat(): void {
    this.#send([...this.#here].filter(([, seats]) => seats.length > 0).map(([match]) => match))
    for (const [match, known] of this.#elsewhere)
      for (const [process, { at }] of known)
        if (this.#clock() - at > this.#forgetMs) {
          known.delete(process)
          this.#changed(match)
        }
  }

  #send(matches: readonly string[]): Promise<void> {
    return this.#store.tellPresence(matches.map((match) => ({ match, seats: this.#here.get(match) ?? [] })))
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#stopListening()
    const left = [...this.#here].filter(([, seats]) => seats.length > 0).map(([match]) => match)
    this.#here.clear()
    await this.#send(left)
  }
}
