import type { BaseState } from '@orrery/engine'
import { act, cleanup, render } from '@testing-library/react'
import type { Figure } from '../src/contract.ts'
import { figureProps } from '../src/figure.ts'
import { FigurePart } from '../src/figure-part.tsx'
import { SeatPatterns } from '../src/seat-mark.tsx'
import { SayContext } from '../src/target.tsx'
import { BoardMessages } from './board-messages.ts'
import type { DrawnGame } from './page.tsx'

/** For tests of drawings: what is wrong with the pictures of a rulebook, in a language. */
export function figureProblems<S extends BaseState, View>(drawn: DrawnGame<S, View>, language = 'en'): string[] {
  const { game, face } = drawn
  const say = new BoardMessages(language, drawn)
  const figures = face.figures?.(say) ?? []
  const places = new Set([
    'goal',
    'round',
    ...game.locale.rulebook.flatMap(({ id, rules }) => [id, ...rules.map((rule) => rule.id)]),
  ])
  const problems = figures.flatMap((figure) => [
    ...(places.has(figure.about) ? [] : [`${figure.id} is about ${figure.about}, which is no part of the rulebook`]),
    ...partsMissing(drawn, figure, say).map((at) => `${figure.id} shows nothing that is ${at}`),
  ])
  return [...problems, ...say.untranslated.filter(() => language !== 'en').map((text) => `${language} lacks: ${text}`)]
}

/** The selectors of a picture that find nothing in its drawing. */
function partsMissing<S extends BaseState, View>(
  { game, face }: DrawnGame<S, View>,
  figure: Figure,
  say: BoardMessages,
): string[] {
  const props = figureProps(game, figure, say)
  const page = render(null)
  act(() =>
    page.rerender(
      <SayContext value={say}>
        <SeatPatterns />
        <FigurePart face={face} part={figure.part} props={props} />
      </SayContext>,
    ),
  )
  const wanted = [...(figure.crop === undefined ? [] : [figure.crop]), ...figure.labels.map(({ at }) => at)]
  const missing = wanted.filter((at) => page.container.querySelector(at) === null)
  cleanup()
  return missing
}
