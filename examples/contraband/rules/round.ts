import { type BaseState, dialect, type Refusal, type Rule, random, reveal, type Seat } from '@orrery/engine'
import type { RuleId } from '../rulebook/index.ts'

/** What crates are worth. */
export const WORTH = { tea: 1, salt: 2, rum: 3, silk: 4, spice: 5, gems: 6 } as const
export type Crate = keyof typeof WORTH
const BRIBE = 2

/** The whole position as plain data, in lists by seat. What every state has comes from the engine. */
export interface State extends BaseState {
  readonly rounds: number
  round: number
  coins: number[]
  /** Hidden from the others. */
  hands: Crate[][]
  deck: Crate[]
  /** What lies in the boat by seat; before the first round nothing does. */
  aboard: Crate[]
  die: number
}

/** The words in which rules ask, refuse and report, typed by the state and the ids of the rulebook. */
const { choice, confirm, everyone, refuse, report } = dialect<State, RuleId>({})

/** The rule to run next, by nothing but the state: one round after the other. */
export const nextStep = (g: State): Rule | undefined => (g.round < g.rounds ? playRound(g) : undefined)

function* playRound(g: State): Rule {
  report(g, 'load.crate#round', { round: g.round + 1 })
  yield* loadBoat(g)
  yield* passCustoms(g)
  sell(g)
  g.round++
}

/** [load.again] You cannot load the same goods twice in a row, unless you have no others. */
function mayLoad(g: State, seat: Seat, crate: Crate): Refusal | undefined {
  const hasOthers = g.hands[seat].some((other) => other !== crate)
  return crate === g.aboard[seat] && hasOthers ? refuse('load.again', { crate }) : undefined
}

/** [load.crate] Secretly choose a crate from your hand. All crates are loaded at the same time. */
function* loadBoat(g: State): Rule {
  const questions = g.hands.map((hand, seat) =>
    choice(g, seat, 'load.crate', { from: [...new Set(hand)], unless: (crate) => mayLoad(g, seat, crate) }),
  )
  g.aboard = yield* everyone<Crate>(questions)
  reveal(g, 'all')
  g.aboard.forEach((crate, seat) => {
    g.hands[seat].splice(g.hands[seat].indexOf(crate), 1)
    report(g, 'load.crate', { seat, crate })
  })
}

/** [load.twins] Crates with the same goods attract attention: customs seize all of them. */
const isTwin = (g: State, crate: Crate): boolean => g.aboard.filter((other) => other === crate).length > 1

/** [customs.die] Customs seize every crate worth more than the die shows. */
export const isSeized = (g: State, crate: Crate): boolean => isTwin(g, crate) || WORTH[crate] > g.die

/** [customs.bribe] The owner of the most valuable crate that the die would seize may pay for a second roll. */
function* passCustoms(g: State): Rule {
  roll(g)
  const [dearest] = g.aboard
    .filter((crate) => isSeized(g, crate) && !isTwin(g, crate))
    .sort((a, b) => WORTH[b] - WORTH[a])
  const owner = g.aboard.indexOf(dearest)
  if (dearest === undefined || g.coins[owner] < BRIBE) return
  if (!(yield* confirm(g, owner, 'customs.bribe', { crate: dearest, die: g.die, coins: BRIBE }))) return
  g.coins[owner] -= BRIBE
  report(g, 'customs.bribe', { seat: owner, coins: BRIBE })
  roll(g)
}

function roll(g: State): void {
  g.die = 1 + random(g, 6)
  report(g, 'customs.die', { die: g.die })
}

/** [sale.coins] A crate that gets through brings its worth. [sale.draw] Then everybody draws a crate. */
function sell(g: State): void {
  g.aboard.forEach((crate, seat) => {
    const coins = isSeized(g, crate) ? 0 : WORTH[crate]
    g.coins[seat] += coins
    report(g, isTwin(g, crate) ? 'load.twins' : 'sale.coins', { seat, crate, coins })
    const [drawn] = g.deck.splice(-1)
    g.hands[seat].push(drawn)
    reveal(g, [seat])
    report(g, 'sale.draw', { crate: drawn }, [seat])
  })
}

/** [sale.winner] The player with the most coins wins. On a tie, the lower seat wins. */
export const ranking = (coins: readonly number[]): Seat[] =>
  coins.map((_, seat) => seat).sort((a, b) => coins[b] - coins[a] || a - b)
