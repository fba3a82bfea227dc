import { fixed } from '@orrery/engine'
import { expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import starshipSamurai from '../../game.ts'
import { CLANS, LESSER_CLANS, SAMURAI, type State } from '../../rules/state/state.ts'
import { UNIT_NAMES } from '../../rules/state/units.ts'
import { spaceOfClan } from '../cards/shattered/table.ts'
import { opening, playFrom, position, scene } from '../scene.ts'

const SEEDS = Array.from({ length: 30 }, (_, i) => `seed ${i}`)
const COUNTS = [2, 3, 4] as const

const pips = (location: string): number => housePack.locations[location].pips
const locationsInUse = (g: State): string[] => [...g.locationDeck, ...g.boards]
const copies = (cards: readonly string[], card: string): number => cards.filter((other) => other === card).length

test.each(COUNTS)('[setup.boards] %i players use as many boards, numbered from 1 (U1)', (players) => {
  const match = scene({ players }).play('nova: units-1, nova-1')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'move.legal', options: [1, 2, 3, 4].slice(0, players) })
})

test('[setup.boards] every board has 7 spaces, one for each unit of whatever kind', () => {
  const crowd = ['pulsar-1', 'pulsar-2', 'pulsar-3', 'gamma-1', 'pulsar-carrier', 'gozen']
  const roomy = scene({ boards: { 1: crowd } }).play('nova: units-1, nova-1')
  expect(roomy.options).toContain(1)
  const full = scene({ boards: { 1: [...crowd, 'void-1'] } }).play('nova: units-1, nova-1')
  expect(full.why(1)).toMatchObject({ rule: 'move.full', data: { board: 1, spaces: 7 } })
})

test('[setup.locations] two players play without the 2-pip cards, four with all 16', () => {
  for (const seed of SEEDS) {
    const two = locationsInUse(opening(2, {}, seed).state)
    expect([two.length, two.filter((location) => pips(location) === 2)]).toEqual([12, []])
    expect(new Set(locationsInUse(opening(4, {}, seed).state)).size).toBe(16)
  }
})

test('[setup.locations] with three players one of the 2-pip and 3-pip cards comes back, by chance (U2)', () => {
  const back = SEEDS.map((seed) => {
    const used = locationsInUse(opening(3, {}, seed).state)
    expect(new Set(used).size).toBe(9)
    return used.filter((location) => pips(location) > 1)
  })
  expect(back.every((cards) => cards.length === 1)).toBe(true)
  expect(new Set(back.flat()).size).toBeGreaterThan(3)
})

test('[setup.locations] [table.hidden] nobody is told which card came back while it is in the deck (U2)', () => {
  const hidden = SEEDS.map((seed) => opening(3, {}, seed)).filter(({ state }) =>
    state.boards.every((one) => pips(one) === 1),
  )
  expect(hidden.length).toBeGreaterThan(5)
  for (const { match, state } of hidden) {
    const [back] = state.locationDeck.filter((location) => pips(location) > 1)
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(JSON.stringify(match.view(viewer))).not.toContain(back)
  }
})

test('[setup.locations] every board has a card face up, and the deck is in an order of its own', () => {
  const decks = SEEDS.map((seed) => locationsInUse(opening(4, {}, seed).state).join())
  expect(new Set(decks).size).toBe(SEEDS.length)
  for (const players of COUNTS) expect(opening(players).state.boards.every((location) => location !== '')).toBe(true)
})

test.each([
  [2, 6],
  [3, 3],
  [4, 4],
] as const)('[setup.locations] %i players play %i rounds', (players, rounds) => {
  const match = opening(players)
  match.playByItself()
  expect([match.state.phase, match.state.round]).toEqual(['over', rounds])
})

test('[setup.starters] everybody holds an Elite General and a Change Strategy; the other copies leave the game', () => {
  for (const players of COUNTS) {
    const { hands, decks, discards } = opening(players).state
    expect(hands).toEqual(Array.from({ length: players }, () => ['ST1', 'ST2']))
    expect([...decks.flat(), ...discards.flat()].filter((card) => card.startsWith('ST'))).toEqual([])
  }
})

test('[setup.starters] a discarded starter is an ordinary card: it is reshuffled, and anybody may draw it (U7)', () => {
  const g = position({
    players: 2,
    hands: { nova: ['ST1'] },
    battle: 1,
    boards: { 1: ['nova-1', 'pulsar-1'] },
    locations: ['L06'],
    locationDeck: ['L03', 'L05'],
  })
  g.setAside = g.decks[0]
  g.decks[0] = fixed([])
  const match = playFrom(g).play('nova: ST1; pulsar: pass, draw-1')
  expect(match.state.discards[0]).toEqual(['ST1'])
  match.play('pulsar: 0, 1')
  expect(match.state.hands[1]).toEqual(['ST1'])
})

