import { fixed, withEntry } from '@orrery/engine'
import { expect, test } from 'vitest'
import { edgeNamed, sideBit, sideNamed } from '../../map/side.ts'
import { closedSides } from '../../rules/board/board.ts'
import { hasProperty } from '../../rules/board/properties.ts'
import type { State } from '../../rules/state/state.ts'
import { DARK_SEED, NOBODY, NOMADS, PROPERTY_BITS, powerOf } from '../../rules/state/vocabulary.ts'
import { changed, hexOf, ownerOf, type Scene, scene, unitsIn, withEvents } from '../scene.ts'

/** The Nomads begin to play an event. */
const playing = (event: string, setting: Scene = {}) =>
  scene(withEvents([event], setting)).play(`nomads: event, ${event}`)

const drawing = (draws: number, plays = 0): Scene => ({
  phase: 'blue',
  units: { c8: 'private' },
  left: { effect: false, draws, plays, initiative: 0 },
})

const closed = ({ state }: { state: State }, hex: string): number => closedSides(state, hexOf(hex))

test('[event.draw] one of the two open ones or the top of the deck, each decided after the one before', () => {
  const match = scene(drawing(2))
  const [first, second] = match.state.openEvents
  const top = match.state.eventDeck[match.state.eventDeck.length - 1]
  match.play('nomads: draw')
  expect(match.asks()).toEqual({ seat: 'Nomads', ask: 'event.draw', options: [first, second, 'deck'] })
  match.play('nomads: deck')
  expect(match.state.events[NOMADS]).toEqual([top])
  match.play(`nomads: draw, ${second}`)
  expect(match.state.events[NOMADS]).toEqual([top, second])
})

test('[event.draw] drawing and playing may alternate', () => {
  const match = scene({ ...drawing(2, 2), events: { nomads: ['EV14', 'EV04'] } })
  match.play('nomads: event, EV14, up, draw, deck, event, EV04, c2, draw, deck')
  expect(match.state.events[NOMADS].length).toBe(2)
})

test('[event.open] a taken card is replaced at once and may be taken next', () => {
  const match = scene(drawing(2))
  const { openEvents, eventDeck } = match.state
  const top = eventDeck[eventDeck.length - 1]
  match.play(`nomads: draw, ${openEvents[0]}, draw`)
  expect(match.options).toEqual([top, openEvents[1], 'deck'])
  match.play(`nomads: ${top}`)
  expect(match.state.events[NOMADS]).toEqual([openEvents[0], top])
})

test('[event.open] events lie open before their owner, as many as one likes (ruling 110)', () => {
  const events = ['EV01', 'EV02', 'EV03', 'EV04', 'EV05', 'EV06', 'EV07', 'EV08', 'EV09', 'EV10']
  const match = scene({ ...drawing(1), events: { nomads: events } })
  const seen = JSON.stringify(match.match.view(1))
  for (const event of events) expect(seen).toContain(event)
  match.play('nomads: draw, deck')
  expect(match.state.events[NOMADS].length).toBe(11)
})

test('[event.play] at most as many as the action says; a played one goes to the discard pile', () => {
  const left = { effect: false, draws: 0, plays: 1, initiative: 1 }
  const match = scene(withEvents(['EV14', 'EV04'], { left })).play('nomads: event, EV04, c2')
  expect([match.state.events[NOMADS], match.state.eventDiscard]).toEqual([['EV14'], ['EV04']])
  expect(match.why('event')).toEqual({ rule: 'blue.actions#none', data: { phase: 'blue' } })
})

test('[event.play] only in an event action', () => {
  const match = scene({ phase: 'red', units: { c8: 'private' }, events: { nomads: ['EV04'] } })
  expect(match.why('event')).toEqual({ rule: 'blue.actions#phase', data: { phase: 'red' } })
})

const CROWDED: Scene = { units: { c2: 'private worker', c5: 'private' }, owner: { c1: 'dark-seed', c2: 'dark-seed' } }

