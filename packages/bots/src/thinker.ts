import { type BaseState, type Dice, type Runner, type Seat, sameValue, type Thinking, type Value } from '@orrery/engine'
import { askedOf, type Player } from '@orrery/engine/simulation'
import { type Allowance, budgetOf, type Timing } from './budget.ts'
import { explain, type Weighed, type Why } from './explain/why.ts'
import { Inquiry } from './search/inquiry.ts'
import { choosePlan, Judge } from './search/judge.ts'
import { mixture } from './search/mixture.ts'
import type { Node } from './search/node.ts'
import { Search } from './search/search.ts'
import { forgetful, Worlds } from './search/worlds.ts'

/** How somebody thinks and decides. */
export interface Mind extends Thinking {
  /** How long it thinks where there is a clock; otherwise `iterations` count. */
  readonly ms?: number
  /** Draws one of the answers that are good against what others may do, where they choose in secret. */
  readonly mixes: boolean
  /** Forgets what was seen and is hidden again. */
  readonly forgets: boolean
}

/** What came of a thought. */
export interface Conclusion {
  readonly value: Value
  readonly why: Why
}

/** A thought about one question, which can be gone on with or concluded at any time. */
export interface Thought {
  /** Looks once more; false when the time is over or there is nothing left to find out. */
  goOn(): boolean
  readonly looks: number
  /** The best answer so far. */
  conclude(): Conclusion
  /** What speaks for an answer that was thought of, or against it. */
  why(value: Value): Why
  /** All answers that were looked at, the best first. */
  weighed(): readonly Weighed[]
  /** Looks once more at an answer that was thought of. */
  lookAt(value: Value): void
  /** Where an answer that was thought of leads in one of the imagined worlds. */
  futureOf(value: Value, world: number): BaseState
  /** What is aimed at beyond this turn, if anything. */
  readonly plan: Why['plan']
}

/** A player that thinks as long as it may, and says why. */
export interface Thinker extends Player {
  /** One of the game's characters, if it has one. */
  readonly character: string | undefined
  /** Begins to think, and to measure the time. Answers that are known are looked at in any case. */
  think(runner: Runner<BaseState>, seat: Seat, dice: Dice, known?: readonly Value[]): Thought
  /** Thinks as long as it may. */
  reason(runner: Runner<BaseState>, seat: Seat, dice: Dice): Conclusion
}

export interface ThinkerSettings extends Timing {
  readonly name: string
  /** One of the game's characters; none plays as the game judges. */
  readonly character?: string | undefined
  /** How it thinks in a game. */
  readonly mind: (thinking: Partial<Thinking>) => Mind
  /** Instead of the time that it takes by itself. */
  readonly allowance?: Allowance | undefined
  /** Which part of the game's `thinking` is for it. */
  readonly level: string
}

