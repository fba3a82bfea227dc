import type { Transcript } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import starshipSamurai from '../../game.ts'
import { battleTotal } from '../../rules/battle.ts'
import { moveUnits, noMoves } from '../../rules/moves/movement.ts'
import { CLANS, type State } from '../../rules/state/state.ts'
import { figuresOf } from '../../rules/state/units.ts'
import { changed, places, type Scene, scene } from '../scene.ts'

/** Nova and Pulsar in a battle at location 1 of 3 (reward: 2 wealth). A battle at location 2 (reward: 2 cards) is waiting. */
const duel = ({ boards, ...setting }: Scene): Transcript<State> =>
  scene({
    players: 3,
    battle: 1,
    locations: ['L06', 'L12', 'L03'],
    boards: { 2: ['nova-8', 'pulsar-8'], ...boards },
    ...setting,
  })

const victors = (match: Transcript<State>) =>
  match.logged('battle.victor').map(({ data }) => CLANS[data.seat as number])
const totals = (match: Transcript<State>) => match.logged('battle.victor').map(({ data }) => data.totals)
const committed = (match: Transcript<State>, seat: number) => starshipSamurai.view(match.state, seat).battle?.committed

test('[battle.order] runs by board number and clockwise from the first player (F1)', () => {
  const boards = { 1: ['nova-1', 'gamma-1', 'pulsar-1'], 3: ['nova-2', 'gamma-2'] }
  const match = duel({ boards, first: 'gamma', hands: {} })
  match.play('gamma: pass', 'nova: pass', 'pulsar: pass')
  expect(match.state.battleAt).toBe(2)
  match.play('nova: pass', 'pulsar: pass')
  expect([match.state.battleAt, match.asks()?.seat]).toEqual([3, 'Gamma'])
})

test('[battle.order] what was gained at one location can be used at the next (F17)', () => {
  const match = duel({ boards: { 1: ['nova-1', 'nova-2', 'pulsar-1'] }, hands: { nova: ['B18'] } })
  match.play('nova: pass', 'pulsar: pass')
  expect(match.state.wealth[0]).toBe(2)
  match.play('nova: B18', 'pulsar: pass')
  expect(match.state.wealth[0]).toBe(1)
  expect(totals(match)).toEqual([
    [2, 1],
    [3, 1],
  ])
})

test('[battle.uncontested] whoever is alone wins without cards, and an empty location is passed over (F4)', () => {
  const match = duel({ boards: { 1: ['gamma-1'], 2: [], 3: ['nova-3', 'pulsar-3'] }, hands: { gamma: ['ST1'] } })
  expect(match.state.locationsWon).toEqual([[], [], ['L06']])
  expect([match.state.honor[2], match.state.wealth[2]]).toEqual([5, 2])
  expect(match.state.boards).toEqual(['', 'L12', 'L03'])
  expect(match.asks()).toMatchObject({ seat: 'Nova', ask: 'battle.commit' })
  expect(match.state.battleAt).toBe(3)
})

test('[battle.commit] asks those with units there for one battle card, in turn order', () => {
  const match = duel({ boards: { 1: ['nova-1', 'pulsar-1'] }, hands: { nova: ['ST1', 'B01'], gamma: ['ST1'] } })
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'battle.commit', options: ['ST1', 'pass'] })
  expect(match.why('B01')).toEqual({ rule: 'battle.commit#order-card', data: { card: 'B01' } })
  match.play('nova: pass')
  expect(match.asks()?.seat).toBe('Pulsar')
  match.play('pulsar: pass')
  expect(victors(match)).toEqual(['Nova'])
})

test('[battle.commit] the others see whether, not what (F2)', () => {
  const match = duel({ boards: { 1: ['nova-1', 'pulsar-1'] }, hands: { nova: ['ST1'] } }).play('nova: ST1')
  expect(committed(match, 0)).toEqual(['ST1', null, null])
  expect(committed(match, 1)).toEqual(['face-down', null, null])
  expect(JSON.stringify([starshipSamurai.view(match.state, 1), match.match.logFor(1)])).not.toContain('ST1')
})

test('[battle.own-card-per-battle] one card in each battle, and again in the next (F18)', () => {
  const match = duel({ boards: { 1: ['nova-1', 'pulsar-1'] }, hands: { nova: ['ST1', 'B13'] } })
  match.play('nova: ST1')
  expect(match.asks()?.seat).toBe('Pulsar')
  match.play('pulsar: pass')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'battle.commit', options: ['B13', 'pass'] })
})

