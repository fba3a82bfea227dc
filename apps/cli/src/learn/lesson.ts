import {
  type Arrange,
  type BaseState,
  Dice,
  type Game,
  isAlike,
  type Lesson,
  type LessonWords,
  listing,
  type Match,
  optionsOf,
  plainRule,
  type Rejection,
  type Scalar,
  type Seat,
  type SingleQuestion,
  type Value,
} from '@orrery/engine'
import { Play, rightAnswer, said, saidToRefusal, type Telling, WHOLE } from '@orrery/lessons'
import { COMMANDS, type OpenGame } from '../play/commands.ts'
import { nextItem, nextSpot, readAnswer } from '../play/reading.ts'
import { showOptions } from '../play/showing.ts'
import type { Terminal } from '../play/terminal.ts'
import { viewLines } from '../viewing.ts'
import { ruleText, Wording } from '../wording.ts'

/** After so many misses of a step its answer is shown to whoever asks. */
const MISSES_TO_SHOW = 3

/** What else can be typed of what a table understands. */
const OF_THE_TABLE = ['why', 'table', 'log', 'rules'] as const

/** A lesson at the terminal: the coach speaks, the learner answers, everybody else follows the script. */
export class TerminalLesson implements OpenGame {
  readonly terminal: Terminal
  readonly dice: Dice
  readonly wording: Wording
  readonly people: readonly Seat[]
  left = false
  placed: Scalar[] = []
  readonly #game: Game
  readonly #lesson: Lesson
  readonly #words: LessonWords
  readonly #telling: Telling
  #play: Play<BaseState>
  #act = 0
  #told = 0
  /** What the coach has said last; it is not said twice. */
  #spoken: readonly string[] = []
  readonly #misses = new Map<string, number>()
  readonly #hinted = new Map<string, number>()

