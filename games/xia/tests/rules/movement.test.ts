import { expect, test } from 'vitest'
import { changed, scene, shipOf, whereIs } from '../scene.ts'

const VOID = ['quiet-reach', 'hollow-expanse', 'burning-horse'] as const

test('[move.action] [move.impulse] [move.step] impulse gives the mat’s movement once a turn; what is left is lost', () => {
  const match = scene({ tiles: VOID, ships: { red: { at: '0,0' } } }).play('red: impulse')
  expect(match.ask).toBe('move.step')
  expect(match.state.move?.left).toBe(5)
  match.play('red: 2,0')
  expect(match.state.move?.left).toBe(3)
  match.play('red: stop')
  expect(whereIs(match, 'Red')).toBe('2,0')
  expect(match.why('impulse')?.rule).toBe('move.impulse')
})

test('[move.engine] [outfit.engine] [outfit.damage] [outfit.use] a marker on a use space, the die less the damage on the engine', () => {
  const match = scene({
    tiles: VOID,
    ships: { red: { at: '0,0', outfits: ['m-22 a1.0'], damage: ['a1'] } },
    dice: [[6, 4]],
  }).play('red: fly:m-22@a1')
  expect(match.state.move?.left).toBe(3)
  expect(match.state.vessels[0].armed).toBe(3)
  match.play('red: stop')
  expect(match.why('fly:m-22@a1')).toEqual({ rule: 'outfit.use', data: { outfit: 'm-22@a1' } })
})

test('[move.engine] a roll that damage takes away is spent for nothing', () => {
  const match = scene({
    tiles: VOID,
    ships: { red: { at: '0,0', outfits: ['m-22 a1.0'], damage: ['a1'] } },
    dice: [[6, 1]],
  }).play('red: fly:m-22@a1')
  expect(match.ask).toBe('turn.actions')
  expect(match.state.vessels[0].armed).toBe(3)
})

test('[move.pass] [ship.space] one flies through an occupied space but does not stop there', () => {
  const match = scene({ tiles: VOID, ships: { red: { at: '0,0' }, blue: { at: '1,0' } } }).play('red: impulse')
  expect(match.options).not.toContain('1,0')
  expect(match.options).toContain('2,0')
})

test('[move.use-occupied] for 2 movement one acts as if on the occupied space; the move ends with a real action', () => {
  const match = scene({
    tiles: ['neo-damascus', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { at: '1,-2', cubes: { a1: 'spice', b1: 'spice' }, credits: 0 }, blue: { at: '2,-2' } },
  }).play('red: impulse, use:E')
  expect(match.ask).toBe('cargo.sell')
  match.play('red: [a1 b1]')
  const { credits, fame } = match.state.vessels[0]
  expect({ credits, fame, at: whereIs(match, 'Red') }).toEqual({ credits: 2000, fame: 1, at: '1,-2' })
  expect(match.ask).toBe('turn.actions')
})

test('[move.interrupt] [turn.minor] [map.collect] a minor action inside a move does not end it', () => {
  const match = scene({ tiles: VOID, tokens: { 'quiet-reach': 'credits' }, ships: { red: { at: '-1,2' } } })
  match.play('red: impulse, 0,2')
  expect(match.options).toContain('token')
  match.play('red: token')
  expect(match.ask).toBe('move.step')
  expect(match.state.vessels[0].credits).toBe(4000)
  expect(match.state.vessels[0].tokens).toEqual(['credits'])
})

test('[stranded.when] [stranded.rights] without energy and armed markers: impulse and minor actions only', () => {
  const match = scene({
    tiles: ['outpost-338', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { at: '1,-1', outfits: ['m-22 a1.0'], energy: 0, armed: 0 } },
  })
  expect(match.why('fly:m-22@a1')?.rule).toBe('stranded.rights')
  expect(match.why('mine:spice')?.rule).toBe('stranded.rights')
  expect(match.options).toContain('impulse')
})

