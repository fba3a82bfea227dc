import { Dice, type Scalar, type Seat, type Value } from '@orrery/engine'
import type { MyQuestion } from '@orrery/protocol'
import { onTestFinished } from 'vitest'
import { LiveClient } from '../websocket/client.ts'

/** An acknowledged answer. */
export interface Kept {
  readonly seq: number
  readonly value: Value
}

/** What leads to packing puzzles, which chance does not solve: a player without a plan stays away from them. */
const PUZZLES = /^(rearrange|ship:)/

/** An answer by chance. */
export function answer(question: MyQuestion, dice: Dice): Value {
  switch (question.kind) {
    case 'choose': {
      const plain = question.options.filter((option) => !PUZZLES.test(String(option)))
      return dice.pick(plain.length > 0 ? plain : question.options)
    }
    case 'amount':
      return question.min + dice.below(question.max - question.min + 1)
    case 'some':
      return dice.shuffle([...question.options]).slice(0, question.min + dice.below(question.max - question.min + 1))
    case 'arrange': {
      const used: Scalar[] = []
      for (const spots of question.spots) {
        const free = spots.filter((spot) => !used.includes(spot))
        used.push(dice.pick(free.length > 0 ? free : spots))
      }
      return used
    }
  }
}

const MOST_TRIES = 100

/** Somebody who plays by chance over the network, comes back by herself, and remembers what she was told is stored. */
export class Player {
  readonly client: LiveClient
  readonly seat: Seat
  readonly kept: Kept[] = []
  readonly #dice: Dice
  /** Waits so long before each answer. */
  readonly #thinkMs: number
  resting = false

  constructor(url: string | (() => string), match: string, seat: Seat, token: string, seed: string, thinkMs = 0) {
    this.seat = seat
    this.#dice = new Dice(`${seed} ${seat}`)
    this.#thinkMs = thinkMs
    this.client = new LiveClient({
      url,
      match,
      token,
      reconnectMs: 40,
      play: (question) => {
        void this.#decide(question)
        return undefined
      },
    })
    onTestFinished(() => this.client.close())
  }

  async #decide(question: MyQuestion): Promise<void> {
    const n = this.client.mirror.shown?.question?.n ?? 0
    if (this.#thinkMs > 0) await new Promise((resolve) => setTimeout(resolve, this.#thinkMs))
    for (let tries = 0; tries < MOST_TRIES && !this.resting; tries++) {
      const value = answer(question, this.#dice)
      // Who loses the connection is welcomed again, and asked again if the answer did not arrive.
      const reply = await this.client.perform({ type: 'answer', n, value }).catch(() => undefined)
      if (reply?.type === 'accepted') this.kept.push({ seq: reply.seq, value })
      if (reply?.type !== 'rejected' || reply.reason === 'stale') return
    }
  }

  get over(): boolean {
    return this.client.mirror.shown?.status.state === 'over'
  }

  get seq(): number {
    return this.client.mirror.lastSeq ?? 0
  }
}

export interface Created {
  readonly match: string
  readonly seedHash: string
  readonly seats: readonly { readonly seat: Seat; readonly token?: string }[]
}

/** Asks a server for a match, as a page would. */
export async function createMatch(url: string, body: object): Promise<Created> {
  const response = await fetch(`${url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (response.status !== 201) throw new Error(`No match: ${response.status} ${await response.text()}`)
  return (await response.json()) as Created
}

export const persons = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ kind: 'person', name: `Person ${i}` }))

export const live = (url: string): string => url.replace(/^http/, 'ws')

/** One player for each person's seat. */
export const seated = (url: string | (() => string), { match, seats }: Created, seed: string, thinkMs = 0): Player[] =>
  seats.flatMap(({ seat, token }) =>
    token === undefined ? [] : [new Player(url, match, seat, token, `${seed} ${match}`, thinkMs)],
  )
