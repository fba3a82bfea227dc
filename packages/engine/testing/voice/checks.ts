import type { Game } from '../../src/game/game.ts'
import type { BaseState } from '../../src/state.ts'
import type { GameLocale } from '../../src/words/locale.ts'
import { messageText, nameOption } from '../../src/words/messages.ts'
import { outcomesOf } from '../../src/words/template.ts'
import { headingOf } from '../../src/words/turns.ts'
import { WORD_TABLES } from '../named-keys.ts'
import type { Source } from '../sources.ts'
import { glueProblems } from './glue.ts'
import { lengthProblems, sentenceProblems, type TextKind } from './limits.ts'
import { gather, type Material } from './material.ts'
import { nounsOf, pluralProblems } from './plurals.ts'
import { beatProblems, repeatedLines, storyProblems } from './story.ts'
import { type Term, termProblems, wordingProblems } from './wordings.ts'

/** What is listened to: all that is asked, told, refused and offered; cards and sheets; the rulebook. */
export type VoicePart = 'sentences' | 'cards' | 'rulebook'

export interface VoicePlan<S extends BaseState, View> {
  readonly game: Game<S, View>
  /** Every language, English included. */
  readonly locales: readonly GameLocale[]
  readonly terms: readonly Term[]
  /** What the board says in other languages, by its English wording. */
  readonly boards: { readonly [language: string]: { readonly [english: string]: string } }
  /** Recorded matches, as they are written. */
  readonly matches: () => readonly string[]
  /** Where texts could be put together by hand. */
  readonly sources: () => readonly Source[]
}

/** A text of a game, by where it stands and what it is. */
interface GameText {
  readonly where: string
  readonly kind: TextKind
  readonly text: string
}

type Check = readonly [name: string, problems: () => string[]]

/** What must hold for the words of a game, see docs/voice.md. */
export function voiceChecks<S extends BaseState, View>(plan: VoicePlan<S, View>, parts: readonly VoicePart[]): Check[] {
  const { game, locales, terms } = plan
  let gathered: Material | undefined
  const material = () => {
    gathered ??= gather(game, plan.matches())
    return gathered
  }
  const every = (look: (locale: GameLocale) => string[]) => locales.flatMap(look)
  const checks: { readonly [part in VoicePart]: readonly Check[] } = {
    sentences: [
      ['voice: sentences and options are short enough', () => every((locale) => lengths(locale, material()))],
      [
        'voice: sentences have our words, terms and marks',
        () => every((locale) => wording([...sentencesOf(locale), ...optionsOf(locale, material())], locale, terms)),
      ],
      ['voice: boards have our words, terms and marks', () => boardProblems(plan)],
      ['voice: prompts are instructions, refusals can say none, and German has its cases', () => every(formProblems)],
      ['voice: numbers go with their nouns', () => every((locale) => plurals(sentencesOf(locale), locale))],
      [
        'voice: every line of recorded matches reads well for each seat and a spectator',
        () => every((locale) => storyProblems(locale, material())),
      ],
      ['voice: nothing is told twice in a row', () => every((locale) => repeatedLines(locale, material()))],
      ['voice: logs have headings, and few beats', () => beatProblems(game.locale, material())],
      ['voice: nothing is put together by hand', () => glueProblems(plan.sources())],
    ],
    cards: [
      [
        'voice: cards are short, in our words and terms',
        () => every((locale) => [...tooLong(cardsOf(locale), locale), ...wording(cardsOf(locale), locale, terms)]),
      ],
      ['voice: cards keep their grammar with any number', () => every((locale) => plurals(cardsOf(locale), locale))],
      [
        'voice: cards are translated',
        () => locales.filter((locale) => locale !== game.locale).flatMap((locale) => untranslated(game.locale, locale)),
      ],
    ],
    rulebook: [
      ['voice: paragraphs and their sentences are short', () => every(paragraphLengths)],
      [
        'voice: paragraphs have our words and terms',
        () => every((locale) => wording(paragraphsOf(locale), locale, terms)),
      ],
    ],
  }
  return parts.flatMap((part) => checks[part])
}

const languageOf = ({ messages }: GameLocale): string => messages.language ?? 'en'

const KINDS = { prompts: 'prompt', log: 'log', refusals: 'refusal' } as const