test('[battle.bluff] a card that cannot be paid may be committed', () => {
  const match = duel({ boards: { 1: ['nova-1', 'pulsar-1'] }, hands: { nova: ['B12', 'B15'] } })
  expect(match.state.wealth[0]).toBe(0)
  expect(match.options).toEqual(['B12', 'B15', 'pass'])
})

test('[battle.reveal] one card at a time, each resolved and discarded before the next is turned up (F3)', () => {
  const match = duel({ boards: { 1: ['nova-1', 'pulsar-1'] }, hands: { nova: ['ST2'], pulsar: ['ST1'] } })
  match.play('nova: ST2', 'pulsar: ST1')
  expect(match.ask).toBe('card.ST2')
  expect(committed(match, 2)).toEqual(['ST2', 'face-down', null])
  match.play('nova: wealth')
  expect(match.logged('battle.reveal').map(({ data }) => data.card)).toEqual(['ST2', 'ST1'])
  expect(match.state.discards).toEqual([['ST1']])
})

test('[battle.reveal] a card counts though its player’s units there are gone (F8)', () => {
  const hands = { nova: ['B17'], pulsar: ['ST2'] }
  const match = duel({ boards: { 1: ['nova-1', 'pulsar-1'] }, hands, wealth: { nova: 1 } })
  match.play('nova: B17', 'pulsar: ST2')
  expect(places(match, 'pulsar-1')).toEqual(['graveyard'])
  expect(match.asks()).toMatchObject({ seat: 'Pulsar', ask: 'card.ST2' })
  match.play('pulsar: wealth')
  expect([match.state.wealth[1], ...victors(match)]).toEqual([1, 'Nova'])
})

test('[battle.pay] what cannot be paid in full does nothing and costs nothing (F5)', () => {
  const hands = { nova: ['B15'], pulsar: [] }
  const pack = { cards: { B15: { cost: { wealth: 2 } } } }
  const match = duel({ pack, boards: { 1: ['nova-1', 'pulsar-1', 'pulsar-2'] }, hands, wealth: { nova: 1 } })
  match.play('nova: B15', 'pulsar: pass')
  expect(match.logged('battle.pay').map(({ data }) => data)).toEqual([
    { seat: 0, card: 'B15', kind: 'wealth', cost: 2, have: 1 },
  ])
  expect([match.state.wealth[0], totals(match), match.state.discards]).toEqual([1, [[1, 2]], [['B15']]])
})

test('[battle.pay] what can be paid must be paid (F6)', () => {
  const match = duel({ boards: { 1: ['nova-1', 'gozen'] }, hands: { nova: ['B18'] }, wealth: { nova: 1 } })
  match.play('nova: B18', 'pulsar: pass')
  expect([match.state.wealth[0], totals(match)]).toEqual([0, [[3, 4]]])
})

test('[battle.pay] an earlier card may take what a later one costs (F7)', () => {
  const others = ['pulsar-2', 'pulsar-3', 'pulsar-4', 'pulsar-5', 'pulsar-6', 'pulsar-7', 'pulsar-8', 'pulsar-carrier']
  const match = scene({
    players: 2,
    battle: 1,
    boards: { 1: ['nova-1', 'pulsar-1', 'oda'], 2: ['nova-2', 'gozen'] },
    graveyard: others,
    hands: { nova: ['B17'], pulsar: ['B14'] },
    wealth: { nova: 1 },
    locations: ['L06', 'L12'],
  })
  match.play('nova: B17', 'pulsar: B14')
  expect(match.logged('battle.pay').map(({ data }) => data)).toEqual([
    { seat: 1, card: 'B14', kind: 'ships', cost: 1, have: 0 },
  ])
  expect(totals(match)).toEqual([[2, 3]])
})

test('[battle.bonus] lasts for one battle only', () => {
  const match = duel({ boards: { 1: ['nova-1', 'pulsar-1'] }, hands: { nova: ['ST1'] } })
  match.play('nova: ST1', 'pulsar: pass', 'nova: pass', 'pulsar: pass')
  expect(totals(match)).toEqual([
    [4, 1],
    [1, 1],
  ])
})

test('[battle.bonus] a total never drops below 0', () => {
  const match = duel({ boards: { 1: ['nova-1', 'pulsar-1'] } })
  const { state } = match
  if (!state.battle) throw new Error('No battle has begun.')
  expect(battleTotal(state, { ...state.battle, bonus: [-3, 2, 0] }, 0)).toBe(0)
})

