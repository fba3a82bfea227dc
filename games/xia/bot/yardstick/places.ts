import { countSpaces } from '../../hold/hold.ts'
import { matOf } from '../../rules/ship/vessel.ts'
import { TOKENS } from '../../rules/state.ts'
import { at, type Goal } from './goal.ts'
import type { Pilot } from './pilot.ts'

/** A new sector: it may have a token, a market, a planet. */
const NEW_SECTOR = 2.5

/** A visit to a planet: for each point of energy that is missing, and when there are credits to spend on fame or a ship. */
const RECHARGE = 0.15
const SHOPPING = 2

/** How many times more energy is worth to a ship that has run out of it. */
const STRANDED = 3

/** The tokens that lie face down. */
export function addTokens(pilot: Pilot, goals: Goal[]): void {
  const { g, atlas } = pilot
  const worth = tokenWorth(pilot)
  for (let sector = 0; sector < g.tokens.length; sector++)
    if (g.tokens[sector] !== '') goals.push(at('token', atlas.tokens[sector], worth))
}

/** By those that nobody has turned up yet. */
function tokenWorth({ g, coin, fame }: Pilot): number {
  const left = { ...g.content.tokens }
  for (const { tokens } of g.vessels) for (const token of tokens) left[token]--
  const all = TOKENS.reduce((sum, token) => sum + left[token], 0)
  return all === 0 ? 0 : (left.fame * fame + left.credits * coin) / all
}

/** The edge of what is known. */
export function addRim(pilot: Pilot, goals: Goal[]): void {
  const { g, atlas } = pilot
  if (g.sectorDeck.length > 0 && atlas.rim.length > 0) goals.push(at('rim', pilot.nearest(atlas.rim), NEW_SECTOR))
}

/** A planet to land on. */
export function addLanding(pilot: Pilot, goals: Goal[]): void {
  const { g, seat, vessel, atlas, coin, mobility } = pilot
  if (atlas.planets.length === 0) return
  const { credits, energy, damage } = vessel
  const recharge = RECHARGE * (matOf(g, seat).energy - energy) * (1 + STRANDED * (1 - mobility.fuel))
  const repair = credits >= 1000 ? Math.max(0, 0.4 * countSpaces(damage) - coin) : 0
  const shopping = credits >= g.content.constants.fameCost ? SHOPPING : 0
  goals.push(at('landing', pilot.nearest(atlas.planets), recharge + repair + shopping))
}