/** Everything that is said in sentences, and the headings of lists. */
function sentencesOf({ messages, options, bots }: GameLocale): GameText[] {
  const tables = WORD_TABLES.flatMap((table) =>
    Object.entries(messages[table]).map(([key, text]): GameText => {
      const isHeading = table === 'log' && headingOf(messages, key) !== undefined
      return {
        where: `${languageOf({ messages } as GameLocale)} ${table}: ${key}`,
        kind: isHeading ? 'heading' : KINDS[table],
        text,
      }
    }),
  )
  const language = messages.language ?? 'en'
  const groups = Object.entries(messages.groups ?? {})
  const characters = Object.entries(bots?.characters ?? {})
  const spoken = [
    ...Object.entries({ ...bots?.terms, ...bots?.plans }),
    ...Object.entries(bots?.odds ?? {}).map(([id, text]) => [`${id} (odds)`, text] as const),
    ...Object.entries(bots?.looks ?? {}).map(([id, text]) => [`${id} (look)`, text] as const),
    ...characters.map(([id, { text }]) => [`${id} (text)`, text] as const),
  ]
  return [
    ...tables,
    ...spoken.map(([id, text]): GameText => ({ where: `${language} bots: ${id}`, kind: 'notice', text })),
    ...groups.map(([id, text]): GameText => ({ where: `${language} groups: ${id}`, kind: 'heading', text })),
    ...Object.entries(options).flatMap(([id, { text, values = {} }]): GameText[] => [
      { where: `${language} options: ${id}`, kind: 'notice', text },
      ...Object.entries(values).map(
        ([value, name]): GameText => ({ where: `${language} options: ${id} ${value}`, kind: 'option', text: name }),
      ),
    ]),
  ]
}

const cardsOf = (locale: GameLocale): GameText[] =>
  Object.entries(locale.printed).flatMap(([id, { text }]) =>
    text === undefined ? [] : [{ where: `${languageOf(locale)} printed: ${id}`, kind: 'card' as const, text }],
  )

function paragraphsOf(locale: GameLocale): GameText[] {
  const paragraph = (id: string, text: string): GameText => ({
    where: `${languageOf(locale)} rulebook: ${id}`,
    kind: 'paragraph',
    text: text.replaceAll('**', ''),
  })
  const { opening, rulebook } = locale
  return [
    ...Object.entries(opening ?? {}).flatMap(([part, texts]) =>
      [texts].flat().map((text) => paragraph(`opening ${part}`, text)),
    ),
    ...rulebook.flatMap(({ id, lead, rules }) => [
      ...(lead === undefined ? [] : [paragraph(id, lead)]),
      ...rules.flatMap((rule) => [
        paragraph(rule.id, rule.text),
        ...(rule.example === undefined ? [] : [paragraph(`${rule.id} (example)`, rule.example)]),
      ]),
    ]),
  ]
}

/** What is offered in recorded matches, without the names of cards and units, which content packs choose. */
function optionsOf(locale: GameLocale, material: Material): GameText[] {
  const { messages, printed } = locale
  const names = new Set(Object.values(printed).map(({ name }) => name))
  return [...material.options].flatMap(([ask, all]) =>
    [...new Set([...all].map((option) => nameOption(messages, ask, option)))]
      .filter((name) => !names.has(name))
      .map((text): GameText => ({ where: `${languageOf(locale)} option of ${ask}`, kind: 'option', text })),
  )
}

/** What a board says: in English by its wording, in every other language beside it. */
function boardProblems({ boards, terms }: Pick<VoicePlan<BaseState, unknown>, 'boards' | 'terms'>): string[] {
  const english = new Set(Object.values(boards).flatMap((board) => Object.keys(board)))
  const look = (language: string, text: string) =>
    outcomesOf(text, () => '◇').flatMap((said) => [
      ...wordingProblems(`${language} board`, said, language),
      ...termProblems(`${language} board`, said, language, terms),
    ])
  const others = Object.entries(boards).flatMap(([language, board]) =>
    Object.values(board).flatMap((text) => look(language, text)),
  )
  return [...new Set([...[...english].flatMap((text) => look('en', text)), ...others])]
}

/** What stands for a name of usual length, and for a number. */
const USUAL_NAME = 'Xxxxxxx'

const usual = (text: string): readonly string[] =>
  outcomesOf(text, ({ kind }) => (kind === undefined ? 'Xxxx' : USUAL_NAME))

const longest = (texts: readonly string[]): string =>
  texts.reduce((most, text) => (text.length > most.length ? text : most), '')

