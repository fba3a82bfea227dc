import { expect, test } from 'vitest'
import { ENFORCER, MERCHANT, SCOUNDREL } from '../../../crafts.ts'
import { hexDistance, hexNamed } from '../../../map/hex.ts'
import { planetAt, sectorAt } from '../../../map/sectors.ts'
import { NOWHERE } from '../../../rules/state.ts'
import { playOn, type Scene } from '../../scene.ts'
import { type Drawing, redrawn, walled } from '../redrawn.ts'
import { drone, OUTLAW, placeOf, ringed, VOID } from './npc-scene.ts'

type Dice = NonNullable<Scene['dice']>

/** What NPCs have rolled at borders. */
const rolls = (match: ReturnType<typeof redrawn>) =>
  match.logged('npc.unsafe').map(({ data }) => [data.border, data.natural])

const BYSTANDERS = { blue: { at: '6,-3' }, yellow: { at: '6,-4' } } as const

/** Red ends the turn, and the NPC in red's care has its own. */
const afterRed = (match: ReturnType<typeof redrawn>) =>
  playOn(match.play('red: end'), (_g, _seat, ask) => ask === 'npc.ties' || ask === 'business.order')

/** The Enforcer before a sector that is walled all round, its prey in the middle. */
function siege(map: string, dice: Dice, setting: Scene = {}) {
  return afterRed(
    redrawn(
      { 'quiet-reach': { map } },
      {
        tiles: VOID,
        ships: { red: { ship: 'swamp-rat', at: '0,0', ...OUTLAW }, ...BYSTANDERS },
        npcs: { enforcer: { at: '3,-1', controller: 'red' } },
        dice,
        ...setting,
      },
    ),
  )
}

test('[npc.unsafe] a goal among asteroids in a sector that can be reached: as near as a safe way leads, and no roll', () => {
  const match = ringed('AST', {
    ships: { red: { at: '0,0', ...OUTLAW }, ...BYSTANDERS },
    npcs: { enforcer: { at: '3,-1', controller: 'red' } },
  }).play('red: end')
  expect(match.asks()).toMatchObject({ seat: 'Red', ask: 'npc.ties' })
  expect(match.options).toEqual(['2,-1', '2,0'])
  match.play('red: 2,0')
  expect([placeOf(match, ENFORCER), rolls(match)]).toEqual(['2,0', []])
  const there = ringed('DEB', {
    ships: { red: { at: '0,0', ...OUTLAW }, ...BYSTANDERS },
    npcs: { enforcer: { at: '2,0', controller: 'red' } },
  }).play('red: end')
  expect([placeOf(there, ENFORCER), rolls(there)]).toEqual(['2,0', []])
})

test('[npc.unsafe] into a sector that no safe way leads to it rolls like a player', () => {
  const match = siege(walled('AST', '.', '.*5'), [
    [20, 3],
    [12, 1],
  ])
  expect(rolls(match)).toEqual([['asteroid', 3]])
  expect([drone(match, ENFORCER).damage, placeOf(match, ENFORCER)]).toEqual([3, '1,0'])
  expect(match.logged('npc.attack')).toHaveLength(1)
})

test('[npc.unsafe-sector] once in the sector it risks nothing more', () => {
  const match = siege(walled('AST', '.', 'AST'), [[20, 15]])
  expect(rolls(match)).toEqual([['asteroid', 15]])
  expect(placeOf(match, ENFORCER)).toBe('1,0')
})

test('[npc.unsafe] debris destroys it, and nobody is paid for that', () => {
  const match = siege(walled('DEB', '.'), [[20, 3]])
  expect(match.logged('npc.unsafe').map(({ data }) => [data.worked, data.damage])).toEqual([[0, 0]])
  expect(drone(match, ENFORCER)).toMatchObject({ hex: NOWHERE, skips: true, damage: 0 })
  expect(match.state.vessels.map(({ fame, credits }) => [fame, credits])).toEqual([
    [0, 3000],
    [0, 3000],
    [0, 3000],
  ])
  const through = siege(walled('DEB', '.'), [[20, 4]])
  expect([rolls(through), placeOf(through, ENFORCER)]).toEqual([[['debris', 4]], '1,0'])
})

test('[npc.turn] its 20s are nobody’s luck (E58)', () => {
  const match = siege(walled('AST', '.'), [[20, 20]])
  expect(rolls(match)).toEqual([['asteroid', 20]])
  expect(match.state.vessels.map(({ fame }) => fame)).toEqual([0, 0, 0])
})

test('[npc.ties] [npc.unsafe] among equal ways over risks, too, its player chooses (E68)', () => {
  const match = redrawn(
    { 'quiet-reach': { map: walled('AST', '.') } },
    {
      tiles: VOID,
      ships: { red: { at: '0,0', ...OUTLAW }, ...BYSTANDERS },
      npcs: { enforcer: { at: '3,-1', controller: 'red' } },
      dice: [[20, 15]],
    },
  ).play('red: end')
  expect(match.asks()).toEqual({ seat: 'Red', ask: 'npc.ties', options: ['1,-1', '1,0'] })
  expect(placeOf(match.play('red: 1,0'), ENFORCER)).toBe('1,0')
})

