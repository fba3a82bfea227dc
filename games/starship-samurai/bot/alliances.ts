import type { Seat } from '@orrery/engine'
import { branchRewards } from '../rules/alliance.ts'
import { LESSER_CLANS, type Marker, type State } from '../rules/state/state.ts'
import type { Clock } from './clock.ts'
import { LOYALTY } from './worth.ts'

/** Turns that each of the others has in a round. */
const TURNS = 4

const loyaltyAt = (depth: number): number => LOYALTY[Math.min(depth, LOYALTY.length - 1)]

/** What a marker on a branch will have brought by the end of the game: at the end of each round, as far as it is still there. */
export function allianceWorth(g: State, clock: Clock, branch: Seat, depth: number, isSworn = false): number {
  if (depth === 0 || g.phase === 'over') return 0
  const rewards = branchRewards(g)
  const honor = rewards[Math.min(depth, rewards.length) - 1]
  const loyalty = loyaltyAt(depth)
  let others = 0
  for (let seat = 0; seat < g.seats; seat++) if (seat !== branch) others += clock.turns[seat]
  const danger = others / (g.seats - 1) - (isSworn ? 1 : 0)
  let stays = loyalty ** (Math.max(0, danger) / TURNS)
  let worth = honor * stays
  for (let round = 0; round < clock.rounds; round++) {
    stays *= loyalty
    worth += honor * stays
  }
  return worth
}

export const isSworn = (g: State, marker: Marker): boolean =>
  g.oaths.length > 0 && g.oaths.some((oath) => oath.marker === marker && oath.by === g.branch[marker])

/** What the markers on their branches will bring to each seat. */
export function alliancesWorth(g: State, clock: Clock): number[] {
  const worth = g.honor.map(() => 0)
  for (let marker = 0; marker < LESSER_CLANS.length; marker++) {
    const depth = g.depth[marker]
    if (depth > 0) worth[g.branch[marker]] += allianceWorth(g, clock, g.branch[marker], depth, isSworn(g, marker))
  }
  return worth
}
