import type { Game, GameLocale } from '@orrery/engine'

import { type BoardTexts, type Formatter, formatterOf } from '../src/formatter.ts'
import { spokenTexts } from '../src/spoken/words.ts'

/** Where the words of a game and of its board come from. */
export interface WordSources {
  readonly game: Pick<Game, 'locale'>
  /** Every language besides English, by its tag. */
  readonly languages: { readonly [language: string]: { readonly locale: GameLocale; readonly board: BoardTexts } }
}

/** For tests of drawings: says everything as the table in the browser does, and notes which texts of its own the board has said. */
export class BoardMessages implements Formatter {
  readonly language: string
  readonly name: Formatter['name']
  readonly option: Formatter['option']
  readonly line: Formatter['line']
  readonly weight: Formatter['weight']
  readonly heading: Formatter['heading']
  readonly turn: Formatter['turn']
  readonly printed: Formatter['printed']
  readonly text: Formatter['text']
  readonly sentence: Formatter['sentence']
  /** By their English wording. */
  readonly spoken = new Set<string>()
  readonly #board: BoardTexts
  readonly #shared: BoardTexts

  constructor(language: string, { game, languages }: WordSources) {
    const { locale, board } = languages[language] ?? { locale: game.locale, board: {} }
    const formatter = formatterOf({ language, locale, board: (english) => board[english] ?? english })
    this.#board = board
    this.#shared = spokenTexts[language] ?? {}
    this.language = language
    this.name = formatter.name
    this.option = formatter.option
    this.line = formatter.line
    this.weight = formatter.weight
    this.heading = formatter.heading
    this.turn = formatter.turn
    this.printed = formatter.printed
    this.text = (english, data) => {
      this.spoken.add(english)
      return formatter.text(english, data)
    }
    this.sentence = (english, data) => {
      this.spoken.add(english)
      return formatter.sentence(english, data)
    }
  }

  /** What the board has said without a translation. */
  get untranslated(): readonly string[] {
    return [...this.spoken].filter(
      (english) => this.#board[english] === undefined && this.#shared[english] === undefined,
    )
  }
}