export function createThinker(settings: ThinkerSettings): Thinker {
  const { name, character, mind: mindFor, level, allowance, ...timing } = settings
  function think(runner: Runner<BaseState>, seat: Seat, dice: Dice, known?: readonly Value[]): Thought {
    const { game } = runner
    const question = askedOf(runner, seat)
    const mind = mindFor(game.thinking[level] ?? {})
    const budget = budgetOf(allowance ?? allowanceOf(mind, timing), timing)
    const worlds = new Worlds(runner, seat, `${dice.below(2 ** 30)}`, mind.forgets ? forgetful(runner) : game)
    const nature = character === undefined ? undefined : game.characters[character]
    const plan = choosePlan(game, worlds.look(0).state, seat, nature)
    const judge = new Judge(game, seat, nature, plan)
    const search = new Search(worlds, question, judge, mind, dice, known)
    const inquiry = new Inquiry(search, worlds, seat, judge, mind)
    const mixes = search.isSecret && mind.mixes && mind.slips === 0
    const drawnAs = (chosen: Node): Why['drawn'] => {
      const ranked = search.ranked()
      if (chosen === ranked[0]) return undefined
      if (mixes) return sharesIn(ranked).has(chosen) ? 'unforeseen' : undefined
      return mind.slips > 0 ? 'slip' : undefined
    }
    const whyOf = (chosen: Node): Why => {
      const others = search.ranked().filter((node) => node !== chosen && node.visits > 0)
      return explain([chosen, ...others].map(weighed), { looks: inquiry.looks, plan, drawn: drawnAs(chosen) })
    }
    const nodeOf = (value: Value): Node => {
      const node = search.ranked().find(({ answer }) => sameValue(answer, value))
      if (node === undefined) throw new RangeError('That answer was not thought of.')
      return node
    }
    return {
      goOn: () => budget.allows(inquiry.looks) && inquiry.goOn(),
      get looks() {
        return inquiry.looks
      },
      conclude() {
        const chosen = mixes ? draw(sharesIn(search.ranked()), dice) : choose(search.ranked(), mind.slips, dice)
        return { value: chosen.answer, why: whyOf(chosen) }
      },
      why: (value) => whyOf(nodeOf(value)),
      weighed: () =>
        search
          .ranked()
          .filter(({ visits }) => visits > 0)
          .map(weighed),
      lookAt: (value) => search.lookAt(nodeOf(value)),
      futureOf: (value, world) => search.futureOf(nodeOf(value), world),
      plan: plan && { kind: plan.kind, about: plan.about },
    }
  }

  function reason(runner: Runner<BaseState>, seat: Seat, dice: Dice): Conclusion {
    const thought = think(runner, seat, dice)
    while (thought.goOn());
    return thought.conclude()
  }

  return {
    name,
    character,
    think,
    reason,
    decide: (runner, seat, dice) => reason(runner, seat, dice).value,
  }
}

/** Its own time where there is a clock, and its own number of iterations where there is none: then it decides the same everywhere. */
const allowanceOf = ({ ms, iterations }: Mind, { now }: Timing): Allowance =>
  ms === undefined || now === undefined ? { iterations } : { ms }

const weighed = (node: Node): Weighed =>
  node.visits === 0
    ? { value: node.answer, score: 0, terms: {}, looks: 0 }
    : { value: node.answer, score: node.value, terms: node.terms, looks: node.visits, chance: node.chance }

/** The best answer. Somebody who slips takes one that is a little worse now and then. */
function choose(ranked: readonly Node[], slips: number, dice: Dice): Node {
  const best = bestOf(ranked)
  if (best.visits === 0 || slips === 0) return best
  const seen = ranked.filter((node) => node.visits > 0)
  const spread = slips * spreadOf(seen.map((node) => node.value))
  return dice.pick(seen.filter((node) => node === best || node.value >= best.value - spread))
}

/** Fewer looks at an answer tell nothing of what others may reply to it. */
const LEAST_LOOKS = 4

/** Chances are counted in so many parts. */
const PARTS = 1 << 20

/**
 * Where others choose in secret, whoever always takes the best answer is foreseen. How often each is given, of those that were looked at about
 * as often as the best one, follows from regret.
 */
function sharesIn(ranked: readonly Node[]): ReadonlyMap<Node, number> {
  const best = bestOf(ranked)
  const compared = ranked.filter(({ visits }) => visits >= Math.max(LEAST_LOOKS, best.visits / 4))
  if (compared.length < 2) return new Map([[best, 1]])
  const shares = mixture(compared.map(({ seen }) => seen))
  return new Map(compared.flatMap((node, at) => (shares[at] ? [[node, shares[at]]] : [])))
}

function draw(shares: ReadonlyMap<Node, number>, dice: Dice): Node {
  let left = dice.below(PARTS) / PARTS
  for (const [node, share] of shares) {
    left -= share
    if (left < 0) return node
  }
  return bestOf([...shares.keys()])
}

function bestOf([best]: readonly Node[]): Node {
  if (best === undefined) throw new RangeError('Nothing was compared.')
  return best
}

function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

/** Whether a player is one that can be asked why. */
export const isThinker = (player: Player): player is Thinker => 'think' in player
