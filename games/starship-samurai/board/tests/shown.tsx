import { DecidingContext, type Say, SayContext, SeatPatterns } from '@orrery/board'
import { FaceWords, Onlooker } from '@orrery/board/kit'
import type { Match } from '@orrery/engine'
import { type LogLine, showQuestion, showRefusals, type Viewer } from '@orrery/table'
import { act, render } from '@testing-library/react'
import { german } from '../../german/index.ts'
import { type State, starshipSamurai, type View } from '../../index.ts'
import face from '../index.ts'

export type Played = Match<State, View>

/** The words of the game and of the board: the same object as long as the language is, as in the browser. */
export class Words extends FaceWords {
  constructor(language: Say['language']) {
    super(language, { game: starshipSamurai, german, texts: face.texts })
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
