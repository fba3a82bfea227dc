import { ruleOf } from './question.ts'
import type { Scalar } from './value.ts'

/** A paragraph of the rules in our own words. Log events, refusals, questions and tests cite it by its id. */
export interface RuleText {
  readonly id: string
  readonly text: string
  /** Where it comes from: the printed rules, or a ruling where they are silent. */
  readonly source: string
  /** A case in point, without the word "Example". */
  readonly example?: string
  /** A ruling for a rare case: folded away until somebody opens it, searches for it or follows a link to it. */
  readonly detail?: true
}

export interface Chapter {
  readonly id: string
  readonly title: string
  /** What the chapter decides, in one sentence. */
  readonly lead?: string
  readonly rules: readonly RuleText[]
}

/** Chapters in the order in which a new player meets them. */
export type Rulebook = readonly Chapter[]

/** The first page of a rulebook: what to know before the first turn. What it says in short has paragraphs of its own further on. */
export interface Opening {
  /** What the game is, in one sentence. */
  readonly pitch: string
  /** How one wins, by paragraphs. */
  readonly goal: readonly string[]
  /** How a round goes and what a turn consists of, by paragraphs. */
  readonly round: readonly string[]
}

/** A text of the rulebook without the marks around its bold words: for whoever cannot show them. */
export const plainRule = (text: string): string => text.replaceAll('**', '')

export function findRule(rulebook: Rulebook, id: string): RuleText | undefined {
  for (const chapter of rulebook) for (const rule of chapter.rules) if (rule.id === id) return rule
  return undefined
}

/**
 * Texts with `{{key}}` for what they mention. Questions, events and refusals carry ids; this is where they get words.
 * A number stays a number unless the text says what it stands for, in a kind of the game's own:
 * `{{seat:from}} draws {{card:count}}.` asks for `name(0, 'seat')` and `name(2, 'card')`: "Nova draws 2 cards."
 * What differs between one and several stands in the braces: see `fillWords`.
 */
export interface Messages {
  /** The language they are in, a BCP 47 tag; English when absent. */
  readonly language?: string
  readonly prompts: { readonly [ask: string]: string }
  readonly log: { readonly [what: string]: string }
  readonly refusals: { readonly [rule: string]: string }
  /** The kind of what a question offers, where the bare option does not say it: `{ 'move.to': 'board' }`. */
  readonly options?: { readonly [ask: string]: string }
  /** The name of an id, number or option as people say it. */
  name(value: Scalar, kind?: string): string
}

/** The sentences of a language by what they belong to: a rule id, or a rule id, `#` and a variant. Anything else is a type error. */
export type SentencesFor<Cited extends string> = { readonly [key in Cited]?: string }

/** What a language says in sentences. */
type Sentences = Pick<Messages, 'prompts' | 'log' | 'refusals'>

/** Things of a kind in a list: each name once, and counted when one comes again: `2 terra, 1 spice`. */
function countedNames(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  if (counts.size === names.length) return names.join(', ')
  return [...counts].map(([name, count]) => `${count} ${name}`).join(', ')
}

const PLURAL_CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

interface Plurals {
  readonly rules: Intl.PluralRules
  /** The categories that the language tells apart, in the order in which texts give their forms. */
  readonly categories: readonly Intl.LDMLPluralRule[]
}

const pluralsByLanguage = new Map<string, Plurals>()

function pluralsOf(language: string): Plurals {
  const known = pluralsByLanguage.get(language)
  if (known !== undefined) return known
  const rules = new Intl.PluralRules(language)
  const told = rules.resolvedOptions().pluralCategories
  const plurals = { rules, categories: PLURAL_CATEGORIES.filter((category) => told.includes(category)) }
  pluralsByLanguage.set(language, plurals)
  return plurals
}

