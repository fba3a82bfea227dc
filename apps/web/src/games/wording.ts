import { type Data, messageText, nameOption, type Refusal, type Rulebook, ruleOf, type Scalar } from '@orrery/engine'
import type { GameClient } from './client.ts'

/** What is asked, as a sentence. Of others' questions only the name is known, so what it mentions is left open. */
export const askText = ({ locale }: Pick<GameClient, 'locale'>, ask: string, about: Data): string =>
  messageText(locale.messages, 'prompts', ask, about)

export const refusalText = ({ locale }: Pick<GameClient, 'locale'>, { rule, data }: Refusal): string =>
  messageText(locale.messages, 'refusals', rule, data)

export const optionText = (kit: Pick<GameClient, 'locale'>, ask: string, option: Scalar): string => {
  const text = nameOption(kit.locale.messages, ask, option)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

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
