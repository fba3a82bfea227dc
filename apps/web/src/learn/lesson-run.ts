import type { Act, BaseState, Game, Lesson, Value } from '@orrery/engine'
import { type Coaching, Play, playOf, rightAnswer, WHOLE } from '@orrery/lessons'
import type { Connect, Connection, ConnectionEvents } from '../connection/connection.ts'
import type { LessonPlan, LocalCalls } from '../worker/messages.ts'
import { type KeptLesson, versionOf } from './progress.ts'

/** Where somebody stands in a lesson. */
export interface RunState {
  readonly act: number
  readonly coaching: Coaching
  /** How often the step that speaks was missed, over all visits. */
  readonly misses: number
  /** How many hints of it are shown. */
  readonly hints: number
  /** The answer that is shown to whoever asks for it. */
  readonly answer: Value | undefined
  readonly isLastAct: boolean
}

interface LessonRunDeps {
  readonly game: Game
  readonly lesson: Lesson
  readonly kept: KeptLesson | undefined
  keep(kept: KeptLesson): void
  /** What the seats are called. */
  readonly names: readonly string[]
  readonly calls: Pick<LocalCalls, 'openLesson' | 'decisions' | 'remove'>
  readonly connect: Connect
}

/** A hint comes by itself after so many misses. */
const MISSES_TO_HINT = 2
/** After so many the answer is shown to whoever asks. */
export const MISSES_TO_SHOW = 3

/**
 * A lesson as somebody takes it. The table is in the worker, like that of a match; what the coach makes of it is found here, from the
 * decisions made there. Going back opens the act anew, on the same line to the table: nobody who looks at it is sent away.
 */
export class LessonRun {
  readonly #deps: LessonRunDeps
  readonly #listeners = new Set<() => void>()
  readonly #waived: Set<string>
  #act: number
  #tries: { readonly [step: string]: number }
  #play: Play<BaseState>
  #hinted = 0
  #answer: Value | undefined
  #state: RunState | undefined
  #table: string | undefined
  #line: Connection | undefined
  #events: ConnectionEvents | undefined

  constructor(deps: LessonRunDeps) {
    this.#deps = deps
    const { lesson, kept } = deps
    const isSame = kept !== undefined && !kept.done && kept.version === versionOf(lesson)
    this.#act = kept !== undefined && !kept.done && kept.act < lesson.acts.length ? kept.act : 0
    this.#waived = new Set(isSame ? kept.waived : [])
    this.#tries = kept?.tries ?? {}
    this.#play = this.#begin(isSame ? kept.answers : [])
  }

