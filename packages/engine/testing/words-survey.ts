import { Dice } from '../src/chance/random.ts'
import type { Game } from '../src/game/game.ts'
import type { Options } from '../src/game/options.ts'
import { everyOptions } from '../src/game/options.ts'
import { Runner } from '../src/match/runner.ts'
import { refusalsOf, sampleAnswer } from '../src/questions/answers.ts'
import { partsOf, type Refusal, ruleOf, type SingleQuestion } from '../src/questions/question.ts'
import { type BaseState, isMark, type Seat, type Trace } from '../src/state.ts'
import { RuleFailure } from '../src/values/errors.ts'
import type { Value } from '../src/values/value.ts'
import { PERSON_SLOT, verbSlots } from '../src/words/grammar.ts'
import { messageText, nameOption, type Told } from '../src/words/messages.ts'
import { findRule } from '../src/words/rulebook.ts'
import { guardsOf, neededSlots, type Slot, slotsOf, templateOf } from '../src/words/template.ts'
import { headingOf, turnsOf } from '../src/words/turns.ts'
import { type Callees, type NamedKey, namedKeys, WORD_TABLES, type WordTable } from './named-keys.ts'
import type { Source } from './sources.ts'
import { formsProblems } from './word-forms.ts'

/** What the words of a game are compared with. */
export interface Vocabulary {
  /** Rules and cards, as they are written. */
  readonly sources: readonly Source[]
  readonly callees?: Callees
  /** Keys of refusals that are put together from parts, so that no source names them. */
  readonly composed?: readonly string[]
  /** The kinds that names are asked for. */
  readonly kinds: readonly string[]
  /** The share of all keys that play need not show. */
  readonly mayMiss: number
}

/** How games are played to see many words. */
export interface SurveyOptions<S extends BaseState> {
  /** Answers a question; by chance when absent. */
  readonly decide?: (question: SingleQuestion, dice: Dice) => Value | undefined
  /** Has a hand in the game before a question is looked at. */
  readonly meddle?: (g: S) => void
  /** What people may say out of turn, most of it not possible. */
  readonly remarks?: (g: S) => readonly Value[]
  /** The number of decisions to look at. */
  readonly most?: number
}

/** What play has shown of a key: the fields that its data always has, and those that it has now and then. */
interface Shown {
  readonly fields: Set<string>
  readonly atTimes: Set<string>
  times: number
}

const mention = ({ kind, key }: Slot): string => `{{${kind === undefined ? key : `${kind}:${key}`}}}`

/** So many sentences of a kind are filled in and read; of the others only the fields are looked at. */
const READ_OF_EACH = 40

/** How often, one time in so many, it is tried what can be said out of turn, and something is said. */
const REMARKS_ONE_IN = 20
const INTERJECTS_ONE_IN = 6

/** Puts neighbouring numbers far apart among the combinations of options. */
const STRIDE = 7919

