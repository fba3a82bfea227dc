import {
  type BotWords,
  changeWords,
  type GameLocale,
  type Grammar,
  grammarOf,
  type NameForms,
  type Opening,
  type Rulebook,
} from '@orrery/engine'

/** By how much of its length a text grows: German and French are up to so much longer than English. */
const GROWTH = 0.4

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'áƀçðéƒĝĥíĵķļḿñóþǫŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻḾÑÓÞǪŔŠŢÚṼŴẊÝŽ'

/** A letter that only texts in the pseudo-language have, for every letter of English. */
const LETTERS: ReadonlyMap<string, string> = new Map([...PLAIN].map((letter, i) => [letter, ACCENTED.charAt(i)]))

/** Letters get accents, and so many of them stand twice that the text has grown. */
function accented(text: string): string {
  let owed = 1 - GROWTH
  return text.replace(/[A-Za-z]/g, (letter) => {
    const other = LETTERS.get(letter) ?? letter
    owed += GROWTH
    if (owed < 1) return other
    owed -= 1
    return other + other.toLowerCase()
  })
}

/** An English text in the pseudo-language, which shows in a test what is left in English and what is cut when texts are longer. */
export const pseudoText = (english: string): string => changeWords(english, accented)

type Texts = { readonly [key: string]: string }

export const pseudoTexts = <T extends Texts>(texts: T): T =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text)])) as T

const pseudoRulebook = (rulebook: Rulebook): Rulebook =>
  rulebook.map((chapter) => ({
    ...chapter,
    title: pseudoText(chapter.title),
    ...(chapter.lead !== undefined && { lead: pseudoText(chapter.lead) }),
    rules: chapter.rules.map((rule) => ({
      ...rule,
      text: pseudoText(rule.text),
      source: pseudoText(rule.source),
      ...(rule.example !== undefined && { example: pseudoText(rule.example) }),
    })),
  }))

const pseudoOpening = ({ pitch, goal, round }: Opening): Opening => ({
  pitch: pseudoText(pitch),
  goal: goal.map(pseudoText),
  round: round.map(pseudoText),
})

const pseudoBots = ({ terms, plans, characters }: BotWords): BotWords => ({
  terms: pseudoTexts(terms),
  plans: pseudoTexts(plans),
  characters: Object.fromEntries(Object.entries(characters).map(([id, texts]) => [id, pseudoTexts(texts)])),
})

/** A list as English has it, with accents. */
export const pseudoList = (parts: readonly string[], type: 'and' | 'or' = 'and'): string =>
  parts.join(pseudoText(` ${type} `))

/** English verbs and pronouns with accents. */
const pseudoGrammar: Grammar = ((english) => ({
  you: pseudoTexts(english.you),
  youAll: pseudoTexts(english.youAll),
  verbs: Object.fromEntries(
    Object.entries(english.verbs).map(([slot, [you, one, several, youAll]]) => [
      slot,
      [pseudoText(you), pseudoText(one), pseudoText(several), pseudoText(youAll)],
    ]),
  ),
  genitive: english.genitive,
  list: pseudoList,
  contractions: [],
}))(grammarOf('en') as Grammar)

const pseudoForms = (forms: NameForms | undefined): NameForms | undefined =>
  forms && {
    nom: pseudoText(forms.nom),
    ...(forms.plural && { plural: true }),
    ...(forms.counted && { counted: pseudoText(forms.counted) }),
  }

/** Ids that are shown as they are: places of a map, sides of a die. */
const isPlainId = (name: string, value: string | number): boolean => name === String(value) && /\d/.test(name)

/** Everything a game says in the pseudo-language, made from what it says in English. */
export function pseudoLocale({ messages, opening, rulebook, options, printed, bots }: GameLocale): GameLocale {
  return {
    messages: {
      ...messages,
      prompts: pseudoTexts(messages.prompts),
      log: pseudoTexts(messages.log),
      refusals: pseudoTexts(messages.refusals),
      groups: pseudoTexts(messages.groups ?? {}),
      counted: pseudoTexts(messages.counted ?? {}),
      grammar: pseudoGrammar,
      forms: (value, kind) => pseudoForms(messages.forms?.(value, kind)),
      name(value, kind) {
        const name = messages.name(value, kind)
        return isPlainId(name, value) ? name : pseudoText(name)
      },
    },
    ...(opening && { opening: pseudoOpening(opening) }),
    ...(bots && { bots: pseudoBots(bots) }),
    rulebook: pseudoRulebook(rulebook),
    options: Object.fromEntries(
      Object.entries(options).map(([id, { text, values = {} }]) => [
        id,
        { text: pseudoText(text), values: pseudoTexts(values) },
      ]),
    ),
    printed: Object.fromEntries(Object.entries(printed).map(([id, texts]) => [id, pseudoTexts(texts as Texts)])),
  }
}
