import {
  type BaseState,
  checkAnswer,
  type Dice,
  RuleFailure,
  type Runner,
  type Seat,
  type SingleQuestion,
  sameValue,
  type Thinking,
  type Value,
} from '@orrery/engine'
import { candidatesOf, likelyAnswer } from './answers.ts'
import type { Judge } from './judge.ts'
import { Node } from './node.ts'
import { Ways } from './ways.ts'
import type { Worlds } from './worlds.ts'

/** So many further answers are thought of at a point of the tree. */
const BREADTH_WITHIN = 24

const PERCENT = 100

/** Less than this is no gain. */
const NOTHING = 1e-9

/** The least width of a new phase of looks. */
const LEAST_WIDTH = 4

/** An answer is clearly the best when it lies so many uncertainties and so many spreads before every other one, after so many looks. */
const CLEAR = { uncertainties: 4, spreads: 0.5, looks: 100 } as const

/**
 * Weighs the answers to one question, look by look: it can be broken off after any of them. A look follows an answer down the tree of the seat's
 * own further answers, as long as nobody else decides and nobody learns anything, in one of the imagined worlds; then it plays the step to its
 * end, and values what came of it.
 *
 * Looks are shared out by halving: all answers once, then the better half, and so on down to two; then again from half of them. The n-th look
 * at every answer is in the same world.
 */
export class Search {
  readonly #seat: Seat
  readonly #ask: string
  readonly #mayIdle: boolean
  readonly #others: Thinking['others']
  readonly #worlds: Worlds
  readonly #ways: Ways
  readonly #dice: Dice
  readonly #nodes: Node[]
  /** Others decide without knowing the answer. */
  readonly isSecret: boolean
  /** What the position is worth before any answer. */
  readonly #standing: number
  #queue: Node[]
  #width: number
  #phase: number
  #looks = 0
  #sum = 0
  #squares = 0

