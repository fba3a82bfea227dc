import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DecidingContext, type Say, SayContext, SeatPatterns } from '@orrery/board'
import { FaceWords, Onlooker } from '@orrery/board/kit'
import { type Match, readMatchText, replayFile, type Seat } from '@orrery/engine'
import { applyPatch, diff, type Json, type LogLine, showQuestion, showRefusals, type Viewer } from '@orrery/table'
import { act, render } from '@testing-library/react'
import { german } from '../../german/index.ts'
import { type State, tsukuyumi, type View } from '../../index.ts'
import face from '../index.ts'

export type Game = Match<State, View>

const fixtures = join(import.meta.dirname, '../../tests/fixtures')

/** A recorded game after so many of its decisions. */
export const recorded = (name: string, decisions?: number): Game =>
  replayFile(tsukuyumi, readMatchText(readFileSync(join(fixtures, `${name}.json`), 'utf8')), decisions)

/** The words of the game and of the board: the same object as long as the language is, as in the browser. */
export class Words extends FaceWords {
  constructor(language: Say['language']) {
    super(language, { game: tsukuyumi, german, texts: face.texts })
  }
}

/** A table in a page of tests: shows one position after the other, as the client does. */
export class Shown {
  readonly onlooker = new Onlooker()
  readonly words: Words
  readonly #page = render(null)
  readonly #parts: 'both' | 'board'
  #view: View | undefined

  constructor(parts: 'both' | 'board' = 'both', language: Say['language'] = 'en') {
    this.#parts = parts
    this.words = new Words(language)
  }

  get element(): HTMLElement {
    return this.#page.container
  }

  /** Draws what a viewer sees. Parts of the view that stay the same are the same objects, as they are in the client. */
  show(match: Game, viewer: Viewer): void {
    const next = match.view(viewer)
    const change = this.#view && diff(this.#view, next)
    if (this.#view === undefined) this.#view = next
    else if (change) this.#view = applyPatch(this.#view as unknown as Json, change) as unknown as View
    const question = showQuestion(match, viewer)
    const refusals = viewer === 'spectator' ? [] : (showRefusals(match, viewer)?.refusals ?? [])
    const say = this.words
    const waiting = question?.waitingFor ?? []
    const seats = Array.from({ length: match.header.seats }, (_, seat) => ({
      seat,
      name: `Player ${seat + 1}`,
      side: tsukuyumi.seatName(seat, match.state),
      mine: seat === viewer,
      asked: waiting.includes(seat),
    }))
    const news: LogLine[] = match
      .logFor(viewer)
      .slice(-4)
      .map(({ what, data, at }) => ({ what, data, at }))
    const props = { view: this.#view, viewer, seats, say, news, since: news }
    const focus: Seat | undefined = viewer === 'spectator' ? undefined : viewer
    act(() => {
      this.onlooker.ask(
        question?.mine,
        refusals.map(({ candidate }) => candidate),
      )
      this.#page.rerender(
        <DecidingContext value={this.onlooker}>
          <SayContext value={say}>
            <SeatPatterns />
            <div className="game-tsukuyumi">
              <face.Board {...props} />
              {this.#parts === 'both' && <face.Mats {...props} focus={focus} />}
            </div>
          </SayContext>
        </DecidingContext>,
      )
    })
  }
}