/** The form that fits a number: one for exactly this number (`=0 no card`), or the one of its plural category. */
function pluralForm(count: number, forms: readonly string[], language: string): string {
  const exact = `=${count} `
  const { rules, categories } = pluralsOf(language)
  const special = forms.find((form) => form.startsWith(exact))?.slice(exact.length)
  const general = forms.filter((form) => !/^=\d+ /.test(form))
  const form = special ?? general[categories.indexOf(rules.select(count))] ?? general[general.length - 1] ?? ''
  return form.replaceAll('#', String(count))
}

const PLACEHOLDER = /\{\{(?:(\w+):)?(\w+)((?:\|[^{}|]*)*)\}\}/g

/**
 * Puts the names of what is mentioned into a text. Lists are joined with commas, things of a kind are counted, and an empty list is
 * `nothing`. What differs between one and several is written in the braces, in the order of the language's plural categories; `#` is
 * the number, and a form may be for one number alone: `{{cards|=0 no card|# card|# cards}} {{cards|is|are}} left`.
 */
export function fillWords(
  text: string,
  data: { readonly [key: string]: unknown },
  name: Messages['name'],
  language = 'en',
): string {
  const say = (value: unknown, kind: string | undefined): string => {
    if (Array.isArray(value) && value.length === 0) return name('nothing')
    if (Array.isArray(value)) {
      const names = value.map((one) => say(one, kind))
      return kind === undefined ? names.join(', ') : countedNames(names)
    }
    const named = typeof value === 'string' || (typeof value === 'number' && kind !== undefined)
    return named ? name(value, kind) : String(value)
  }
  return text.replace(PLACEHOLDER, (_, kind: string | undefined, key: string, forms: string) => {
    const value = data[key]
    if (forms === '') return say(value, kind)
    return pluralForm(Array.isArray(value) ? value.length : Number(value), forms.slice(1).split('|'), language)
  })
}

/** A question, an event or a refusal as a sentence. What has no words is called by its rule. */
export function messageText(
  messages: Messages,
  table: 'prompts' | 'log' | 'refusals',
  key: string,
  data: { readonly [key: string]: unknown },
): string {
  const rule = ruleOf(key)
  const text = messages[table][key] ?? messages[table][rule]
  return text === undefined ? rule : fillWords(text, data, messages.name, messages.language)
}

/** What a text mentions, in whatever order a language puts it; what has plural forms may stand more than once. */
export function mentionsOf(text: string): readonly string[] {
  const found = [...text.matchAll(PLACEHOLDER)].map(([, kind, key, forms]) => ({
    mention: kind === undefined ? String(key) : `${kind}:${key}`,
    plural: forms !== '',
  }))
  const plurals = new Set(found.filter(({ plural }) => plural).map(({ mention }) => mention))
  const plain = found.filter(({ mention }) => !plurals.has(mention)).map(({ mention }) => mention)
  return [...plain, ...plurals].sort()
}

/** An option of a question as people say it. */
export const nameOption = (words: Messages, ask: string, option: Scalar): string =>
  words.name(option, words.options?.[ask])

/** What can be chosen when a match is created: what it is about, and the names of values that are words. */
export type OptionTexts = {
  readonly [id: string]: { readonly text: string; readonly values?: { readonly [value: string]: string } }
}

/** What stands on cards, sheets and tiles, by their ids. */
export type PrintedTexts = { readonly [id: string]: { readonly name?: string; readonly text?: string } }

/** How people say what bots weigh, what they aim at, and who they are. */
export interface BotWords {
  /** The terms of `standings`, as reasons: `{ cargo: 'cargo on board' }`. */
  readonly terms: { readonly [term: string]: string }
  /** Plans by their kind, with what they are about. */
  readonly plans: { readonly [kind: string]: string }
  readonly characters: { readonly [character: string]: { readonly name: string; readonly text: string } }
}

