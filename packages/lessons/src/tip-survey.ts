import {
  type BaseState,
  Dice,
  everyOptions,
  type FirstMatch,
  type Game,
  Match,
  type Seat,
  settleWithScene,
  type Tip,
} from '@orrery/engine'
import { randomPlayers } from '@orrery/engine/simulation'
import type { Seen } from './moment.ts'
import { tipFor } from './tips.ts'

/** So many matches are played by chance, from the first match's position and with other options, until every tip was said. */
const MATCHES = 60
/** More than a match needs; what is said only later is said too late. */
const DECISIONS = 3_000

/** A tip and what was to be seen when it was said. */
export interface Occasion<View> {
  readonly tip: Tip<View>
  readonly sight: Seen<View>
}

/** Plays matches by chance, and gathers for each tip the first occasions at which it is said. */
export function tipOccasions<S extends BaseState, View>(
  game: Game<S, View>,
  first: FirstMatch,
  tips: readonly Tip<View>[],
): readonly Occasion<View>[] {
  const occasions: Occasion<View>[] = []
  const unsaid = new Set(tips.map(({ id }) => id))
  for (let i = 0; i < MATCHES && unsaid.size > 0; i++) {
    const match = i % 4 === 0 ? openFirst(game, first, i) : openOther(game, i)
    for (const occasion of occasionsIn(match, i % match.state.seats, tips, i)) {
      unsaid.delete(occasion.tip.id)
      occasions.push(occasion)
    }
  }
  return occasions
}

function openFirst<S extends BaseState, View>(game: Game<S, View>, first: FirstMatch, i: number): Match<S, View> {
  const { seats, options = {}, scene } = first
  return Match.start(game, seats, settleWithScene(game, { seats, options, scene }), `tips ${i}`, scene)
}

function openOther<S extends BaseState, View>(game: Game<S, View>, i: number): Match<S, View> {
  const counts = game.players.filter((players) => players > 1)
  const players = counts[i % counts.length] ?? 1
  const all = everyOptions(game, players)
  return Match.start(game, players, all[(i * STRIDE) % all.length] ?? {}, `tips ${i}`)
}

/** A prime, so that all sorts of options have their turn. */
const STRIDE = 7919

function occasionsIn<S extends BaseState, View>(
  match: Match<S, View>,
  seat: Seat,
  tips: readonly Tip<View>[],
  i: number,
): Occasion<View>[] {
  const occasions: Occasion<View>[] = []
  const heard = new Set<string>()
  const dice = new Dice(`tips ${i}`)
  const players = randomPlayers<S>(match.state.seats)
  let before: Seen<View> | undefined
  let lines = 0
  while (!match.over && match.decisions.length < DECISIONS && heard.size < tips.length) {
    const waiting = match.runner.waitingFor()
    const asked = waiting.includes(seat) ? seat : (waiting[0] as Seat)
    if (asked === seat) {
      const log = match.logFor(seat)
      const sight = { view: match.view(seat), asks: match.questionFor(seat)?.mine?.ask, told: log.slice(lines) }
      lines = log.length
      const tip = tipFor(tips, sight, before, {
        heard,
        learned: new Set(),
        isAmongPeople: false,
        pack: match.runner.game.pack,
      })
      if (tip) {
        heard.add(tip.id)
        occasions.push({ tip, sight })
      }
      before = sight
    }
    const rejection = match.answer(asked, players[asked]?.decide(match.runner, asked, dice) ?? null)
    if (rejection) throw new Error(rejection.text)
  }
  return occasions
}