test('[event.occupied] only unstable areas or such without units for Radioactive Contamination and New Alignment (ruling 100)', () => {
  for (const event of ['EV19', 'EV08']) {
    const match = playing(event, CROWDED)
    expect(match.why('c2')).toEqual({ rule: 'event.occupied', data: { hex: 'c2' } })
    expect(match.options).toEqual(expect.arrayContaining(['c1', 'c5']))
  }
})

test('[event.occupied] the others say that units and markers are no hindrance', () => {
  for (const event of ['EV01', 'EV03', 'EV04', 'EV16', 'EV07'])
    expect(playing(event, CROWDED).options, event).toContain('c2')
})

test('[event.markers] without a blockade marker Swamp closes nothing, and Ascent covers nothing', () => {
  const match = changed(withEvents(['EV16', 'EV05', 'EV14']), (g) => {
    for (const hex of ['c1', 'c2']) g.passages = withEntry(g.passages, hexOf(hex), 63)
    g.passages = withEntry(g.passages, hexOf('c7'), 1)
  })
  match.play('nomads: event')
  expect(match.why('EV05')).toEqual({ rule: 'event.open-blockade#none', data: {} })
  match.play('nomads: EV16')
  expect(match.options).toEqual(['c1', 'c2', 'c7'])
})

test('[event.reshuffle] an empty deck is made of the discard pile', () => {
  const match = changed(drawing(1), (g) => {
    g.eventDiscard = g.eventDeck
    g.eventDeck = fixed([])
  })
  match.play('nomads: draw, deck')
  expect([match.state.eventDeck.length, match.state.eventDiscard.length]).toEqual([17, 0])
  expect(match.state.events[NOMADS].length).toBe(1)
})

test('[event.reshuffle] if both are empty, the open ones are left, and then nothing (ruling 110)', () => {
  const match = changed({ ...drawing(3, 1), events: { nomads: ['EV14'] } }, (g) => {
    g.events = withEntry(g.events, DARK_SEED, g.eventDeck)
    g.eventDeck = fixed([])
  })
  const [first, second] = match.state.openEvents
  match.play('nomads: draw')
  expect(match.why('deck')).toEqual({ rule: 'event.draw', data: { cards: 0 } })
  match.play(`nomads: ${first}, draw, ${second}`)
  expect(match.why('draw')).toEqual({ rule: 'event.draw', data: { cards: 0 } })
})

test('[event.rotate-tile] turns any area, with what is on its sides, and units stay (ruling 101)', () => {
  const match = playing('EV01', { units: { c10: 'private worker' }, owner: { c10: 'dark-seed' }, blockades: ['c10-w'] })
  expect(match.why('b6')).toEqual({ rule: 'board.moon', data: { hex: 'b6' } })
  expect(closed(match, 'c10')).toBe(sideBit(0) | sideBit(3))
  match.play('nomads: c10')
  expect(match.ask).toBe('event.rotate-tile#turns')
  match.play('nomads: 2')
  expect(closed(match, 'c10')).toBe(sideBit(2) | sideBit(5))
  expect([unitsIn(match, 'c10'), ownerOf(match, 'c10')]).toEqual(['worker private', 'dark-seed'])
})

test('[event.rotate-tile] Unsolid Ground does the same', () => {
  expect(closed(playing('EV02').play('nomads: c10, 1'), 'c10')).toBe(sideBit(1))
})

test('[event.add-tsukuyumi] any area, whoever is there; on the moon only where it was lost (ruling 103)', () => {
  const match = changed(withEvents(['EV03'], CROWDED), (g) => {
    g.negated = withEntry(g.negated, hexOf('b2'), PROPERTY_BITS.tsukuyumi)
  })
  match.play('nomads: event, EV03')
  expect(match.why('b1')).toEqual({ rule: 'event.add-tsukuyumi', data: { hex: 'b1' } })
  expect(match.options).toEqual(expect.arrayContaining(['b2', 'c2']))
  match.play('nomads: b2')
  expect(hasProperty(match.state, hexOf('b2'), 'tsukuyumi')).toBe(true)
})

