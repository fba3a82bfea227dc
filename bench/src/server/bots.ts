/** `npm run bench -- server bots`: how long bots let a person wait, alone and beside a stranger's matches of bots. */
import type { MyQuestion, ServerMessage } from '@orrery/protocol'
import { figure, median, progress, table } from '../report.ts'
import { type CreatedMatch, OrreryServer } from './orrery.ts'
import { withSides } from './sides.ts'

const GAME = 'xia'
const SEATS = 4
const STRANGERS = 60
const WAITS = 30
/** The first ones start threads and warm code up. */
const WARM_UP = 4
/** What was measured by then has to do. */
const PATIENCE_MS = 120_000
/** Between a question and the person's answer. */
const THINK_MS = 200

const bots = (count: number) => Array.from({ length: count }, () => ({ kind: 'bot', bot: 'greedy' }))

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

function answerTo(question: MyQuestion): unknown {
  switch (question.kind) {
    case 'choose':
      return any(question.options)
    case 'amount':
      return question.min + Math.floor(Math.random() * (question.max - question.min + 1))
    case 'some':
      return question.options.toSorted(() => Math.random() - 0.5).slice(0, question.min)
    case 'arrange':
      return question.spots.map((spots) => any(spots))
  }
}

/** Somebody who plays by chance. `waits` are the times from an answer until the next question, where bots had theirs in between. */
class Person {
  readonly waits: number[] = []
  #n = -1
  #answered: { readonly at: number; readonly decisions: number } | undefined
  #decisions = 0
  #question: MyQuestion | undefined
  #over = false
  #woken = () => {}
  #send: (message: object) => void = () => {}

  async sit(server: OrreryServer, { match, seats }: CreatedMatch): Promise<void> {
    const token = seats.find(({ seat }) => seat === 0)?.token
    const socket = await server.connect(match, token, (message) => this.#hear(message))
    this.#send = (message) => socket.send(JSON.stringify(message))
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'rejected' || message.type === 'final') this.#answer()
    if (message.type !== 'welcome' && message.type !== 'update') return
    if (message.undo) this.#decisions = message.undo.decisions
    if (message.status?.state === 'over') this.#over = true
    if (message.question) {
      this.#question = message.question.mine
      if (this.#question && message.question.n !== this.#n) this.#asked(message.question.n)
    }
    this.#woken()
  }

  #asked(n: number): void {
    this.#n = n
    const answered = this.#answered
    this.#answered = undefined
    if (answered && this.#decisions > answered.decisions + 1) this.waits.push(performance.now() - answered.at)
    setTimeout(() => {
      this.#answered = { at: performance.now(), decisions: this.#decisions }
      this.#answer()
    }, THINK_MS)
  }

  #answer(): void {
    if (this.#question) this.#send({ type: 'answer', id: 1, n: this.#n, value: answerTo(this.#question) })
  }

  /** When so many waits are measured, the match is over, or it is late. */
  async until(count: number, late: number, told: (waits: number) => void): Promise<void> {
    while (this.waits.length < count && !this.#over && performance.now() < late) {
      await new Promise<void>((resolve) => {
        this.#woken = resolve
        setTimeout(resolve, 1_000)
      })
      told(this.waits.length)
    }
    // Who still waits has waited this long at least.
    if (this.#answered) this.waits.push(performance.now() - this.#answered.at)
  }
}

async function measure(server: OrreryServer, what: string): Promise<readonly number[]> {
  const waits: number[] = []
  const late = performance.now() + PATIENCE_MS
  while (waits.length < WAITS && performance.now() < late) {
    const person = new Person()
    await person.sit(server, await server.create({ game: GAME, seats: [{ kind: 'person' }, ...bots(SEATS - 1)] }))
    const wanted = WARM_UP + WAITS - waits.length
    await person.until(wanted, late, (count) => progress(waits.length + count, WARM_UP + WAITS, what))
    waits.push(...person.waits.slice(WARM_UP))
  }
  progress(1, 1, '')
  return waits
}

interface Figures {
  readonly quiet: readonly number[]
  readonly beside: readonly number[]
  readonly movesOfOthers: number
}

async function measureSide(root: string): Promise<Figures> {
  const server = await OrreryServer.start(root)
  try {
    const quiet = await measure(server, 'nobody else')
    for (let i = 0; i < STRANGERS; i++) await server.create({ game: GAME, seats: bots(SEATS) })
    const before = await server.metric('orrery_bot_moves_total')
    const beside = await measure(server, `beside ${STRANGERS} matches of bots`)
    return { quiet, beside, movesOfOthers: (await server.metric('orrery_bot_moves_total')) - before }
  } finally {
    await server.stop()
  }
}

export const benchBots = (args: readonly string[]): Promise<void> =>
  withSides(args, async (sides) => {
    const rows = [
      [`${GAME}, ms until asked again`, 'quiet, median', `beside ${STRANGERS}, median`, 'p90', 'ratio', 'bot moves'],
    ]
    for (const { name, root } of sides) {
      const { quiet, beside, movesOfOthers } = await measureSide(root)
      const p90 = beside.toSorted((a, b) => a - b)[Math.floor(beside.length * 0.9)] ?? Number.NaN
      const [alone, crowded] = [median(quiet), median(beside)]
      rows.push([name, figure(alone), figure(crowded), figure(p90), figure(crowded / alone), figure(movesOfOthers)])
    }
    console.log(table(rows))
  })
