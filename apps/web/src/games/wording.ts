import type { Formatter } from '@orrery/board'
import {
  type Data,
  fillWords,
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

const fill = ({ words }: Pick<GameClient, 'words'>, texts: Texts, key: string, data: Data): string => {
  const text = texts[key] ?? texts[ruleOf(key)]
  return text === undefined ? ruleOf(key) : fillWords(text, data, words.name)
}

/** What is asked, as a sentence. Of others' questions only the name is known, so what it mentions is left open. */
export const askText = (kit: Pick<GameClient, 'words'>, ask: string, about: Data): string =>
  fill(kit, kit.words.prompts, ask, about)

export const refusalText = (kit: Pick<GameClient, 'words'>, { rule, data }: Refusal): string =>
  fill(kit, kit.words.refusals, rule, data)

export const optionText = (kit: Pick<GameClient, 'words'>, ask: string, option: Scalar): string => {
  const text = nameOption(kit.words, ask, option)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The title of the chapter that a question belongs to: all that others may know of it in words. */
export const topicText = ({ rulebook }: Pick<GameClient, 'rulebook'>, ask: string): string | undefined =>
  rulebook.find((chapter) => chapter.rules.some(({ id }) => id === ruleOf(ask)))?.title

/** The ids of a rulebook's paragraphs: every line of a log looks one up. */
const known = new WeakMap<Rulebook, ReadonlySet<string>>()

/** The rule a question, an event or a refusal cites, when the rulebook has it. */
export function citedRule({ rulebook }: Pick<GameClient, 'rulebook'>, key: string): string | undefined {
  const ids = known.get(rulebook) ?? new Set(rulebook.flatMap(({ rules }) => rules.map(({ id }) => id)))
  known.set(rulebook, ids)
  const rule = ruleOf(key)
  return ids.has(rule) ? rule : undefined
}

/** Lines never change, and are read again and again. */
const sentences = new WeakMap<Messages, WeakMap<LogLine, string>>()

function sentence(kit: GameClient, line: LogLine): string {
  const known = sentences.get(kit.words) ?? new WeakMap<LogLine, string>()
  sentences.set(kit.words, known)
  const text = known.get(line) ?? fill(kit, kit.words.log, line.what, line.data)
  known.set(line, text)
  return text
}

/** The game's words as a drawing uses them. `ask` is the open question. */
export function sayFor(kit: GameClient): Formatter {
  const { words, face, language, translation } = kit
  return {
    language,
    name: words.name,
    option: (option, ask) => (ask === undefined ? words.name(option) : optionText(kit, ask, option)),
    line: (line) => sentence(kit, line),
    text(english, data = {}) {
      const text = language === 'de' ? (face.texts[english] ?? english) : english
      return text.replace(/\{\{(\w+)\}\}/g, (whole, key: string) => String(data[key] ?? whole))
    },
    printed: (id) => translation?.printed[id],
  }
}
