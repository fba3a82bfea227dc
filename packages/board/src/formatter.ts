import {
  capitalised,
  fillSentence,
  fillWords,
  type GameLocale,
  headingOf,
  type LogHeading,
  type LogWeight,
  messageText,
  nameOption,
  type PrintedText,
  type Scalar,
  turnText,
  typeset,
  weightOf,
} from '@orrery/engine'
import type { LogLine } from '@orrery/protocol'
import { spokenTexts } from './spoken/words.ts'

/** What a board says in a language, by its English wording: the default export of `words/<language>/board.ts` in the game's folder. */
export type BoardTexts = { readonly [english: string]: string }

/** The game's words in the reader's language. */
export interface Formatter {
  /** A BCP 47 tag, for numbers, lists and dates. */
  readonly language: string
  /** The name of an id, number or option as people say it; `kind` as in the game's words. */
  name(value: Scalar, kind?: string): string
  /** An option of a question, which is known by its ask: see `useAsk`. */
  option(option: Scalar, ask: string | undefined): string
  /** A line of the log as a sentence to whoever reads it; empty when there is nothing to tell. */
  line(line: LogLine): string
  /** How much a line matters: what may be left out, and what the table looks up for. */
  weight(line: LogLine): LogWeight
  /** What a line opens, if it is a heading: a round or a turn. */
  heading(line: LogLine): LogHeading | undefined
  /** The lines of a turn in one sentence; its heading may be among them. */
  turn(lines: readonly LogLine[]): string
  /** A text of the board's own, by its English wording; other languages say it in `words/<language>/board.ts`. */
  text(english: string, data?: { readonly [key: string]: string | number }): string
  /** The same as a sentence that mentions ids of the game: names have articles and cases, lists are counted, and the reader is "you". */
  sentence(english: string, data: { readonly [key: string]: Scalar | readonly Scalar[] }): string
  /** What stands on a card, sheet or tile in the reader's language. */
  printed?(id: string): PrintedText | undefined
}

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
  const shared = spokenTexts[language] ?? {}
  /** What a board does not say itself may be what all of them say. */
  const wording = (english: string): string => {
    const own = board(english)
    return own === english ? (shared[english] ?? own) : own
  }
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
    text: (english, data = {}) => fillWords(wording(english), data, String, language),
    sentence: (english, data) => typeset(fillSentence(wording(english), data, messages, reader)),
    printed: (id) => printed[id],
  }
}