  constructor(
    worlds: Worlds,
    question: SingleQuestion,
    judge: Judge,
    thinking: Thinking,
    dice: Dice,
    known: readonly Value[] = [],
  ) {
    const start = worlds.look(0)
    const open = start.question
    this.isSecret = (open?.kind === 'everyone' && open.parts.length > 1) || start.game.isSecret(start.state, question)
    this.#seat = question.seat
    this.#worlds = worlds
    this.#dice = dice
    this.#ways = new Ways(start, question, judge, thinking, dice)
    const { breadth, hinted, overlooks } = thinking
    const candidates = noticed(candidatesOf(start, question, breadth, dice, hinted), overlooks, dice)
    this.#nodes = withKnown(candidates, known).map((answer) => new Node(answer))
    if (this.#nodes.length === 0) throw new RuleFailure(`"${question.ask}" offers no answer.`)
    this.#standing = judge.judge(start.state).score
    this.#queue = [...this.#nodes]
    this.#width = this.#nodes.length
    this.#phase = this.#nodes.length
    this.#ask = question.ask
    this.#mayIdle = thinking.mayIdle
    this.#others = thinking.others
  }

  get looks(): number {
    return this.#looks
  }

  /** Looks once more; false when there is nothing left to find out. */
  goOn(): boolean {
    if (this.#nodes.length === 1) return false
    const node = this.#next()
    if (node === undefined) return false
    this.#look(node)
    this.#looks++
    return true
  }

  /** The answers that were compared, the best first; those that were never looked at come last. */
  ranked(): readonly Node[] {
    return this.#sorted()
  }

  get best(): Node {
    const [best] = this.#sorted()
    if (best === undefined) throw new RangeError('Nothing was compared.')
    return best
  }

  /** Looks once more at one of the answers. */
  lookAt(node: Node): void {
    this.#look(node)
    this.#looks++
  }

  /** Where an answer leads in one of the worlds, if the seat goes on as it now seems best. */
  futureOf(top: Node, world: number): BaseState {
    const way = this.#enter(world)
    let last = { ask: this.#ask, value: top.answer }
    way.apply(this.#seat, top.answer)
    for (const { answer } of top.route) {
      const question = this.#ways.openQuestion(way)
      if (question === undefined || checkAnswer(question, answer)) break
      last = { ask: question.ask, value: answer }
      way.apply(this.#seat, answer)
    }
    this.#ways.follow(way, last, this.#worlds.replies(world))
    return way.state
  }

  #next(): Node | undefined {
    if (this.#queue.length === 0) this.#queue = this.#nextRound()
    return this.#queue.shift()
  }

  #nextRound(): Node[] {
    if (this.#isClear) return []
    if (this.#width > 2) this.#width = Math.max(2, this.#width >> 1)
    else {
      this.#phase = Math.max(LEAST_WIDTH, this.#phase >> 1)
      this.#width = this.#phase
    }
    return this.#sorted()
      .filter((node) => !node.isSettled)
      .slice(0, this.#width)
  }

  /** Whether more looks would hardly find another answer: who sees what is best does not go on thinking. What is mixed needs all of them. */
  get #isClear(): boolean {
    if (this.isSecret || this.#looks < CLEAR.looks) return false
    const [best, ...others] = this.#sorted()
    if (best === undefined || best.visits < CLEAR.looks) return false
    const floor = best.value - CLEAR.uncertainties * best.uncertainty - CLEAR.spreads * this.#spread
    return others.every((other) => other.visits === 0 || other.value + CLEAR.uncertainties * other.uncertainty < floor)
  }

  /** Only where the best answers of others are looked for, something is tried out on the way. */
  #enter(world: number): Runner<BaseState> {
    return this.#others === 'best' ? this.#worlds.enter(world) : this.#worlds.enterOnce(world)
  }

  #look(top: Node): void {
    const way = this.#enter(top.visits)
    const path = [top]
    let node = top
    let ask = this.#ask
    way.apply(this.#seat, node.answer)
    for (;;) {
      const question = this.#ways.openQuestion(way)
      const next: Node | undefined = question && this.#goDown(node, way, question, ask)
      if (question === undefined || next === undefined) break
      ask = question.ask
      way.apply(this.#seat, next.answer)
      path.push(next)
      node = next
    }
    node.isOpen = this.#ways.openQuestion(way) !== undefined
    node.mayStop = this.#ways.isBeyondStep(way)
    const replies = this.isSecret ? this.#worlds.replies(top.visits) : undefined
    const outlook = this.#ways.follow(way, { ask, value: node.answer }, replies)
    node.add(outlook)
    if (this.isSecret) top.seen.push(outlook.score)
    for (const one of path) one.visits++
    this.#sum += outlook.score
    this.#squares += outlook.score ** 2
  }

  /**
   * The next answer on a way, or nothing to stop. Where nobody has been yet, a likely one; from the second time on, the one that is most worth
   * a look.
   */
  #goDown(node: Node, way: Runner<BaseState>, question: SingleQuestion, ask: string): Node | undefined {
    if (node.visits === 0) {
      if (this.#ways.isBeyondStep(way)) return undefined
      return node.grow(likelyAnswer(way, question, this.#dice, { ask, value: node.answer }))
    }
    node.isOpen = true
    node.mayStop = this.#ways.isBeyondStep(way)
    if (!node.isSurveyed) node.survey(candidatesOf(way, question, BREADTH_WITHIN, this.#dice))
    return node.select(this.#spread)
  }

  /** How far apart the values lie that were seen. */
  get #spread(): number {
    const mean = this.#sum / this.#looks
    return Math.sqrt(Math.max(0, this.#squares / this.#looks - mean ** 2))
  }

  /**
   * An answer after which the same is asked again has to be better than no answer at all. What ends a turn often looks bad, because
   * everything that may follow counts in full; without this, anything useless would be done to put it off. Where the turn was played on, it
   * is known.
   */
  #isIdle(node: Node): boolean {
    return !this.#mayIdle && !node.isCorrected && node.again && node.value <= this.#standing + NOTHING
  }

  /** What they are sorted by takes a while to say, so it is said once for each. */
  #sorted(): Node[] {
    return this.#nodes
      .map((node): Placed => {
        const isSeen = node.visits > 0
        return { node, isSeen, isIdle: this.#isIdle(node), promise: isSeen ? node.promise : 0 }
      })
      .sort(byPromise)
      .map(({ node }) => node)
  }
}

/** An answer with what decides its place among the others. */
interface Placed {
  readonly node: Node
  readonly isSeen: boolean
  readonly isIdle: boolean
  readonly promise: number
}

const byPromise = (a: Placed, b: Placed): number =>
  Number(b.isSeen) - Number(a.isSeen) || Number(a.isIdle) - Number(b.isIdle) || b.promise - a.promise

/** What comes to mind of what could be answered: something always does. */
function noticed(candidates: readonly Value[], overlooks: number, dice: Dice): readonly Value[] {
  if (overlooks === 0) return candidates
  const seen = candidates.filter(() => dice.below(PERCENT) >= PERCENT * overlooks)
  return seen.length > 0 ? seen : candidates.slice(0, 1)
}

const withKnown = (candidates: readonly Value[], known: readonly Value[]): readonly Value[] => [
  ...known.filter((one) => !candidates.some((candidate) => sameValue(candidate, one))),
  ...candidates,
]
