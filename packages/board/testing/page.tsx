import type { BaseState, Game, Match } from '@orrery/engine'
import { applyPatch, diff, type Json, type LogLine, showQuestion, showRefusals, type Viewer } from '@orrery/protocol'
import { act, render } from '@testing-library/react'
import type { BoardModule, DrawingProps } from '../src/contract.ts'
import { StillStage } from '../src/figure-part.tsx'
import { SeatPatterns } from '../src/seat-mark.tsx'
import type { StageScene } from '../src/stage/scene.ts'
import { DecidingContext, SayContext } from '../src/target.tsx'
import { BoardMessages, type WordSources } from './board-messages.ts'
import { TestViewer } from './test-viewer.ts'

/** A game and what belongs to its drawing. */
export interface DrawnGame<S extends BaseState, View> extends WordSources {
  readonly game: Game<S, View>
  readonly face: BoardModule<View>
}

/** More of the log than one update tells is not shown as motion. */
const MOST_NEWS = 12

/** For tests of drawings: a page that shows one position after the other, as the table in the browser does. */
export class Page<S extends BaseState, View> {
  readonly onlooker = new TestViewer()
  readonly words: BoardMessages
  readonly #drawn: DrawnGame<S, View>
  readonly #parts: 'both' | 'board' | 'strip'
  readonly #page = render(null)
  /** By viewer: how many decisions had been made when it looked the last time. */
  readonly #looked = new Map<Viewer, number>()
  #view: View | undefined
  #scene: StageScene | undefined

  constructor(drawn: DrawnGame<S, View>, language = 'en', parts: 'both' | 'board' | 'strip' = 'both') {
    this.#drawn = drawn
    this.#parts = parts
    this.words = new BoardMessages(language, drawn)
  }

  get element(): HTMLElement {
    return this.#page.container
  }

  /** Draws what a viewer sees. With `beside`, the game's own way to answer is drawn too. */
  show(match: Match<S, View>, viewer: Viewer, beside = false): void {
    const { game, face } = this.#drawn
    const question = showQuestion(match, viewer)
    const refusals = viewer === 'spectator' ? [] : (showRefusals(match, viewer)?.refusals ?? [])
    const news = this.#newsOf(match, viewer)
    const props: DrawingProps<View> = {
      view: this.#viewOf(match, viewer),
      viewer,
      seats: Array.from({ length: match.header.seats }, (_, seat) => ({
        seat,
        name: `Player ${seat + 1}`,
        side: game.seatName(seat, match.state),
        mine: seat === viewer,
        asked: question?.waitingFor.includes(seat) ?? false,
      })),
      say: this.words,
      news,
      since: news,
    }
    this.#scene = face.stage?.(props, this.#scene)
    const Answering = beside ? face.answering?.[question?.mine?.ask ?? ''] : undefined
    act(() => {
      this.onlooker.ask(
        question?.mine,
        refusals.map(({ candidate }) => candidate),
      )
      this.#page.rerender(
        <DecidingContext value={this.onlooker}>
          <SayContext value={this.words}>
            <SeatPatterns />
            <div className={`game-${face.id} still`}>
              <face.Board {...props} />
              <StillStage scene={this.#scene} />
              {this.#parts !== 'board' && face.Strip && (
                <face.Strip {...props} focus={viewer === 'spectator' ? undefined : viewer} />
              )}
              {this.#parts !== 'board' && face.Prompting && <face.Prompting {...props} />}
              {this.#parts === 'both' &&
                Object.entries(face.sheets ?? {}).map(([id, { Content }]) => (
                  <Content key={id} {...props} focus={viewer === 'spectator' ? undefined : viewer} />
                ))}
              {this.#parts === 'both' && <face.Mats {...props} focus={viewer === 'spectator' ? undefined : viewer} />}
              {Answering && (
                <div data-testid="own">
                  <Answering {...props} deciding={this.onlooker} />
                </div>
              )}
            </div>
          </SayContext>
        </DecidingContext>,
      )
    })
  }

  /** Parts of the view that stay the same are the same objects, as they are in the browser. */
  #viewOf(match: Match<S, View>, viewer: Viewer): View {
    const next = match.view(viewer)
    const change = this.#view && diff(this.#view, next)
    if (this.#view === undefined) this.#view = next
    else if (change) this.#view = applyPatch(this.#view as Json, change) as View
    return this.#view
  }

  #newsOf(match: Match<S, View>, viewer: Viewer): LogLine[] {
    const looked = this.#looked.get(viewer) ?? 0
    this.#looked.set(viewer, match.decisions.length)
    return match
      .logFor(viewer)
      .filter(({ at }) => at > looked)
      .slice(-MOST_NEWS)
      .map(({ what, data, at }) => ({ what, data, at }))
  }
}
