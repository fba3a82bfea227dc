import { describe, expect, test } from 'vitest'
import xia from '../../game.ts'
import { changed, type Scene, scene } from '../scene.ts'
import { battered } from './battered.ts'

const VOID = ['quiet-reach', 'hollow-expanse', 'burning-horse']
const LUNARI = ['lunari', 'quiet-reach', 'hollow-expanse']

const WAYS: readonly (readonly [way: string, scene: Scene, play: string, fame: number])[] = [
  ['a token', { tokens: { 'quiet-reach': 'fame' }, ships: { red: { at: '0,2' } } }, 'token', 1],
  ['a mission', { tiles: LUNARI, ships: { red: { at: '0,0', mission: 'S02', payment: 1000 } } }, 'deliver', 1],
  [
    'a destroyed ship',
    {
      ships: {
        red: { at: '0,0', outfits: ['pepperbox a1.0'] },
        blue: { ship: 'copper-lark', at: '1,0', damage: battered('copper-lark', 1) },
      },
    },
    'attack, pepperbox@a1>Blue, fire',
    2,
  ],
  [
    'sold cargo',
    { tiles: LUNARI, ships: { red: { at: '2,0', cubes: { a1: 'plasma', b1: 'plasma' } } } },
    'sell, [a1 b1]',
    1,
  ],
  ['a new ship', { tiles: LUNARI, ships: { red: { at: '0,0', credits: 5000 } } }, 'end, ship:copper-lark', 1],
  ['a rescue', { ships: { red: { at: '0,0' }, blue: { at: '1,0', energy: 0, armed: 0 } } }, 'rescue:Blue', 1],
  ['a title', { openTitles: ['tycoon'], ships: { red: { credits: 10000 } } }, 'end', 3],
  ['luck', { ships: { red: { at: '0,0', mission: 'R09' } }, dice: [[20, 20]] }, 'mission', 1],
  ['credits', { tiles: LUNARI, ships: { red: { at: '0,0', credits: 5000 } } }, 'end, fame', 1],
]

test.each(WAYS)('[fame.ways] %s', (_, setting, play, fame) => {
  const match = scene({ tiles: VOID, ...setting }).play(`red: ${play}`)
  expect(match.state.vessels[0].fame).toBe(fame)
})

test('[fame.time] the marker moves at once, not in the status phase (E54)', () => {
  const match = scene({ tiles: VOID, tokens: { 'quiet-reach': 'fame' }, ships: { red: { at: '0,2' } } })
  match.play('red: token')
  expect([match.state.vessels[0].fame, match.state.vessels[0].fameDue, match.ask]).toEqual([1, 0, 'turn.actions'])
})

describe('luck', () => {
  const lucky = {
    tiles: VOID,
    ships: { red: { at: '0,0', mission: 'R09', completed: ['R01'] } },
    dice: [
      [20, 20],
      [20, 20],
    ],
  } as const

  test('[fame.luck] once a turn, even for a die that is rolled again (E58)', () => {
    const match = scene(lucky).play('red: mission')
    expect(match.state.vessels[0].fame).toBe(1)
    match.play('red: yes')
    expect(match.state.vessels[0].fame).toBe(1)
  })

  test('[fame.luck] again in the next turn, be it another’s (E58)', () => {
    const gaiden = { ship: 'gaiden', at: '0,0', abilities: ['evasive-thrusters'] } as const
    const match = scene({
      tiles: VOID,
      turn: 'red',
      ships: { red: { at: '1,0', outfits: ['pepperbox a1.0'] }, blue: gaiden },
      dice: [
        [6, 1],
        [20, 20],
      ],
    })
    match.play('red: attack, pepperbox@a1>Blue, fire', 'blue: evasive-thrusters')
    expect(match.state.vessels.map(({ fame }) => fame)).toEqual([0, 1, 0])
  })

  test('[fame.luck] not for the d20s of NPCs (E58)', () => {
    const match = changed(
      {
        tiles: VOID,
        ships: { red: { at: '0,0' }, blue: { at: '1,0' }, yellow: { at: '2,0' } },
        npcs: { merchant: { controller: 'red' } },
        dice: [[20, 20]],
      },
      (g) => {
        g.drones[0].spawned = true
      },
    )
    match.play('red: end')
    expect(match.ask).toBe('death.respawn')
    expect(match.state.vessels.map(({ fame }) => fame)).toEqual([0, 0, 0])
  })
})

