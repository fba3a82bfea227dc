import {
  capitalised,
  type Data,
  groupTitle,
  messageText,
  nameOption,
  type Refusal,
  type Rulebook,
  ruleOf,
  type Scalar,
  typeset,
} from '@orrery/engine'
import type { GameClient } from './client.ts'

type Words = Pick<GameClient, 'locale' | 'reader'>

/** What the reader is asked, as a sentence. */
export const askText = ({ locale, reader }: Words, ask: string, about: Data): string =>
  typeset(messageText(locale.messages, 'prompts', ask, about, reader))

export const refusalText = ({ locale, reader }: Words, { rule, data }: Refusal): string =>
  typeset(messageText(locale.messages, 'refusals', rule, data, reader))

export const optionText = ({ locale }: Words, ask: string, option: Scalar): string =>
  capitalised(nameOption(locale.messages, ask, option))

/** The title of the group that an option belongs to, if the game has put it into one. */
export const optionGroup = ({ locale }: Words, ask: string, option: Scalar): string | undefined =>
  groupTitle(locale.messages, ask, option)

/** The title of the chapter that a question belongs to: all that others may know of it in words. */
export const topicText = ({ locale: { rulebook } }: Pick<GameClient, 'locale'>, ask: string): string | undefined =>
  rulebook.find((chapter) => chapter.rules.some(({ id }) => id === ruleOf(ask)))?.title

/** The ids of a rulebook's paragraphs: every line of a log looks one up. */
const known = new WeakMap<Rulebook, ReadonlySet<string>>()

/** The rule a question, an event or a refusal cites, when the rulebook has it. */
export function citedRule({ locale: { rulebook } }: Pick<GameClient, 'locale'>, key: string): string | undefined {
  const ids = known.get(rulebook) ?? new Set(rulebook.flatMap(({ rules }) => rules.map(({ id }) => id)))
  known.set(rulebook, ids)
  const rule = ruleOf(key)
  return ids.has(rule) ? rule : undefined
}
