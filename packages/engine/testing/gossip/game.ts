import { type BaseState, baseState, copyBaseState, defineGame, dialect, number, type Rule } from '../../src/index.ts'
import card from './card.ts'
import english from './words/en/index.ts'

/** A toy whose log grows as long as anybody wants: every rumor is told in as many lines as the match says. */
interface Gossip extends BaseState {
  rumors: number
  lines: number
  told: number
}

const { choose, report } = dialect<Gossip, string>({})

/** [gossip.rumor] A rumor is told; every tenth line is a whisper that one seat hears. */
function* rumor(g: Gossip): Rule {
  const seat = g.told % g.seats
  yield* choose(g, seat, 'gossip.rumor', { from: ['tell'] })
  for (let line = 0; line < g.lines; line++)
    report(g, 'gossip.rumor', { seat, n: g.told * g.lines + line }, line % 10 === 9 ? [0] : 'all')
  g.told++
}

export default defineGame({
  id: card.id,
  title: card.title,
  players: card.players,
  locale: english(),
  options: {
    rumors: number({ min: 1, max: 100, default: 50, tried: [1] }),
    lines: number({ min: 1, max: 2000, default: 1000, tried: [1] }),
  },
  setup: ({ seats, seed, options: { rumors, lines } }): Gossip => ({
    ...baseState({ seats, seed }),
    rumors,
    lines,
    told: 0,
  }),
  nextStep: (g) => (g.told < g.rumors ? rumor(g) : undefined),
  copy: (g) => ({ ...g, ...copyBaseState(g) }),
  view: ({ told }) => ({ told }),
  result: ({ seats }) => ({
    scores: Array.from({ length: seats }, () => 0),
    ranking: Array.from({ length: seats }, (_, seat) => seat),
  }),
})
