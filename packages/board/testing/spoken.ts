import {
  anyAnswer,
  type BaseState,
  Dice,
  type Game,
  Match,
  type Options,
  optionsOf,
  type Scalar,
  type Seat,
  type SingleQuestion,
  settleOptions,
} from '@orrery/engine'
import { askedOf } from '@orrery/engine/simulation'
import { type Formatter, formatterOf } from '../src/formatter.ts'
import type { Spoken } from '../src/spoken/contract.ts'
import { optionText, type Telling, telling } from '../src/spoken/option.ts'
import { ended } from '../src/spoken/sentences.ts'
import { spokenTexts } from '../src/spoken/words.ts'
import type { WordSources } from './board-messages.ts'
import { reachProblems } from './reach.ts'

/** Which games are listened to. */
export interface ListeningPlan<S extends BaseState, View> {
  readonly sources: WordSources & { readonly game: Game<S, View> }
  readonly spoken: Spoken<View>
  readonly players: number
  readonly options?: Options
  readonly seed: string
  /** So many positions are listened to. */
  readonly positions: number
  /** One decision in so many. */
  readonly every: number
}

/** A position as a seat hears it. */
export interface Heard<S extends BaseState, View> extends Telling<View> {
  readonly match: Match<S, View>
  readonly seat: Seat
  /** What is asked, and everything that can be chosen. */
  readonly ask: string
  readonly options: readonly Scalar[]
}

/** A question of a seeded game. */
interface Asked<S extends BaseState, View> {
  readonly match: Match<S, View>
  readonly seat: Seat
  readonly question: SingleQuestion
}

/** Questions of seeded games of random players, from as many games as it takes. */
function* questionsOf<S extends BaseState, View>({
  sources: { game },
  players,
  options = {},
  seed,
  positions,
  every,
}: ListeningPlan<S, View>): Generator<Asked<S, View>> {
  for (let number = 0, heard = 0; heard < positions; number++) {
    const match = Match.start(game, players, settleOptions(game, players, options), `${seed}/${number}`)
    const dice = new Dice(`listeners of ${seed}/${number}`)
    for (let decision = 1; !match.over; decision++) {
      const seat = dice.pick(match.runner.waitingFor())
      const question = askedOf(match.runner, seat)
      if (decision % every === 0) {
        yield { match, seat, question }
        if (++heard === positions) return
      }
      match.answer(seat, anyAnswer(question, dice))
    }
  }
}

/** Positions as the seat that is asked hears them. A match goes on when the next one is asked for. */
function* listen<S extends BaseState, View>(plan: ListeningPlan<S, View>, language = 'en'): Generator<Heard<S, View>> {
  for (const { match, seat, question } of questionsOf(plan)) {
    const say = readerOf(plan.sources, language, match, seat)
    const told = telling(plan.spoken, match.view(seat), seat, say)
    yield { ...told, match, seat, ask: question.ask, options: offeredBy(question) }
  }
}

function readerOf<S extends BaseState, View>(
  { game, languages }: ListeningPlan<S, View>['sources'],
  language: string,
  { state }: Match<S, View>,
  seat: Seat,
): Formatter {
  const { locale, board } = languages[language] ?? { locale: game.locale, board: {} }
  const isKnown = (english: string) => language === 'en' || spokenTexts[language]?.[english] !== undefined
  return formatterOf({
    language,
    locale,
    board: (english) => board[english] ?? (isKnown(english) ? english : `undefined in ${language}: ${english}`),
    reader: game.seatName(seat, state),
  })
}

/** Everything that can be chosen, and what is to be placed. */
const offeredBy = (question: SingleQuestion): readonly Scalar[] => {
  if (question.kind === 'amount') return []
  if (question.kind !== 'arrange') return optionsOf(question)
  return [...new Set([...question.items, ...question.items.flatMap((item) => question.spots(item))])]
}

/** Everything that is said of a position, by what it is said of. */
function saidOf<View>(
  told: Telling<View>,
  ask: string,
  options: readonly Scalar[],
): ReadonlyMap<string, readonly string[]> {
  const { spoken, view, viewer, say, map } = told
  const said = new Map<string, readonly string[]>([['standing', spoken.standing(view, viewer, say)]])
  for (const { id, group, next } of map.places) {
    const { name, brief, full } = spoken.at(view, id, viewer, say)
    said.set(`name of ${id}`, [name, ...(group === undefined ? [] : [group])])
    said.set(`brief of ${id}`, brief)
    said.set(`full of ${id}`, full)
    said.set(
      `borders of ${id}`,
      next.flatMap(({ over }) => (over === undefined ? [] : [over])),
    )
    said.set(`threats to ${id}`, spoken.threats?.(view, id, viewer, say) ?? [])
  }
  const landmarks = spoken.landmarks(view, viewer, say)
  said.set(
    'landmarks',
    landmarks.map(({ name }) => name),
  )
  for (const option of options) {
    const { thing } = spoken.about(view, option, ask)
    const on = thing === undefined ? undefined : spoken.thing(view, thing, say)
    if (on)
      said.set(
        `thing ${thing}`,
        [on.name, on.brief.join(', '), ...on.full].filter((text, index) => index !== 1 || text !== ''),
      )
    const text = optionText(told, option, ask)
    said.set(`option ${option} of ${ask}`, text === '' ? [] : [text])
  }
  return said
}

