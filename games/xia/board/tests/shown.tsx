import { DecidingContext, type Say, SayContext, SeatPatterns } from '@orrery/board'
import { FaceWords, Onlooker } from '@orrery/board/kit'
import { type LogLine, showQuestion, showRefusals, type Viewer } from '@orrery/table'
import { act, render } from '@testing-library/react'
import { german } from '../../german/index.ts'
import { xia } from '../../index.ts'
import face from '../index.ts'
import type { Played } from './playing.ts'

/** The words of the game and of the board: the same object as long as the language is, as in the browser. */
export class Words extends FaceWords {
  constructor(language: Say['language']) {
    super(language, { game: xia, german, texts: face.texts })
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