test('[event.add-unstable] any area that is not unstable yet, also on the moon', () => {
  const match = playing('EV04', CROWDED)
  expect(match.why('c11')).toEqual({ rule: 'property.active', data: { hex: 'c11', property: 'unstable' } })
  expect(match.options).toEqual(expect.arrayContaining(['a0', 'c2']))
  match.play('nomads: a0')
  expect(hasProperty(match.state, hexOf('a0'), 'unstable')).toBe(true)
})

test('[event.open-blockade] covers a printed blockade or takes a marker off, but neither pigs nor Kaneda', () => {
  const match = playing('EV05', {
    factions: ['nomads', 'boarlords', 'cybersamurai'],
    terraformings: ['pigs c2-w'],
    kaneda: 'b2-c2',
    blockades: ['c12-w'],
  })
  expect(match.why('c2')).toEqual({ rule: 'event.open-blockade', data: { hex: 'c2' } })
  match.play('nomads: c12')
  expect(match.state.blockades[hexOf('c12')]).toBe(0)
  const printed = playing('EV06').play('nomads: c4')
  expect([closed(printed, 'c4'), printed.state.passages[hexOf('c4')]]).toEqual([0, sideBit(3)])
})

test('[event.march] owners decide for their own units, the player for the Oni; nobody can be kept (ruling 106)', () => {
  const match = playing('EV07', { units: { c2: 'private:2 worker oni-large' } })
  expect(match.why('c1')).toEqual({ rule: 'event.march', data: { hex: 'c1' } })
  match.play('nomads: c2')
  expect(match.asks()).toEqual({ seat: 'Dark Seed', ask: 'move.action', options: ['c2', 'done'] })
  match.play('dark seed: c2, c1', 'nomads: c2, [private-1], b1, done')
  expect(match.asks()).toMatchObject({ seat: 'Nomads', ask: 'move.action', options: ['c2', 'done'] })
  match.play('nomads: c2, b2')
  expect(['c1', 'b1', 'c2', 'b2'].map((hex) => unitsIn(match, hex))).toEqual([
    'worker',
    'private',
    'private',
    'oni-large',
  ])
})

test('[event.swap-tiles] two adjacent areas change places with units and markers, turned as one likes (ruling 105)', () => {
  const match = playing('EV08', {
    units: { c11: 'private worker' },
    owner: { c11: 'nomads' },
    mines: { c11: 1 },
    eggs: { c11: 2 },
    kaneda: 'c11-c12',
  })
  match.play('nomads: c11')
  expect(match.options).toEqual(['c12', 'c10'])
  match.play('nomads: c10, 0, 3')
  const { tiles, mines, eggs } = match.state
  expect([tiles[hexOf('c10')], tiles[hexOf('c11')]]).toEqual(['T22', 'T08'])
  expect([unitsIn(match, 'c10'), unitsIn(match, 'c11'), ownerOf(match, 'c10')]).toEqual([
    'worker private',
    '',
    'nomads',
  ])
  expect([mines[hexOf('c10')], eggs[hexOf('c10')], match.state.owner[hexOf('c11')]]).toEqual([1, 2, NOBODY])
  expect([closed(match, 'c10'), closed(match, 'c11')]).toEqual([0, sideBit(3)])
})

test('[event.swap-tiles] takes properties, covered ones, blockades, Terraformings and the Rocket marker along (ruling 105)', () => {
  const match = changed(
    withEvents(['EV08'], {
      factions: ['nomads', 'boarlords', 'cybersamurai'],
      properties: { c12: 'radioactive' },
      blockades: ['c12-w'],
      terraformings: ['pigs c12-e', 'cover c12', 'stronghold c12', 'tunnel c11-c12'],
      rocket: 'c12',
      kaneda: 'b1-c12',
    }),
    (g) => {
      g.negated = withEntry(g.negated, hexOf('c12'), PROPERTY_BITS.unstable)
      g.passages = withEntry(g.passages, hexOf('c12'), sideBit(4))
    },
  )
  const before = match.state
  const [from, to] = [hexOf('c12'), hexOf('c1')]
  const lists = ['marked', 'negated', 'blockades', 'passages', 'pigs', 'covers', 'strongholds'] as const
  const old = lists.map((list) => before[list][from])
  match.play('nomads: event, EV08, c12, c1, 0, 0')
  const { rocket, tunnels, kaneda } = match.state
  expect(lists.map((list) => match.state[list][to])).toEqual(old)
  expect(lists.map((list) => match.state[list][from])).toEqual(lists.map(() => 0))
  expect([rocket[0], tunnels[0].edge, kaneda[0]]).toEqual([to, edgeNamed('c11-c12'), edgeNamed('b1-c12')])
})

