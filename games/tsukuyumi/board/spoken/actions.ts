import type { Formatter, Told } from '@orrery/board'
import { capitalised } from '@orrery/engine'
import type { TurnView, View } from '../../view.ts'
import { combatCardOf, housePack } from '../facts.ts'
import { combatText } from '../printed.ts'

type Texts = { readonly [action: string]: (say: Formatter) => string }

/** [white.choice] What each of the white actions gives. */
const WHITE: Texts = {
  production: (say) =>
    say.text('{{n|# production point|# production points}}', { n: housePack.numbers.whiteProduction }),
  movement: (say) => say.text('up to {{n|# area|# areas}}', { n: housePack.numbers.whiteMovement }),
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
  initiative: (say, { initiative }) => say.text('{{n|# place|# places}} forward or back', { n: initiative }),
  'oni-place': (say, { oniPlace }) => say.text('{{n}} left', { n: oniPlace }),
  'oni-conquest': (say, { oniConquest }) => say.text('{{n}} left', { n: oniConquest }),
  'oni-move': (say, { oniMove }) => say.text('{{n}} left', { n: oniMove }),
  move: (say, { movement }) => say.text('up to {{n|# area|# areas}}', { n: movement }),
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
export function actionTold({ turn }: View, thing: string, say: Formatter): Told | undefined {
  const [white, action] = [optionOf(thing, WHITE_ACTION), optionOf(thing, TURN_ACTION)]
  const given = WHITE[white]
  if (given) return told(say.option(white, 'white.choice'), given(say))
  const left = LEFT[action]
  if (left === undefined || turn === null) return undefined
  const card = combatCardOf(action)
  return told(say.option(action, 'round.turn'), left(say, turn), ...(card ? [combatText(say, card)] : []))
}

const optionOf = (thing: string, kind: string): string => (thing.startsWith(kind) ? thing.slice(kind.length) : '')

const told = (name: string, brief: string, ...rest: readonly string[]): Told => ({
  name,
  brief: [brief],
  full: [capitalised(brief), ...rest],
})
