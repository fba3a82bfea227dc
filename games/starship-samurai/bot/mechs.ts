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

/** By seat: what the mechs bring that were picked so far. */
export function mechsWorth(g: State): number[] {
  const order = draftOrder(g)
  const rewards = rewardsOf(g)
  const worth = g.honor.map(() => 0)
  g.draftPicks.forEach((samurai, pick) => {
    worth[order[pick]] += mechWorth(SAMURAI[samurai], rewards)
  })
  return worth
}