test('[stranded.rescue] 2 energy go over, 1 fame comes back, and markers are armed at once', () => {
  const match = scene({
    tiles: VOID,
    ships: { red: { at: '0,0', energy: 3 }, blue: { at: '1,0', energy: 0, armed: 0 } },
  }).play('red: rescue:Blue')
  expect(match.asks()).toEqual({ seat: 'Blue', ask: 'stranded.rescue', options: [0, 1, 2] })
  match.play('blue: 2')
  expect(match.state.vessels.map(({ energy, armed, fame }) => [energy, armed, fame])).toEqual([
    [1, 4, 1],
    [0, 2, 0],
    [10, 4, 0],
  ])
})

test('[stranded.rescue] with less than 3 energy nobody can help', () => {
  const match = scene({
    tiles: VOID,
    ships: { red: { at: '0,0', energy: 2 }, blue: { at: '1,0', energy: 0, armed: 0 } },
  })
  expect(match.why('rescue:Blue')).toEqual({ rule: 'stranded.rescue', data: { energy: 2, needs: 3 } })
})

const ROCKS = ['outpost-338', 'quiet-reach', 'hollow-expanse'] as const
const CLOUD = ['burning-horse', 'quiet-reach', 'hollow-expanse'] as const
const MARKET = ['neo-damascus', 'quiet-reach', 'hollow-expanse'] as const

test('[move.action] with the last movement the action is over', () => {
  const match = scene({ tiles: VOID, ships: { red: { ship: 'bastion-mule', at: '0,0' } } }).play('red: impulse, 2,0')
  expect(match.ask).toBe('turn.actions')
  expect(match.state.move).toBeUndefined()
})

test('[move.step] no further than the movement reaches, from tile to tile', () => {
  const match = scene({ tiles: VOID, ships: { red: { ship: 'bastion-mule', at: '2,-1' } } }).play('red: impulse')
  expect(match.options).toContain('4,-2')
  expect(match.options).not.toContain('5,-2')
})

test('[move.impulse] [ship.markers] takes neither energy nor marker (E32)', () => {
  const match = scene({ tiles: VOID, ships: { red: { at: '0,0', energy: 0, armed: 0 } } }).play('red: impulse')
  expect(match.state.move?.left).toBe(5)
  expect(shipOf(match, 'Red')).toMatchObject({ energy: 0, armed: 0 })
})

/** Red flies into an asteroid where another ship is. */
const shared = (red = {}) =>
  scene({
    tiles: ROCKS,
    ships: { red: { at: '0,0', ...red }, blue: { at: '1,-1' } },
    dice: [[20, 15]],
  }).play('red: impulse, cross:NE')

test('[move.pass] with all rolls, but not to stay (E27)', () => {
  const match = shared()
  expect(match.logged('border.asteroid#roll')).toHaveLength(1)
  expect(whereIs(match, 'Red')).toBe('1,-1')
  expect(match.why('stop')).toEqual({ rule: 'move.pass', data: { left: 4 } })
  match.play('red: 2,-1, stop')
  expect(match.ask).toBe('turn.actions')
})

test('[move.pass] not with the last movement', () => {
  const match = scene({
    tiles: ROCKS,
    ships: { red: { ship: 'bastion-mule', at: '-1,0' }, blue: { at: '1,-1' } },
  }).play('red: impulse, 0,0')
  expect(match.why('cross:NE')).toEqual({ rule: 'move.pass', data: { left: 1 } })
})

test('[move.pass] through an occupied space to a border behind it', () => {
  const match = scene({
    tiles: ROCKS,
    ships: { red: { ship: 'bastion-mule', at: '-2,0' }, blue: { at: '-1,0' } },
    dice: [[20, 15]],
  }).play('red: impulse, -1,0')
  expect(match.why('stop')?.rule).toBe('move.pass')
  match.play('red: cross:NE')
  expect(whereIs(match, 'Red')).toBe('0,-1')
})

