import { expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import { readPack } from '../../content/pack/pack.ts'
import { withOffers } from '../../rules/offers.ts'
import { changed, scene, shipOf } from '../scene.ts'

const HOME = ['kemplar-ii', 'quiet-reach', 'hollow-expanse'] as const

/** Red does business. */
const landed = (red = {}, options = {}) =>
  scene({ tiles: HOME, options, ships: { red: { at: '0,0', ...red } } }).play('red: end')

test.each(['0,-1', '1,0', '-1,1'])(
  '[business.when] on any space of a planet, and no more actions then (%s, E63)',
  (at) => {
    const match = landed({ at })
    expect(match.ask).toBe('business.order')
    for (const action of ['impulse', 'buy', 'sell', 'draw', 'end']) expect(match.options).not.toContain(action)
  },
)

test('[business.when] not beside a planet', () => {
  expect(landed({ at: '2,0' }).asks()).toMatchObject({ seat: 'Blue', ask: 'turn.actions' })
})

test('[business.order] in any order, again and again (E64)', () => {
  const match = landed({ credits: 3000, damage: ['d1'] })
  match.play('red: buy:m-22, a1.0, repair, sell:m-22@a1, buy:m-22, a1.0')
  expect(shipOf(match, 'Red')).toMatchObject({ credits: 1000, damage: [], outfits: [{ id: 'm-22@a1' }] })
  expect(match.options).toContain('done')
})

test('[business.order] a stranded ship may, too (E64)', () => {
  expect(landed({ energy: 0, armed: 0 }).ask).toBe('business.order')
})

test('[business.recharge] for nothing', () => {
  expect(shipOf(landed({ energy: 1, credits: 0 }), 'Red')).toMatchObject({ energy: 8, credits: 0 })
})

test.each([
  ['puddle-jumper', 1000],
  ['copper-lark', 1000],
  ['meridian-rook', 2000],
])('[business.repair] all damage of a %s for %i', (ship, price) => {
  const damage = ['a2', 'b2', 'c2']
  const match = landed({ ship, damage, credits: 3000 }).play('red: repair')
  expect(shipOf(match, 'Red')).toMatchObject({ damage: [], credits: 3000 - price })
  expect(match.options).not.toContain('repair')
  const poor = landed({ ship, damage, credits: price - 1000 })
  expect(poor.why('repair')).toEqual({ rule: 'business.repair', data: { price, credits: price - 1000 } })
})

test('[business.buy-outfit] for its price, into free and undamaged spaces', () => {
  const match = landed({ credits: 2000, damage: ['d1'], cubes: { d2: 'holo' } })
  expect(match.why('buy:raptor-k')).toEqual({
    rule: 'business.buy-outfit',
    data: { outfit: 'raptor-k', price: 3000, credits: 2000 },
  })
  match.play('red: buy:m-22')
  expect(match.options).not.toContain('c1.2')
  match.play('red: a1.0')
  expect(shipOf(match, 'Red')).toMatchObject({ credits: 1000, outfits: [{ spaces: ['a1', 'a2', 'b2'] }] })
  expect(match.state.outfitSupply['m-22']).toBe(6)
})

test.each([
  ['m-22 a1.0', 1000],
  ['halon a1.0', 1000],
  ['raptor-k c1.0', 2000],
])('[business.sell-outfit] %s for %i', (outfit, price) => {
  const name = outfit.replace(' ', '@').slice(0, -2)
  const match = landed({ outfits: [outfit], credits: 0 }).play(`red: sell:${name}`)
  expect(shipOf(match, 'Red')).toMatchObject({ credits: price, outfits: [] })
})

test('[business.sell-outfit] never a damaged one', () => {
  const match = landed({ outfits: ['m-22 a1.0'], damage: ['a2'] })
  expect(match.why('sell:m-22@a1')).toEqual({ rule: 'business.sell-outfit', data: { outfit: 'm-22@a1' } })
})

test('[business.rearrange] whole outfits and cubes; damage and damaged outfits stay (E62)', () => {
  const match = landed({ outfits: ['m-22 a1.0', 'targe b1.0'], damage: ['a1', 'd2'], cubes: { c2: 'spice' } })
  match.play('red: rearrange')
  expect(match.match.answer(0, ['b1.0', 'a2'])?.reason).toBeDefined()
  expect(match.match.answer(0, ['b1.0', 'd2'])?.reason).toBeDefined()
  match.play('red: [b1.0 b3]')
  expect(shipOf(match, 'Red')).toMatchObject({ damage: ['a1', 'd2'], cubes: { b3: 'spice' } })
  expect(shipOf(match, 'Red').outfits.map(({ id }) => id)).toEqual(['m-22@a1', 'targe@b1'])
  expect(match.why('rearrange')?.rule).toBe('business.rearrange#again')
})

test('[business.rearrange] not in the action phase, and not with nothing to move', () => {
  expect(scene({ tiles: HOME, ships: { red: { at: '0,0', outfits: ['m-22 a1.0'] } } }).options).not.toContain(
    'rearrange',
  )
  expect(landed({ outfits: ['m-22 a1.0'], damage: ['a1'] }).why('rearrange')?.rule).toBe('business.rearrange')
})

test('[business.ship] exactly one tier up, for its price, and 1 fame (E61)', () => {
  const match = landed({ credits: 13_000 })
  expect(match.options.filter((option) => String(option).startsWith('ship:'))).toEqual(
    ['copper-lark', 'iron-petrel', 'halcyon-dart', 'bastion-mule', 'vesper-knife', 'saffron-kite'].map(
      (id) => `ship:${id}`,
    ),
  )
  match.play('red: ship:copper-lark')
  expect(shipOf(match, 'Red')).toMatchObject({ ship: 'copper-lark', credits: 8000, fame: 1 })
  match.play('red: ship:meridian-rook')
  expect(shipOf(match, 'Red')).toMatchObject({ ship: 'meridian-rook', credits: 0, fame: 2 })
  expect(match.options.filter((option) => String(option).startsWith('ship:'))).toEqual([])
})

test('[business.ship] neither without the credits nor one that somebody has had (E61)', () => {
  expect(landed({ credits: 4000 }).why('ship:copper-lark')).toEqual({
    rule: 'business.ship',
    data: { ship: 'copper-lark', price: 5000, credits: 4000 },
  })
  const match = changed(
    { tiles: HOME, ships: { red: { at: '0,0', credits: 5000 }, blue: { ship: 'meridian-rook' } } },
    (g) => {
      g.vessels[1].abilities = ['bulk-broker', 'fold-jump']
    },
  ).play('red: end')
  expect(match.why('ship:copper-lark')).toEqual({ rule: 'business.ship#taken', data: { ship: 'copper-lark' } })
})

test('[business.ship] it may bring the last point of the goal (E55)', () => {
  const match = landed({ credits: 5000, fame: 9 }).play('red: ship:copper-lark')
  expect(match.match.over).toBe(true)
})

test('[business.transfer] [business.new-ship] everything comes along but damage and bounty; energy is full, markers are as before (E61, E76)', () => {
  const match = landed({
    credits: 5000,
    bounty: 2000,
    armed: 2,
    outfits: ['m-22 a1.0'],
    cubes: { d1: 'holo' },
    damage: ['d2'],
    mission: 'R01',
    completed: ['R02'],
    titles: ['ace'],
  }).play('red: ship:copper-lark')
  expect(match.ask).toBe('business.transfer')
  match.play('red: [b1.0 a1]')
  expect(shipOf(match, 'Red')).toMatchObject({
    ship: 'copper-lark',
    damage: [],
    bounty: 0,
    energy: 9,
    armed: 2,
    outfits: [{ id: 'm-22@b1' }],
    cubes: { a1: 'holo' },
    completed: ['R02'],
    titles: ['ace'],
  })
  expect(match.state.vessels[0].mission).toBe('R01')
})

test('[business.transfer] outfits that find no room are sold first (E61)', () => {
  const match = landed({ ship: 'swamp-rat', credits: 5000, outfits: ['longbow a1.0', 'longbow a2.0'] })
  expect(match.why('ship:saffron-kite')).toEqual({ rule: 'business.transfer#outfits', data: { ship: 'saffron-kite' } })
  match.play('red: sell:longbow@a1')
  expect(match.options).toContain('ship:saffron-kite')
})

/** Red before a ship of an owner's pack, with a hold of four spaces. */
const before = (red: object, rules?: number) =>
  changed({ rules, tiles: HOME, ships: { red: { at: '0,0', credits: 5000, ...red } } }, (g) => {
    const pack = { id: 'own', version: '1', ships: { 'copper-lark': { hold: '## / ##' } } }
    Object.assign(g, { content: withOffers(readPack(housePack, pack)) })
  }).play('red: end')

test('[business.transfer] [cargo.jettison] of the cubes, only what finds no room is jettisoned, and only for a ship (E61)', () => {
  const match = before({ outfits: ['m-22 a1.0'], cubes: { c1: 'holo', d1: 'spice', d2: 'terra' } })
  expect(match.options).not.toContain('jettison')
  match.play('red: ship:copper-lark')
  expect(match.asks()).toEqual({ seat: 'Red', ask: 'business.transfer#jettison', options: ['c1', 'd1', 'd2'] })
  expect(match.match.runner.questionFor(0)).toMatchObject({ min: 2, max: 2, about: { cubes: 2 } })
  match.play('red: [c1 d2]')
  expect(match.state.floating.map(({ hex, cargo }) => [hex === match.state.vessels[0].hex, cargo])).toEqual([
    [true, 1],
    [true, 2],
  ])
  expect([match.ask, shipOf(match, 'Red').credits]).toEqual(['business.transfer', 5000])
  match.playByItself((_g, { ask }) => ask === 'business.order')
  expect(shipOf(match, 'Red')).toMatchObject({ ship: 'copper-lark', credits: 0 })
  expect(Object.values(shipOf(match, 'Red').cubes)).toEqual(['spice'])
})

test('[business.transfer] where everything fits, nothing is jettisoned (E61)', () => {
  const match = landed({ credits: 5000, cubes: { a1: 'holo', b1: 'spice' } })
  expect(match.options).not.toContain('jettison')
  match.play('red: ship:copper-lark, [e3 d3]')
  expect(shipOf(match, 'Red').cubes).toEqual({ e3: 'holo', d3: 'spice' })
})

test('[business.transfer] version 1: cubes could be thrown out whenever business was done', () => {
  const match = before({ cubes: { a1: 'holo', b1: 'spice', c1: 'terra', d1: 'holo', a2: 'cyber' } }, 1)
  expect(match.why('ship:copper-lark')).toEqual({ rule: 'business.transfer', data: { ship: 'copper-lark' } })
  match.play('red: jettison, [b1]')
  expect(match.state.floating).toMatchObject([{ hex: match.state.vessels[0].hex, cargo: 0 }])
  expect(match.options).toContain('ship:copper-lark')
})

test('[business.fame] 5,000 for a point, once in a phase (E60)', () => {
  const match = landed({ credits: 11_000 }).play('red: fame')
  expect(shipOf(match, 'Red')).toMatchObject({ fame: 1, credits: 6000 })
  expect(match.why('fame')?.rule).toBe('business.fame#one')
  match.play('red: done', 'blue: end', 'yellow: end', 'red: end, fame')
  expect(shipOf(match, 'Red').fame).toBe(2)
  expect(landed({ credits: 4000 }).why('fame')).toEqual({ rule: 'business.fame', data: { price: 5000, credits: 4000 } })
})

test('[business.fame] never the last one to the goal (E55)', () => {
  expect(landed({ credits: 5000, fame: 9 }).why('fame')).toEqual({ rule: 'business.fame#last', data: { goal: 10 } })
  expect(landed({ credits: 5000, fame: 8 }).options).toContain('fame')
})
