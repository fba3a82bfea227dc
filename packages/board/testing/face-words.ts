import { fillMessage, type Game, type GameLocale, nameOption } from '@orrery/engine'
import type { BoardModule, Formatter } from '../src/contract.ts'

/** Where the words of a game and of its board come from. */
export interface WordSources {
  readonly game: Pick<Game, 'locale'>
  readonly german: GameLocale
  readonly face: Pick<BoardModule, 'texts'>
}

/** For tests of drawings: says everything as the table in the browser does, and notes which texts of its own the board has said. */
export class BoardMessages implements Formatter {
  readonly language: Formatter['language']
  /** By their English wording. */
  readonly spoken = new Set<string>()
  readonly #sources: WordSources

  constructor(language: Formatter['language'], sources: WordSources) {
    this.language = language
    this.#sources = sources
  }

  /** What the board has said without a translation. */
  get untranslated(): readonly string[] {
    return [...this.spoken].filter((english) => this.#sources.face.texts[english] === undefined)
  }

  get #words() {
    const { game, german } = this.#sources
    return this.language === 'de' ? german.messages : game.locale.messages
  }

  readonly name: Formatter['name'] = (value, kind) => this.#words.name(value, kind)
  readonly option: Formatter['option'] = (option, ask) => nameOption(this.#words, ask ?? '', option)
  readonly line: Formatter['line'] = ({ what, data }) => fillMessage(this.#words, this.#words.log[what] ?? what, data)
  readonly printed: Formatter['printed'] = (id) =>
    this.language === 'de' ? this.#sources.german.printed[id] : undefined
  readonly text: Formatter['text'] = (english, data = {}) => {
    this.spoken.add(english)
    const text = this.language === 'de' ? (this.#sources.face.texts[english] ?? english) : english
    return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(data[key]))
  }
}
