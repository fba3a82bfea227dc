import { fixed, random, type Seat } from '@orrery/engine'
import { rankAt } from '../../content/ranks.ts'
import { report } from '../dialect.ts'
import { isOver, type State } from '../state.ts'

/** [fame.ways] The nine ways to fame. */
export type FameReason = 'token' | 'mission' | 'kill' | 'trade' | 'ship' | 'wealth' | 'rescue' | 'title' | 'luck'

/** [fame.time] The marker moves as soon as fame is earned; [option.fame] with the option, fame waits for the own Status Phase. */
export function gainFame(g: State, seat: Seat, amount: number, why: FameReason): void {
  if (isOver(g) || amount === 0) return
  const vessel = g.vessels[seat]
  if (g.choices.fame === 'at-once') {
    advance(g, seat, amount, why)
    return
  }
  vessel.fameDue += amount
  report(g, 'option.fame', { seat, amount, due: vessel.fameDue, why })
}

/** Fame that waited is claimed. */
export function claimFame(g: State, seat: Seat): void {
  const due = g.vessels[seat].fameDue
  g.vessels[seat].fameDue = 0
  if (due > 0) advance(g, seat, due)
}

/** [title.draw] The first marker on or past a title space has a title to draw. [fame.end] The first at the goal ends the game. */
function advance(g: State, seat: Seat, amount: number, why?: FameReason): void {
  const vessel = g.vessels[seat]
  vessel.fame += amount
  if (g.trace) tellFame(g, seat, amount, why)
  const { titleSpaces } = g.content
  for (; g.titleSpaces < titleSpaces.length && titleSpaces[g.titleSpaces] <= vessel.fame; g.titleSpaces++)
    vessel.titlesDue++
  if (g.choices.end === 'at-once') endIfWon(g, seat)
}

/** [fame.rank] With the name that was reached, if it is a new one. */
function tellFame(g: State, seat: Seat, amount: number, why: FameReason | undefined): void {
  const { fame } = g.vessels[seat]
  const { ranks } = g.content
  const reached = rankAt(ranks, fame)
  const rank = reached === rankAt(ranks, fame - amount) ? '' : reached
  if (why === undefined) report(g, 'fame.time#claimed', { seat, amount, fame, rank })
  else report(g, 'fame.time', { seat, amount, fame, why, rank })
}

/** [fame.end] Whoever has reached the goal has won. */
export function endIfWon(g: State, seat: Seat): void {
  if (isOver(g) || g.vessels[seat].fame < g.choices.goal) return
  g.winner = seat
  g.phase = 'over'
  g.ranking = fixed(rank(g, seat))
  const { fame, mat } = g.vessels[seat]
  report(g, 'fame.end', { seat, fame, ship: mat, rank: rankAt(g.content.ranks, fame) })
}

/** [fame.ranking] The others by their fame; equals roll for it. */
function rank(g: State, winner: Seat): Seat[] {
  const lots = g.vessels.map((_, seat) => ({ seat, fame: g.vessels[seat].fame, lot: 0 }))
  const tied = lots.filter((one) => lots.some((other) => other !== one && other.fame === one.fame))
  for (const one of tied) if (one.seat !== winner) one.lot = random(g, 1_000_000)
  lots.sort(
    (a, b) =>
      Number(b.seat === winner) - Number(a.seat === winner) || b.fame - a.fame || b.lot - a.lot || a.seat - b.seat,
  )
  return lots.map(({ seat }) => seat)
}
