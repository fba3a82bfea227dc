import type { Formatter } from '@orrery/board'
import {
  type Data,
  fillMessage,
  type Messages,
  nameOption,
  type Refusal,
  type Rulebook,
  ruleOf,
  type Scalar,
} from '@orrery/engine'
import type { LogLine } from '@orrery/protocol'
import type { GameClient } from './client.ts'

type Texts = { readonly [key: string]: string }

const fill = ({ locale }: Pick<GameClient, 'locale'>, texts: Texts, key: string, data: Data): string => {
  const text = texts[key] ?? texts[ruleOf(key)]
  return text === undefined ? ruleOf(key) : fillMessage(locale.messages, text, data)
}

/** What is asked, as a sentence. Of others' questions only the name is known, so what it mentions is left open. */
export const askText = (kit: Pick<GameClient, 'locale'>, ask: string, about: Data): string =>
  fill(kit, kit.locale.messages.prompts, ask, about)

export const refusalText = (kit: Pick<GameClient, 'locale'>, { rule, data }: Refusal): string =>
  fill(kit, kit.locale.messages.refusals, rule, data)

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

/** Lines never change, and are read again and again. */
const sentences = new WeakMap<Messages, WeakMap<LogLine, string>>()

function sentence(kit: GameClient, line: LogLine): string {
  const known = sentences.get(kit.locale.messages) ?? new WeakMap<LogLine, string>()
  sentences.set(kit.locale.messages, known)
  const text = known.get(line) ?? fill(kit, kit.locale.messages.log, line.what, line.data)
  known.set(line, text)
  return text
}

/** The game's words as a drawing uses them. `ask` is the open question. */
export function sayFor(kit: GameClient): Formatter {
  const { locale, face, language } = kit
  const { name } = locale.messages
  return {
    language,
    name,
    option: (option, ask) => (ask === undefined ? name(option) : optionText(kit, ask, option)),
    line: (line) => sentence(kit, line),
    text(english, data = {}) {
      const text = language === 'de' ? (face.texts[english] ?? english) : english
      return text.replace(/\{\{(\w+)\}\}/g, (whole, key: string) => String(data[key] ?? whole))
    },
    printed: (id) => locale.printed[id],
  }
}