/** The sentence of usual length that a key comes to in recorded matches, or with usual names. */
function typical(
  { messages }: GameLocale,
  table: (typeof WORD_TABLES)[number],
  key: string,
  material: Material,
): string {
  const samples = material.samples[table].get(key) ?? []
  const said = samples.map(({ data }) => messageText(messages, table, key, data)).sort((a, b) => a.length - b.length)
  return said[said.length >> 1] ?? longest(usual(messages[table][key] ?? ''))
}

function lengths(locale: GameLocale, material: Material): string[] {
  const language = languageOf(locale)
  const { messages } = locale
  const sentences = WORD_TABLES.flatMap((table) =>
    Object.keys(messages[table]).flatMap((key) => {
      const kind = table === 'log' && headingOf(messages, key) ? 'heading' : KINDS[table]
      return lengthProblems(`${language} ${table}: ${key}`, kind, typical(locale, table, key, material), language)
    }),
  )
  const headings = sentencesOf(locale).filter(({ where }) => / (?:groups|options): /.test(where))
  return [...sentences, ...tooLong([...optionsOf(locale, material), ...headings], locale)]
}

const tooLong = (texts: readonly GameText[], locale: GameLocale): string[] =>
  texts.flatMap(({ where, kind, text }) => lengthProblems(where, kind, longest(usual(text)), languageOf(locale)))

const paragraphLengths = (locale: GameLocale): string[] =>
  paragraphsOf(locale).flatMap(({ where, text }) => [
    ...lengthProblems(where, 'paragraph', text, languageOf(locale)),
    ...sentenceProblems(where, text, languageOf(locale)),
  ])

const wording = (texts: readonly GameText[], locale: GameLocale, terms: readonly Term[]): string[] => {
  const language = languageOf(locale)
  return texts.flatMap(({ where, text }) => {
    const said = outcomesOf(text, () => '◇')
    const problems = said.flatMap((one) => [
      ...wordingProblems(where, one, language),
      ...termProblems(where, one, language, terms),
    ])
    return [...new Set(problems)]
  })
}

const plurals = (texts: readonly GameText[], locale: GameLocale): string[] => {
  const nouns = nounsOf(locale)
  return texts.flatMap(({ where, text }) => pluralProblems(where, text, languageOf(locale), nouns))
}

const ASKING: { readonly [language: string]: RegExp } = {
  en: /^(?:[^:]+: )?(?:which|what|where|in which|on which|at which)\b|\bhow (?:many|much)\b[^.?]*\?/i,
  de: /^(?:[^:]+: )?(?:welche\w*|was|wohin|wo|in welche\w*|an welche\w*)\b|\bwie viele?\b[^.?]*\?/i,
}

/** What somebody has can be none, and a bare number would say 0. */
const BARE: { readonly [language: string]: RegExp } = {
  en: /\byou have (?:only )?\{\{\w+\}\}(?! \w)/i,
  de: /\bdu hast (?:nur )?\{\{\w+\}\}(?! \p{L})/iu,
}

/** A mention that a colon or brackets keep from its case. */
const DODGED = /\(\{\{|: \{\{[^{}]*\}\}\.$/

function formProblems(locale: GameLocale): string[] {
  const language = languageOf(locale)
  const { prompts, log, refusals } = locale.messages
  const asking = ASKING[language]
  return [
    ...Object.entries(prompts).flatMap(([ask, text]) =>
      asking?.test(text) ? [`${language} prompts: ${ask} asks where it could instruct: ${text}`] : [],
    ),
    ...Object.entries(refusals).flatMap(([rule, text]) =>
      BARE[language]?.test(text) ? [`${language} refusals: ${rule} would say 0 where it is none: ${text}`] : [],
    ),
    ...(language === 'de' ? Object.entries(log) : []).flatMap(([what, text]) =>
      DODGED.test(text) ? [`de log: ${what} dodges a case with a colon or brackets: ${text}`] : [],
    ),
  ]
}

/** Cards that say the same in both languages. */
const untranslated = ({ printed: english }: GameLocale, locale: GameLocale): string[] =>
  Object.entries(english).flatMap(([id, { text }]) =>
    text !== undefined && /[a-z]{3}/.test(text) && (locale.printed[id]?.text ?? text) === text
      ? [`${languageOf(locale)} printed: ${id} is English: ${text}`]
      : [],
  )
