import {
  type BaseState,
  Dice,
  type Match,
  mayHear,
  optionsOf,
  type Rejection,
  RuleFailure,
  type Scalar,
  type Seat,
  type SingleQuestion,
  type Value,
  wrapLine,
} from '@orrery/engine'
import { type Player, Talk } from '@orrery/engine/simulation'
import { viewLines } from '../viewing.ts'
import { Wording } from '../wording.ts'
import { COMMANDS, type OpenGame } from './commands.ts'
import { nextItem, nextSpot, readAnswer } from './reading.ts'
import { showOptions } from './showing.ts'
import type { Terminal } from './terminal.ts'

const STORY_WIDTH = 80

/** Who sits on a seat: a bot, or a person at the keyboard. */
export type SeatChoice = Player | 'human'

export interface TableSettings {
  readonly match: Match<BaseState>
  readonly sitters: readonly SeatChoice[]
  readonly terminal: Terminal
  /** The chance of the bots. */
  readonly seed: string
  /** Called after every decision of a person, and at the end. */
  readonly keep?: (match: Match<BaseState>) => void
}

/** People speak for themselves. */
const SILENT: Pick<Player, 'reply' | 'propose'> = {}

/** So much of the log is told at once; the rest is there for the asking. */
const MOST_NEWS = 25

/** A match at one terminal: bots answer by themselves, people in turn at the keyboard. */
export class TerminalGame implements OpenGame {
  readonly match: Match<BaseState>
  readonly terminal: Terminal
  readonly wording: Wording
  readonly dice: Dice
  left = false
  placed: Scalar[] = []
  readonly #sitters: readonly SeatChoice[]
  readonly #talk: Talk<BaseState>
  readonly #keep: (match: Match<BaseState>) => void
  readonly #told = new Map<Seat | 'spectator', number>()
  #atKeyboard: Seat | undefined
  /** The step at which the table was shown last: within a step the question is enough. */
  #shownStep: number | undefined

  constructor({ match, sitters, terminal, seed, keep = () => undefined }: TableSettings) {
    this.match = match
    this.terminal = terminal
    this.wording = new Wording(match.game, match.state)
    this.dice = new Dice(`players of ${seed}`)
    this.#sitters = sitters
    this.#talk = new Talk(sitters.map((sitter) => (sitter === 'human' ? SILENT : sitter)))
    this.#keep = keep
  }

  get people(): Seat[] {
    return this.#sitters.flatMap((sitter, seat) => (sitter === 'human' ? [seat] : []))
  }

  async run(): Promise<void> {
    while (!this.match.over && !this.left) {
      if (this.#letBotsTalk()) continue
      const waiting = this.match.runner.waitingFor()
      const bots = waiting.flatMap((seat) => {
        const sitter = this.#sitters[seat]
        return sitter === undefined || sitter === 'human' ? [] : [{ seat, bot: sitter }]
      })
      const [[person], [first]] = [waiting, bots]
      if (first) this.#askBot(first.seat, first.bot)
      else if (person !== undefined) await this.#askPerson(person)
      if (this.match.decisions.at(-1)?.out !== true) this.#talk.goOn()
    }
    if (this.match.over) this.#showResult()
    this.#keep(this.match)
  }

  #askBot(seat: Seat, bot: Player): void {
    const value = bot.decide(this.match.runner, seat, this.dice)
    const rejection = this.match.answer(seat, value)
    if (rejection) throw new RuleFailure(`${bot.name} answered what was not offered: ${rejection.text}`)
    this.#tellNews()
  }