test('[setup.deck] the action deck has 20 different cards, two of each, shuffled', () => {
  const decks = SEEDS.map((seed) => opening(4, {}, seed).state.decks[0])
  for (const deck of decks) {
    expect([deck.length, new Set(deck).size]).toEqual([40, 20])
    for (const card of deck) expect([housePack.cards[card].deck, copies(deck, card)]).toEqual(['base', 2])
  }
  expect(new Set(decks.map((deck) => deck.join())).size).toBe(SEEDS.length)
  expect(opening(4).state.discards).toEqual([[]])
})

test('[setup.wealth] all 44 tokens are in the supply and nobody has any (U3)', () => {
  for (const players of COUNTS) {
    const { bank, wealth } = opening(players).state
    expect([bank, ...wealth]).toEqual([44, ...Array(players).fill(0)])
  }
})

test('[setup.markers] the eight lesser clans are neutral, and everybody has the order markers 1 to 4', () => {
  const match = opening(4)
  expect(LESSER_CLANS).toEqual(['Sol', 'Terra', 'Ion', 'Horizon', 'Aurora', 'Rift', 'Luna', 'Comet'])
  expect(LESSER_CLANS.map((clan) => spaceOfClan(match, clan))).toEqual(Array(8).fill('neutral'))
  match.playByItself((g) => g.phase === 'turns')
  const orders = ['allegiance', 'units', 'draw', 'wealth'].flatMap((order) =>
    [1, 2, 3, 4].map((value) => `${order}-${value}`),
  )
  expect(match.options).toEqual(expect.arrayContaining(orders))
})

test('[setup.units] 8 fighters, a carrier and two samurai each, all in the supply', () => {
  for (const players of COUNTS) {
    const match = opening(players)
    match.playByItself((g) => g.phase === 'turns')
    const view = starshipSamurai.view(match.state, 'spectator')
    for (const { supply, samurai } of view.seats) {
      expect(supply.filter((unit) => /-\d$/.test(unit)).length).toBe(8)
      expect(supply.filter((unit) => unit.endsWith('-carrier')).length).toBe(1)
      expect(supply.slice(9)).toEqual(samurai)
      expect(samurai.length).toBe(2)
    }
    for (const { units } of view.boards) expect(units.flat()).toEqual([])
  }
})

test('[setup.first-player] chance gives the token, and its holder has the first turn', () => {
  for (const players of COUNTS) {
    const firsts = SEEDS.map((seed) => opening(players, {}, seed).state.first)
    expect([...new Set(firsts)].sort()).toEqual([0, 1, 2, 3].slice(0, players))
  }
  const match = scene({ phase: 'mech-draft', first: 'gamma' })
  match.playByItself((g) => g.phase === 'turns')
  const turns: string[] = []
  for (let turn = 0; turn < 5; turn++) {
    const seat = match.asks()?.seat ?? ''
    turns.push(seat)
    match.play(`${seat}: draw-${turn === 4 ? 2 : 1}, 0, end`)
  }
  expect(turns).toEqual(['Gamma', 'Void', 'Nova', 'Pulsar', 'Gamma'])
})

function drafters(players: 2 | 3 | 4, first: 'nova' | 'pulsar' | 'gamma'): string[] {
  const match = scene({ players, phase: 'mech-draft', first })
  const seats: string[] = []
  while (match.ask === 'setup.draft') {
    const { seat = '', options = [] } = match.asks() ?? {}
    seats.push(seat)
    match.play(`${seat}: ${options[0]}`)
  }
  return seats
}

test('[setup.draft] picks go clockwise from the first player, then back (U5)', () => {
  const order = ['Gamma', 'Void', 'Nova', 'Pulsar', 'Pulsar', 'Nova', 'Void', 'Gamma']
  expect(drafters(4, 'gamma')).toEqual(order)
  expect(drafters(3, 'pulsar')).toEqual(['Pulsar', 'Gamma', 'Nova', 'Nova', 'Gamma', 'Pulsar'])
  expect(drafters(2, 'pulsar')).toEqual(['Pulsar', 'Nova', 'Nova', 'Pulsar'])
})

test('[setup.draft] the last player picks twice from the same set (U5)', () => {
  const match = scene({ players: 2, phase: 'mech-draft', first: 'nova' }).play('nova: gozen')
  const left = SAMURAI.filter((samurai) => samurai !== 'gozen')
  expect(match.asks()).toEqual({ seat: 'Pulsar', ask: 'setup.draft', options: left })
  match.play('pulsar: oda')
  expect(match.asks()).toEqual({ seat: 'Pulsar', ask: 'setup.draft', options: left.filter((one) => one !== 'oda') })
})

test('[setup.draft-secret] a picker sees what is left and her own pick, the others see nothing (U4)', () => {
  const match = scene({ phase: 'mech-draft', first: 'nova' }).play('nova: gozen; pulsar: oda')
  const view = (viewer: number | 'spectator') => starshipSamurai.view(match.state, viewer)
  expect(view(0)).toMatchObject({ pickedSamurai: ['gozen'], samuraiLeft: [] })
  expect(view(1)).toMatchObject({ pickedSamurai: ['oda'], samuraiLeft: [] })
  expect(view(2)).toMatchObject({
    pickedSamurai: [],
    samuraiLeft: SAMURAI.filter((one) => one !== 'gozen' && one !== 'oda'),
  })
  const names = new RegExp(SAMURAI.join('|'))
  expect(JSON.stringify([view(3), view('spectator'), match.match.log])).not.toMatch(names)
  expect(JSON.stringify(view(0))).not.toContain('oda')
})

