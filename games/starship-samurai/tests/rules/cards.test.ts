import { fixed } from '@orrery/engine'
import { expect, test } from 'vitest'
import starshipSamurai from '../../game.ts'
import { discarded, duel, places } from '../cards/base/battlefield.ts'
import { shattered } from '../cards/shattered/table.ts'
import { playFrom, position, type Scene, scene } from '../scene.ts'

const FULL_HAND = ['B01', 'B02', 'B03', 'B04', 'B05']

/** A scene whose deck is only what it names. */
function shortDeck(setting: Scene & { readonly deck: readonly string[] }) {
  const g = position(setting)
  const others = g.decks[0].length - setting.deck.length
  g.setAside = fixed(g.decks[0].slice(0, others))
  g.decks[0] = fixed(g.decks[0].slice(others))
  return playFrom(g)
}

test('[cards.draw] from the top, and the number is named before the first is seen (K11)', () => {
  const match = scene({ hands: {}, deck: ['B07', 'B05', 'B06'] }).play('nova: draw-3')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'order.draw', options: [0, 1, 2, 3] })
  expect(match.state.hands[0]).toEqual([])
  match.play('nova: 2')
  expect([match.ask, match.state.hands[0]]).toEqual(['turn.sequence', ['B07', 'B05']])
  expect(match.state.decks[0].at(-1)).toBe('B06')
})

test('[cards.limit] the whole draw, then down to 5 by choice, before anything else (K10)', () => {
  const match = scene({ hands: { nova: FULL_HAND }, deck: ['B06', 'B07', 'B06'], wealth: { nova: 9 } })
  match.play('nova: draw-3, 0, 3')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'cards.limit', options: [...FULL_HAND, 'B06', 'B07'] })
  match.play('nova: B06, B03')
  expect(match.ask).toBe('cards.limit')
  match.play('nova: B01')
  expect([match.ask, match.state.hands[0]]).toEqual(['turn.sequence', ['B02', 'B04', 'B05', 'B07', 'B06']])
  expect(discarded(match)).toEqual(['B06', 'B03', 'B01'])
})

test('[cards.limit] five cards are not too many', () => {
  const match = scene({ hands: { nova: FULL_HAND.slice(1) } }).play('nova: draw-1, 1')
  expect([match.ask, match.state.hands[0].length]).toEqual(['turn.sequence', 5])
})

test('[cards.limit] a committed card is not in the hand (K15)', () => {
  const match = duel({ hands: { nova: ['ST1', ...FULL_HAND.slice(1)] }, boards: { 1: ['nova-1', 'pulsar-1'] } })
  match.play('nova: ST1')
  expect(starshipSamurai.view(match.state, 0)).toMatchObject({ hand: FULL_HAND.slice(1) })
  expect(starshipSamurai.view(match.state, 1).seats[0].cards).toBe(4)
})

test('[cards.reshuffle] the rest of the deck, then the shuffled discard pile (K12)', () => {
  const match = shortDeck({ hands: {}, deck: ['B01'], discards: ['B02', 'B03', 'B04'] }).play('nova: draw-3, 3')
  const { hands, decks, discards } = match.state
  expect(hands[0][0]).toBe('B01')
  expect([...hands[0].slice(1), ...decks[0]].sort()).toEqual(['B02', 'B03', 'B04'])
  expect([hands[0].length, discards[0]]).toEqual([3, []])
  expect(match.logged('cards.reshuffle#shared').map(({ data }) => data)).toEqual([{ cards: 3 }])
})

test('[cards.reshuffle] nothing is shuffled before it is needed', () => {
  const match = shortDeck({ hands: {}, deck: ['B01'], discards: ['B02'] }).play('nova: draw-1, 1')
  expect([match.state.decks[0], discarded(match)]).toEqual([[], ['B02']])
})

test('[cards.reshuffle] the card being resolved is not in the pile; with nothing left fewer are drawn (K12)', () => {
  const match = shortDeck({ hands: { nova: ['B09'] }, honor: { nova: 1 }, deck: [], discards: ['B02'] }).play(
    'nova: B09',
  )
  expect(match.state.hands[0]).toEqual(['B02'])
  expect(discarded(match.play('nova: none'))).toEqual(['B09'])
})

test('[cards.reshuffle] committed cards are not in the pile (K12)', () => {
  const match = shortDeck({
    players: 2,
    battle: 1,
    hands: { nova: ['ST2'], pulsar: ['ST1'] },
    deck: [],
    boards: { 1: ['nova-1', 'pulsar-1'] },
  })
  match.play('nova: ST2; pulsar: ST1; nova: cards')
  expect(match.state.hands[0]).toEqual(['ST2'])
})