/** A planet without an entrance that fills its sector: there is no way in but through its shield. */
const fortress = (middle = 'PLN'): Drawing => ({ map: walled('PLN', 'PLN', middle) })

/** The Merchant before such a planet, where its next stop is. */
function besieged(dice: Dice, setting: Scene = {}, drawings: { readonly [tile: string]: Drawing } = {}) {
  return afterRed(
    redrawn(
      { lunari: fortress('PLN$P'), ...drawings },
      {
        tiles: ['lunari', 'hollow-expanse', 'burning-horse'],
        ships: { red: { at: '6,-2' }, ...BYSTANDERS },
        npcs: { merchant: { at: '3,-1', controller: 'red', stop: 4 } },
        dice,
        ...setting,
      },
    ),
  )
}

test('[npc.unsafe] [border.shield] a shield holds it, does damage and costs the movement; then it tries again', () => {
  const match = besieged([
    [20, 2],
    [20, 5],
    [20, 18],
  ])
  expect(rolls(match)).toEqual([
    ['shield', 2],
    ['shield', 5],
    ['shield', 18],
  ])
  // 5 movement: two tries in vain, the step through the shield, two more to the middle.
  expect([placeOf(match, MERCHANT), drone(match, MERCHANT)]).toMatchObject([
    '0,0',
    { damage: 7, bounty: 0, credits: 1000 },
  ])
})

test('[npc.unsafe] [border.shield] seen at a shield it has a bounty; the Enforcer never has one', () => {
  expect(drone(besieged([[20, 11]]), MERCHANT).bounty).toBe(1000)
  expect(drone(besieged([[20, 17]]), MERCHANT).bounty).toBe(1000)
  expect(drone(besieged([[20, 18]]), MERCHANT).bounty).toBe(0)
  const match = siege(walled('PLN', 'PLN'), [[20, 12]])
  expect([rolls(match), drone(match, ENFORCER).bounty]).toEqual([[['shield', 12]], 0])
})

test('[border.shield] a 10 is not enough for it either', () => {
  expect(drone(besieged([[20, 10]]), MERCHANT).hex).toBe(NOWHERE)
  expect(drone(besieged([[20, 11]]), MERCHANT).damage).toBe(0)
})

test('[npc.unsafe] [npc.damage] a shield can destroy it, on its own side, and nobody is paid for that', () => {
  const match = besieged([[20, 8]], { npcs: { merchant: { at: '3,-1', controller: 'red', stop: 4, credits: 3000 } } })
  expect([rolls(match), drone(match, MERCHANT)]).toMatchObject([
    [['shield', 8]],
    { hex: NOWHERE, skips: true, credits: 0 },
  ])
  expect(match.state.vessels.map(({ fame, credits }) => [fame, credits])).toEqual([
    [0, 3000],
    [0, 3000],
    [0, 3000],
  ])
  const bruised = { merchant: { at: '3,-1', controller: 'red', stop: 4, damage: 6 } } as const
  expect(
    drone(
      besieged(
        [
          [20, 1],
          [20, 18],
        ],
        { npcs: bruised },
      ),
      MERCHANT,
    ).damage,
  ).toBe(7)
})

test('[npc.unsafe] [border.two-shields] where two planets touch it stays until it is through both shields (E14)', () => {
  const tiles = ['lunari', 'azure', 'burning-horse']
  const ships = { red: { at: '0,2' }, blue: { at: '1,1' }, yellow: { at: '2,0' } }
  const match = besieged(
    [
      [20, 12],
      [20, 5],
      [20, 18],
      [20, 19],
    ],
    { tiles, ships },
    { azure: fortress() },
  )
  expect(rolls(match).map(([, rolled]) => rolled)).toEqual([12, 5, 18, 19])
  // 5 movement: one try in vain, the step through both shields, two more to the middle.
  expect([placeOf(match, MERCHANT), drone(match, MERCHANT)]).toMatchObject(['0,0', { damage: 5, bounty: 1000 }])
})

test('[npc.unsafe] [npc.stop] held up on an occupied space, it goes back to the last one it had for itself', () => {
  const match = besieged([[20, 5]], {
    ships: { red: { at: '3,-1' }, blue: { at: '3,-2' }, yellow: { at: '3,-3' } },
    npcs: { merchant: { at: '7,-3', controller: 'red', stop: 4 } },
  })
  expect(rolls(match)).toEqual([['shield', 5]])
  expect(hexDistance(drone(match, MERCHANT).hex, hexNamed('0,0'))).toBe(4)
})