test('[setup.draft-secret] who took which is open to whoever did not see it: it can be dealt anew (U4)', () => {
  const match = scene({ phase: 'mech-draft', first: 'nova' }).play('nova: gozen; pulsar: oda')
  const runner = match.match.runner
  const picks = SEEDS.map((seed) =>
    runner
      .determinized(2, seed)
      .state.draftPicks.map((pick) => SAMURAI[pick])
      .join(),
  )
  expect(new Set(picks)).toEqual(new Set(['gozen,oda', 'oda,gozen']))
})

test('[setup.draft-reveal] after the last pick all are shown at once, and the rest leave the game (U4, U6)', () => {
  const match = scene({ players: 2, phase: 'mech-draft', first: 'nova' }).play('nova: gozen; pulsar: oda, mori')
  expect(match.logged('setup.draft-reveal')).toEqual([])
  match.play('nova: shingen')
  expect(match.logged('setup.draft-reveal').map(({ data, audience }) => [data.seat, data.samurai, audience])).toEqual([
    [0, ['gozen', 'shingen'], 'all'],
    [1, ['oda', 'mori'], 'all'],
  ])
  const { seats } = starshipSamurai.view(match.state, 'spectator')
  expect(seats.map(({ samurai }) => samurai)).toEqual([
    ['gozen', 'shingen'],
    ['oda', 'mori'],
  ])
  const [left] = match.logged('setup.draft-reveal#left')
  expect([left.data.samurai, left.audience]).toEqual([['mototada', 'tametomo', 'hideyoshi', 'masumune'], 'all'])
  match.play('nova: units-4')
  for (const samurai of left.data.samurai as string[]) expect(match.options).not.toContain(samurai)
})

test.each([
  [2, 4],
  [3, 2],
  [4, 0],
] as const)('[setup.draft-reveal] with %i players %i samurai are left over (U6)', (players, over) => {
  const match = opening(players)
  match.playByItself((g) => g.phase === 'turns')
  expect(match.state.controller.filter((seat) => seat < 0).length).toBe(over)
})

test('[setup.honor] everybody starts with 0 honor, below which no cost leads (K1) and above which there is no end (E5)', () => {
  expect(opening(3).state.honor).toEqual([0, 0, 0])
  const match = scene({ hands: { nova: ['B01'] }, honor: { pulsar: 998 }, turn: 'nova' })
  expect(match.why('B01')).toEqual({ rule: 'cards.cost-honor', data: { cost: 1, have: 0 } })
  const won = scene({ players: 2, battle: 1, honor: { nova: 998 }, locations: ['L03'], boards: { 1: ['nova-1'] } })
  expect(won.state.honor[0]).toBe(1004)
})

test('[setup.clans] a clan is a colour and a branch: nothing else tells one seat from another (U9)', () => {
  expect(CLANS).toEqual(['Nova', 'Pulsar', 'Gamma', 'Void'])
  const choices = (['nova', 'pulsar', 'gamma', 'void'] as const).map((turn) => {
    const match = scene({ turn, samurai: { [turn]: ['oda', 'shingen'] } })
    const { options } = match
    match.play(`${turn}: allegiance-1, Sol, ${CLANS[match.state.turn]}-1`)
    expect(match.state.branch[0]).toBe(match.state.turn)
    match.play(`${turn}: end`)
    return options
  })
  expect(new Set(choices.map(String)).size).toBe(1)
  const ships = UNIT_NAMES.slice(0, 36).map((name) => name.split('-')[0])
  expect(CLANS.map((clan) => ships.filter((owner) => owner === clan.toLowerCase()).length)).toEqual([9, 9, 9, 9])
})

test('[setup.long-three] four removed cards come back: 12 cards and 4 rounds', () => {
  for (const seed of SEEDS) {
    const used = locationsInUse(opening(3, { longThree: true }, seed).state)
    expect([new Set(used).size, used.filter((location) => pips(location) > 1).length]).toEqual([12, 4])
  }
  const match = opening(3, { longThree: true })
  match.playByItself()
  expect(match.state.round).toBe(4)
})

test('[decks.own] whatever a player discards goes to her own pile, also a card she got by trade (U8)', () => {
  const g = position({
    players: 2,
    options: { ownDecks: true, trading: true },
    boards: { 2: ['pulsar-1'] },
    locations: ['L01', 'L06'],
  })
  g.hands[0] = fixed([...g.hands[0], 'B07'])
  g.decks[0] = fixed(g.decks[0].toSpliced(g.decks[0].indexOf('B07'), 1))
  const match = playFrom(g)
  match.match.actOutOfTurn(0, { offer: { to: 1, giveCards: ['B07'] } })
  match.match.actOutOfTurn(1, { accept: 1 })
  match.play('nova: wealth-1, end; pulsar: B07')
  expect(match.state.discards).toEqual([[], ['B07']])
})