  #begin(answers: readonly Value[]): Play<BaseState> {
    const play = this.#waiving(new Play(this.#deps.game, this.act))
    // What an act does not take any more is begun again.
    for (const value of answers) if (play.answer(value)) return this.#waiving(new Play(this.#deps.game, this.act))
    return play
  }

  #waiving(play: Play<BaseState>): Play<BaseState> {
    for (const step of this.#waived) play.waive(step)
    return play
  }

  get act(): Act {
    const act = this.#deps.lesson.acts[this.#act]
    if (act === undefined) throw new RangeError(`${this.#deps.lesson.id} has no act ${this.#act + 1}.`)
    return act
  }

  /** What the game calls the learner's side. */
  get reader(): string {
    return this.#deps.game.seatName(this.act.me, this.#play.match.state)
  }

  /** Nothing is left to be played on. */
  get isMatchOver(): boolean {
    return this.#play.match.over
  }

  /** The table of the act that is played. */
  get table(): string | undefined {
    return this.#table
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }

  readonly state = (): RunState => {
    this.#state ??= {
      act: this.#act,
      coaching: this.#play.coaching,
      misses: this.#tries[this.#stepId] ?? 0,
      hints: this.#hinted,
      answer: this.#answer,
      isLastAct: this.#act + 1 >= this.#deps.lesson.acts.length,
    }
    return this.#state
  }

  get #stepId(): string {
    return this.#play.coaching.step?.id ?? WHOLE
  }

  #changed(): void {
    this.#state = undefined
    this.#keep(false)
    for (const changed of this.#listeners) changed()
  }

  #keep(done: boolean): void {
    const { lesson, kept } = this.#deps
    const before = lesson.acts.slice(0, this.#act).reduce((sum, act) => sum + act.steps.length, 0)
    this.#deps.keep({
      version: versionOf(lesson),
      act: this.#act,
      answers: [...this.#play.answers],
      waived: [...this.#waived],
      steps: before + this.#play.coaching.place + 1,
      tries: this.#tries,
      done: done || (kept?.done ?? false),
    })
  }

  /** A line to the table of the act that is played, whichever that is. */
  readonly connect: Connect = (events) => {
    this.#events = events
    void this.#open()
    return {
      send: (message) => {
        if (message.type !== 'hello') this.#line?.send(message)
        else {
          // Nothing of the table before is any use to the next one.
          const { lastSeq: _, ...hello } = message
          this.#line?.send({ ...hello, match: this.#table ?? '', token: String(this.act.me) })
        }
      },
      close: () => {
        this.#events = undefined
        this.#leave()
      },
    }
  }

  #leave(): void {
    this.#line?.close()
    this.#line = undefined
    if (this.#table !== undefined) void this.#deps.calls.remove(this.#table)
    this.#table = undefined
  }

  /** Opens a table where the play stands. */
  async #open(): Promise<void> {
    const { game, lesson, names, calls } = this.#deps
    const plan: LessonPlan = {
      game: game.id,
      lesson: lesson.id,
      act: this.#act,
      answers: [...this.#play.answers],
      names,
    }
    const table = await calls.openLesson(plan)
    const events = this.#events
    if (events === undefined) return void calls.remove(table)
    this.#leave()
    this.#table = table
    this.#line = this.#deps.connect(events)
  }

  /** The table has gone on, or back: what has been decided there? */
  async hear(): Promise<void> {
    const table = this.#table
    if (table === undefined) return
    const decisions = await this.#deps.calls.decisions(table)
    if (table !== this.#table) return
    const before = this.#play
    const play = this.#waiving(playOf(this.#deps.game, this.act, decisions))
    if (JSON.stringify(play.answers) === JSON.stringify(before.answers)) return
    const was = before.coaching
    this.#play = play
    const { stands, step } = play.coaching
    if (step !== was.step) this.#forgetHelp()
    if (stands === 'missed' && was.stands !== 'missed')
      this.#tries = { ...this.#tries, [this.#stepId]: (this.#tries[this.#stepId] ?? 0) + 1 }
    this.#changed()
  }

  #forgetHelp(): void {
    this.#hinted = 0
    this.#answer = undefined
  }

  /** Back to the beginning of the step that speaks, exactly. */
  async again(): Promise<void> {
    this.#play.again()
    this.#forgetHelp()
    const misses = this.#tries[this.#stepId] ?? 0
    if (misses >= MISSES_TO_HINT) this.#hinted = 1
    this.#changed()
    await this.#open()
  }

  /** Leaves a miss at that. */
  goOn(): void {
    this.#waived.add(this.#stepId)
    this.#waiving(this.#play)
    this.#forgetHelp()
    this.#changed()
  }

  hint(): void {
    this.#hinted++
    this.#changed()
  }

  /** Shows an answer that is right here, if one is known; after a miss the step begins again first. */
  async show(): Promise<void> {
    if (this.#play.coaching.stands === 'missed') await this.again()
    this.#answer = rightAnswer(this.act, this.#play.answers)
    this.#changed()
  }

  async nextAct(): Promise<void> {
    this.#act++
    this.#waived.clear()
    this.#forgetHelp()
    this.#play = this.#begin([])
    this.#changed()
    await this.#open()
  }

  /** The lesson is over. */
  finish(): void {
    this.#keep(true)
  }
}
