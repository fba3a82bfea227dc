import { DecidingContext, type Say, SayContext, SeatPatterns } from '@orrery/board'
import { Onlooker } from '@orrery/board/kit'
import { fillWords, nameOption } from '@orrery/engine'
import { type LogLine, showQuestion, showRefusals, type Viewer } from '@orrery/table'
import { act, render } from '@testing-library/react'
import { german } from '../../german/index.ts'
import { xia } from '../../index.ts'
import face from '../index.ts'
import type { Played } from './playing.ts'

/** The words of the game and of the board; notes what the board says and what lacks a translation. */
export class Words implements Say {
  readonly language: Say['language']
  readonly untranslated = new Set<string>()

  constructor(language: Say['language']) {
    this.language = language
  }

  get #words() {
    return this.language === 'de' ? german.words : xia.words
  }

  readonly name: Say['name'] = (value, kind) => this.#words.name(value, kind)
  readonly option: Say['option'] = (option, ask) => nameOption(this.#words, ask ?? '', option)
  readonly line: Say['line'] = ({ what, data }) => fillWords(this.#words.log[what] ?? what, data, this.#words.name)
  readonly printed: Say['printed'] = (id) => (this.language === 'de' ? german.printed[id] : undefined)
  readonly text: Say['text'] = (english, data = {}) => {
    if (face.texts[english] === undefined) this.untranslated.add(english)
    const text = this.language === 'de' ? (face.texts[english] ?? english) : english
    return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(data[key]))
  }
}

/** A page that shows one position after the other, as the table in the browser does. */
export class Shown {
  readonly onlooker = new Onlooker()
  readonly words: Words
  readonly #page = render(null)
  #told = 0

  constructor(language: Say['language'] = 'en') {
    this.words = new Words(language)
  }

  get element(): HTMLElement {
    return this.#page.container
  }

  /** With `beside`, the game's own way to answer is drawn too. */
  show(match: Played, viewer: Viewer, beside = false): void {
    const question = showQuestion(match, viewer)
    const refusals = viewer === 'spectator' ? [] : (showRefusals(match, viewer)?.refusals ?? [])
    const seats = Array.from({ length: match.header.seats }, (_, seat) => ({
      seat,
      name: `Player ${seat + 1}`,
      side: xia.seatName(seat, match.state),
      mine: seat === viewer,
      asked: question?.waitingFor.includes(seat) ?? false,
    }))
    const lines = match.logFor(viewer).map(({ what, data, at }): LogLine => ({ what, data, at }))
    const news = lines.filter(({ at }) => at > this.#told).slice(-12)
    this.#told = match.decisions.length
    const props = { view: match.view(viewer), viewer, seats, say: this.words, news, since: news }
    const Own = beside ? face.answering?.[question?.mine?.ask ?? ''] : undefined
    act(() => {
      this.onlooker.ask(
        question?.mine,
        refusals.map(({ candidate }) => candidate),
      )
      this.#page.rerender(
        <DecidingContext value={this.onlooker}>
          <SayContext value={this.words}>
            <SeatPatterns />
            <div className="still">
              <face.Board {...props} />
              <face.Mats {...props} focus={viewer === 'spectator' ? undefined : viewer} />
              {Own && (
                <div data-testid="own">
                  <Own {...props} deciding={this.onlooker} />
                </div>
              )}
            </div>
          </SayContext>
        </DecidingContext>,
      )
    })
  }
}
