import { DecidingContext, type Say, SayContext, SeatPatterns } from '@orrery/board'
import { Onlooker } from '@orrery/board/kit'
import { fillWords, type Match, nameOption } from '@orrery/engine'
import { type LogLine, showQuestion, showRefusals, type Viewer } from '@orrery/table'
import { act, render } from '@testing-library/react'
import { german } from '../../german/index.ts'
import { type State, starshipSamurai, type View } from '../../index.ts'
import face from '../index.ts'

export type Played = Match<State, View>

/** The words of the game and of the board; notes what the board says and what lacks a translation. */
export class Words implements Say {
  readonly language: Say['language']
  readonly untranslated = new Set<string>()

  constructor(language: Say['language']) {
    this.language = language
  }

  get #words() {
    return this.language === 'de' ? german.words : starshipSamurai.words
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

  constructor(language: Say['language'] = 'en') {
    this.words = new Words(language)
  }

  get element(): HTMLElement {
    return this.#page.container
  }

  show(match: Played, viewer: Viewer): void {
    const question = showQuestion(match, viewer)
    const refusals = viewer === 'spectator' ? [] : (showRefusals(match, viewer)?.refusals ?? [])
    const seats = Array.from({ length: match.header.seats }, (_, seat) => ({
      seat,
      name: `Player ${seat + 1}`,
      side: starshipSamurai.seatName(seat, match.state),
      mine: seat === viewer,
      asked: question?.waitingFor.includes(seat) ?? false,
    }))
    const news = match
      .logFor(viewer)
      .slice(-6)
      .map(({ what, data, at }): LogLine => ({ what, data, at }))
    const props = { view: match.view(viewer), viewer, seats, say: this.words, news, since: news }
    act(() => {
      this.onlooker.ask(
        question?.mine,
        refusals.map(({ candidate }) => candidate),
      )
      this.#page.rerender(
        <DecidingContext value={this.onlooker}>
          <SayContext value={this.words}>
            <SeatPatterns />
            <face.Board {...props} />
            <face.Mats {...props} focus={viewer === 'spectator' ? undefined : viewer} />
          </SayContext>
        </DecidingContext>,
      )
    })
  }
}