test('[battle.victor] adds current power and bonuses; the highest total wins', () => {
  const boards = { 1: ['nova-1', 'nova-2', 'nova-carrier', 'gozen', 'pulsar-1', 'shingen', 'gamma-1'] }
  const match = duel({ boards, attached: { 'nova-1': 2 }, hands: { gamma: ['ST1'] } })
  match.play('nova: pass', 'gamma: ST1', 'pulsar: pass')
  expect([victors(match), totals(match)]).toEqual([['Gamma'], [[6, 5, 7]]])
})

test('[battle.victor] the last one with units wins, whatever the others’ bonuses (F9)', () => {
  const hands = { nova: ['B17'], pulsar: ['ST1'] }
  const match = duel({ boards: { 1: ['nova-1', 'pulsar-1'] }, hands, wealth: { nova: 1 } })
  match.play('nova: B17', 'pulsar: ST1')
  expect([victors(match), totals(match)]).toEqual([['Nova'], [[2]]])
})

test('[battle.tie] goes to the earliest in turn order among the tied (F11)', () => {
  const boards = { 1: ['nova-1', 'pulsar-1', 'pulsar-2', 'gamma-1', 'gamma-2'] }
  const match = duel({ boards, first: 'gamma', hands: {} }).play('gamma: pass', 'nova: pass', 'pulsar: pass')
  expect(victors(match)).toEqual(['Gamma'])
  const other = duel({ boards, first: 'nova', hands: {} }).play('nova: pass', 'pulsar: pass', 'gamma: pass')
  expect(victors(other)).toEqual(['Pulsar'])
})

const nobodyLeft = () =>
  duel({ boards: { 1: ['nova-1', 'pulsar-1'] }, hands: { nova: ['B16'], pulsar: ['B16'] } }).play(
    'nova: B16',
    'pulsar: B16',
    'nova: [nova-1]',
    'pulsar: [pulsar-1]',
  )

test('[battle.no-units] with no units left there is no victor, and the card stays unclaimed (F10)', () => {
  const match = nobodyLeft()
  expect(victors(match)).toEqual([])
  expect(match.logged('battle.no-units')).toHaveLength(1)
  expect([match.state.honor, match.state.boards[0]]).toEqual([[0, 0, 0], 'L06'])
})

test('[battle.no-units] the unclaimed card is discarded in the resolution phase (F10)', () => {
  const match = nobodyLeft().play('nova: pass', 'pulsar: pass')
  expect(match.state.round).toBe(2)
  expect(match.state.locationDiscard).toContain('L06')
})

test('[battle.no-units] a player without units cannot win (F8)', () => {
  const match = duel({ boards: { 1: ['nova-1', 'pulsar-1'] }, hands: { nova: ['B14'] } })
  match.play('nova: B14', 'pulsar: pass', 'nova: nova-1')
  expect([victors(match), totals(match)]).toEqual([['Pulsar'], [[1]]])
})

const attachedTo = (setting: Scene, card: string, by: 'nova' | 'pulsar' | 'gamma') =>
  scene({
    options: { deck: 'combine' },
    players: 3,
    battle: 1,
    hands: {},
    attachments: [{ board: 1, card, by }],
    ...setting,
  })

test('[battle.gain] honor, reward, attached cards, the location card, and last what cards say of winning (F12)', () => {
  const match = attachedTo(
    {
      locations: ['L06', 'L12', 'L03'],
      boards: { 1: ['nova-1', 'pulsar-1'], 2: ['nova-8', 'pulsar-8'] },
      hands: { nova: ['B19'] },
    },
    'S04',
    'pulsar',
  )
  match.play('nova: B19', 'pulsar: pass')
  expect([match.ask, match.state.honor[0], match.state.wealth[0]]).toEqual(['card.S04#move', 5, 2])
  expect(match.state.boards[0]).toBe('L06')
  match.play('nova: Sol, Nova-2')
  expect([match.ask, match.state.honor[1]]).toEqual(['card.B19', 2])
  expect([match.state.locationsWon[0], match.state.attachments]).toEqual([['L06'], []])
  expect(match.state.discards[0]).toEqual(['B19', 'S04'])
  expect(places(match, 'nova-1')).toEqual(['supply'])
  match.play('nova: wealth')
  expect(match.state.wealth[0]).toBe(4)
})

test('[battle.gain] asks about the reward as when claiming (F12)', () => {
  const match = duel({ locations: ['L10', 'L12', 'L03'], boards: { 1: ['nova-1', 'pulsar-1'] }, hands: {} })
  match.play('nova: pass', 'pulsar: pass')
  expect([match.ask, match.state.honor[0]]).toEqual(['claim.any', 5])
  match.play('nova: none')
  expect(match.state.honor[0]).toBe(6)
})