test('[cards.play] order cards belong to turns, battle cards to battles', () => {
  const match = scene({ hands: { nova: ['ST1', 'B07'] }, boards: { 2: ['nova-1'] } })
  expect(match.why('ST1')).toEqual({ rule: 'cards.play#battle', data: { card: 'ST1' } })
  expect(match.options).toContain('B07')
  const battle = duel({ hands: { nova: ['ST1', 'B07'] }, boards: { 1: ['nova-1', 'pulsar-1'] } })
  expect(battle.why('B07')).toEqual({ rule: 'battle.commit#order-card', data: { card: 'B07' } })
  expect(battle.options).toEqual(['ST1', 'pass'])
})

test('[cards.play] pay, carry out, discard', () => {
  const match = scene({ hands: { nova: ['B05'] }, wealth: { nova: 2 } }).play('nova: B05')
  expect([match.ask, match.state.wealth[0], discarded(match)]).toEqual(['card.B05', 0, []])
  match.play('nova: Sol, Nova-3')
  expect([match.ask, discarded(match), match.state.hands[0]]).toEqual(['turn.sequence', ['B05'], []])
})

test('[cards.cost] in full or not at all', () => {
  const match = scene({ hands: { nova: ['B05'] }, wealth: { nova: 1 } })
  expect(match.why('B05')).toEqual({ rule: 'cards.cost-wealth', data: { cost: 2, have: 1 } })
  const pack = { cards: { B15: { cost: { wealth: 2 } } } }
  const battle = duel({ pack, hands: { nova: ['B15'] }, wealth: { nova: 1 }, boards: { 1: ['nova-1', 'pulsar-1'] } })
  battle.play('nova: B15; pulsar: pass')
  expect([discarded(battle), battle.state.wealth[0]]).toEqual([['B15'], 2])
})

test('[cards.cost] stays paid, whatever comes of it', () => {
  const match = scene({ hands: { nova: ['B05'] }, wealth: { nova: 2 } }).play('nova: B05, none')
  expect([match.state.wealth[0], match.state.bank, discarded(match)]).toEqual([0, 44, ['B05']])
})

test('[cards.cost-honor] lowers one’s honor, and must be there: honor does not go below 0 (K1, H7)', () => {
  expect(scene({ hands: { nova: ['B09'] } }).why('B09')).toEqual({
    rule: 'cards.cost-honor',
    data: { cost: 1, have: 0 },
  })
  const match = scene({ hands: { nova: ['B09'] }, honor: { nova: 1 } }).play('nova: B09')
  expect(match.state.honor[0]).toBe(0)
})

test('[cards.cost-wealth] is paid from held tokens to the supply (O3)', () => {
  const attached = scene({ hands: { nova: ['B02'] }, boards: { 1: ['nova-1'] }, attached: { 'nova-1': 2 } })
  expect(attached.why('B02')).toEqual({ rule: 'cards.cost-wealth', data: { cost: 1, have: 0 } })
  const match = scene({ hands: { nova: ['B02'] }, wealth: { nova: 3 } }).play('nova: B02, stop')
  expect([match.state.wealth[0], match.state.bank]).toEqual([2, 42])
})

test('[cards.cost-ships] ships at locations and in the supply; no samurai, nothing in the graveyard (K2)', () => {
  const match = scene({
    hands: { nova: ['B03'] },
    samurai: { nova: ['oda'] },
    boards: { 1: ['nova-1', 'oda', 'pulsar-1'], 2: ['nova-carrier'] },
    graveyard: ['nova-4', 'nova-5', 'nova-6', 'nova-7', 'nova-8'],
  }).play('nova: B03')
  expect(match.asks()).toEqual({
    seat: 'Nova',
    ask: 'cards.cost-ships',
    options: ['nova-1', 'nova-2', 'nova-3', 'nova-carrier'],
  })
  expect(places(match.play('nova: nova-carrier'), 'nova-carrier')).toEqual(['graveyard'])
})

test('[cards.cost-ships] too few ships pay nothing (K2)', () => {
  const fallen = [1, 2, 3, 4, 5, 6, 7, 8].map((fighter) => `nova-${fighter}`)
  const match = scene({
    hands: { nova: ['B11'] },
    samurai: { nova: ['oda'], pulsar: ['gozen'] },
    boards: { 1: ['oda', 'gozen'] },
    graveyard: fallen,
  })
  expect(match.why('B11')).toEqual({ rule: 'cards.cost-ships', data: { cost: 2, have: 1 } })
})

