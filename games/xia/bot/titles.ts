import type { TermPart } from '@orrery/engine'
import { progress } from '../rules/fame/titles.ts'
import type { OpenTitle } from '../rules/state.ts'
import type { Captain } from './captain.ts'
import { WORTH } from './worth.ts'

/** A title that is won and not yet claimed, and one that is half won. */
const WON = 0.95
const ALMOST = 0.5

/** The same for a title that asks for credits, which are needed for other things too. */
const SAVED = 0.25

/** What the open titles are worth to a captain who is on the way to them. */
export function openTitles(captain: Captain): number {
  const { g } = captain
  let sum = 0
  for (const open of g.openTitles) sum += WORTH.fame * g.content.titles[open.title].fame * share(captain, open)
  return sum
}

/** [table.public] What a captain's titles are about: those that are open, by what they are worth to her. */
export const titlesOf = (captain: Captain): TermPart[] =>
  captain.g.openTitles.map((open) => ({
    about: { title: open.title },
    worth: WORTH.fame * captain.g.content.titles[open.title].fame * share(captain, open),
  }))

/** Within a turn only what can still be reached in it counts. */
function share({ g, seat, vessel, aboard, flight }: Captain, open: OpenTitle): number {
  const { goal, when, counter } = g.content.titles[open.title]
  const done = Math.min(1, progress(g, seat, open) / goal)
  if (done === 1) return when === 'turn' && g.turn !== seat ? 0 : WON
  // Cubes will bring credits: whoever buys them is on the way to more.
  if (counter === 'credits')
    return SAVED * Math.min(1, (vessel.credits + g.content.constants.salePrice * aboard) / goal) ** 3
  if (when !== 'turn') return ALMOST * done ** 2
  if (g.turn !== seat || g.phase !== 'action') return 0
  if (counter === 'spaces' && done * goal + flight.left + flight.rest < goal) return 0
  return ALMOST * done ** 2
}
