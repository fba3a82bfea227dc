import type { Formatter } from '@orrery/board'
import { capitalised } from '@orrery/engine'
import type { TurnView, View } from '../../view.ts'
import { combatCardOf, housePack } from '../facts.ts'
import { combatText } from '../printed.ts'

type Texts = { readonly [action: string]: (say: Formatter) => string }

/** [white.choice] What each of the white actions gives. */
const WHITE: Texts = {
  production: (say) =>
    say.text('{{n|# production point|# production points}}', { n: housePack.numbers.whiteProduction }),
  movement: (say) => say.text('Movement {{range}}', { range: housePack.numbers.whiteMovement }),
  combat: (say) => say.text('{{n|# attack|# attacks}}', { n: housePack.numbers.whiteCombat }),
  events: (say) => {
    const { whiteDraw: draw, whitePlay: play } = housePack.numbers
    return say.text('Draw {{draw|# event|# events}}, play {{play}}', { draw, play })
  },
}

type LeftTexts = { readonly [action: string]: (say: Formatter, turn: TurnView) => string }

const ordersLeft = (say: Formatter, { orders }: TurnView): string =>
  say.text('{{n|# swarm order|# swarm orders}} left', { n: orders })

/** [round.turn] How much is left of what an action of the turn uses up. */
const LEFT: LeftTexts = {
  produce: (say, { points }) => say.text('{{n|# production point|# production points}} left', { n: points }),
  drone: (say, { drones }) => say.text('{{n}} left', { n: drones }),
  draw: (say, { draws }) => say.text('{{n}} left', { n: draws }),
  event: (say, { plays }) => say.text('{{n}} left', { n: plays }),
  initiative: (say, { initiative }) => say.text('Initiative ±{{places}}', { places: initiative }),
  'oni-place': (say, { oniPlace }) => say.text('{{n}} left', { n: oniPlace }),
  'oni-conquest': (say, { oniConquest }) => say.text('{{n}} left', { n: oniConquest }),
  'oni-move': (say, { oniMove }) => say.text('{{n}} left', { n: oniMove }),
  move: (say, { movement }) => say.text('Movement {{range}}', { range: movement }),
  attack: (say, { combat }) => say.text('{{n}} left', { n: combat }),
  charge: (say, { charges }) => say.text('{{n}} left', { n: charges }),
  'swarm-move': ordersLeft,
  'swarm-fly': ordersLeft,
  'swarm-eggs': ordersLeft,
}

const WHITE_ACTION = 'white.'
const TURN_ACTION = 'turn.'

/** The thing that an option of the white choice or of a turn stands for. */
export function actionThing(ask: string, option: string): string | undefined {
  if (ask === 'white.choice' && Object.hasOwn(WHITE, option)) return WHITE_ACTION + option
  return ask === 'round.turn' && Object.hasOwn(LEFT, option) ? TURN_ACTION + option : undefined
}

/** What an action gives, or what is left of it. */
export function actionLines({ turn }: View, thing: string, say: Formatter): readonly string[] | undefined {
  const white = thing.startsWith(WHITE_ACTION) ? WHITE[thing.slice(WHITE_ACTION.length)] : undefined
  if (white) return [white(say)]
  const action = thing.startsWith(TURN_ACTION) ? thing.slice(TURN_ACTION.length) : ''
  const left = LEFT[action]
  if (left === undefined || turn === null) return undefined
  const card = combatCardOf(action)
  return [capitalised(left(say, turn)), ...(card ? [combatText(say, card)] : [])]
}