test.each([
  [9, 'a success by what is added, and no luck'],
  [20, 'luck by the bare die'],
])('[fame.natural] a %i for mining with 2 more: %s (E59)', (rolled) => {
  const match = scene({
    tiles: ['outpost-338', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { at: '1,-1', titles: ['rock-hound'] } },
    dice: [[20, rolled]],
  })
  match.play('red: mine:spice')
  expect([match.ask, match.state.vessels[0].fame]).toEqual(['cargo.place', rolled === 20 ? 1 : 0])
})

test('[fame.natural] 18 with 2 more is no luck (E59)', () => {
  const match = scene({
    tiles: ['outpost-338', 'quiet-reach', 'hollow-expanse'],
    ships: { red: { at: '1,-1', titles: ['rock-hound'] } },
    dice: [[20, 18]],
  })
  expect(match.play('red: mine:spice').state.vessels[0].fame).toBe(0)
})

describe('the end', () => {
  test('[fame.end] [fame.luck] a lucky roll on the way back into play wins, too, and nobody has another turn (E55, E58)', () => {
    const match = scene({ ships: { red: {}, blue: { at: 'nowhere', fame: 9 } }, dice: [[20, 20]] }).play('red: end')
    expect([match.match.over, match.state.phase, match.state.winner]).toEqual([true, 'over', 1])
  })

  test('[fame.end] at once, in the middle of a turn (E55)', () => {
    const match = scene({ tiles: VOID, tokens: { 'quiet-reach': 'fame' }, ships: { red: { at: '0,2', fame: 9 } } })
    match.play('red: token')
    expect([match.asks(), match.state.winner, match.match.over]).toEqual([undefined, 0, true])
    expect(xia.result(match.state)).toMatchObject({ scores: [10, 0, 0] })
  })

  test('[fame.end] in the turn of another too (E55)', () => {
    const match = scene({
      tiles: VOID,
      ships: { red: { at: '1,0', outfits: ['pepperbox a1.0'] }, blue: { ship: 'gaiden', at: '0,0', fame: 9 } },
      dice: [
        [6, 1],
        [20, 20],
      ],
    })
    match.play('red: attack, pepperbox@a1>Blue, fire', 'blue: evasive-thrusters')
    expect([match.match.over, match.state.winner]).toEqual([true, 1])
  })

  test('[fame.end] the last point cannot be bought, but can come with a ship (E55)', () => {
    const match = scene({ tiles: LUNARI, ships: { red: { at: '0,0', fame: 9, credits: 9000 } } }).play('red: end')
    expect(match.why('fame')).toEqual({ rule: 'business.fame#last', data: { goal: 10 } })
    match.play('red: ship:copper-lark')
    expect([match.match.over, match.state.winner]).toEqual([true, 0])
  })
})

test('[fame.ranking] the winner, then by fame, equals by chance', () => {
  const rankings = Array.from({ length: 12 }, (_, i) => {
    const match = scene({
      players: 4,
      tiles: [...VOID, 'outpost-338'],
      options: { goal: 5 },
      tokens: { 'quiet-reach': 'fame' },
      ships: { red: { at: '0,2', fame: 4 }, blue: { fame: 1 }, yellow: { fame: 3 }, green: { at: '1,0', fame: 1 } },
      dice: [[1000, 80 * i + 1, 80 * i + 80]],
    })
    return xia.result(match.play('red: token').state).ranking.join('')
  })
  expect(new Set(rankings)).toEqual(new Set(['0213', '0231']))
})