test('[cards.required] Ignite needs an opposing unit at a location (H1, K3)', () => {
  const match = scene({ hands: { nova: ['B03'] }, boards: { 1: ['nova-1'] } })
  expect(match.why('B03')).toEqual({ rule: 'cards.required', data: { card: 'B03' } })
})

test('[cards.required] Supply Attack may be played for nothing (K3)', () => {
  const match = scene({ hands: { nova: ['B01'] }, honor: { nova: 1 } }).play('nova: B01, []')
  expect([match.ask, discarded(match)]).toEqual(['turn.sequence', ['B01']])
})

test('[cards.required] ships whose loss would leave no option cannot pay (H1)', () => {
  const setting = { hands: { nova: ['B11'] }, samurai: { pulsar: ['gozen'] } } as const
  const match = scene({ ...setting, boards: { 1: ['nova-1', 'gozen'] } }).play('nova: B11')
  expect(match.why('nova-1')).toEqual({ rule: 'cards.required#ship', data: { unit: 'nova-1' } })
  match.play('nova: nova-2, nova-3')
  expect(places(match, 'nova-1', 'gozen')).toEqual([1, 'graveyard'])
  const graveyard = [3, 4, 5, 6, 7, 8].map((fighter) => `nova-${fighter}`)
  const poor = scene({ ...setting, boards: { 1: ['nova-1', 'gozen'] }, graveyard: [...graveyard, 'nova-carrier'] })
  expect(poor.why('B11')).toEqual({ rule: 'cards.required', data: { card: 'B11' } })
})

test('[cards.text-order] from top to bottom: War Factory moves what it has just brought back (K4, H2)', () => {
  const match = scene({ hands: { nova: ['B02'] }, wealth: { nova: 1 }, graveyard: ['nova-1'] }).play(
    'nova: B02, nova-1, 2',
  )
  expect(places(match, 'nova-1')).toEqual([2])
})

test('[cards.text-order] each as far as possible: an empty graveyard skips only its part (H2)', () => {
  const match = scene({ hands: { nova: ['B02'] }, wealth: { nova: 1 } }).play('nova: B02')
  expect(match.ask).toBe('move.units')
})

test('[cards.text-order] “up to” includes 0, “1 to” does not (H2)', () => {
  const upTo = scene({ hands: { nova: ['B02'] }, wealth: { nova: 1 } }).play('nova: B02, stop')
  expect(upTo.ask).toBe('turn.sequence')
  const oneTo = scene({ hands: { nova: ['B10'] }, wealth: { nova: 1 }, boards: { 1: ['pulsar-1'] } }).play('nova: B10')
  expect(oneTo.match.answer(0, [])?.reason).toBe('not-offered')
})

test('[cards.text-order] the card wins over the rules: Change Strategy is not discarded', () => {
  const match = duel({ hands: { nova: ['ST2'] }, boards: { 1: ['nova-1', 'pulsar-1'] } })
  match.play('nova: ST2; pulsar: pass; nova: wealth')
  expect([discarded(match), match.state.hands[0]]).toEqual([[], ['ST2']])
})

const ATTACKED: Scene = { players: 2, hands: { nova: ['B01'] }, honor: { nova: 1 } }
const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8].map((fighter) => `pulsar-${fighter}`)

test('[cards.choice] only what can be done completely, decided afresh each time, and answers may differ (K5, K6)', () => {
  const match = scene({ ...ATTACKED, wealth: { pulsar: 3 } }).play('nova: B01, [nova-1 mototada]')
  expect(match.asks()).toEqual({ seat: 'Pulsar', ask: 'card.B01#answer', options: ['pay', 'lose'] })
  match.play('pulsar: pay')
  expect(match.asks()).toMatchObject({ seat: 'Pulsar', ask: 'card.B01#lose' })
  match.play('pulsar: [pulsar-1 gozen]')
  expect(places(match, 'mototada', 'pulsar-1', 'gozen')).toEqual(['graveyard', 'graveyard', 'graveyard'])
  expect(match.state.wealth).toEqual([2, 1])
})

test('[cards.choice] with 1 wealth and 1 unit neither is possible, and nothing happens (K5, K7)', () => {
  const match = scene({ ...ATTACKED, wealth: { pulsar: 1 }, graveyard: [...EIGHT, 'gozen', 'oda'] })
  match.play('nova: B01, [nova-1 nova-2]')
  expect([match.ask, ...match.state.wealth, ...places(match, 'pulsar-carrier')]).toEqual([
    'turn.sequence',
    0,
    1,
    'supply',
  ])
})