  constructor(game: Game, lesson: Lesson, words: LessonWords, terminal: Terminal) {
    this.#game = game
    this.#lesson = lesson
    this.#words = words
    this.terminal = terminal
    this.dice = new Dice(lesson.id)
    this.#play = this.#open(0)
    const { me } = this.#play.act
    this.people = [me]
    this.wording = new Wording(game, this.#play.match.state)
    this.#telling = { lesson, words, messages: game.locale.messages, reader: this.wording.seat(me) }
  }

  #open(act: number): Play<BaseState> {
    const opened = this.#lesson.acts[act]
    if (opened === undefined) throw new RangeError(`${this.#lesson.id} has no act ${act + 1}.`)
    return new Play(this.#game, opened)
  }

  get match(): Match<BaseState> {
    return this.#play.match
  }

  async run(): Promise<void> {
    const { terminal } = this
    terminal.write(terminal.bold(`${this.#words.title} (${this.#lesson.minutes} minutes)`))
    terminal.write('Answer with a number or name from the list. Type help for commands.')
    this.showTable(this.#me)
    while (!this.left) {
      this.#tell()
      this.#speak()
      const { stands } = this.#play.coaching
      if (stands === 'over') {
        if (!this.#nextAct()) return this.#recap()
        continue
      }
      if (stands !== 'missed') this.showQuestion(this.#me)
      const line = await terminal.read(stands === 'missed' ? 'again or continue> ' : `${this.wording.seat(this.#me)}> `)
      if (line === undefined) this.left = true
      else if (line.trim() !== '') await this.#take(line.trim())
    }
  }

  get #me(): Seat {
    return this.#play.act.me
  }

  async #take(line: string): Promise<void> {
    const [word = '', rest] = line.split(/\s+(.*)/s)
    const own = this.#ownCommands()[word]
    if (own) return own.run()
    const known = OF_THE_TABLE.find((one) => one === word)
    if (known) return COMMANDS[known]?.run(this, this.#me, rest?.trim() ?? '')
    if (this.#play.coaching.stands === 'missed') return this.terminal.write('Type again or continue.')
    this.#answer(line)
  }

  #ownCommands(): { readonly [word: string]: { readonly help: string; run(): void } } {
    return {
      again: { help: 'go back to the start of this step', run: () => this.#again() },
      continue: { help: 'go on after a miss', run: () => this.#goOn() },
      hint: { help: 'a hint for this step', run: () => this.#hint() },
      show: { help: `the answer, after ${MISSES_TO_SHOW} misses`, run: () => this.#show() },
      rule: { help: 'the rules behind this step', run: () => this.#rules() },
      help: { help: 'this list', run: () => this.#help() },
      quit: {
        help: 'leave the lesson',
        run: () => {
          this.left = true
        },
      },
    }
  }

  #answer(line: string): void {
    const { question } = this.#play
    const asked = this.asked(this.#me)
    if (question === undefined || asked === undefined) return
    const read = readAnswer(asked, line, this.wording)
    if ('problem' in read) this.terminal.write(read.problem)
    else if (question.kind === 'arrange') this.#place(question, asked, read.value)
    else this.#give(read.value)
  }

  #place(question: Arrange, asked: SingleQuestion, spot: Value): void {
    if (typeof spot !== 'string' && typeof spot !== 'number') return
    const refusal = 'refuse' in asked ? asked.refuse?.(spot) : undefined
    if (refusal) this.terminal.write(`Not possible: ${this.wording.refusal(refusal)}`)
    else {
      this.placed.push(spot)
      if (this.placed.length === question.items.length) this.#give(this.placed)
    }
  }

  #give(value: Value): void {
    this.placed = []
    const { coaching } = this.#play
    const rejection = this.#play.answer(value)
    if (rejection) {
      this.complain(rejection)
      const added = 'refusal' in rejection && saidToRefusal(this.#telling, coaching, rejection.refusal)
      if (added) this.#coach(added)
      return
    }
    if (this.#play.coaching.stands === 'missed') this.#count()
  }

  #count(): void {
    const id = this.#stepId()
    const misses = (this.#misses.get(id) ?? 0) + 1
    this.#misses.set(id, misses)
  }

  #stepId(): string {
    return this.#play.coaching.step?.id ?? WHOLE
  }

  #again(): void {
    this.#play.again()
    this.#told = this.match.logFor(this.#me).length
    this.#spoken = []
    this.placed = []
    this.showTable(this.#me)
    if ((this.#misses.get(this.#stepId()) ?? 0) >= 2) this.#hint()
  }

  #goOn(): void {
    if (this.#play.coaching.stands === 'missed') this.#play.waive(this.#stepId())
    else this.terminal.write('Nothing missed. Answer the question.')
  }

  #hint(): void {
    const { hints } = said(this.#telling, this.#play.coaching)
    const id = this.#stepId()
    const given = this.#hinted.get(id) ?? 0
    this.#hinted.set(id, given + 1)
    const hint = hints[Math.min(given, hints.length - 1)]
    this.terminal.write(hint === undefined ? 'No hint here. Try something, then type again.' : `Hint: ${hint}`)
  }

  #show(): void {
    const id = this.#stepId()
    if ((this.#misses.get(id) ?? 0) < MISSES_TO_SHOW) {
      this.terminal.write(`The answer is shown after ${MISSES_TO_SHOW} misses. Type hint.`)
      return
    }
    if (this.#play.coaching.stands === 'missed') this.#again()
    const { question } = this.#play
    const value = rightAnswer(this.#play.act, this.#play.answers)
    this.terminal.write(
      value === undefined || question === undefined
        ? 'Your way is not in the book. Type again.'
        : `Try: ${this.wording.answer(question.ask, value)}`,
    )
  }

  #rules(): void {
    for (const id of this.#play.coaching.step?.cites ?? [])
      this.terminal.write(ruleText(this.#game.locale.rulebook, id) ?? id)
  }

  #help(): void {
    for (const [word, { help }] of Object.entries(this.#ownCommands()))
      this.terminal.write(`  ${word.padEnd(8)} ${help}`)
    for (const word of OF_THE_TABLE) this.terminal.write(`  ${word.padEnd(8)} ${COMMANDS[word]?.help ?? ''}`)
  }

  /** What happened since it was told last. */
  #tell(): void {
    const log = this.match.logFor(this.#me)
    for (const entry of log.slice(this.#told)) {
      const line = this.wording.event(entry, this.#me)
      if (line !== '') this.terminal.write(this.terminal.dim(`  ${line}`))
    }
    this.#told = log.length
  }

  /** What the coach has to say, once. */
  #speak(): void {
    const { coaching } = this.#play
    const { texts, reply } = said(this.#telling, coaching)
    const lines = coaching.stands === 'missed' ? [reply ?? 'That was not it.'] : [...(reply ? [reply] : []), ...texts]
    const news = lines.filter((line) => !this.#spoken.includes(line))
    this.#spoken = lines
    if (news.length === 0) return
    this.terminal.write('')
    for (const line of news) this.#coach(line)
    const pointed = coaching.stands === 'open' ? this.#pointedAt() : []
    if (pointed.length > 0) this.terminal.write(`  About: ${listing(pointed, 'en')}`)
    const { parts } = coaching
    if (parts.length > 0) this.terminal.write(`  Reached: ${parts.filter(Boolean).length} of ${parts.length}`)
  }

  /** The answers that the step speaks of, where the board has its rings. */
  #pointedAt(): string[] {
    const { question, coaching } = this.#play
    if (question === undefined || question.kind === 'arrange') return []
    const offered = optionsOf(question)
    return (coaching.step?.points ?? []).flatMap((point) =>
      'option' in point && offered.some((one) => isAlike(one, point.option))
        ? [this.wording.answer(question.ask, point.option)]
        : [],
    )
  }

  #coach(line: string): void {
    this.terminal.write(this.terminal.bold(`> ${line}`))
  }

  #nextAct(): boolean {
    if (this.#act + 1 >= this.#lesson.acts.length) return false
    this.#play = this.#open(++this.#act)
    this.#told = 0
    this.showTable(this.#me)
    return true
  }

  #recap(): void {
    const { rulebook } = this.#game.locale
    const rules = rulebook.flatMap((chapter) => chapter.rules)
    this.terminal.write('')
    this.terminal.write(this.terminal.bold('You now know:'))
    for (const id of this.#lesson.recap) {
      const rule = rules.find((one) => one.id === id)
      if (rule) this.terminal.write(`  [${id}] ${plainRule(rule.text)}`)
    }
  }

  asked(_seat: Seat): SingleQuestion | undefined {
    const { question } = this.#play
    return question?.kind === 'arrange' ? nextSpot(question, this.placed) : question
  }

  showTable(seat: Seat): void {
    this.terminal.write('')
    for (const line of viewLines(this.#game, this.match.view(seat))) this.terminal.write(line)
  }

  showQuestion(seat: Seat): void {
    const { question } = this.#play
    const asked = this.asked(seat)
    if (question === undefined || asked === undefined) return
    this.terminal.write('')
    this.terminal.write(`${this.wording.seat(seat)}: ${this.wording.ask(question, seat)}`)
    if (question.kind === 'arrange')
      this.terminal.write(`  Place ${this.wording.answer(question.ask, nextItem(question, this.placed))}:`)
    for (const line of showOptions(asked, this.wording)) this.terminal.write(line)
  }

  complain(rejection: Rejection): void {
    this.terminal.write(
      rejection.reason === 'refused' ? `Not possible: ${this.wording.refusal(rejection.refusal)}` : rejection.text,
    )
  }
}
