import { expect, test } from 'vitest'
import { scene } from '../scene.ts'

const HOME = ['kemplar-ii', 'quiet-reach', 'burning-horse'] as const
const VOID = ['quiet-reach', 'hollow-expanse', 'burning-horse'] as const

test('[turn.phases] [turn.actions] [business.when] business on a planet only, then the Status Phase', () => {
  const landed = scene({ tiles: HOME, ships: { red: { at: '0,0' } } }).play('red: end')
  expect(landed.ask).toBe('business.order')
  landed.play('red: done')
  expect(landed.asks()?.seat).toBe('Blue')
  const away = scene({ tiles: VOID, ships: { red: { at: '0,0' } } }).play('red: end')
  expect(away.asks()?.seat).toBe('Blue')
})

test('[business.recharge] [ship.energy] energy is filled up for nothing', () => {
  const match = scene({ tiles: HOME, ships: { red: { at: '0,0', energy: 1 } } }).play('red: end')
  expect(match.state.vessels[0].energy).toBe(8)
})

test('[business.repair] [business.order] 1,000 for all damage of a tier 1 ship', () => {
  const match = scene({ tiles: HOME, ships: { red: { at: '0,0', damage: ['a1', 'b1'] } } }).play('red: end, repair')
  expect(match.state.vessels[0]).toMatchObject({ damage: 0, credits: 2000 })
})

test('[business.buy-outfit] [outfit.shape] [outfit.supply] [ship.hold] paid and fitted, or refused with a reason', () => {
  const match = scene({ tiles: HOME, ships: { red: { at: '0,0', credits: 1000 } } }).play('red: end')
  expect(match.why('buy:halon')).toEqual({
    rule: 'business.buy-outfit',
    data: { outfit: 'halon', price: 2000, credits: 1000 },
  })
  match.play('red: buy:m-22')
  expect(match.ask).toBe('outfit.shape')
  match.play('red: a1.0')
  expect(match.state.vessels[0].outfits.map(({ name }) => name)).toEqual(['m-22@a1'])
  expect(match.state.outfitSupply['m-22']).toBe(6)
})

test('[business.sell-outfit] half the price; not while it is damaged', () => {
  const match = scene({ tiles: HOME, ships: { red: { at: '0,0', outfits: ['m-22 a1.0'], credits: 0 } } }).play(
    'red: end, sell:m-22@a1',
  )
  expect(match.state.vessels[0]).toMatchObject({ credits: 1000, outfits: [] })
  const damaged = scene({ tiles: HOME, ships: { red: { at: '0,0', outfits: ['m-22 a1.0'], damage: ['a1'] } } }).play(
    'red: end',
  )
  expect(damaged.why('sell:m-22@a1')?.rule).toBe('business.sell-outfit')
})

test('[business.rearrange] everything whole can be laid anew; an overlap is refused', () => {
  const match = scene({ tiles: HOME, ships: { red: { at: '0,0', outfits: ['targe a1.0'], cubes: { d2: 'holo' } } } })
  match.play('red: end, rearrange')
  expect(match.match.answer(0, ['a1.0', 'b1'])).toMatchObject({ reason: 'refused', refusal: { rule: 'ship.hold' } })
  match.play('red: [b2.0 a1]')
  expect(match.state.vessels[0].outfits[0].name).toBe('targe@b2')
})

test('[business.ship] [business.transfer] [bounty.lost] one tier up, everything packed anew, 1 fame', () => {
  const match = scene({
    tiles: HOME,
    ships: { red: { at: '0,0', credits: 5000, bounty: 1000, damage: ['d1'], outfits: ['m-22 a1.0'] } },
  }).play('red: end')
  expect(match.options).not.toContain('ship:meridian-rook')
  match.play('red: ship:copper-lark, [a1.0]')
  expect(match.state.vessels[0]).toMatchObject({ fame: 1, credits: 0, bounty: 0, damage: 0, energy: 9 })
  expect(match.state.vessels[0].abilities).toEqual(['slipstream-hop', 'bulk-broker'])
})

test('[business.fame] [option.fame-sales] 5,000 for one point in a Business Phase, never the last one', () => {
  const match = scene({ tiles: HOME, ships: { red: { at: '0,0', credits: 12_000 } } }).play('red: end, fame')
  expect(match.state.vessels[0]).toMatchObject({ fame: 1, credits: 7000 })
  expect(match.why('fame')?.rule).toBe('business.fame#one')
  const any = scene({ tiles: HOME, options: { fameSales: 'any' }, ships: { red: { at: '0,0', credits: 12_000 } } })
  any.play('red: end, fame, fame')
  expect(any.state.vessels[0].fame).toBe(2)
  const last = scene({ tiles: HOME, ships: { red: { at: '0,0', credits: 12_000, fame: 9 } } }).play('red: end')
  expect(last.why('fame')?.rule).toBe('business.fame#last')
})

test('[status.arm] [ship.markers] 1 energy for each marker; [status.refresh] impulse and abilities are ready again', () => {
  const match = scene({ tiles: VOID, ships: { red: { at: '0,0', armed: 1, energy: 2, impulse: false } } }).play(
    'red: end',
  )
  expect(match.asks()).toMatchObject({ ask: 'status.arm', options: [0, 1, 2] })
  match.play('red: 2')
  expect(match.state.vessels[0]).toMatchObject({ armed: 3, energy: 0, impulse: true })
})

test('[status.planet] on a planet markers are armed for nothing', () => {
  const match = scene({ tiles: HOME, ships: { red: { at: '0,0', armed: 0 } } }).play('red: end, done')
  expect(match.state.vessels[0]).toMatchObject({ armed: 4, energy: 8 })
})

test('[turn.gifts] [option.gifts] credits change hands between actions, or not at all', () => {
  const match = scene({ tiles: VOID }).play('red: gift, Blue, 2')
  expect(match.state.vessels.map(({ credits }) => credits)).toEqual([1000, 5000, 3000])
  expect(match.match.interject(2, { give: 1 })).toBeUndefined()
  expect(match.state.vessels[0].credits).toBe(2000)
  const off = scene({ tiles: VOID, options: { gifts: false } })
  expect(off.options).not.toContain('gift')
  expect(off.match.interject(2, { give: 1 })).toMatchObject({ reason: 'refused' })
})