  /** Lets a bot say something out of turn, if one wants to: an answer to an offer, or an offer of its own. */
  #letBotsTalk(): boolean {
    const said = this.#talk.next(this.match.runner, this.dice)
    if (said === undefined) return false
    const rejection = this.match.actOutOfTurn(said.seat, said.value)
    if (rejection) throw new RuleFailure(`A bot said what cannot be said now: ${rejection.text}`)
    this.#tellNews()
    return true
  }

  /** With several people at one screen, each hears the news when it is their turn to look. */
  #tellNews(): void {
    const { people } = this
    if (people.length < 2) this.#tell(people[0] ?? 'spectator')
  }

  async #askPerson(seat: Seat): Promise<void> {
    await this.#handOver(seat)
    if (this.left) return
    this.#tell(seat)
    if (this.#shownStep !== this.match.runner.steps) this.showTable(seat)
    this.showQuestion(seat)
    const { sequence } = this.match
    while (this.match.sequence === sequence && !this.left) {
      const question = this.match.runner.questionFor(seat)
      if (!question) return
      const line = await this.terminal.read(`${this.wording.seat(seat)}> `)
      if (line === undefined) this.left = true
      else if (line.trim() !== '') await this.#takeLine(seat, question, line.trim())
    }
    this.placed = []
    this.#keep(this.match)
  }

  /** With several people at one screen, nobody sees what is meant for another. */
  async #handOver(seat: Seat): Promise<void> {
    if (this.#atKeyboard === seat) return
    this.#atKeyboard = seat
    this.#shownStep = undefined
    if (this.people.length < 2) return
    this.terminal.clear()
    const line = await this.terminal.read(`${this.wording.seat(seat)}’s turn. Press Enter to show the board. `)
    if (line === undefined) this.left = true
  }

  async #takeLine(seat: Seat, question: SingleQuestion, line: string): Promise<void> {
    const [word = '', rest] = line.split(/\s+(.*)/s)
    const command = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined
    if (command) return command.run(this, seat, rest?.trim() ?? '')
    const asked = question.kind === 'arrange' && !line.startsWith('[') ? nextSpot(question, this.placed) : question
    const read = readAnswer(asked, line, this.wording)
    if ('problem' in read) this.terminal.write(read.problem)
    else if (asked !== question) this.#place(seat, question, asked, read.value)
    else this.#give(seat, read.value)
  }

  /** Gives an answer to the open question, and says why if it is not taken. */
  #give(seat: Seat, value: Value): void {
    const rejection = this.match.answer(seat, value)
    if (!rejection) return
    this.placed = []
    this.complain(rejection)
  }

  complain(rejection: Rejection): void {
    this.terminal.write(
      rejection.reason === 'refused' ? `Not possible: ${this.wording.refusal(rejection.refusal)}` : rejection.text,
    )
  }

  #place(seat: Seat, question: SingleQuestion, asked: SingleQuestion, spot: Value): void {
    if (question.kind !== 'arrange' || (typeof spot !== 'string' && typeof spot !== 'number')) return
    const refusal = 'refuse' in asked ? asked.refuse?.(spot) : undefined
    if (refusal) this.terminal.write(`Not possible: ${this.wording.refusal(refusal)}`)
    else {
      this.placed.push(spot)
      if (this.placed.length === question.items.length) this.#give(seat, this.placed)
      else this.showQuestion(seat)
    }
  }

  /** Tells a seat what has happened since it was told last. */
  #tell(viewer: Seat | 'spectator'): void {
    const { log } = this.match
    const from = Math.min(this.#told.get(viewer) ?? 0, log.length)
    const news = log.slice(from).flatMap((entry) => {
      const said = mayHear(entry.audience, viewer) ? this.wording.event(entry, viewer) : ''
      return said === '' ? [] : [said]
    })
    if (news.length > MOST_NEWS) this.terminal.write(`  (${news.length - MOST_NEWS} earlier lines: type log)`)
    for (const said of news.slice(-MOST_NEWS)) this.terminal.write(this.terminal.dim(`  ${said}`))
    this.#told.set(viewer, log.length)
  }

  showTable(seat: Seat): void {
    this.#shownStep = this.match.runner.steps
    this.terminal.write('')
    for (const line of viewLines(this.match.game, this.match.view(seat))) this.terminal.write(line)
  }

  asked(seat: Seat): SingleQuestion | undefined {
    const question = this.match.runner.questionFor(seat)
    return question?.kind === 'arrange' ? nextSpot(question, this.placed) : question
  }

  showQuestion(seat: Seat): void {
    const question = this.match.runner.questionFor(seat)
    let asked = this.asked(seat)
    if (!question || !asked) return
    this.terminal.write('')
    this.terminal.write(this.terminal.bold(`${this.wording.seat(seat)}: ${this.wording.ask(question, seat)}`))
    if (question.kind === 'arrange') {
      if (optionsOf(asked).length === 0) {
        this.terminal.write('Nothing fits now. Start over.')
        this.placed = []
        asked = nextSpot(question, this.placed)
      }
      this.terminal.write(`  Place ${this.wording.answer(question.ask, nextItem(question, this.placed))}:`)
    }
    for (const line of showOptions(asked, this.wording)) this.terminal.write(line)
  }

  /** What a game tells at its end. */
  #readAloud(story: string | undefined): void {
    if (story === undefined) return
    this.terminal.write('')
    for (const line of wrapLine(story, 0, STORY_WIDTH)) this.terminal.write(line)
  }

  #showResult(): void {
    const { game, state } = this.match
    const [alone = 'spectator', ...others] = this.people
    if (others.length > 0) this.#told.set('spectator', Math.min(...this.people.map((one) => this.#told.get(one) ?? 0)))
    this.#tell(others.length > 0 ? 'spectator' : alone)
    const { ranking, scores } = game.result(state)
    this.terminal.write('')
    this.terminal.write(this.terminal.bold('The game is over.'))
    ranking.forEach((seat, place) => {
      this.terminal.write(`  ${place + 1}. ${this.wording.seat(seat)}: ${scores[seat]}`)
    })
    this.#readAloud(game.epilogue?.(this.match.view('spectator')))
  }
}
