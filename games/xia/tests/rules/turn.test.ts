import { expect, test } from 'vitest'
import { MERCHANT } from '../../crafts.ts'
import { changed, scene, shipOf } from '../scene.ts'

const VOID = ['quiet-reach', 'hollow-expanse', 'burning-horse'] as const
const PLANET = ['kemplar-ii', 'quiet-reach', 'hollow-expanse'] as const

test('[turn.phases] on a planet: actions, business, status', () => {
  const match = scene({ tiles: PLANET, ships: { red: { at: '0,0', armed: 2 } } }).play('red: end')
  expect(match.asks()).toMatchObject({ seat: 'Red', ask: 'business.order' })
  expect(match.options).not.toContain('impulse')
  match.play('red: done')
  expect(match.asks()).toMatchObject({ seat: 'Blue', ask: 'turn.actions' })
  expect(shipOf(match, 'Red').armed).toBe(4)
})

test('[turn.phases] elsewhere: actions, status', () => {
  const match = scene({ tiles: PLANET, ships: { red: { at: '2,0', armed: 2 } } }).play('red: end')
  expect(match.ask).toBe('status.arm')
  match.play('red: 0')
  expect(match.asks()?.seat).toBe('Blue')
})

test('[turn.actions] one after another, in any order, as many as can be paid', () => {
  const match = scene({
    tiles: PLANET,
    ships: { red: { at: '1,-1', outfits: ['m-22 a1.0'], credits: 2000 } },
    dice: [
      [6, 3],
      [6, 2],
    ],
  })
  match.play('red: buy, [c1 d1], fly:m-22@a1')
  expect(match.state.move?.left).toBe(3)
  match.play('red: stop, buy, [c2 d2], fly:m-22@a1, stop')
  expect(shipOf(match, 'Red')).toMatchObject({ credits: 0, armed: 2, used: ['a1', 'b2'] })
  expect(match.why('fly:m-22@a1')?.rule).toBe('outfit.use')
  expect(match.why('buy')?.rule).toBe('cargo.buy#price')
  match.play('red: impulse, stop')
  expect(match.ask).toBe('turn.actions')
})

test('[turn.minor] outside a move action: cards, tokens and cubes, but no blind jump (E9)', () => {
  const match = changed(
    { tiles: VOID, ships: { red: { at: '0,0', cubes: { a1: 'spice' }, mission: 'R01' }, blue: { at: '0,2' } } },
    (g) => {
      g.floating = [{ hex: g.vessels[0].hex, cargo: 1, by: 1, turn: 0 }]
    },
  )
  for (const minor of ['collect', 'jettison', 'abort']) expect(match.options).toContain(minor)
  match.play('red: abort')
  expect(match.options).toContain('draw')
  const rim = scene({ tiles: VOID, ships: { red: { at: '-2,2' } } })
  expect(rim.options.filter((option) => String(option).startsWith('jump'))).toEqual([])
  expect(rim.play('red: impulse').options).toContain('jump:W')
})

test('[turn.minor] inside a move action none of them ends it', () => {
  const match = changed(
    {
      tiles: VOID,
      ships: { red: { at: '-1,0', cubes: { a1: 'spice' }, mission: 'R01', abilities: ['forged-papers'] } },
    },
    (g) => {
      g.floating = [{ hex: g.vessels[0].hex + 256, cargo: 1, by: 1, turn: 0 }]
    },
  ).play('red: impulse, 0,0, collect, [holo.1], [b1], jettison, [a1], abort, draw, none')
  expect(match.ask).toBe('move.step')
  match.play('red: ability:forged-papers')
  expect(match.ask).toBe('move.step')
  expect(match.state.move?.left).toBe(4)
  expect(shipOf(match, 'Red').cubes).toEqual({ b1: 'holo' })
})

test('[turn.order] after a turn: ships that drift, the NPC of the player, the player to the left', () => {
  const match = changed(
    {
      tiles: VOID,
      ships: { red: { at: '0,0' }, yellow: { ship: 'numerator', at: '2,0' } },
      npcs: { merchant: { at: '-2,0', controller: 'red' }, enforcer: { at: '-2,2', controller: 'blue' } },
    },
    (g) => {
      g.vessels[2].drift = 2
    },
  ).play('red: end')
  expect(match.asks()).toMatchObject({ seat: 'Yellow', ask: 'move.step' })
  expect(match.logged('npc.turn')).toEqual([])
  match.play('yellow: stop')
  expect(match.logged('npc.turn').map(({ data }) => data.craft)).toEqual([MERCHANT])
  expect(match.asks()?.seat).toBe('Blue')
})

test('[turn.order] [table.prompts] only the player whose turn it is acts', () => {
  const match = scene({ tiles: VOID, ships: { red: { at: '0,0' } } })
  expect(() => match.play('blue: impulse')).toThrow(/nothing is asked of Blue/)
})

test('[turn.gifts] whoever has the turn gives credits between two actions (E65)', () => {
  const match = scene({ tiles: VOID, ships: { red: { credits: 3000 }, yellow: { credits: 0 } } })
  match.play('red: gift, Yellow, 2')
  expect(match.state.vessels.map(({ credits }) => credits)).toEqual([1000, 3000, 2000])
  expect(match.ask).toBe('turn.actions')
  match.play('red: gift, Blue')
  expect(match.state.vessels[0].credits).toBe(0)
  expect(match.why('gift')).toEqual({ rule: 'turn.gifts', data: { least: 1000, credits: 0 } })
})

test('[turn.gifts] the others give to whoever has the turn, only between two actions (E65)', () => {
  const { match } = scene({ tiles: VOID, ships: { red: { at: '0,0', credits: 0 }, blue: { credits: 2000 } } })
  expect(match.actOutOfTurn(1, { give: 3 })).toMatchObject({
    refusal: { rule: 'turn.gifts', data: { least: 1000, credits: 2000 } },
  })
  expect(match.actOutOfTurn(1, { give: 2 })).toBeUndefined()
  expect(match.state.vessels.map(({ credits }) => credits)).toEqual([2000, 0, 3000])
  match.answer(0, 'impulse')
  expect(match.actOutOfTurn(2, { give: 1 })).toMatchObject({ refusal: { rule: 'turn.gifts#when' } })
})