test('[event.add-tile] any tile of the reserve where it touches two areas or homezones, turned as one likes (ruling 104)', () => {
  const match = playing('EV09', { blockades: ['c2-e'] })
  expect(match.options).toEqual(match.state.reserve)
  match.play('nomads: T36')
  expect(match.options).toContain('d3')
  expect(match.options).not.toContain('d1')
  expect(match.options).not.toContain('c2')
  match.play('nomads: d3, 2')
  expect(match.state.tiles[hexOf('d3')]).toBe('T36')
  expect(match.state.reserve).not.toContain('T36')
  expect(closed(match, 'd3')).toBe(sideBit(2))
})

test('[event.add-tile] not without a tile in the reserve', () => {
  const match = changed(withEvents(['EV10', 'EV14']), (g) => {
    g.reserve = fixed([])
  })
  match.play('nomads: event')
  expect(match.why('EV10')).toEqual({ rule: 'event.add-tile#none', data: {} })
})

test('[event.neutralise] takes a marker off or covers what is printed, also on the moon (ruling 102)', () => {
  const marker = playing('EV11', { ...CROWDED, properties: { c2: 'radioactive' } })
  expect(marker.why('c1')).toEqual({ rule: 'event.neutralise', data: { hex: 'c1' } })
  marker.play('nomads: c2')
  expect([marker.state.marked[hexOf('c2')], marker.state.negated[hexOf('c2')]]).toEqual([0, 0])
  const moon = playing('EV12', { properties: { b1: 'unstable' } }).play('nomads: b1')
  expect(moon.asks()).toMatchObject({ ask: 'event.neutralise#which', options: ['unstable', 'tsukuyumi'] })
  moon.play('nomads: tsukuyumi')
  expect(moon.state.negated[hexOf('b1')]).toBe(PROPERTY_BITS.tsukuyumi)
  expect(hasProperty(moon.state, hexOf('b1'), 'tsukuyumi')).toBe(false)
})

const discarded =
  (...events: string[]) =>
  (g: State): void => {
    g.eventDiscard = fixed(events)
    g.eventDeck = fixed(g.eventDeck.filter((event) => !events.includes(event)))
    g.openEvents = fixed(g.openEvents.filter((event) => !events.includes(event)))
  }

test('[event.replay] plays an event of the discard pile, which stays there (ruling 109)', () => {
  const match = changed(withEvents(['EV13']), discarded('EV04', 'EV14')).play('nomads: event, EV13')
  expect(match.asks()).toMatchObject({ ask: 'event.replay', options: ['EV04', 'EV14'] })
  match.play('nomads: EV04, c2')
  expect(hasProperty(match.state, hexOf('c2'), 'unstable')).toBe(true)
  expect(match.state.eventDiscard).toEqual(['EV04', 'EV14', 'EV13'])
})

test('[event.replay] never itself, and not with nothing to copy (ruling 109)', () => {
  const none = scene(withEvents(['EV13', 'EV14'])).play('nomads: event')
  expect(none.why('EV13')).toEqual({ rule: 'event.replay#none', data: {} })
})

test('[event.initiative] moves one place', () => {
  const match = playing('EV14')
  expect(match.why('down')).toEqual({ rule: 'initiative.ends', data: { way: 'down', place: 2 } })
  match.play('nomads: up')
  expect(match.state.order.map(powerOf)).toEqual(['nomads', 'dark-seed'])
})