const BROKEN = /undefined|NaN|\[object|\{\{|\}\}|\[\[|\]\]|\s,|,,|\.\.|\s{2}|^\s|\s$/
/** A sentence that begins with the words that the one before it ended with: "Ability: Pounce. Pounce: …". */
const ECHO = /(?<![\p{L}\d])(\p{L}[\p{L}’-]{2,}(?: \p{L}[\p{L}’-]*)*)[.:;] \1(?![\p{L}\d])/iu
const ECHOING = /^(brief|full|thing|option|threats|standing)\b/
/** Sentences about one place that begin with so many equal words are one sentence. */
const OPENING = 5
const SENTENCES = 3
const BRIEF_WORDS = 12

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

/** What is wrong with what is said: empty or broken texts, raw ids, more than is taken in at once; `raw` finds ids. */
function spokenProblems<View>(told: Telling<View>, ask: string, options: readonly Scalar[], raw: RegExp): string[] {
  const { spoken, view, viewer, say, map } = told
  const problems: string[] = []
  for (const [what, texts] of saidOf(told, ask, options))
    for (const text of texts)
      if (text === '' || BROKEN.test(text) || raw.test(text)) problems.push(`${what}: "${text}"`)
  for (const [what, texts] of saidOf(told, ask, options)) {
    const whole = texts.map(ended).join(' ')
    if (ECHOING.test(what) && ECHO.test(whole)) problems.push(`${what} has an echo: "${whole}"`)
    const openings = texts.map((text) => text.split(/\s+/).slice(0, OPENING).join(' '))
    if (what.startsWith('threats') && new Set(openings).size < openings.length)
      problems.push(`${what} begin alike: "${whole}"`)
  }
  const standing = spoken.standing(view, viewer, say)
  if (standing.length === 0 || standing.length > SENTENCES) problems.push(`${standing.length} sentences of standing`)
  const budgets = options.flatMap((option) => {
    const { thing } = spoken.about(view, option, ask)
    return thing === undefined ? [] : [{ id: thing, told: spoken.thing(view, thing, say) }]
  })
  for (const { id, told: on } of budgets) {
    const words = wordsIn(on?.brief.join(', ') ?? '')
    if (on === undefined) problems.push(`${id} is about nothing that is known`)
    if (words > BRIEF_WORDS) problems.push(`${id} in brief has ${words} words: "${on?.brief.join(', ')}"`)
  }
  for (const option of options) {
    const { place, edge = [] } = spoken.about(view, option, ask)
    for (const id of [...(place === undefined ? [] : [place]), ...edge])
      if (map.place(id) === undefined) problems.push(`${option} of ${ask} is at ${id}, which is no place`)
  }
  for (const { name, places } of spoken.landmarks(view, viewer, say))
    for (const id of places) if (map.place(id) === undefined) problems.push(`${name} is at ${id}, which is no place`)
  for (const { id, next } of map.places)
    for (const { to } of next) if (map.place(to) === undefined) problems.push(`${id} leads to ${to}, which is no place`)
  return problems
}

/** Options that are about nothing, and are not among the plain words. */
const unexplained = <View>(
  spoken: Spoken<View>,
  view: View,
  ask: string,
  options: readonly Scalar[],
  plain: RegExp,
): string[] =>
  options.flatMap((option) => {
    const { place, thing, edge } = spoken.about(view, option, ask)
    return place === undefined && thing === undefined && edge === undefined && !plain.test(String(option))
      ? [`${ask}: ${option}`]
      : []
  })

/** What is said otherwise when everything is dealt again that the seat cannot know. */
function spokenSecrets<S extends BaseState, View>({ match, seat, ask, options, ...told }: Heard<S, View>): string[] {
  const runner = match.runner.determinized(seat, `hidden from ${seat}`)
  const view = match.game.view(runner.state, seat)
  const here = saidOf(told, ask, options)
  const there = saidOf(telling(told.spoken, view, seat, told.say), ask, options)
  return [...here].flatMap(([what, texts]) =>
    JSON.stringify(texts) === JSON.stringify(there.get(what)) ? [] : [`${what}: ${texts} / ${there.get(what)}`],
  )
}

/** The same value, with the fields of everything in it the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, turned(part)] as const)
      .reverse(),
  )
}

/** What is said otherwise when a view names its fields in another order, as it does when it was put together from updates. */
function spokenOrders<S extends BaseState, View>({ ask, options, ...told }: Heard<S, View>): string[] {
  const here = saidOf(told, ask, options)
  const there = saidOf(telling(told.spoken, turned(told.view) as View, told.viewer, told.say), ask, options)
  return [...here].flatMap(([what, texts]) =>
    JSON.stringify(texts) === JSON.stringify(there.get(what)) ? [] : [`${what}: ${texts} / ${there.get(what)}`],
  )
}

/** What is where: the names of pieces and other things, by place. */
export type Pieces = ReadonlyMap<string, readonly string[]>

export interface SpokenPlan<S extends BaseState, View> extends Omit<ListeningPlan<S, View>, 'every'> {
  /** Finds ids that are no words. */
  readonly raw: RegExp
  /** Options that say everything themselves. */
  readonly plain: RegExp
  /** So many different questions are met at least. */
  readonly asks: number
  /** What landmarks tell of who and what is where, and what the view says. */
  told(heard: Heard<S, View>): Pieces
  seen(heard: Heard<S, View>): Pieces
  /** Which places are beside which, by the view alone. */
  beside(heard: Heard<S, View>): Pieces
}

const EVERY = 19
/** So many questions for each position are only looked at for what their options are about. */
const QUESTIONS = 60

/** What must hold of a table that is told, in every language: a list of names and functions that list problems. */
export function spokenChecks<S extends BaseState, View>(
  plan: SpokenPlan<S, View>,
): readonly (readonly [string, () => readonly string[]])[] {
  const positions = (language?: string) => listen({ ...plan, every: EVERY }, language)
  const over = (check: (heard: Heard<S, View>) => readonly string[], heard: Iterable<Heard<S, View>>): string[] => {
    const problems: string[] = []
    for (const one of heard) problems.push(...check(one).map((problem) => `${one.ask}: ${problem}`))
    return [...new Set(problems)].slice(0, SHOWN)
  }
  const languages = ['en', ...Object.keys(plan.sources.languages)]
  return [
    ...languages.map(
      (language) =>
        [
          `what is said is whole, in words, and short (${language})`,
          () => over((heard) => spokenProblems(heard, heard.ask, heard.options, plan.raw), positions(language)),
        ] as const,
    ),
    ['nothing is said that the seat cannot know', () => over(spokenSecrets, positions())],
    ['nothing is said otherwise when a view names its fields in another order', () => over(spokenOrders, positions())],
    [
      'landmarks tell who and what is where, and nothing else',
      () => over((heard) => differences(plan.seen(heard), plan.told(heard)), positions()),
    ],
    [
      'steps tell which places are beside which',
      () => over((heard) => differences(plan.beside(heard), stepsOf(heard)), positions()),
    ],
    [
      'a place that can be chosen is few keys away',
      () => over((heard) => reachProblems(heard, heard.options, heard.ask), positions()),
    ],
    [
      'every option of every question is a place, a thing or a plain word',
      () => {
        const asks = new Set<string>()
        const problems = new Set<string>()
        for (const { match, seat, question } of questionsOf({
          ...plan,
          positions: plan.positions * QUESTIONS,
          every: 1,
        })) {
          asks.add(question.ask)
          const options = offeredBy(question)
          for (const problem of unexplained(plan.spoken, match.view(seat), question.ask, options, plan.plain))
            problems.add(problem)
        }
        const list = [...problems].slice(0, SHOWN)
        return asks.size < plan.asks ? [...list, `only ${asks.size} questions were met`] : list
      },
    ],
  ]
}

const SHOWN = 20

const stepsOf = <S extends BaseState, View>({ map }: Heard<S, View>): Pieces =>
  new Map(map.places.map(({ id, next }) => [id, next.filter(({ reading }) => !reading).map(({ to }) => to)]))

function differences(wanted: Pieces, found: Pieces): string[] {
  const text = (pieces: Pieces, place: string) => [...(pieces.get(place) ?? [])].sort().join(', ')
  const places = new Set([...wanted.keys(), ...found.keys()])
  return [...places].flatMap((place) =>
    text(wanted, place) === text(found, place)
      ? []
      : [`${place}: "${text(found, place)}" instead of "${text(wanted, place)}"`],
  )
}

/** Puts something where it is. */
export const putPiece = (pieces: Map<string, string[]>, place: string, ...names: readonly string[]): void => {
  pieces.set(place, [...(pieces.get(place) ?? []), ...names])
}