test('[cards.opponent] the target is another player, named after paying (H3, K6)', () => {
  const match = scene({ hands: { gamma: ['B01'] }, honor: { gamma: 1 }, turn: 'gamma' }).play('gamma: B01, [gamma-1]')
  expect(match.state.honor[2]).toBe(0)
  expect(match.asks()).toEqual({ seat: 'Gamma', ask: 'card.B01#who', options: ['Void', 'Nova', 'Pulsar'] })
})

test('[cards.opponent] several act clockwise from the left, each for herself, and discards are seen (K8)', () => {
  const match = scene({
    turn: 'gamma',
    first: 'nova',
    hands: { gamma: ['B03'], nova: ['ST1', 'B07'], void: ['B05'] },
    boards: { 1: ['nova-1', 'nova-2', 'pulsar-1', 'void-1'] },
  })
  match.play('gamma: B03, gamma-1, 1')
  expect(match.asks()).toEqual({ seat: 'Void', ask: 'card.B03#unit', options: ['void-1'] })
  match.play('void: void-1, B05')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.B03#unit', options: ['nova-1', 'nova-2'] })
  match.play('nova: nova-2')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.B03#card', options: ['ST1', 'B07'] })
  match.play('nova: B07; pulsar: pulsar-1')
  expect(match.asks()).toMatchObject({ seat: 'Gamma', ask: 'turn.sequence' })
  expect(match.logged('cards.discard').map(({ data, audience }) => [data.cards, audience])).toEqual([
    [['B05'], 'all'],
    [['B07'], 'all'],
  ])
})

test('[cards.attach] beside a location instead of on the discard pile; different cards share one (K16)', () => {
  const match = shattered({ players: 2, hands: { nova: ['B08'], pulsar: ['S04'] }, wealth: { nova: 1, pulsar: 1 } })
  match.play('nova: B08, 2, draw-1, 0, end; pulsar: S04, 2')
  expect(starshipSamurai.view(match.state, 'spectator').boards.map(({ attached }) => attached)).toEqual([
    [],
    [
      { card: 'B08', by: 0 },
      { card: 'S04', by: 1 },
    ],
  ])
  expect(discarded(match)).toEqual([])
})

/** Pulsar ends the last turn of a round in which mines lie at location 1. */
const mined = (boards: Scene['boards']) => {
  const g = position({
    players: 2,
    first: 'nova',
    turn: 'pulsar',
    ordered: true,
    spent: { nova: ['draw-1', 'draw-2', 'draw-3', 'draw-4'], pulsar: ['draw-1', 'draw-2', 'draw-3', 'draw-4'] },
    locations: ['L06', 'L03'],
    locationDeck: ['L05', 'L12'],
    boards,
  })
  g.decks[0] = fixed(g.decks[0].toSpliced(g.decks[0].indexOf('B08'), 1))
  g.attachments.push({ board: 1, card: 'B08', by: 0 })
  return playFrom(g).play('pulsar: end')
}

test('[cards.attach] it is discarded when its location is claimed', () => {
  const match = mined({ 1: ['nova-1'], 2: ['nova-2', 'pulsar-1'] })
  expect(match.ask).toBe('battle.commit')
  expect([match.state.attachments, discarded(match)]).toEqual([[], ['B08']])
})

test('[cards.attach] or discarded because nobody won it (K17)', () => {
  const match = mined({ 2: ['nova-2', 'pulsar-1'] })
  expect([match.state.attachments.length, discarded(match)]).toEqual([1, []])
  match.play('nova: pass; pulsar: pass')
  expect([match.state.round, match.state.attachments, discarded(match)]).toEqual([2, [], ['B08']])
  expect(match.state.locationDiscard).toEqual(['L06'])
})

test('[cards.discard] the pile is open to all, the oldest card first (K13)', () => {
  const match = scene({ hands: { nova: FULL_HAND }, deck: ['B06'], discards: ['B20'] }).play('nova: draw-1, 1, B04')
  for (const viewer of [0, 3, 'spectator'] as const)
    expect(starshipSamurai.view(match.state, viewer).discards).toEqual([['B20', 'B04']])
})

test('[cards.discard] Change Strategy: gain or draw, back to the hand, then the limit; then it is there again (K14)', () => {
  const match = duel({
    hands: { nova: ['ST2', ...FULL_HAND.slice(1)] },
    deck: ['B13'],
    boards: { 1: ['nova-1', 'oda'] },
  })
  match.play('nova: ST2; pulsar: pass; nova: cards')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'cards.limit', options: [...FULL_HAND.slice(1), 'B13', 'ST2'] })
  match.play('nova: B02')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'battle.commit', options: ['B13', 'ST2', 'pass'] })
})