test('[move.pass] no minor action in a shared space (E27)', () => {
  const match = shared({ cubes: { a1: 'holo' }, mission: 'R01', abilities: ['forged-papers'] })
  for (const minor of ['jettison', 'abort', 'ability:forged-papers']) expect(match.why(minor)?.rule).toBe('move.pass')
})

test('[move.bounce] stranded on an occupied space, the ship goes back to the last one of its own (E28)', () => {
  const match = scene({
    tiles: CLOUD,
    ships: { red: { at: '-2,0', energy: 2, armed: 2 }, blue: { at: '0,0' } },
    dice: [[20, 9]],
  }).play('red: impulse, -1,0, cross:E')
  expect(match.ask).toBe('turn.actions')
  expect(shipOf(match, 'Red')).toMatchObject({ hex: '-1,0', stranded: true })
  expect(match.logged('border.nebula#roll')).toHaveLength(1)
})

test('[move.use-occupied] nothing to do there, or too little movement (E29)', () => {
  const idle = scene({ tiles: VOID, ships: { red: { at: '0,0' }, blue: { at: '1,0' } } }).play('red: impulse')
  expect(idle.why('use:E')?.rule).toBe('move.use-occupied#nothing')
  const slow = scene({
    tiles: MARKET,
    ships: { red: { ship: 'bastion-mule', at: '1,-1', cubes: { a1: 'spice' } }, blue: { at: '2,-2' } },
  }).play('red: impulse, 1,-2')
  expect(slow.why('use:E')).toEqual({ rule: 'move.use-occupied', data: { left: 1, cost: 2 } })
})

test('[move.use-occupied] a minor action leaves the move open, and the ship where it is (E29)', () => {
  const match = scene({
    tiles: VOID,
    tokens: { 'quiet-reach': 'credits' },
    ships: { red: { at: '-1,2' }, blue: { at: '0,2' } },
  }).play('red: impulse, use:E, token')
  expect(match.ask).toBe('move.step')
  expect(match.state.move?.left).toBe(3)
  expect(shipOf(match, 'Red')).toMatchObject({ hex: '-1,2', credits: 4000, tokens: ['credits'] })
})

/** Red beside a mine that another ship is on. */
const mine = (dice: readonly (readonly [number, number])[], red = {}) =>
  scene({ tiles: ROCKS, ships: { red: { at: '0,0', ...red }, blue: { at: '1,-1' } }, dice }).play(
    'red: impulse, use:NE',
  )

test('[move.use-occupied] [move.use-limits] the borders between are rolled for; what falls out stays with the ship (E29, E40)', () => {
  const match = mine(
    [
      [20, 1],
      [20, 12],
    ],
    { cubes: { a1: 'holo' } },
  ).play('red: [a1]')
  expect(match.state.floating).toMatchObject([{ hex: match.state.vessels[0].hex }])
  match.play('red: [b1]')
  expect(shipOf(match, 'Red')).toMatchObject({ hex: '0,0', cubes: { b1: 'spice' } })
  expect(match.ask).toBe('turn.actions')
})

test('[move.use-limits] death on the way cancels it (E29)', () => {
  const damage = ['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2', 'b3']
  const match = mine([[20, 1]], { damage })
  expect(whereIs(match, 'Red')).toBeUndefined()
  expect(match.asks()?.seat).toBe('Blue')
})

test('[move.use-limits] a shield that holds cancels it, and the movement is lost (E29)', () => {
  const match = scene({
    tiles: ['neo-damascus', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { at: '2,-1', cubes: { a1: 'spice', b1: 'spice' } }, blue: { at: '2,-2' } },
    dice: [[20, 1]],
  }).play('red: impulse, use:NW, [d2]')
  expect(match.ask).toBe('move.step')
  expect(match.state.move?.left).toBe(3)
  expect(shipOf(match, 'Red').cubes).toEqual({ a1: 'spice', b1: 'spice' })
})

