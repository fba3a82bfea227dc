import {
  type Act,
  type BaseState,
  type Decision,
  type Game,
  Match,
  type Rejection,
  type Script,
  type Seat,
  type SingleQuestion,
  settleWithScene,
  type Value,
} from '@orrery/engine'
import { type Coaching, coach } from './coach.ts'
import type { Sight } from './moment.ts'

/** Answers of a script that have not been given yet. */
export class Prompter {
  readonly #script: Script
  readonly #given = new Map<string, number>()

  constructor(script: Script = {}) {
    this.#script = script
  }

  /** Whether there is something to say to what is asked. */
  knows(ask: string): boolean {
    return (this.#script[ask]?.length ?? 0) > (this.#given.get(ask) ?? 0)
  }

  /** The next answer to what is asked. */
  next(ask: string): Value | undefined {
    const given = this.#given.get(ask) ?? 0
    this.#given.set(ask, given + 1)
    return this.#script[ask]?.[given]
  }
}

/** An act as it is played: the learner answers, everybody else follows the script. */
export class Play<S extends BaseState, View = unknown> {
  readonly act: Act<View>
  readonly #game: Game<S, View>
  #match: Match<S, View>
  #others: Prompter
  #silent: Prompter
  #sights: Sight<View>[] = []
  #heard = 0
  readonly #answers: Value[] = []
  /** How many decisions had been made when each of the learner's answers was given. */
  readonly #moments: number[] = []
  readonly #waived = new Set<string>()

  constructor(game: Game<S, View>, act: Act<View>) {
    this.#game = game
    this.act = act
    this.#match = openAct(game, act)
    this.#others = new Prompter(act.others)
    this.#silent = new Prompter(act.silent)
    this.#settle(undefined)
  }

  get match(): Match<S, View> {
    return this.#match
  }

  /** The learner's answers so far: enough to come back to this very place. */
  get answers(): readonly Value[] {
    return this.#answers
  }

  get coaching(): Coaching<View> {
    return coach({ act: this.act, waived: this.#waived, pack: this.#game.pack }, this.#sights)
  }

  /** What the learner is asked. */
  get question(): SingleQuestion | undefined {
    return this.#match.questionFor(this.act.me)?.mine
  }

  answer(value: Value): Rejection | undefined {
    const { question } = this
    const at = this.#match.decisions.length
    const rejection = this.#match.answer(this.act.me, value)
    if (rejection || question === undefined) return rejection
    this.#answers.push(value)
    this.#moments.push(at)
    this.#settle({ asks: question.ask, value })
    return undefined
  }

  /** Back to where the step that speaks began: the act begins anew, and what was answered before the step is answered again. */
  again(): void {
    const { since } = this.coaching
    const kept = this.#answers.filter((_, i) => (this.#moments[i] ?? 0) < since)
    this.#match = openAct(this.#game, this.act)
    this.#others = new Prompter(this.act.others)
    this.#silent = new Prompter(this.act.silent)
    this.#sights = []
    this.#heard = 0
    this.#answers.length = 0
    this.#moments.length = 0
    this.#settle(undefined)
    for (const value of kept) this.answer(value)
  }

  /** Goes on although the step was missed; nothing to name is the whole act. */
  waive(step: string): void {
    this.#waived.add(step)
  }

  /** Lets the others answer, and looks at what has come of it. */
  #settle(answered: Sight['answered']): void {
    this.#see(answered)
    while (this.#answerForSomebody()) this.#see(undefined)
  }

  #answerForSomebody(): boolean {
    const match = this.#match
    if (match.over || this.coaching.stands === 'over') return false
    const { me } = this.act
    const waiting = match.runner.waitingFor()
    const other = waiting.find((seat) => seat !== me)
    if (other !== undefined) return this.#give(other, this.#others)
    const { question } = this
    return question !== undefined && this.#silent.knows(question.ask) && this.#give(me, this.#silent)
  }

  #give(seat: Seat, prompter: Prompter): boolean {
    const match = this.#match
    const question = match.questionFor(seat)?.mine
    if (question === undefined) return false
    const value = prompter.next(question.ask) ?? this.#game.fallback(match.state, question)
    const rejection = match.answer(seat, value)
    if (rejection)
      throw new Error(
        `${this.act.scene}: "${question.ask}" is not answered by ${JSON.stringify(value)}: ${rejection.text}`,
      )
    return true
  }

  #see(answered: Sight['answered']): void {
    const match = this.#match
    const { me } = this.act
    const log = match.logFor(me)
    const told = log.slice(this.#heard)
    this.#heard = log.length
    this.#sights.push({
      at: match.decisions.length,
      view: match.view(me),
      asks: this.question?.ask,
      told,
      ...(answered ? { answered } : {}),
    })
  }
}

/** The match of an act: the learner can go on with it when the act is over. */
export function openAct<S extends BaseState, View>(game: Game<S, View>, { scene, seed }: Act<View>): Match<S, View> {
  const seats = game.scenes[scene]?.players[0] ?? 0
  return Match.start(game, seats, settleWithScene(game, { seats, options: {}, scene }), seed, scene)
}

/**
 * An act in which these decisions have been made, whoever made them: what the learner answered is answered again. It is ahead of them by
 * what the script makes of it, and stops where they are none of the act any more.
 */
export function playOf<S extends BaseState, View>(
  game: Game<S, View>,
  act: Act<View>,
  decisions: readonly Decision[],
): Play<S, View> {
  const play = new Play(game, act)
  while (play.match.decisions.length < decisions.length) {
    const next = decisions[play.match.decisions.length]
    if (next?.seat !== act.me || play.answer(next.value)) break
  }
  return play
}
