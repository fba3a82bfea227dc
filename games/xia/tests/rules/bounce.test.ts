import { expect, test } from 'vitest'
import { NOBODY } from '../../crafts.ts'
import type { State } from '../../rules/state.ts'
import { type Scene, shipOf, whereIs } from '../scene.ts'
import { redrawn } from './redrawn.ts'

const VOID = ['quiet-reach', 'hollow-expanse', 'burning-horse', 'outpost-338']

/** Quiet Reach with an asteroid at 1,0 and a nebula behind it, at 2,0: a loss of 4 energy strands red there. */
const gauntlet = (ships: NonNullable<Scene['ships']>, dice: NonNullable<Scene['dice']>, change?: (g: State) => void) =>
  redrawn(
    { 'quiet-reach': { map: '.*5 . .  . . . .  . . . AST NEB  . . . .  . . .' } },
    {
      players: 4,
      tiles: VOID,
      ships: { ...ships, red: { at: '0,0', energy: 2, armed: 2, ...ships.red } },
      dice,
    },
    change,
  )

const SAFE = [20, 15] as const
const DRAINED = [20, 9] as const

test('[move.bounce] back to the space behind the border that was crossed last (E28)', () => {
  const match = gauntlet({ blue: { at: '2,0' } }, [SAFE, DRAINED]).play('red: impulse, cross:E, cross:E')
  expect(shipOf(match, 'Red')).toMatchObject({ hex: '1,0', stranded: true })
})

test('[move.bounce] an occupied space behind a border is none to come back to (E28)', () => {
  const ships = { blue: { at: '2,0' }, yellow: { at: '1,0' } }
  const match = gauntlet(ships, [SAFE, DRAINED]).play('red: impulse, cross:E, cross:E')
  expect(whereIs(match, 'Red')).toBe('0,0')
})

test('[move.bounce] back to the last space of a flight that it had for itself (E28)', () => {
  const match = gauntlet({ red: { at: '-2,0' }, blue: { at: '0,0' }, yellow: { at: '1,0' }, green: { at: '2,0' } }, [
    SAFE,
    DRAINED,
  ]).play('red: impulse, 0,0, cross:E, cross:E')
  expect(whereIs(match, 'Red')).toBe('-1,0')
})

test('[move.bounce] [ship.harpoon] where a ship in tow comes to is no space of the one that tows it (E28, E77)', () => {
  const match = gauntlet({ blue: { at: '-1,0' }, yellow: { at: '2,0' } }, [SAFE, DRAINED], (g) => {
    g.vessels[1].host = 0
  })
  match.play('red: impulse, cross:E', 'blue: follow', 'red: cross:E', 'blue: let-go')
  expect([whereIs(match, 'Red'), whereIs(match, 'Blue'), match.state.vessels[1].host]).toEqual(['1,0', '0,0', NOBODY])
})
