import type { Seat } from '@orrery/engine'
import { progress } from '../../rules/fame/titles.ts'
import { cubesAboard } from '../../rules/ship/vessel.ts'
import type { OpenTitle, State } from '../../rules/state.ts'
import { mobilityOf } from './mobility.ts'
import { WORTH } from './worth.ts'

/** A title that is won and not yet claimed, and one that is half won. */
const WON = 0.95
const ALMOST = 0.5

/** The same for a title that asks for credits, which are needed for other things too. */
const SAVED = 0.25

/** What the open titles are worth to a player who is on the way to them. */
export function openTitles(g: State, seat: Seat): number {
  let sum = 0
  for (const open of g.openTitles) sum += WORTH.fame * g.content.titles[open.title].fame * share(g, seat, open)
  return sum
}

/** Within a turn only what can still be reached in it counts. */
function share(g: State, seat: Seat, open: OpenTitle): number {
  const { goal, when, counter } = g.content.titles[open.title]
  const done = Math.min(1, progress(g, seat, open) / goal)
  if (done === 1) return when === 'turn' && g.turn !== seat ? 0 : WON
  if (counter === 'credits') return SAVED * Math.min(1, wealth(g, seat) / goal) ** 3
  if (when !== 'turn') return ALMOST * done ** 2
  if (g.turn !== seat || g.phase !== 'action') return 0
  if (counter === 'spaces' && done * goal + mobilityOf(g, seat).now < goal) return 0
  return ALMOST * done ** 2
}

/** Credits, and what cubes will bring: whoever buys them is on the way to more. */
const wealth = (g: State, seat: Seat): number =>
  g.vessels[seat].credits + g.content.constants.salePrice * cubesAboard(g.vessels[seat])
