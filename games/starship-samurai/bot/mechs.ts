import type { Evaluation } from '@orrery/engine'
import { draftOrder } from '../rules/round/draft.ts'
import { type RewardPart, SAMURAI, type Samurai, type State } from '../rules/state/state.ts'
import { MECH_WORTH, type Rewards } from './worth.ts'

const KINDS = ['clan', 'any', 'honor', 'wealth', 'cards'] as const

const amountOf = (part: RewardPart): number => {
  if ('clan' in part) return part.n
  if ('any' in part) return part.any
  if ('honor' in part) return part.honor
  return 'wealth' in part ? part.wealth : part.cards
}

/** What the locations of the first round give, all together. */
function rewardsOf(g: State): Rewards {
  const sums = { clan: 0, any: 0, honor: 0, wealth: 0, cards: 0 }
  for (const location of g.boards) {
    if (location === '') continue
    for (const part of g.content.locations[location].reward)
      for (const kind of KINDS) if (kind in part) sums[kind] += amountOf(part)
  }
  return sums
}

/** What a mech brings at this table. */
function mechWorth(samurai: Samurai, rewards: Rewards): number {
  const { worth, likes } = MECH_WORTH[samurai]
  return KINDS.reduce((sum, kind) => sum + (likes[kind] ?? 0) * rewards[kind], worth)
}

/** By seat: what the mechs bring that were picked so far, under the terms they serve. */
export function mechStandings(g: State): Evaluation[] {
  const order = draftOrder(g)
  const rewards = rewardsOf(g)
  const list = g.honor.map(() => ({ locations: 0, claims: 0, alliances: 0, wealth: 0, cards: 0 }))
  g.draftPicks.forEach((picked, pick) => {
    const samurai = SAMURAI[picked]
    list[order[pick]][MECH_WORTH[samurai].serves] += mechWorth(samurai, rewards)
  })
  return list
}