test('[battle.gain] claimed cards are public (F15)', () => {
  const match = duel({ boards: { 1: ['nova-1'] }, hands: {} })
  expect(starshipSamurai.view(match.state, 1).seats[0].locations).toEqual(['L06'])
  expect(starshipSamurai.view(match.state, 'spectator').seats[0].locations).toEqual(['L06'])
})

test('[battle.return] the victor’s units go home, their tokens to the supply', () => {
  const match = duel({ boards: { 1: ['nova-1', 'mototada', 'pulsar-1'] }, attached: { 'nova-1': 2 }, hands: {} })
  const { bank } = match.state
  match.play('nova: pass', 'pulsar: pass')
  expect(places(match, 'nova-1', 'mototada')).toEqual(['supply', 'supply'])
  expect(match.state.attachedWealth.some((wealth) => wealth > 0)).toBe(false)
  expect(match.state.bank).toBe(bank + 2 - 2)
  expect(match.logged('move.legal#moved')).toEqual([])
})

test('[battle.return] units that came back can pay for later cards, but fight no more (F13)', () => {
  const match = duel({ boards: { 1: ['nova-1'] }, hands: { nova: ['B14'] } })
  match.play('nova: B14', 'pulsar: pass')
  expect(match.ask).toBe('cards.cost-ships')
  expect(match.options).toContain('nova-1')
  match.play('nova: nova-1')
  expect(totals(match)).toContainEqual([5, 1])
})

test('[battle.losers] stay where they are and begin the next round there (F14)', () => {
  const match = duel({
    boards: { 1: ['nova-1', 'nova-2', 'pulsar-1', 'gamma-1'] },
    attached: { 'pulsar-1': 1 },
    hands: {},
  })
  match.play('nova: pass', 'pulsar: pass', 'gamma: pass', 'nova: pass', 'pulsar: pass')
  expect(match.state.round).toBe(2)
  expect(places(match, 'nova-1', 'pulsar-1', 'gamma-1', 'pulsar-8')).toEqual(['supply', 1, 1, 2])
})

test('[battle.riders] come last, in turn order, even for those whose units were destroyed', () => {
  const hands = { nova: ['B17'], pulsar: ['B20'], gamma: ['B20'] }
  const match = duel({ boards: { 1: ['nova-1', 'nova-2', 'pulsar-1', 'gamma-1'] }, hands, wealth: { nova: 1 } })
  match.play('nova: B17', 'pulsar: B20', 'gamma: B20', 'nova: pulsar-1')
  expect(match.state.locationsWon[0]).toEqual(['L06'])
  expect(places(match, 'nova-1')).toEqual(['supply'])
  expect(match.asks()).toMatchObject({ seat: 'Pulsar', ask: 'card.B20' })
  expect(match.state.honor).toEqual([5, 2, 0])
  match.play('pulsar: none')
  expect(match.asks()).toMatchObject({ seat: 'Gamma', ask: 'card.B20' })
  expect(match.state.honor).toEqual([5, 2, 2])
})

test('[battle.riders] of winning do nothing for who has not won', () => {
  const match = duel({ boards: { 1: ['nova-1', 'gozen'] }, hands: { nova: ['B19'] } }).play('nova: B19', 'pulsar: pass')
  expect([victors(match), match.state.wealth[0]]).toEqual([['Pulsar'], 0])
  expect(match.ask).toBe('battle.commit')
})

test('[battle.riders] moves granted in a battle set off abilities after moving, but no free orders (F16)', () => {
  const setting: Scene = {
    players: 2,
    battle: 1,
    samurai: { nova: ['mototada', 'oda'] },
    boards: { 1: ['nova-1', 'pulsar-1'], 2: ['nova-2', 'pulsar-2'] },
    hands: { nova: ['ST1'] },
    locations: ['L06', 'L12'],
  }
  const match = changed(setting, (g) => {
    const { content } = g
    const marching = {
      ...content.cards.ST1,
      *play(s: State, owner: number) {
        yield* moveUnits(s, owner, figuresOf(s, owner), 2, noMoves())
      },
    }
    Object.assign(g, { content: { ...content, cards: { ...content.cards, ST1: marching } } })
  })
  match.play('nova: ST1', 'pulsar: pass', 'nova: mototada, 1')
  expect(match.ask).toBe('mech.mototada')
  match.play('nova: none, nova-3, 1')
  expect([match.ask, match.state.battleAt]).toEqual(['battle.commit', 2])
})
