import { findRule, type Options, settleOptions } from '@orrery/engine'
import { complaintOf } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import { housePack } from '../content/house.ts'
import starshipSamurai from '../game.ts'
import { exampleBuild } from '../rules/cards/decks.ts'
import german from '../words/de/index.ts'
import { opening, playFrom, position, scene } from './scene.ts'

const problemOf = (players: number, options: Options) =>
  complaintOf(() => settleOptions(starshipSamurai, players, options))

test('without a word everything is as in the rulebook', () => {
  expect(settleOptions(starshipSamurai, 4, {})).toEqual({
    deck: 'base',
    build: [],
    ownDecks: false,
    longThree: false,
    alliance: 'standard',
    trading: false,
    unlimitedWealth: false,
    attachAtLocations: false,
  })
})

const PRESETS = [
  ['standard', 2, 5],
  ['attested', 3, 5],
  ['gentle', 1, 3],
] as const

test.each(PRESETS)(
  '[alliance.tiers] alliance=%s: %i honor on the first space, %i on the last',
  (alliance, first, last) => {
    const honorOn = (space: string) =>
      scene({ options: { alliance }, phase: 'resolution', markers: { Sol: space } }).state.honor[0]
    expect([honorOn('Nova-1'), honorOn('Nova-6')]).toEqual([first, last])
  },
)

test('[alliance.tiers] a marker brings less on every space of the gentle table than on the standard one', () => {
  const { standard, gentle } = housePack.branches
  expect(gentle).toHaveLength(standard.length)
  expect(gentle.filter((honor, depth) => honor >= standard[depth])).toEqual([])
})

test('[alliance.tiers] the numbers of every table are shown where it is chosen, and in the rulebook', () => {
  for (const [locale, names] of [
    [starshipSamurai.locale, ['Standard', 'Printed tiers', 'Gentle']],
    [german(housePack), ['Standard', 'Gedruckte Stufen', 'Sanft']],
  ] as const) {
    const tables = [`${names[0]}: 2, 3, 3, 4, 4, 5`, `${names[1]}: 3, 3, 4, 4, 5, 5`, `${names[2]}: 1, 1, 2, 2, 3, 3`]
    expect(Object.values(locale.options.alliance.values ?? {})).toEqual(tables)
    expect(findRule(locale.rulebook, 'alliance.tiers')?.text).toContain(tables.join('. '))
  }
})

test('[alliance.tiers] two players use the gentle table unless they choose, and the standard one where they began before', () => {
  const chosenBy = (players: number, rules = 3) =>
    settleOptions(
      starshipSamurai.under?.(rules, { id: 'house', version: String(rules) }) ?? starshipSamurai,
      players,
      {},
    )
  expect([2, 3, 4].map((players) => chosenBy(players).alliance)).toEqual(['gentle', 'standard', 'standard'])
  expect([chosenBy(2, 2).alliance, chosenBy(2, 1).alliance]).toEqual(['standard', 'standard'])
})

test('[alliance.tiers] matches with the first pack keep the table they had', () => {
  const first = (space: string) =>
    scene({ rules: 1, options: { alliance: 'gentle' }, phase: 'resolution', markers: { Sol: space } }).state.honor[0]
  expect([first('Nova-1'), first('Nova-5')]).toEqual([1, 5])
})

test('[wealth.supply] unlimitedWealth: the supply never runs out (G2)', () => {
  const match = scene({ options: { unlimitedWealth: true }, wealth: { pulsar: 43 } }).play('nova: wealth-4')
  expect(match.state.wealth).toEqual([4, 43, 0, 0])
  expect(starshipSamurai.invariants(match.state)).toEqual([])
  const seen = starshipSamurai.view(match.state, 0)
  expect([seen.bank, starshipSamurai.view(scene().state, 0).bank]).toEqual([null, 44])
  expect(starshipSamurai.render?.(seen)).toContain('wealth without end')
})

test('[fighter.where] attachAtLocations: fighters in the supply carry nothing', () => {
  const setting = { wealth: { nova: 2 }, boards: { 1: ['nova-2'] } }
  expect(scene({ ...setting, options: { attachAtLocations: true } }).play('nova: attach').options).toEqual(['nova-2'])
  expect(scene(setting).play('nova: attach').options).toHaveLength(8)
})

test('[decks.own] ownDecks: one of every card for each, drawn from and discarded to alone', () => {
  const { decks, hands, discards } = opening(2, { ownDecks: true }).state
  const base = exampleBuild(housePack).filter((card) => card.startsWith('B'))
  expect(decks.map((deck) => [...deck].sort())).toEqual([base, base])
  expect([hands, discards]).toEqual([
    [
      ['ST1', 'ST2'],
      ['ST1', 'ST2'],
    ],
    [[], []],
  ])
  const g = position({ players: 2, options: { ownDecks: true } })
  const [first, second] = [g.decks[0].at(-1), g.decks[1].at(-1)]
  const match = playFrom(g).play('nova: draw-1, 1, end; pulsar: draw-1, 1, end')
  expect(match.state.hands.map((hand) => hand.at(-1))).toEqual([first, second])
})