test('[move.use-occupied] [stranded.midway] whom a nebula on the way strands does nothing there (E26, E29)', () => {
  const beside = (rolled: number) =>
    changed(
      {
        tiles: CLOUD,
        ships: { red: { at: '-1,0', energy: 2, armed: 2 }, blue: { at: '0,0' } },
        dice: [[20, rolled]],
      },
      (g) => {
        g.floating = [{ hex: g.vessels[1].hex, cargo: 0, by: 1, turn: 0 }]
        g.cubeSupply = g.cubeSupply.with(0, 14)
      },
    ).play('red: impulse, use:E')
  expect(beside(12).ask).toBe('cargo.collect')
  const stranded = beside(9)
  expect([stranded.ask, stranded.logged('cargo.collect').length]).toEqual(['turn.actions', 0])
  expect(shipOf(stranded, 'Red')).toMatchObject({ hex: '-1,0', stranded: true })
})

test('[move.interrupt] inside a move there are only minor actions; for any other one it has to end', () => {
  const match = scene({ tiles: ROCKS, ships: { red: { at: '-1,0' } } }).play('red: impulse, 0,0')
  expect(match.options).toContain('draw')
  const gathering = scene({ tiles: ROCKS, ships: { red: { at: '1,-1', mission: 'R03' } } }).play('red: impulse')
  for (const action of ['mine:spice', 'mission', 'attack', 'end']) expect(gathering.options).not.toContain(action)
  gathering.play('red: stop')
  expect(gathering.options).toContain('mine:spice')
  expect(gathering.why('impulse')?.rule).toBe('move.impulse')
})

test('[stranded.when] an action paid with the last marker is still carried out (E24)', () => {
  const match = scene({
    tiles: ROCKS,
    ships: { red: { at: '0,0', outfits: ['m-22 a1.0'], energy: 0, armed: 1 } },
    dice: [
      [6, 4],
      [20, 12],
    ],
  }).play('red: fly:m-22@a1')
  expect(match.state.move?.left).toBe(4)
  match.play('red: cross:NE')
  expect(match.ask).toBe('move.step')
  match.play('red: stop')
  expect(match.why('mine:spice')?.rule).toBe('stranded.rights')
})

test('[stranded.rights] minor actions, a scan not, business yes (E25)', () => {
  const match = scene({ tiles: VOID, ships: { red: { at: '0,0', energy: 0, armed: 0, cubes: { a1: 'holo' } } } })
  expect(match.options).toContain('draw')
  expect(match.options).toContain('jettison')
  const edge = scene({ tiles: VOID, ships: { red: { at: '-2,2', energy: 0, armed: 0 } } })
  expect(edge.why('scan')?.rule).toBe('stranded.rights')
  const landed = scene({ tiles: MARKET, ships: { red: { at: '0,0', energy: 0, armed: 0 } } }).play('red: end')
  expect(shipOf(landed, 'Red')).toMatchObject({ energy: 8, stranded: false })
})

test('[stranded.rights] shields need what is missing (E25)', () => {
  const match = scene({
    tiles: ROCKS,
    ships: { red: { at: '0,0', outfits: ['targe a1.0'], energy: 0, armed: 0 } },
    dice: [[20, 2]],
  }).play('red: impulse, cross:NW')
  expect(match.ask).toBe('ship.damage')
})

test('[stranded.midway] the move ends at once; unused impulse is left (E26)', () => {
  const match = scene({
    tiles: CLOUD,
    ships: { red: { at: '-1,0', outfits: ['m-22 a1.0'], energy: 2, armed: 3 } },
    dice: [
      [6, 6],
      [20, 4],
    ],
  }).play('red: fly:m-22@a1, cross:E')
  expect(match.ask).toBe('turn.actions')
  expect(shipOf(match, 'Red')).toMatchObject({ hex: '0,0', energy: 0, armed: 0, used: ['a1'], stranded: true })
  match.play('red: impulse')
  expect(match.state.move?.left).toBe(5)
})

