import {
  type BaseState,
  baseState,
  copyBaseState,
  defineGame,
  dialect,
  type Game,
  type Rule,
  Runner,
  random,
  reveal,
} from '@orrery/engine'

/** A game for one thing that a bot has to see. Its turns are the steps of one list. */
export interface Toy extends BaseState {
  step: number
  points: number[]
  /** What the toy needs besides. */
  stored: number
  secret: number
}

export const { choose, everyone, choice } = dialect<Toy, string>({})

type ToyParts = Partial<Omit<Game<Toy>, 'nextStep'>> & {
  /** The steps, one after the other; then the game is over. */
  readonly steps: readonly ((g: Toy) => Rule)[]
}

export function toy({ steps, ...parts }: ToyParts): Game<Toy> {
  return defineGame<Toy, unknown>({
    id: 'toy',
    title: 'Toy',
    players: [2],
    setup: ({ seats, seed }) => ({
      ...baseState({ seats, seed }),
      step: 0,
      points: Array(seats).fill(0),
      stored: 0,
      secret: 0,
    }),
    nextStep: (g) => steps[g.step]?.(g),
    copy: (g) => ({ ...g, ...copyBaseState(g), points: [...g.points] }),
    view: ({ secret: _, ...g }) => g,
    result: ({ points }) => ({ scores: points, ranking: [0, 1] }),
    standings: ({ points }) => points.map((score) => ({ score })),
    ...(parts as object),
  })
}

export const begin = (game: Game<Toy>, changes: Partial<Toy> = {}): Runner<BaseState> =>
  Runner.from(game, {
    ...game.setup({ seats: 2, options: {}, seed: 'toy' }),
    ...changes,
  }) as unknown as Runner<BaseState>

function addPoints(g: Toy, seat: number, points: number): void {
  g.points[seat] = (g.points[seat] ?? 0) + points
}

/** One chapter of two steps: to save loses a point at once, and brings three when it is spent in the next step. */
export const saving = (parts: Partial<Game<Toy>> = {}): Game<Toy> =>
  toy({
    chapter: () => 'turn',
    steps: [
      function* first(g) {
        const answer = yield* choose(g, 0, 'save', { from: ['earn', 'save', 'rest'] })
        if (answer === 'save') g.stored = 1
        addPoints(g, 0, answer === 'earn' ? 1 : answer === 'save' ? -1 : 0)
        g.step++
      },
      function* second(g) {
        const answer = yield* choose(g, 0, 'spend', { from: ['rest', 'spend', 'waste'] })
        if (answer === 'spend' && g.stored > 0) addPoints(g, 0, 4)
        if (answer === 'waste') addPoints(g, 0, -2)
        g.step++
      },
    ],
    ...parts,
  })

/** A die with which one wins ten in one throw of six, and loses three otherwise; or two points for sure. */
export const gambling = (): Game<Toy> =>
  toy({
    chapter: () => 'turn',
    steps: [
      function* bet(g) {
        const answer = yield* choose(g, 0, 'bet', { from: ['sure', 'die'] })
        addPoints(g, 0, answer === 'sure' ? 2 : random(g, 6) === 0 ? 10 : -3)
        g.step++
      },
    ],
  })

/** A card lies face down: to guess it wins, to guess wrong loses; who passes gets nothing. */
export const guessing = (parts: Partial<Game<Toy>> = {}): Game<Toy> =>
  toy({
    determinize(g, _, dice) {
      g.secret = g.memory === undefined ? dice.below(4) : (g.memory as number)
    },
    steps: [
      function* guess(g) {
        const answer = yield* choose(g, 0, 'guess', { from: ['pass', 0, 1, 2, 3] })
        reveal(g, 'all')
        addPoints(g, 0, answer === 'pass' ? 0 : answer === g.secret ? 3 : -3)
        g.step++
      },
    ],
    ...parts,
  })

/** The second seat answers what the first has done: it strikes back when that pays, and most of its answers do nothing. */
export const answered = (): Game<Toy> =>
  toy({
    rivalry: { mean: 1, best: 0 },
    steps: [
      function* strike(g) {
        const answer = yield* choose(g, 0, 'strike', { from: ['strike', 'stay'] })
        if (answer === 'strike') {
          addPoints(g, 0, 2)
          const back = yield* choose(g, 1, 'back', { from: ['none', 'duck', 'run', 'hide', 'strike-back'] })
          if (back === 'strike-back') addPoints(g, 0, -5)
        }
        g.step++
      },
    ],
  })

/** Matching pennies: both show a side at the same time; the first seat wins when they are alike. */
export const pennies = (): Game<Toy> =>
  toy({
    steps: [
      function* show(g) {
        const sides = yield* everyone<string>(
          [0, 1].map((seat) => choice(g, seat, 'show', { from: ['heads', 'tails'] })),
        )
        addPoints(g, sides[0] === sides[1] ? 0 : 1, 1)
        g.step++
      },
    ],
  })

/** What a raid comes to for the first seat: to guard the right place wins a point, and the gate is worth more than the wall. */
export const RAID: { readonly [guarded: string]: { readonly [raided: string]: number } } = {
  gate: { gate: 1, wall: -1 },
  wall: { gate: -4, wall: 1 },
  sleep: { gate: -4, wall: -1 },
}

/**
 * The first seat guards a place, and the other one raids one at the same time; or after it, without knowing which it was. Luck comes on top,
 * the same whatever is done.
 */
export const raiding = (parts: Partial<Game<Toy>> = {}, inTurn = false): Game<Toy> =>
  toy({
    steps: [
      function* raid(g) {
        const places = ['gate', 'wall']
        const from = Object.keys(RAID)
        if (inTurn) {
          g.secret = from.indexOf(yield* choose(g, 0, 'guard', { from }))
          const raided = yield* choose(g, 1, 'raid', { from: places })
          addPoints(g, 0, RAID[from[g.secret] ?? '']?.[raided] ?? 0)
        } else {
          const [guarded = '', raided = ''] = yield* everyone<string>([
            choice(g, 0, 'guard', { from }),
            choice(g, 1, 'raid', { from: places }),
          ])
          addPoints(g, 0, RAID[guarded]?.[raided] ?? 0)
        }
        addPoints(g, 0, random(g, 12))
        g.step++
      },
    ],
    ...parts,
  })

/** A battle in two steps: to be bold costs a point at once, and brings four when the other has answered in the next step. */
export const fighting = (parts: Partial<Game<Toy>> = {}): Game<Toy> =>
  toy({
    chapter: () => 'battle',
    steps: [
      function* commit(g) {
        g.stored = (yield* choose(g, 0, 'commit', { from: ['bold', 'meek'] })) === 'bold' ? 1 : 0
        addPoints(g, 0, -g.stored)
        g.step++
      },
      function* reply(g) {
        yield* choose(g, 1, 'reply', { from: ['stand', 'flee'] })
        addPoints(g, 0, 4 * g.stored)
        g.step++
      },
    ],
    ...parts,
  })