/** Everything a game says in one language. All languages have the same ids. */
export interface GameLocale {
  readonly messages: Messages
  readonly opening?: Opening
  readonly rulebook: Rulebook
  readonly options: OptionTexts
  /** Nothing of what the content itself says already. */
  readonly printed: PrintedTexts
  /** Nothing where a game tells its bots nothing. */
  readonly bots?: BotWords | undefined
}

/** What the folder of a language holds, whatever the content pack. */
export interface LanguageFolder extends Sentences {
  /** How it names things; `language` is its BCP 47 tag. */
  readonly naming: { readonly language: string }
  readonly options: OptionTexts
  readonly opening?: Opening
  readonly rulebook: Rulebook
  readonly bots?: BotWords
}

/** What follows from a content pack that speaks the language. */
interface PackTexts extends Pick<Messages, 'name'> {
  /** The kinds of options by question: the same in all languages. */
  readonly kinds: NonNullable<Messages['options']>
  /** The last chapters of the rulebook: the pack's cards. */
  readonly chapters: Rulebook
  readonly printed: PrintedTexts
}

/** Everything a game says in a language with a content pack. */
export const localeOf = (folder: LanguageFolder, { kinds, name, chapters, printed }: PackTexts): GameLocale => {
  const { naming, prompts, log, refusals, options, opening, rulebook, bots } = folder
  const messages = { language: naming.language, prompts, log, refusals, options: kinds, name }
  return { messages, ...(opening && { opening }), rulebook: [...rulebook, ...chapters], options, printed, bots }
}

const NO_MESSAGES: Messages = { prompts: {}, log: {}, refusals: {}, name: String }

export const EMPTY_LOCALE: GameLocale = {
  messages: NO_MESSAGES,
  rulebook: [],
  options: {},
  printed: {},
}

/**
 * An entry of a content pack as another language says it. Translated is what the pack says in the words that the translation was
 * made of; what an owner's pack says in other words stays as it is.
 */
export function translateEntry<T extends object>(entry: T, texts: Partial<T> | undefined, made: T | undefined): T {
  if (texts === undefined || made === undefined) return entry
  const fields = Object.keys(texts) as (keyof T)[]
  const kept = fields.filter((field) => entry[field] !== made[field])
  return { ...entry, ...texts, ...Object.fromEntries(kept.map((field) => [field, entry[field]])) }
}

/** A table of a content pack as another language says it; `made` is the table that the translation was made of. */
export const translateEntries = <T extends { readonly [id: string]: object }>(
  table: T,
  texts: { readonly [id: string]: object },
  made: T,
): T =>
  Object.fromEntries(Object.entries(table).map(([id, entry]) => [id, translateEntry(entry, texts[id], made[id])])) as T

/** What a translation says of a rulebook: every chapter's title and lead, every paragraph's text and example by its id. */
export interface RulebookTexts {
  readonly titles: { readonly [chapter: string]: string }
  readonly leads?: { readonly [chapter: string]: string }
  readonly texts: { readonly [rule: string]: string }
  readonly examples?: { readonly [rule: string]: string }
  /** The words that tell where a paragraph comes from. */
  source(english: string): string
}

export const translateRulebook = (
  english: Rulebook,
  { titles, leads = {}, texts, examples = {}, source }: RulebookTexts,
): Rulebook =>
  english.map((chapter) => ({
    ...chapter,
    title: titles[chapter.id] ?? chapter.title,
    ...(chapter.lead !== undefined && { lead: leads[chapter.id] ?? chapter.lead }),
    rules: chapter.rules.map((rule) => ({
      ...rule,
      text: texts[rule.id] ?? rule.text,
      source: source(rule.source),
      ...(rule.example !== undefined && { example: examples[rule.id] ?? rule.example }),
    })),
  }))

/** Replaces words by another language's, one pair after the other: for texts of few words, such as the sources of rules. */
export const wordByWord =
  (pairs: readonly (readonly [RegExp, string])[]) =>
  (text: string): string =>
    pairs.reduce((said, [english, other]) => said.replace(english, other), text)
