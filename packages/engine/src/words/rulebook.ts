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
  /** The options that decide what holds of it in a match, by their ids. */
  readonly options?: readonly string[]
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