test('[setup.long-three] longThree: a fourth round', () => {
  const match = opening(3, { longThree: true })
  match.playByItself()
  expect(match.state.round).toBe(4)
})

test('[trade.offer] trading: offers can be made, and not without it', () => {
  const offer = { offer: { to: 1, giveWealth: 1 } }
  const off = scene({ wealth: { nova: 1 } }).match.actOutOfTurn(0, offer)
  expect(off).toMatchObject({ reason: 'refused', refusal: { rule: 'trade.offer#off' } })
  expect(scene({ options: { trading: true }, wealth: { nova: 1 } }).match.actOutOfTurn(0, offer)).toBeUndefined()
})

const DECKS = [
  ['base', 40, 20],
  ['replace', 40, 20],
  ['combine', 80, 40],
  ['build', 40, 40],
] as const

test.each(DECKS)('deck=%s: %i cards, %i of them different', (deck, cards, different) => {
  const [pile] = opening(4, { deck }).state.decks
  expect([pile.length, new Set(pile).size]).toEqual([cards, different])
})

test('[decks.draft] deck=draft: everybody picks 20 cards before the samurai', () => {
  const match = opening(3, { deck: 'draft' })
  expect([match.state.phase, match.state.setAside.length]).toEqual(['deck-draft', 20])
  match.playByItself((g) => g.phase !== 'deck-draft')
  expect([match.state.phase, match.state.decks.map((deck) => deck.length)]).toEqual(['mech-draft', [20, 20, 20]])
})

test('[decks.build] build: the deck is the list', () => {
  const build = exampleBuild(housePack)
    .slice(0, 20)
    .flatMap((card) => [card, card])
  const [deck] = opening(2, { deck: 'build', build }).state.decks
  expect([...deck].sort()).toEqual([...build].sort())
})

const one = exampleBuild(housePack)

const BAD: readonly (readonly [number, Options, string])[] = [
  [5, {}, 'Starship Samurai takes 2–4 players, not 5.'],
  [1, {}, 'Starship Samurai takes 2–4 players, not 1.'],
  [4, { ownDecks: true }, 'Option "ownDecks" is for 2 players, not 4.'],
  [3, { ownDecks: true }, 'Option "ownDecks" is for 2 players, not 3.'],
  [2, { ownDecks: true, deck: 'draft' }, 'Option "ownDecks" does not go with deck=draft.'],
  [4, { build: one }, 'Option "build" goes with deck=build, not with deck=base.'],
  [4, { build: one, deck: 'combine' }, 'Option "build" goes with deck=build, not with deck=combine.'],
  [4, { longThree: true }, 'Option "longThree" is for 3 players, not 4.'],
  [4, { alliance: 'steep' }, 'Option "alliance" can’t be "steep": use one of standard, attested, gentle.'],
  [4, { trading: 'yes' }, 'Option "trading" can’t be "yes": use true or false.'],
  [4, { deck: 'build', build: one.slice(1) }, 'Option "build": a built deck has 40 cards, not 39.'],
  [
    4,
    { deck: 'build', build: ['B99', ...one.slice(1)] },
    'Option "build": "B99" is not a card that can be built with.',
  ],
  [
    4,
    { deck: 'build', build: ['ST1', ...one.slice(1)] },
    'Option "build": "ST1" is not a card that can be built with.',
  ],
  [
    4,
    { deck: 'build', build: ['B03', 'B03', ...one.slice(2)] },
    'Option "build": B03 is in it 3 times; there are 2 copies.',
  ],
]

test.each(BAD)('%i players with %j: one clear sentence', (players, options, sentence) => {
  expect(problemOf(players, options)).toBe(sentence)
})

test('[decks.own] [decks.build] under the first rules what does not go together was ignored, and such matches open', () => {
  const first = starshipSamurai.under?.(1, { id: 'house', version: '1' }) ?? starshipSamurai
  const options = settleOptions(first, 2, { ownDecks: true, build: one, deck: 'draft' })
  expect(options).toMatchObject({ ownDecks: true, build: one, deck: 'draft' })
  expect(first.setup({ seats: 2, options, seed: 'old' }).phase).toBe('deck-draft')
})

test('an unknown option is named', () => {
  expect(problemOf(4, { dragons: true })).toMatch(/^Starship Samurai has no option "dragons"\. Use deck, build, /)
})
