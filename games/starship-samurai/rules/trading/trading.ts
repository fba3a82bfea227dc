import type { OutOfTurnActions, Question, Refusal, Seat, Value } from '@orrery/engine'
import { refuse } from '../dialect.ts'
import type { State } from '../state/state.ts'
import { since } from '../versions.ts'
import { answerOffer, cannotBind, isHeldUp, lacksGoods, mayReply } from './answering.ts'
import { ideas, isBound, offersTo } from './bargaining.ts'
import { beforeAsking } from './binding.ts'
import { makeOffer, mayOffer } from './offering.ts'
import { suggestAnything } from './suggesting.ts'
import { type NewOffer, type Reply, type Said, understand } from './understanding.ts'
import { isBusy, suggestRemark } from './version-1.ts'

/** [trade.offer] Offers are made, accepted, declined and taken back without stopping the game. */
function mayTrade(g: State, seat: Seat, value: Value, open: Question): Refusal | undefined {
  if (!g.choices.trading) return refuse('trade.offer#off')
  if (g.phase !== 'turns' && g.phase !== 'battles') return refuse('trade.when#draft')
  const said = understand(value, g.rules)
  if (said === undefined) return refuse('trade.offer#unclear')
  return 'offer' in said ? cannotOffer(g, seat, said.offer, open) : cannotReply(g, seat, said, open)
}

function cannotOffer(g: State, seat: Seat, offer: NewOffer, open: Question): Refusal | undefined {
  if (offer.to >= g.seats || offer.to === seat) return refuse('trade.offer#partner')
  if (!since(g, 2) && (isBusy(open, seat) || isBusy(open, offer.to))) return refuse('trade.when#secret')
  return mayOffer(g, seat, offer, open)
}

/** [trade.when] To talk is possible at any time; a trade is carried out at once unless another, or a discard, is under way. */
function cannotReply(g: State, seat: Seat, reply: Reply, open: Question): Refusal | undefined {
  const offer = mayReply(g, seat, reply)
  if ('rule' in offer) return offer
  if (!('accept' in reply)) return undefined
  if (!since(g, 2) && (isBusy(open, seat) || isBusy(open, offer.from))) return refuse('trade.when#secret')
  if (isHeldUp(open, offer)) return refuse('trade.when')
  return lacksGoods(g, offer) ?? cannotBind(g, offer, open)
}

const common: Pick<OutOfTurnActions<State>, 'refuse' | 'run' | 'pending'> = {
  refuse: mayTrade,
  pending: offersTo,
  run(g, seat, value) {
    const said = understand(value, g.rules) as Said
    return 'offer' in said ? makeOffer(g, seat, said.offer) : answerOffer(g, seat, said)
  },
}

/** Whether something is possible, for whoever makes something up. */
const possible = (g: State, seat: Seat, value: Value, open: Question): Value | undefined =>
  mayTrade(g, seat, value, open) ? undefined : value

const newest: OutOfTurnActions<State> = {
  ...common,
  inMidStep: true,
  isTalk: (value) => typeof value === 'object' && value !== null && !('accept' in value),
  before: beforeAsking,
  ideas,
  owes: isBound,
  suggest: (g, seat, open, dice) =>
    g.choices.trading ? possible(g, seat, suggestAnything(g, seat, open, dice), open) : undefined,
}

/** Under the first rules trades were made between two steps of play. */
const first: OutOfTurnActions<State> = {
  ...common,
  suggest: (g, seat, open, dice) =>
    g.choices.trading ? possible(g, seat, suggestRemark(g, seat, dice), open) : undefined,
}

/** Trading as a version of the rules has it. */
export const tradingUnder = (rules: number): OutOfTurnActions<State> => (since({ rules }, 2) ? newest : first)