test('[event.move-all] a movement action with range 1 for all units', () => {
  const match = playing('EV15', { units: { c2: 'private', c8: 'hunter', b2: 'worker' }, blockades: ['c2-w'] })
  match.play('nomads: c2')
  expect(match.why('b1')).toEqual({ rule: 'board.blockade', data: { from: 'c2', to: 'b1' } })
  match.play('nomads: b2, c8, b4, a0')
  expect([unitsIn(match, 'b2'), unitsIn(match, 'a0')]).toEqual(['worker private', 'hunter'])
  expect(match.ask).not.toBe('move.action')
})

test('[event.close-side] puts a marker on an open side, also on the moon and among units', () => {
  const match = playing('EV16', CROWDED).play('nomads: c2')
  expect(match.asks()).toMatchObject({ ask: 'event.close-side#side', options: expect.arrayContaining(['c2-w']) })
  match.play('nomads: c2-w')
  expect(closed(match, 'c2')).toBe(sideBit(3))
  expect(closed(playing('EV17').play('nomads: a0, a0-e'), 'a0')).toBe(sideBit(0))
})

test('[event.close-side] a passage is removed first (ruling 13)', () => {
  const match = changed(withEvents(['EV16']), (g) => {
    const [hex, way] = sideNamed('c4-w') ?? [0, 0]
    g.passages = withEntry(g.passages, hex, sideBit(way))
  })
  match.play('nomads: event, EV16, c4, c4-w')
  expect([match.state.passages[hexOf('c4')], match.state.blockades[hexOf('c4')]]).toEqual([0, 0])
  expect(closed(match, 'c4')).toBe(sideBit(3))
})

test('[event.produce] exactly 1 point, without weapons for nothing (ruling 108)', () => {
  const match = playing('EV18', { units: { c8: 'private' } })
  expect(match.asks()).toMatchObject({
    ask: 'production.points',
    options: expect.arrayContaining(['private', 'rifle']),
  })
  match.play('nomads: private, c9')
  expect(unitsIn(match, 'c9')).toBe('private')
  expect([match.state.weapons, match.ask]).toEqual([[0, 0, 0, 0], 'round.turn'])
})

test('[event.produce] nothing that costs more, whatever productive units there are (ruling 108)', () => {
  const match = scene({
    phase: 'blue',
    turn: 'dark-seed',
    left: { plays: 1 },
    events: { 'dark-seed': ['EV18'] },
    units: { c2: 'planter breeder' },
  })
  match.play('dark seed: event, EV18')
  expect(match.why('warrior')).toEqual({ rule: 'production.points', data: { item: 'warrior', cost: 2, points: 1 } })
  match.play('dark seed: worker, c2')
  expect(unitsIn(match, 'c2')).toBe('worker breeder planter')
  expect(match.ask).not.toBe('production.points')
})

test('[event.add-radioactive] an area without units, or an unstable one (ruling 100)', () => {
  const match = playing('EV19', CROWDED)
  expect(match.why('c2')).toEqual({ rule: 'event.occupied', data: { hex: 'c2' } })
  match.play('nomads: c1')
  expect(hasProperty(match.state, hexOf('c1'), 'radioactive')).toBe(true)
})

test('[event.combat] one combat action without movement; once-a-round cards keep their limit (ruling 107)', () => {
  const match = changed(withEvents(['EV20'], { units: { c2: 'private:2 worker' } }), (g) => {
    g.usedCards = fixed(['no-guerilla'])
  })
  match.play('nomads: event, EV20, c2')
  expect(match.why('no-guerilla')).toEqual({ rule: 'combat.once', data: { card: 'no-guerilla' } })
  match.play('nomads: no-conquest', 'dark seed: none')
  expect(ownerOf(match, 'c2')).toBe('nomads')
})

test('[event.combat] no Kamikaze: it is the only combat action (ruling 65)', () => {
  const match = scene({
    phase: 'blue',
    turn: 'dark-seed',
    left: { plays: 1 },
    events: { 'dark-seed': ['EV20'] },
    units: { c2: 'worker:3 private' },
  })
  match.play('dark seed: event, EV20, c2')
  expect(match.why('ds-kamikaze')).toEqual({ rule: 'combat.card#last', data: { card: 'ds-kamikaze' } })
})