test('[npc.planets] the Scoundrel does not cross the shield of a Lawful planet, even where there is no other way', () => {
  const tiles = ['kemplar-ii', 'quiet-reach', 'the-crucible', 'hollow-expanse']
  const hunt = (type: Drawing['type'], dice: Dice) => {
    const match = redrawn(
      { 'kemplar-ii': { ...fortress(), type } },
      {
        players: 4,
        tiles,
        ships: {
          red: { at: '5,-3', ...OUTLAW },
          blue: { at: '-3,-1' },
          yellow: { at: '6,-3', ...OUTLAW },
          green: { at: '6,-4', ...OUTLAW },
        },
        npcs: { scoundrel: { at: '3,-1', controller: 'red' } },
        dice,
      },
    ).play('red: end')
    return playOn(match, (_g, _seat, ask) => ask === 'npc.ties')
  }
  const lawful = hunt('lawful', [])
  expect([rolls(lawful), placeOf(lawful, SCOUNDREL)]).toEqual([[], '3,-1'])
  expect(rolls(hunt('neutral', [[20, 5]]))[0]).toEqual(['shield', 5])
})

/** A planet of one space, open to all sides. */
const opened = (middle: string, type: Drawing['type']): Drawing => ({
  map: walled('.', '.', middle),
  entrances: '0,0:E 0,0:NE 0,0:NW 0,0:W 0,0:SW 0,0:SE',
  type,
})

test('[border.outlaw] the Merchant gets a bounty at an Outlaw entrance like any Innocent ship', () => {
  const visit = (type: Drawing['type'], bounty = 0) =>
    besieged(
      [],
      { npcs: { merchant: { at: '3,-1', controller: 'red', stop: 4, bounty } } },
      { lunari: opened('PLN$P', type) },
    )
  const seen = visit('outlaw')
  expect([placeOf(seen, MERCHANT), drone(seen, MERCHANT)]).toMatchObject(['0,0', { bounty: 1000, credits: 1000 }])
  expect(seen.logged('bounty.gain').map(({ data }) => data.craft)).toEqual([MERCHANT])
  expect(drone(visit('outlaw', 2000), MERCHANT).bounty).toBe(2000)
  expect(drone(visit('neutral'), MERCHANT).bounty).toBe(0)
})

test('[border.outlaw] one that has a bounty gets no further one, on unsafe ways either', () => {
  const visit = (bounty: number) =>
    besieged(
      [[20, 15]],
      { npcs: { merchant: { at: '3,-1', controller: 'red', stop: 4, bounty } } },
      { lunari: { ...opened('PLN$P', 'outlaw'), map: walled('AST', '.', 'PLN$P') } },
    )
  expect([rolls(visit(2000)), drone(visit(2000), MERCHANT).bounty]).toEqual([[['asteroid', 15]], 2000])
  expect(drone(visit(0), MERCHANT).bounty).toBe(1000)
})

test('[border.lawful] an Outlaw leaves a Lawful planet as it likes', () => {
  const match = besieged(
    [[20, 18]],
    {
      tiles: ['kemplar-ii', 'lunari', 'burning-horse'],
      npcs: { merchant: { at: '0,0', controller: 'red', stop: 4, bounty: 1000 } },
      ships: { red: { at: '0,2' }, blue: { at: '1,1' }, yellow: { at: '-1,2' } },
    },
    { 'kemplar-ii': opened('PLN', 'lawful') },
  )
  expect(match.logged('border.lawful#npc')).toEqual([])
  expect(hexDistance(drone(match, MERCHANT).hex, hexNamed('0,0'))).toBeGreaterThan(1)
})

test('[border.outlaw] [border.lawful] also on its way out; the Lawful entrance behind it then stays shut', () => {
  const leave = (law: Drawing['type']) =>
    besieged(
      [],
      {
        tiles: ['loath', 'kemplar-ii', 'burning-horse'],
        npcs: { merchant: { at: '0,0', controller: 'red', stop: 2 } },
        ships: { red: { at: '0,2' }, blue: { at: '1,1' }, yellow: { at: '-1,2' } },
      },
      { loath: { ...opened('PLN', 'outlaw'), entrances: '0,0:E' }, 'kemplar-ii': opened('PLN$H', law) },
    )
  const shut = leave('lawful')
  expect(shut.logged('npc.path')).toHaveLength(1)
  expect([drone(shut, MERCHANT), hexDistance(drone(shut, MERCHANT).hex, hexNamed('5,-3'))]).toMatchObject([
    { bounty: 1000, credits: 0 },
    1,
  ])
  expect([drone(leave('neutral'), MERCHANT), placeOf(leave('neutral'), MERCHANT)]).toMatchObject([
    { bounty: 1000, credits: 1000 },
    '5,-3',
  ])
})

test('[npc.route] Lawful planets are no stops for a Merchant with a bounty', () => {
  const fly = (bounty: number) =>
    besieged([], {
      tiles: ['kemplar-ii', 'azure', 'quiet-reach'],
      ships: { red: { at: '2,-2' }, blue: { at: '-2,0' }, yellow: { at: '-2,1' } },
      npcs: { merchant: { at: '2,0', controller: 'red', stop: 2, bounty } },
    })
  expect(planetAt(fly(0).state, drone(fly(0), MERCHANT).hex)?.id).toBe('kemplar-ii')
  expect(sectorAt(fly(1000).state, drone(fly(1000), MERCHANT).hex)).toBe(1)
})
