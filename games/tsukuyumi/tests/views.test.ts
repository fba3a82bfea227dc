import { settleOptions } from '@orrery/engine'
import { absentPlayer, checkDeals, playOut, randomPlayers } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import tsukuyumi from '../game.ts'
import type { State } from '../rules/state/state.ts'
import type { View } from '../view.ts'
import { opening, playFrom, position, scene } from './scene.ts'

type Viewer = number | 'spectator'

const see = ({ state }: { readonly state: State }, viewer: Viewer): View => tsukuyumi.view(state, viewer)
const viewersOf = ({ state }: { readonly state: State }): Viewer[] => [
  ...state.factions.map((_, seat) => seat),
  'spectator',
]

test('[table.hidden] of hands, the draw pile and the event deck others see only how many cards there are', () => {
  const match = scene({ factions: ['nomads', 'dark-seed', 'cybersamurai'], units: { c2: 'private' } })
  const { hands, drawPile, eventDeck, picked } = match.state
  for (const viewer of viewersOf(match)) {
    const seen = JSON.stringify(see(match, viewer))
    const hidden = [...drawPile, ...eventDeck, ...hands.flatMap((hand, seat) => (seat === viewer ? [] : hand))]
    expect(hidden.filter((card) => seen.includes(`"${card}"`))).toEqual([])
    expect(see(match, viewer)).toMatchObject({ drawPile: drawPile.length, eventDeck: eventDeck.length })
    expect(see(match, viewer).seats.map(({ cards, card }) => [cards, card])).toEqual(picked.map((card) => [5, card]))
  }
})

test('[table.hidden] [draft.secret] a chosen card stays secret until all have chosen', () => {
  const match = opening(['nomads', 'dark-seed'])
  match.playByItself((g) => g.phase === 'select')
  const [mine, theirs] = match.state.hands.map((hand) => hand[0])
  match.play(`nomads: ${mine}`)
  expect(JSON.stringify([see(match, 1), match.match.logFor(1)])).not.toContain(`"${mine}"`)
  match.play(`dark seed: ${theirs}`)
  expect(see(match, 'spectator').seats.map(({ card }) => card)).toEqual([mine, theirs])
})

/** The Cybersamurai with Ghost, about to draw. */
const haunted = (): State => {
  const g = position({ factions: ['cybersamurai', 'nomads'], uplinks: ['ghost'] })
  g.agenda = []
  g.hands = g.hands.map((hand, seat) => [...hand, g.picked[seat]].sort())
  g.picked = ['', '']
  g.phase = 'ghost'
  return g
}

test('[table.hidden] [uplink.ghost] what Ghost draws and removes is known to the Cybersamurai alone', () => {
  const match = playFrom(haunted())
  match.play('cybersamurai: draw-pile')
  const drawn = match.state.hands[0].filter((card) => !haunted().hands[0].includes(card))
  expect(drawn).toHaveLength(1)
  expect(JSON.stringify([see(match, 1), match.match.logFor(1)])).not.toContain(`"${drawn[0]}"`)
  const kept = match.state.hands[0].find((card) => card !== drawn[0])
  match.play(`cybersamurai: ${kept}`, `nomads: ${match.state.hands[1][0]}`, `cybersamurai: ${drawn[0]}`)
  expect([see(match, 0).removed, see(match, 1).removed, see(match, 'spectator').removed]).toEqual([drawn, [], []])
  expect(see(match, 1).removedCards).toBe(1)
  expect(JSON.stringify(match.match.logFor(1))).not.toContain(`"${drawn[0]}"`)
})

test('[table.hidden] counterattacks chosen in secret are not seen before all have chosen', () => {
  const match = scene({
    variants: ['secret-counterattacks'],
    factions: ['dark-seed', 'nomads', 'boarlords'],
    units: { b1: 'worker:2 private squeaker' },
  })
  match.play('dark seed: attack, b1, ds-annihilation', 'nomads: [hold-the-line]')
  for (const viewer of [0, 2, 'spectator'] as const)
    expect(JSON.stringify([see(match, viewer), match.match.logFor(viewer)])).not.toContain('hold-the-line')
  match.play('boarlords: []')
  expect(JSON.stringify(match.match.logFor('spectator'))).toContain('hold-the-line')
})

const MOMENTS: readonly (readonly [string, () => State])[] = [
  ['a turn', () => position({ factions: ['nomads', 'dark-seed', 'boarlords'] })],
  [
    'the choice of cards',
    () => {
      const match = opening(['nomads', 'dark-seed', 'boarlords', 'cybersamurai'])
      match.playByItself((g) => g.phase === 'select')
      return match.state
    },
  ],
  [
    'before Ghost removes a card',
    () => {
      const match = playFrom(haunted()).play('cybersamurai: draw-pile')
      return match.play(`cybersamurai: ${match.state.hands[0][0]}`, `nomads: ${match.state.hands[1][0]}`).state
    },
  ],
  [
    'after Ghost has removed one',
    () => {
      const match = playFrom(haunted()).play('cybersamurai: draw-pile')
      match.play(`cybersamurai: ${match.state.hands[0][0]}`, `nomads: ${match.state.hands[1][0]}`)
      return match.play(`cybersamurai: ${match.state.hands[0][0]}`).state
    },
  ],
]

test.each(MOMENTS)(
  '[table.hidden] dealing anew what a viewer cannot know leaves the view as it is: %s',
  (_, moment) => {
    expect(checkDeals(tsukuyumi, moment())).toEqual([])
  },
)

const TABLES = [
  [['nomads', 'dark-seed'], {}],
  [['boarlords', 'cybersamurai', 'nomads'], { map: 'random', rounds: 3 }],
  [['dark-seed', 'cybersamurai', 'nomads', 'boarlords'], { variants: ['secret-counterattacks', 'half-armies'] }],
] as const

test.each(TABLES)('[table.leave] %j who have gone play %j to its end', (factions, options) => {
  const match = opening(factions, { ...options })
  match.playByItself()
  expect([match.state.phase, tsukuyumi.invariants(match.state)]).toEqual(['over', []])
  expect([...tsukuyumi.result(match.state).ranking].sort()).toEqual(factions.map((_, seat) => seat))
})

test('[table.leave] one who has gone does not stop the others', () => {
  const options = settleOptions(tsukuyumi, 3, {})
  const players = [...randomPlayers<State>(2), absentPlayer<State>()]
  const { finished, violations } = playOut({ game: tsukuyumi, players, options, seed: 'left', check: false })
  expect([finished, violations]).toEqual([true, []])
})
