import type { SingleQuestion, Value } from '@orrery/engine'
import type { State } from '../../rules/state/state.ts'
import { commitments } from './battle.ts'
import { hush, leastWorth, leastWorthOrNone, most } from './cards.ts'
import { anyMarker, whereTo } from './markers.ts'
import { passengers, where, whom, withOda } from './moves.ts'
import { fewest, leavers, victim, victimOrNone, victims } from './targets.ts'
import { boost, whatNow } from './turn.ts'

type Hint = (g: State, question: SingleQuestion) => readonly Value[] | undefined

/** What people would think of first, by question. */
const HINTS: { readonly [ask: string]: Hint } = {
  'turn.sequence': whatNow,
  'order.boost': boost,
  'order.draw': most,
  'claim.cards': most,
  'order.allegiance': anyMarker,
  'claim.any': anyMarker,
  'mech.hideyoshi': anyMarker,
  'card.B05': anyMarker,
  'card.B20': anyMarker,
  'card.S04#move': anyMarker,
  'card.S16#move': anyMarker,
  'alliance.move#to': whereTo,
  'alliance.move#exactly': whereTo,
  'move.units': whom,
  'move.legal': where,
  'carrier.passengers': passengers,
  'mech.oda': withOda,
  'mech.mototada': victimOrNone,
  'mech.tametomo': victim,
  'mech.mori': leastWorthOrNone,
  'mech.mori#ships': victims,
  'move.displace': victim,
  'cards.limit': leastWorth,
  'cards.cost-ships': victim,
  'battle.commit': commitments,
  'card.B01#own': fewest,
  'card.B01#lose': fewest,
  'card.B03#unit': victim,
  'card.B03#card': leastWorth,
  'card.B07#unit': victim,
  'card.B09': leastWorthOrNone,
  'card.B10#ships': victims,
  'card.B15': victim,
  'card.B16': leavers,
  'card.B17': victim,
  'card.S06#hush': hush,
  'card.S07#card': leastWorth,
  'card.S10#ship': victim,
  'card.S17#ship': victim,
}

/** Answers worth a thought, the likeliest first. */
export const hints: Hint = (g, question) => HINTS[question.ask]?.(g, question)