test('[border.energy-loss] [stranded.midway] a ship that was stranded before loses nothing to a nebula, and flies on', () => {
  const fly = (red: object, play: string, rules?: number) =>
    scene({
      rules,
      tiles: CLOUD,
      ships: {
        red: { at: '-1,0', outfits: ['m-22 a1.0', 'targe a3.0'], energy: 0, armed: 0, ship: 'swamp-rat', ...red },
      },
      dice:
        rules === undefined && 'armed' in red
          ? [
              [6, 6],
              [20, 9],
            ]
          : [[20, 9]],
    }).play(`red: ${play}`)
  const match = fly({}, 'impulse, cross:E')
  expect([match.ask, match.state.move?.left]).toEqual(['move.step', 3])
  expect(match.logged('border.nebula#roll')).toHaveLength(1)
  expect([match.logged('border.energy-loss'), match.logged('stranded.midway')]).toEqual([[], []])
  // Whom the last marker of the engine has left without anything is stranded by it, as ever.
  const last = fly({ armed: 1 }, 'fly:m-22@a1, cross:E')
  expect([last.ask, last.logged('stranded.midway').length]).toEqual(['turn.actions', 1])
  expect(fly({}, 'impulse, cross:E', 1).ask).toBe('turn.actions')
})

test('[border.energy-loss] [ship.harpoon] nor does one that is towed into it', () => {
  const match = changed(
    {
      tiles: CLOUD,
      ships: { red: { at: '-1,0' }, blue: { ship: 'swamp-rat', at: '-2,0', energy: 0, armed: 0 } },
      dice: [
        [20, 15],
        [20, 9],
      ],
    },
    (g) => {
      g.vessels[1].host = 0
    },
  ).play('red: impulse, cross:E', 'blue: follow', 'red: 1,0', 'blue: follow')
  expect([whereIs(match, 'Blue'), match.logged('border.energy-loss')]).toEqual(['0,0', []])
})

test('[stranded.midway] with an armed marker left it goes on', () => {
  const match = scene({ tiles: CLOUD, ships: { red: { at: '-1,0', energy: 2, armed: 4 } }, dice: [[20, 5]] })
  match.play('red: impulse, cross:E')
  expect(match.ask).toBe('move.step')
})

test('[stranded.rescue] [map.adjacent] only a ship that is adjacent (E66)', () => {
  const ships = { red: { at: '2,0' }, blue: { at: '1,0', energy: 0, armed: 0 } }
  const match = scene({ tiles: ['kemplar-ii', 'quiet-reach', 'hollow-expanse'], ships })
  expect(match.options).not.toContain('rescue:Blue')
  expect(scene({ tiles: VOID, ships }).options).toContain('rescue:Blue')
})

test('[stranded.rescue] four markers are all there are, wherever they lie (E66)', () => {
  const match = changed(
    {
      tiles: VOID,
      ships: {
        red: { at: '0,0' },
        blue: { ship: 'swamp-rat', at: '1,0', outfits: ['lattice a1.0'], energy: 0, armed: 0 },
      },
    },
    (g) => {
      g.vessels[1].used = g.vessels[1].outfits[0].uses
    },
  )
  expect(shipOf(match, 'Blue')).toMatchObject({ armed: 0, used: ['a1', 'b1', 'c1'], disarmed: 1 })
  match.play('red: rescue:Blue')
  expect(match.options).toEqual([0, 1])
})

test('[move.step] [title.skill] a planet that is only flown over has been moved onto, too', () => {
  const match = scene({
    tiles: ['lunari', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { at: '1,-1', energy: 3, titles: ['good-samaritan'] } },
  }).play('red: impulse, -1,1')
  expect(shipOf(match, 'Red')).toMatchObject({ hex: '-1,1', energy: 5 })
})
