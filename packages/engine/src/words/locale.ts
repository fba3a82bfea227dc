import type { Messages, Sentences } from './messages.ts'
import type { Opening, Rulebook } from './rulebook.ts'

/** What can be chosen when a match is created: what it is about, and the names of values that are words. */
export type OptionTexts = {
  readonly [id: string]: { readonly text: string; readonly values?: { readonly [value: string]: string } }
}

/** What stands on a card, a sheet or a tile. */
export interface PrintedText {
  readonly name?: string
  readonly text?: string
  /** What is told at length, and plays no part in the rules: where somebody comes from, how it ended. */
  readonly story?: string
}

/** What stands on cards, sheets and tiles, by their ids. */
export type PrintedTexts = { readonly [id: string]: PrintedText }

/** How people say what bots weigh, what they aim at, and who they are. */
export interface BotWords {
  /** The terms of `standings`, as reasons: `{ cargo: 'cargo on board' }`. */
  readonly terms: { readonly [term: string]: string }
  /** Where to look when a term decides, as a sentence; it may mention what the term is about: `{ cargo: 'Look at {{place}}: …' }`. */
  readonly looks?: { readonly [term: string]: string }
  /** What `stakes` names, with its chance: `{ win: '{{n}} % to win' }`. */
  readonly odds?: { readonly [what: string]: string }
  /** How much something is worth, in what the game is won by: `'about {{n|# point|# points}}'`. */
  readonly amount?: string
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
  /** How it names things; `language` is its BCP 47 tag, `counted` says how so many of a kind are called. */
  readonly naming: { readonly language: string; readonly counted?: Messages['counted'] }
  readonly groups?: Messages['groups']
  readonly options: OptionTexts
  readonly opening?: Opening
  readonly rulebook: Rulebook
  readonly bots?: BotWords
}

/** What follows from a content pack that speaks the language. */
interface PackTexts extends Pick<Messages, 'name' | 'forms' | 'side' | 'groupOf' | 'weights' | 'turn'> {
  /** The kinds of options by question: the same in all languages. */
  readonly kinds: NonNullable<Messages['options']>
  /** The last chapters of the rulebook: the pack's cards. */
  readonly chapters: Rulebook
  readonly printed: PrintedTexts
}

/** Everything a game says in a language with a content pack. */
export const localeOf = (folder: LanguageFolder, pack: PackTexts): GameLocale => {
  const { naming, prompts, log, refusals, groups, options, opening, rulebook, bots } = folder
  const { kinds, chapters, printed, ...spoken } = pack
  const { language, counted } = naming
  const messages = { language, counted, prompts, log, refusals, groups, options: kinds, ...spoken }
  return { messages, ...(opening && { opening }), rulebook: [...rulebook, ...chapters], options, printed, bots }
}

const NO_MESSAGES: Messages = { prompts: {}, log: {}, refusals: {}, name: String }

export const EMPTY_LOCALE: GameLocale = { messages: NO_MESSAGES, rulebook: [], options: {}, printed: {} }

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
