import { baseState, copyBaseState, defineGame, number, shuffle } from '@orrery/engine'
import card from './card.ts'
import { type Crate, nextStep, ranking, type State, WORTH } from './rules/round.ts'
import { view } from './view.ts'
import english from './words/en/index.ts'
import { SEATS } from './words/names.ts'

/** The game, as the engine needs it. What is left out here has a default that fits small games. */
export default defineGame({
  id: card.id,
  title: card.title,
  players: card.players,
  options: { rounds: number({ min: 3, max: 6, default: 5, tried: [3, 5, 6] }) },
  locale: english(),
  seatName: (seat) => SEATS[seat],
  setup({ seats, seed, options: { rounds } }): State {
    const base = baseState({ seats, seed })
    const crates = Object.keys(WORTH) as Crate[]
    const deck = shuffle(base, [...crates, ...crates, ...crates, ...crates, ...crates, ...crates])
    const hands = Array.from({ length: seats }, () => deck.splice(0, 3))
    return { ...base, rounds, round: 0, coins: hands.map(() => 2), hands, deck, aboard: [], die: 0 }
  },
  nextStep,
  copy: (g) => ({
    ...g,
    ...copyBaseState(g),
    coins: [...g.coins],
    hands: g.hands.map((hand) => [...hand]),
    deck: [...g.deck],
    aboard: [...g.aboard],
  }),
  view,
  result: ({ coins }) => ({ scores: coins, ranking: ranking(coins) }),
  /** Deals again what a seat cannot know, so that bots can imagine it. */
  determinize(g, seat, dice) {
    const unknown = [...g.deck, ...g.hands.flatMap((hand, owner) => (owner === seat ? [] : hand))]
    // Sorted before it is shuffled: the deal must not tell anything of the one it replaces.
    const hidden = dice.shuffle(unknown.sort())
    g.hands = g.hands.map((hand, owner) => (owner === seat ? hand : hidden.splice(0, hand.length)))
    g.deck = hidden
  },
  evaluate: (g, seat) => ({ coins: g.coins[seat] }),
  invariants: (g) => (g.coins.some((coins) => coins < 0) ? ['somebody has less than no coins'] : []),
})
