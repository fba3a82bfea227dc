import {
  capitalised,
  fillSentence,
  fillWords,
  type GameLocale,
  headingOf,
  messageText,
  nameOption,
  turnText,
  typeset,
  weightOf,
} from '@orrery/engine'
import type { LogLine } from '@orrery/protocol'
import type { Formatter } from './contract.ts'

/** What a game and its board say in a language. */
export interface BoardLanguage {
  readonly language: string
  readonly locale: GameLocale
  /** The side of whoever reads, as the game calls it: sentences say "you" to it. Spectators have none. */
  readonly reader?: string | undefined
  /** What the board says by itself, by its English wording. */
  board(english: string): string
}

/** The words of a game as a drawing uses them. */
export function formatterOf({ language, locale, board, reader }: BoardLanguage): Formatter {
  const { messages, printed } = locale
  /** Lines never change, and are read again and again. */
  const sentences = new WeakMap<LogLine, string>()
  return {
    language,
    name: messages.name,
    option: (option, ask) =>
      ask === undefined ? messages.name(option) : capitalised(nameOption(messages, ask, option)),
    line(line) {
      const text = sentences.get(line) ?? typeset(messageText(messages, 'log', line.what, line.data, reader))
      sentences.set(line, text)
      return text
    },
    weight: ({ what }) => weightOf(messages, what),
    heading: ({ what }) => headingOf(messages, what),
    turn: (lines) => typeset(turnText(messages, lines, reader)),
    text: (english, data = {}) => fillWords(board(english), data, String, language),
    sentence: (english, data) => typeset(fillSentence(board(english), data, messages, reader)),
    printed: (id) => printed[id],
  }
}
