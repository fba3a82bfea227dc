import type { Game } from '../src/game/game.ts'
import { Match } from '../src/match/match.ts'
import { optionsOf, refusalsOf } from '../src/questions/answers.ts'
import type { Refusal, SingleQuestion } from '../src/questions/question.ts'
import type { BaseState, LogEvent, Seat } from '../src/state.ts'
import type { Scalar, Value } from '../src/values/value.ts'

export interface TranscriptSettings {
  /** Takes every decision back and makes it again: the same must come of it. */
  readonly undo?: boolean
}

/**
 * Plays decisions written as text, for tests anyone can read:
 * `nova: units-3, 0, nova-1, 2` answers four questions to Nova; `[a b]` is a list, `[]` an empty one.
 */
export class Transcript<S extends BaseState> {
  readonly match: Match<S>
  readonly #game: Game<S>
  readonly #undo: boolean

  constructor(game: Game<S>, position: S, { undo = false }: TranscriptSettings = {}) {
    this.#game = game
    this.#undo = undo
    this.match = Match.fromPosition(game, position)
  }

  get state(): S {
    return this.match.state
  }

  /** Plays lines of decisions; throws with the reason when one is not possible. */
  play(...lines: string[]): this {
    for (const line of lines.flatMap((text) => text.split(/[;\n]/)).filter((text) => text.trim() !== '')) {
      const [name = '', answers = ''] = line.split(/:(.*)/s)
      const seat = this.seat(name.trim())
      for (const answer of splitAnswers(answers)) this.#decide(seat, answer, line.trim())
    }
    return this
  }

  /** Everybody has gone: the plainest decisions are made, until a certain moment or to the end. */
  playByItself(until: (g: S, open: SingleQuestion) => boolean = () => false): this {
    for (let open = this.#open(); open && !until(this.state, open); open = this.#open()) {
      const rejection = this.match.answer(open.seat, this.#game.fallback(this.state, open))
      if (rejection) throw new Error(rejection.text)
    }
    return this
  }

  /** The seat with this name (any case). */
  seat(name: string): Seat {
    for (let seat = 0; seat < this.state.seats; seat++)
      if (this.#game.seatName(seat, this.state).toLowerCase() === name.toLowerCase()) return seat
    throw new Error(`Nobody here is called "${name}".`)
  }

  #decide(seat: Seat, answer: string, line: string): void {
    const question = this.match.runner.questionFor(seat)
    if (!question)
      throw new Error(
        `"${line}": nothing is asked of ${this.#game.seatName(seat, this.state)}, but ${JSON.stringify(this.asks())}`,
      )
    const value = readAnswer(question, answer)
    const rejection = this.match.answer(seat, value)
    if (rejection) throw new Error(`"${line}": ${rejection.text} Asked: ${JSON.stringify(this.asks())}`)
    if (this.#undo) this.#takeBackAndRepeat(seat, value)
  }

  #takeBackAndRepeat(seat: Seat, value: Value): void {
    const before = this.match.hash()
    this.match.requestUndo(seat, this.match.decisions.length - 1)
    for (let other = 0; other < this.state.seats; other++) if (other !== seat) this.match.acceptUndo(other)
    const rejection = this.match.answer(seat, value)
    if (rejection) throw new Error(`Taken back, ${JSON.stringify(value)} cannot be answered again: ${rejection.text}`)
    if (this.match.hash() !== before)
      throw new Error(`Taken back and made again, ${JSON.stringify(value)} leads elsewhere.`)
  }

  /** What is asked of the first seat that has to decide. */
  #open(): SingleQuestion | undefined {
    const { runner } = this.match
    const [asked] = runner.waitingFor()
    return asked === undefined ? undefined : runner.questionFor(asked)
  }

  /** What is asked now, as plain data. */
  asks(): { seat: string; ask: string; options: readonly Scalar[] } | undefined {
    const question = this.#open()
    return (
      question && {
        seat: this.#game.seatName(question.seat, this.state),
        ask: question.ask,
        options: optionsOf(question),
      }
    )
  }

  /** The open question's options. */
  get options(): readonly Scalar[] {
    return this.asks()?.options ?? []
  }

  get ask(): string | undefined {
    return this.asks()?.ask
  }

  /** Why a candidate of the open question is not an option. */
  why(candidate: Scalar): Refusal | undefined {
    const question = this.#open()
    return question && refusalsOf(question).find((refused) => refused.candidate === candidate)?.refusal
  }

  /** The events of one kind. */
  logged(what: string): LogEvent[] {
    return this.match.log.filter((entry) => entry.what === what)
  }
}

/** `a, [b c], 2` are three answers: a comma without a space after it belongs to an answer, as in `3,-2`. */
const splitAnswers = (text: string): string[] =>
  text
    .split(/,\s+(?![^[]*\])/)
    .map((answer) => answer.trim())
    .filter((answer) => answer !== '')

function readAnswer(question: SingleQuestion, text: string): Value {
  if (text.startsWith('[')) {
    const parts = text
      .slice(1, -1)
      .split(/\s+/)
      .filter((part) => part !== '')
    return parts.map((part) => readScalar(question, part))
  }
  return readScalar(question, text)
}

/** The candidate that is written like this; else a number if it looks like one. */
function readScalar(question: SingleQuestion, text: string): Scalar {
  const candidates = 'candidates' in question ? question.candidates : []
  const known = candidates.find((candidate) => String(candidate) === text)
  return known ?? (/^-?\d+$/.test(text) ? Number(text) : text)
}
