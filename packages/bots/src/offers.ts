import type { BaseState, Character, Dice, Proposal, Question, Runner, Seat, Value } from '@orrery/engine'
import type { Player } from '@orrery/engine/simulation'
import { atAGlance, playOn, withForesight, worthOf } from './glance.ts'
import { isThinker } from './thinker.ts'

/** How often it deals anew what a seat cannot know, to see what comes of an offer. */
const DEALS = 3

/** An offer has to be worth this much more than none, in the currency of the game's standings. */
const MARGIN = 0.5

/** What a choice that is bound but not yet made may cost: nobody sees so far ahead. */
const OWED = 2.5

/**
 * A player who answers every offer by what it does to its estimate, and makes some of its own where both sides seem to gain. Whoever has a
 * character trades by what that likes; of others nobody knows.
 */
export function trading(player: Player): Player {
  const character = isThinker(player) ? player.character : undefined
  const natureIn = ({ game }: Runner<BaseState>) => (character === undefined ? undefined : game.characters[character])
  return {
    ...player,
    decide: (runner, seat, dice) => player.decide(runner, seat, dice),
    reply: (runner, seat, dice) => reply(runner, seat, dice, natureIn(runner)),
    propose: (runner, seat, dice) => propose(runner, seat, dice, natureIn(runner)),
  }
}

/** Agrees to what was proposed first if that is better than to turn it down. Nothing when it can do neither now. */
function reply(runner: Runner<BaseState>, seat: Seat, dice: Dice, nature?: Character): Value | undefined {
  const [proposal] = pendingFor(runner, seat)
  if (proposal === undefined) return undefined
  const mayDo = (value: Value) => runner.checkOutOfTurn(seat, value) === undefined
  if (mayDo(proposal.accept) && gainFor(runner, seat, proposal, dice, nature) > MARGIN) return proposal.accept
  return mayDo(proposal.decline) ? proposal.decline : undefined
}

const pendingFor = ({ game, state }: Runner<BaseState>, seat: Seat): readonly Proposal[] =>
  game.outOfTurn?.pending?.(state, seat) ?? []

/** What a seat gains on average by agreeing. */
function gainFor(
  runner: Runner<BaseState>,
  seat: Seat,
  { accept, decline }: Proposal,
  dice: Dice,
  nature?: Character,
): number {
  const gains = worldsOf(runner, seat, dice).flatMap((world) => {
    const agreed = acted(world, seat, accept)
    const refused = acted(world, seat, decline)
    return agreed && refused ? [gainOf(refused, agreed, [{ seat, nature }], endOfStep)[0] ?? 0] : []
  })
  return meanOf(gains)
}

/** The proposal by which a seat gains most, of those by which whoever has to agree gains too. */
function propose(runner: Runner<BaseState>, seat: Seat, dice: Dice, nature?: Character): Value | undefined {
  const worlds = worldsOf(runner, seat, dice)
  const [world] = worlds
  const open = world?.question
  const ideas = (open && world.game.outOfTurn?.ideas?.(world.state, seat, open, dice)) ?? []
  const endOf = foreseen()
  let best: Value | undefined
  let most = MARGIN
  for (const idea of ideas) {
    if (runner.checkOutOfTurn(seat, idea)) continue
    const gains = worlds.flatMap((one) => gainOfBoth(one, { seat, nature }, idea, endOf))
    const gain = meanOf(gains.map(({ own }) => own))
    if (gain <= most || meanOf(gains.map(({ other }) => other)) <= MARGIN) continue
    best = idea
    most = gain
  }
  return best
}

/** A seat, and what it likes if anybody knows. */
interface Side {
  readonly seat: Seat
  readonly nature?: Character | undefined
}

/** What a seat and whoever has to agree gain by a proposal if it is accepted; nothing where it cannot be. */
function gainOfBoth(
  world: Runner<BaseState>,
  side: Side,
  idea: Value,
  endOf: (start: Runner<BaseState>) => Runner<BaseState>,
): { readonly own: number; readonly other: number }[] {
  const proposed = acted(world, side.seat, idea)
  const asked = proposed && newlyAsked(world, proposed)
  const agreed = asked && acted(proposed, asked.seat, asked.proposal.accept)
  if (asked === undefined || agreed === undefined) return []
  const [own = 0, other = 0] = gainOf(world, agreed, [side, { seat: asked.seat }], endOf)
  return [{ own, other }]
}

/** Whom a proposal was made to, and what she can say to it. */
function newlyAsked(
  before: Runner<BaseState>,
  after: Runner<BaseState>,
): { readonly seat: Seat; readonly proposal: Proposal } | undefined {
  for (let seat = 0; seat < after.state.seats; seat++) {
    const proposal = pendingFor(after, seat)[pendingFor(before, seat).length]
    if (proposal) return { seat, proposal }
  }
  return undefined
}

/**
 * How much better seats fare after an agreement than without it. Where both ask the same, as things stand; else at the end of the running
 * step. A promise that is yet to be kept has its price.
 */
function gainOf(
  without: Runner<BaseState>,
  agreed: Runner<BaseState>,
  sides: readonly Side[],
  endOf: (start: Runner<BaseState>) => Runner<BaseState>,
): number[] {
  const isOpen = asksTheSame(without.question, agreed.question)
  const [before, after] = isOpen ? [without, agreed] : [endOf(without), endOf(agreed)]
  return sides.map(({ seat, nature }) => {
    const gain = worthOf(after.game, after.state, seat, nature) - worthOf(before.game, before.state, seat, nature)
    return gain - (owes(agreed, seat) && !owes(without, seat) ? OWED : 0)
  })
}

/** Where the running step ends if all play it with foresight. */
function endOfStep(start: Runner<BaseState>): Runner<BaseState> {
  const copy = start.fork()
  playOn(copy, () => copy.steps === start.steps, withForesight)
  return copy
}

/** The same, found out once for each position. */
function foreseen(): (start: Runner<BaseState>) => Runner<BaseState> {
  const known = new Map<Runner<BaseState>, Runner<BaseState>>()
  return (start) => {
    const end = known.get(start) ?? endOfStep(start)
    known.set(start, end)
    return end
  }
}

const owes = ({ game, state }: Runner<BaseState>, seat: Seat): boolean => game.outOfTurn?.owes?.(state, seat) ?? false

function asksTheSame(a: Question | undefined, b: Question | undefined): boolean {
  if (a === undefined || b === undefined || a.kind === 'everyone' || b.kind === 'everyone') return a === b
  return a.seat === b.seat && a.ask === b.ask && JSON.stringify(a.about) === JSON.stringify(b.about)
}

/** A copy in which a seat has done something out of turn, with all that this asks, if it can. */
function acted(world: Runner<BaseState>, seat: Seat, value: Value): Runner<BaseState> | undefined {
  if (world.checkOutOfTurn(seat, value)) return undefined
  const copy = world.fork()
  copy.actOutOfTurn(seat, value)
  playOn(copy, () => copy.interrupted && !world.interrupted, atAGlance)
  return copy
}

/** The position as it may be, for all that a seat knows. */
function worldsOf(runner: Runner<BaseState>, seat: Seat, dice: Dice): Runner<BaseState>[] {
  const deal = dice.below(2 ** 30)
  return Array.from({ length: DEALS }, (_, i) => runner.determinized(seat, `${deal}/${i}`))
}

/** The worst, where nothing was seen. */
const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? Number.NEGATIVE_INFINITY : values.reduce((sum, value) => sum + value, 0) / values.length
