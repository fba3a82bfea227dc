import { assertInput, type BaseState, findScene, type Game, Match, settleWithScene } from '@orrery/engine'
import type { DrawingProps, Figure } from './contract.ts'
import type { Formatter } from './formatter.ts'

type Position = Pick<Figure, 'scene' | 'answers' | 'viewer'>

/** The match at the position of a picture. The same every time, for chance in it is the figure's own. */
function matchOf<S extends BaseState, View>(game: Game<S, View>, { scene, answers = [] }: Position): Match<S, View> {
  const seats = Object.hasOwn(game.scenes, scene) ? (game.scenes[scene]?.players[0] ?? 0) : 0
  findScene(game, scene, seats)
  const match = Match.start(game, seats, settleWithScene(game, { seats, options: {}, scene }), 'figure', scene)
  for (const answer of answers) {
    const [seat = 0] = match.runner.waitingFor()
    const rejection = match.answer(seat, answer)
    assertInput(rejection === undefined, `The picture cannot be drawn: ${rejection?.text}`)
  }
  return match
}

/** What the board needs to draw a picture. Nobody sits at that table, so sides are called by their own names. */
export function figureProps<S extends BaseState, View>(
  game: Game<S, View>,
  position: Position,
  say: Formatter,
): DrawingProps<View> {
  const { viewer = 0 } = position
  const match = matchOf(game, position)
  const waitingFor = match.runner.waitingFor()
  const seats = Array.from({ length: match.header.seats }, (_, seat) => {
    const side = say.name(game.seatName(seat, match.state))
    return { seat, name: side, side, mine: seat === viewer, asked: waitingFor.includes(seat) }
  })
  return { view: match.view(viewer), viewer, seats, say, news: [], since: [] }
}