/** Looks at all that rules name and that play asks, tells and refuses, and compares it with a game's words. */
export class MessagesSurvey<S extends BaseState> {
  /** Sentences as people read them. */
  readonly sentences = new Set<string>()
  /** Headings of the log as people read them. */
  readonly headings = new Set<string>()
  /** The names of options by question and option. */
  readonly optionNames = new Map<string, string>()
  readonly #game: Game<S>
  readonly #vocabulary: Vocabulary
  /** The keys that rules and cards name. */
  readonly #named: readonly NamedKey[]
  readonly #shown: { readonly [table in WordTable]: Map<string, Shown> } = {
    prompts: new Map(),
    log: new Map(),
    refusals: new Map(),
  }
  readonly #namedByKind = new Set<string>()

  constructor(game: Game<S>, vocabulary: Vocabulary) {
    this.#game = game
    this.#vocabulary = vocabulary
    this.#named = vocabulary.sources.flatMap((source) => namedKeys(source, vocabulary.callees))
  }

  /** Plays some games for every number of players, each with other options; `game` may have another content pack. */
  playGames(game: Game<S>, each: number, manner: () => SurveyOptions<S> = () => ({}), given: Options = {}): void {
    for (const players of game.players) {
      const all = everyOptions(game, players)
      for (let number = 0; number < each; number++) {
        const seed = `words ${players} ${number}`
        const options = { ...all[(number * STRIDE) % all.length], ...given }
        this.play(game, game.setup({ seats: players, options, seed }), seed, manner())
      }
    }
  }

  /** Plays on from a position and looks at everything that is asked, told and refused. */
  play(game: Game<S>, start: S, seed: string, manner: SurveyOptions<S> = {}): void {
    const dice = new Dice(seed)
    const trace: Trace = []
    const runner = Runner.from(game, start, trace)
    for (let decisions = 0; !runner.over && decisions < (manner.most ?? Number.POSITIVE_INFINITY); decisions++) {
      manner.meddle?.(runner.state)
      const { question } = runner
      for (const part of question ? partsOf(question) : []) this.#lookAt(game, part)
      if (manner.remarks && dice.below(REMARKS_ONE_IN) === 0) this.#tryRemarks(runner, manner.remarks(runner.state))
      if (!interject(runner, dice)) decide(runner, dice, manner.decide)
    }
    const told = trace.flatMap((entry) => (isMark(entry) ? [] : [entry]))
    for (const { what, data } of told) this.#see(game, 'log', what, data)
    this.#sumUp(game, told)
  }

  #sumUp(game: Game<S>, log: readonly Told[]): void {
    const { messages } = game.locale
    for (const { heading, lines } of turnsOf(messages, log)) {
      const sum = messages.turn?.(heading ? [heading, ...lines] : lines)
      if (sum) this.#see(game, 'log', sum.what, sum.data)
    }
  }

  #lookAt(game: Game<S>, question: SingleQuestion): void {
    const { ask, about } = question
    this.#see(game, 'prompts', ask, about)
    for (const { refusal } of refusalsOf(question)) this.#seeRefusal(game, refusal)
    if (question.kind !== 'choose' && question.kind !== 'some') return
    for (const option of question.candidates) {
      const name = nameOption(game.locale.messages, ask, option)
      this.optionNames.set(`${ask} ${option}`, name)
      if (name !== game.locale.messages.name(option)) this.#namedByKind.add(ask)
    }
  }

  #tryRemarks({ game, state, question, mayStepIn }: Runner<S>, remarks: readonly Value[]): void {
    if (question === undefined || !mayStepIn) return
    for (const remark of remarks)
      for (let seat: Seat = 0; seat < state.seats; seat++)
        this.#seeRefusal(game, game.outOfTurn?.refuse(state, seat, remark, question))
  }

  #seeRefusal(game: Game<S>, refusal: Refusal | undefined): void {
    if (refusal) this.#see(game, 'refusals', refusal.rule, refusal.data)
  }

  #see(game: Game<S>, table: WordTable, key: string, data: { readonly [field: string]: unknown }): void {
    const shown = this.#shown[table].get(key) ?? { fields: new Set(Object.keys(data)), atTimes: new Set(), times: 0 }
    this.#shown[table].set(key, shown)
    for (const field of shown.fields) if (!(field in data)) shown.fields.delete(field)
    for (const field in data) shown.atTimes.add(field)
    const text = game.locale.messages[table][key]
    if (text === undefined || shown.times++ >= READ_OF_EACH) return
    const sentence = messageText(game.locale.messages, table, key, data)
    if (table === 'log' && headingOf(game.locale.messages, key)) this.headings.add(sentence)
    else if (sentence !== '') this.sentences.add(sentence)
  }

  /** All keys of a table that rules or cards name, or that play has shown. */
  #used(table: WordTable): Set<string> {
    const { composed = [] } = this.#vocabulary
    const keys = this.#named.filter((one) => one.table === table).map(({ key }) => key)
    return new Set([...keys, ...(table === 'refusals' ? composed : []), ...this.#shown[table].keys()])
  }

  /** Says where words are missing, used by nobody, without a rule, or speak of what is not there. */
  problems(): string[] {
    return [...WORD_TABLES.flatMap((table) => this.#problemsOf(table)), ...this.#uselessKinds(), ...this.#tooFewShown()]
  }

  #problemsOf(table: WordTable): string[] {
    const words = this.#game.locale.messages[table]
    const used = this.#used(table)
    const problems: string[] = []
    for (const key of used) {
      if (words[key] === undefined) problems.push(`${table}: ${key} has no words`)
      if (findRule(this.#game.locale.rulebook, ruleOf(key)) === undefined)
        problems.push(`${table}: ${key} cites no rule`)
    }
    for (const [key, text] of Object.entries(words)) {
      if (!used.has(key)) problems.push(`${table}: ${key} has words that nobody needs`)
      problems.push(...this.#mentionProblems(table, key, text))
    }
    return problems
  }

  #mentionProblems(table: WordTable, key: string, text: string): string[] {
    const template = templateOf(text)
    const needed = neededSlots(template)
    const known = [...this.#vocabulary.kinds, PERSON_SLOT, ...verbSlots('en')]
    const mentioned = slotsOf(template).flatMap((slot) => [slot, ...(slot.paired ? [{ ...slot, ...slot.paired }] : [])])
    return [
      ...mentioned
        .filter((slot) => !this.#hasField(table, key, slot.key, needed.includes(slot)))
        .map((slot) => `${table}: ${key} has nothing for ${mention(slot)}`),
      ...guardsOf(template)
        .filter((field) => !this.#hasField(table, key, field, false))
        .map((field) => `${table}: ${key} asks for ${field}, which is nowhere`),
      ...mentioned
        .filter(({ kind }) => kind !== undefined && !known.includes(kind))
        .map((slot) => `${table}: ${key} asks for a name of an unknown kind, ${mention(slot)}`),
      ...formsProblems(`${table}: ${key}`, text, 'en'),
    ]
  }

  /**
   * Whether the data of a key has a field: always when it was shown, or in every call that names the key. What an optional part mentions
   * may be missing now and then.
   */
  #hasField(table: WordTable, key: string, field: string, always: boolean): boolean {
    const shown = this.#shown[table].get(key)
    if (shown) return (always ? shown.fields : shown.atTimes).has(field)
    const calls = this.#named.filter((one) => one.table === table && one.key === key)
    const names = ({ call }: NamedKey) => new RegExp(`\\b${field}\\b`).test(call)
    return always ? calls.every(names) : calls.length === 0 || calls.some(names)
  }

  /** Kinds are given to questions whose options need them. */
  #uselessKinds(): string[] {
    const used = this.#used('prompts')
    return Object.keys(this.#game.locale.messages.options ?? {})
      .filter((ask) => (this.#shown.prompts.has(ask) ? !this.#namedByKind.has(ask) : !used.has(ask)))
      .map((ask) => `options: ${ask} needs no kind`)
  }

  #tooFewShown(): string[] {
    const used = WORD_TABLES.flatMap((table) => [...this.#used(table)].map((key) => ({ table, key })))
    const unseen = used.filter(({ table, key }) => !this.#shown[table].has(key))
    if (unseen.length < used.length * this.#vocabulary.mayMiss) return []
    return [`play does not show ${unseen.map(({ table, key }) => `${table}: ${key}`).join(', ')}`]
  }

  /** The sentences that begin or end like none, show how they are made, or have something in them that people never say. */
  oddSentences(unsaid: RegExp, beginning = /^[A-Z]/): string[] {
    const isOdd = (text: string) =>
      !beginning.test(text) || /[{}]|undefined|null|\bNaN\b| {2}/.test(text) || unsaid.test(text)
    return [
      ...[...this.sentences].filter((text) => isOdd(text) || !/[.?!…)]$/.test(text)),
      ...[...this.headings].filter((text) => isOdd(text) || /[.]$/.test(text)),
    ]
  }

  /** The options, with their questions, whose names people do not say. */
  oddOptions(isOdd: (name: string) => boolean): string[] {
    return [...this.optionNames].filter(([, name]) => isOdd(name)).map(([option, name]) => `${option}: ${name}`)
  }
}

/** Lets somebody speak out of turn now and then, where the game knows such a thing; whether somebody did. */
function interject<S extends BaseState>(runner: Runner<S>, dice: Dice): boolean {
  const { outOfTurn: interjections } = runner.game
  const { question, state } = runner
  if (!interjections || !question) return false
  const seat = dice.below(state.seats)
  if (!runner.mayStepIn || dice.below(INTERJECTS_ONE_IN) > 0) return false
  const remark = interjections.suggest(state, seat, question, dice)
  if (remark === undefined || (!runner.beginsAnew && runner.checkOutOfTurn(seat, remark))) return false
  runner.actOutOfTurn(seat, remark)
  return true
}

function decide<S extends BaseState>(
  runner: Runner<S>,
  dice: Dice,
  answer: SurveyOptions<S>['decide'] = sampleAnswer,
): void {
  const [seat = 0] = runner.waitingFor()
  const question = runner.questionFor(seat)
  const value = question && answer(question, dice)
  if (value === undefined) throw new RuleFailure(`Seat ${seat} can answer nothing.`)
  runner.apply(seat, value)
}
