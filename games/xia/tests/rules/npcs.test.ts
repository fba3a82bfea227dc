import { describe, expect, test } from 'vitest'
import { type Hex, hexDistance, hexName, hexNamed } from '../../map/hex.ts'
import { planetAt, terrainAt } from '../../map/sectors.ts'
import { spawnDrones } from '../../rules/death.ts'
import { unsafePath } from '../../rules/npcs/path.ts'
import { ENFORCER, MERCHANT, NOBODY, NOWHERE, SCOUNDREL } from '../../rules/state.ts'
import { changed, playOn, position, type Scene, scene, whereIs } from '../scene.ts'
import { battered, spot } from './battered.ts'

const VOID = ['quiet-reach', 'hollow-expanse', 'burning-horse']
const ROCKS = ['outpost-338', 'quiet-reach', 'hollow-expanse']
const ROUTE = ['doravin-v', 'azure', 'quiet-reach']
const OUTLAW = { bounty: 1000 }

const drone = ({ state }: ReturnType<typeof scene>, craft: number) => state.drones[craft - MERCHANT]
const placeOf = (match: ReturnType<typeof scene>, craft: number) => hexName(drone(match, craft).hex)
const flown = (match: ReturnType<typeof scene>) => match.logged('npc.path').map(({ data }) => data.spaces)
const targets = (match: ReturnType<typeof scene>) => match.logged('npc.target').map(({ data }) => data.target)

/** Red ends the turn, and the NPC in red's care has its own; red takes the first of equal ways. */
function npcTurn(setting: Scene) {
  const match = scene(setting).play('red: end')
  playOn(match, (_g, _seat, ask) => ask === 'npc.ties')
  return match
}

describe('cards and turns', () => {
  const fork = { tiles: VOID, ships: { red: { at: '1,1', ...OUTLAW }, blue: { at: '-2,0' }, yellow: { at: '-2,1' } } }

  test('[npc.cards] whoever has the card decides what it leaves open, after her own turn', () => {
    const match = scene({ ...fork, npcs: { enforcer: { at: '0,0', controller: 'blue' } } }).play('red: end')
    expect(match.asks()).toMatchObject({ seat: 'Blue', ask: 'turn.actions' })
    match.play('blue: end')
    expect(match.asks()).toMatchObject({ seat: 'Blue', ask: 'npc.ties' })
  })

  test('[npc.turn] right after its player’s turn, without phases; a turn to be skipped is skipped', () => {
    const match = changed({ ...fork, npcs: { enforcer: { controller: 'red' } } }, (g) => {
      Object.assign(g.drones[1], { spawned: true, skips: true })
    })
    match.play('red: end')
    expect(match.asks()).toMatchObject({ seat: 'Blue', ask: 'turn.actions' })
    expect([match.logged('death.skip').map(({ data }) => data.craft), drone(match, ENFORCER).hex]).toEqual([
      [ENFORCER],
      NOWHERE,
    ])
  })

  test('[npc.turn] its 20s are nobody’s luck (E58)', () => {
    const match = scene({
      tiles: ROCKS,
      ships: { red: { at: '0,-1', ...OUTLAW } },
      npcs: { enforcer: { at: '0,0', controller: 'red' } },
      dice: [[20, 20]],
    }).play('red: end')
    expect(match.logged('npc.unsafe')[0].data).toEqual({ craft: 'enforcer', border: 'asteroid', rolled: 20 })
    expect(match.state.vessels.map(({ fame }) => fame)).toEqual([0, 0, 0])
  })

  test('[npc.absent] no turn before it has entered play (E73)', () => {
    const match = npcTurn({ ...fork, npcs: { enforcer: { controller: 'red' } } })
    expect([match.asks()?.seat, match.logged('npc.turn')]).toEqual(['Blue', []])
  })
})

describe('entering play', () => {
  test('[npc.spawn] with its home sector, on the spawn point (E10)', () => {
    const match = scene({ tiles: VOID, deck: ['loath'], ships: { red: { at: '-2,0' } }, npcs: {} }).play(
      'red: scan, NW',
    )
    const { sectors } = match.state
    expect(sectors[3].tile).toBe('loath')
    expect(match.logged('npc.spawn').map(({ data }) => data.craft)).toEqual([SCOUNDREL])
    expect(drone(match, SCOUNDREL)).toMatchObject({ spawned: true, bounty: 2000 })
  })

  const spawnIn = (setting: Scene, craft: number): Hex => {
    const g = position(setting)
    spawnDrones(g)
    return g.drones[craft - MERCHANT].hex
  }

  test('[npc.spawn] beside it when it is occupied (E10)', () => {
    const ships = { red: { at: '-2,2' } }
    const hex = spawnIn({ tiles: ROUTE, ships, npcs: {} }, MERCHANT)
    expect(hexDistance(hex, hexNamed('-2,2'))).toBe(1)
    expect(hexName(spawnIn({ tiles: ROUTE, ships: { red: { at: '0,2' } }, npcs: {} }, MERCHANT))).toBe('-2,2')
  })

  test('[npc.spawn-crowded] the nearest free normal space of the sector when those are occupied too (E11)', () => {
    const setting: Scene = {
      players: 5,
      tiles: ['loath', 'quiet-reach', 'hollow-expanse', 'burning-horse', 'outpost-338'],
      ships: {
        red: { at: '2,0' },
        blue: { at: '3,-1' },
        yellow: { at: '2,-1' },
        green: { at: '1,0' },
        purple: { at: '1,1' },
      },
      npcs: {},
    }
    const hex = spawnIn(setting, SCOUNDREL)
    expect(hexDistance(hex, hexNamed('2,0'))).toBe(2)
    expect(terrainAt(position(setting), hex)).toBe('normal')
  })
})

describe('ways', () => {
  test('[npc.path] the shortest safe way, round the asteroid', () => {
    const match = npcTurn({
      tiles: ROCKS,
      ships: { red: { at: '2,-1', ...OUTLAW }, blue: { at: '-2,1' }, yellow: { at: '-2,2' } },
      npcs: { enforcer: { at: '0,-2', controller: 'red' } },
    })
    expect([flown(match), placeOf(match, ENFORCER), match.logged('npc.unsafe')]).toEqual([[3], '2,-2', []])
  })

  test('[npc.path] a nebula does nothing to it, and a gate costs 1', () => {
    const fog = npcTurn({
      tiles: ['burning-horse', 'quiet-reach', 'hollow-expanse'],
      ships: { red: { at: '2,0', ...OUTLAW } },
      npcs: { enforcer: { at: '-1,0', controller: 'red' } },
    })
    expect([flown(fog), placeOf(fog, ENFORCER), fog.logged('npc.unsafe')]).toEqual([[2], '1,0', []])
    const tiles = ['expeditor-gate', 'meridian-gate', 'quiet-reach']
    const gate = npcTurn({
      tiles,
      ships: { red: { at: spot(tiles, 'meridian-gate', 1, -1), ...OUTLAW }, blue: { at: '-2,0' } },
      npcs: { enforcer: { at: '0,0', controller: 'red' } },
    })
    expect([flown(gate)[0], gate.logged('combat.declare')]).toMatchObject([1, [{ data: { by: 'enforcer' } }]])
  })

  test('[npc.unsafe] without a safe way it rolls like a player', () => {
    const match = npcTurn({
      tiles: ROCKS,
      ships: { red: { at: '0,-1', ...OUTLAW } },
      npcs: { enforcer: { at: '0,0', controller: 'red' } },
      dice: [[20, 3]],
    })
    expect(match.logged('npc.unsafe')[0].data).toEqual({ craft: 'enforcer', border: 'asteroid', rolled: 3 })
    expect([drone(match, ENFORCER).damage, placeOf(match, ENFORCER)]).toEqual([3, '0,0'])
  })

  test('[npc.unsafe] fewest shields first, then asteroids, then steps', () => {
    const way = (tiles: readonly string[], from: string, to: string) =>
      unsafePath(position({ tiles, npcs: { enforcer: { at: from } } }), ENFORCER, [hexNamed(to)]).map(hexName)
    expect(way(['kemplar-ii', ...VOID.slice(1)], '1,-1', '1,-2')).toEqual(['1,0', '2,0', '2,-1', '2,-2', '1,-2'])
    expect(way(['red-gulch', ...VOID.slice(1)], '1,-1', '-1,0')).toEqual(['0,0', '-1,0'])
  })

  test('[npc.ties] equal ways to different spaces: its player chooses (E68)', () => {
    const match = scene({
      tiles: VOID,
      ships: { red: { at: '1,1', ...OUTLAW } },
      npcs: { enforcer: { at: '0,0', controller: 'red' } },
    }).play('red: end')
    expect(match.asks()).toEqual({ seat: 'Red', ask: 'npc.ties', options: ['0,1', '1,0'] })
    expect(placeOf(match.play('red: 0,1'), ENFORCER)).toBe('0,1')
    const alone = scene({
      tiles: VOID,
      ships: { red: { at: '2,0', ...OUTLAW } },
      npcs: { enforcer: { at: '0,0', controller: 'red' } },
    }).play('red: end')
    expect(alone.ask).not.toBe('npc.ties')
  })

  test('[npc.stop] an occupied sell space: a space of the planet beside it is as good (E70)', () => {
    const match = npcTurn({
      tiles: ROUTE,
      ships: { red: { at: '2,0' }, blue: { at: '-1,0' } },
      npcs: { merchant: { at: '1,1', controller: 'red' } },
    })
    expect([placeOf(match, MERCHANT), drone(match, MERCHANT).credits]).toEqual(['0,0', 1000])
    const outside = npcTurn({
      tiles: ROUTE,
      ships: { red: { at: '2,0' }, blue: { at: '-1,0' } },
      npcs: { merchant: { at: '-2,1', controller: 'red' } },
    })
    expect([placeOf(outside, MERCHANT), drone(outside, MERCHANT).credits]).toEqual(['-2,0', 0])
  })

  test('[npc.stop] it stops on the nearest free space of its way (E70)', () => {
    const flight: Scene = {
      tiles: ['quiet-reach', 'azure', 'hollow-expanse'],
      ships: { red: { at: '-2,0' } },
      npcs: { merchant: { at: '-2,1', controller: 'red', stop: 1 } },
    }
    const free = npcTurn(flight)
    const blocked = npcTurn({ ...flight, ships: { ...flight.ships, blue: { at: placeOf(free, MERCHANT) } } })
    expect(flown(free)).toEqual([5])
    expect(whereIs(blocked, 'Blue')).toBe(placeOf(free, MERCHANT))
    expect(placeOf(blocked, MERCHANT)).not.toBe(placeOf(free, MERCHANT))
    expect(flown(blocked)[0]).toBeLessThanOrEqual(5)
  })
})

describe('targets', () => {
  test('[npc.target] the shortest way decides (E67)', () => {
    const near = npcTurn({
      tiles: VOID,
      ships: { red: { at: '-2,2', ...OUTLAW }, blue: { at: '1,0', ...OUTLAW }, yellow: { at: '0,1' } },
      npcs: { enforcer: { at: '0,0', controller: 'red' } },
    })
    expect(targets(near)).toEqual([1])
  })

  test('[npc.target] chance decides between equals (E67)', () => {
    const picked = new Set(
      Array.from({ length: 12 }, (_, i) => {
        const match = npcTurn({
          tiles: VOID,
          ships: { red: { at: '-2,0', ...OUTLAW }, blue: { at: '2,0', ...OUTLAW }, yellow: { at: '0,2' } },
          npcs: { enforcer: { at: '0,0', controller: 'red' } },
          dice: [[1000, 80 * i + 1, 80 * i + 80]],
        })
        return targets(match)[0]
      }),
    )
    expect(picked).toEqual(new Set([0, 1]))
  })

  test.each([
    ['burning-horse', 1],
    ['outpost-338', 0],
  ])('[npc.target] nearby is within two sectors: an Outlaw in %s (E67)', (tile, found) => {
    const tiles = ['the-crucible', 'quiet-reach', 'hollow-expanse', 'burning-horse', 'outpost-338']
    const match = npcTurn({
      tiles,
      ships: {
        red: { at: spot(tiles, 'quiet-reach', 0, 0) },
        blue: { at: spot(tiles, tile, -2, 2), ...OUTLAW },
        yellow: { at: spot(tiles, 'quiet-reach', 1, 0) },
      },
      npcs: { enforcer: { at: spot(tiles, 'quiet-reach', -1, 0), controller: 'red' } },
    })
    expect(targets(match)).toHaveLength(found)
  })

  test('[npc.planets] the Enforcer enters every planet, without a bounty (E69)', () => {
    const match = npcTurn({
      tiles: ['loath', 'quiet-reach', 'hollow-expanse'],
      ships: { red: { at: '2,0' }, blue: { at: '-1,0', ...OUTLAW } },
      npcs: { enforcer: { at: '2,-1', controller: 'red' } },
    })
    expect(planetAt(match.state, drone(match, ENFORCER).hex)?.id).toBe('loath')
    expect(drone(match, ENFORCER).bounty).toBe(0)
  })

  test('[npc.planets] the Scoundrel takes no notice of ships on lawful planets (E69)', () => {
    const tiles = ['kemplar-ii', 'quiet-reach', 'hollow-expanse']
    const hunt = (red: string) =>
      npcTurn({
        tiles,
        ships: { red: { at: red }, blue: { at: '-2,0', ...OUTLAW }, yellow: { at: '-2,1', ...OUTLAW } },
        npcs: { scoundrel: { at: '2,-1', controller: 'red' } },
      })
    expect([targets(hunt('1,0')), targets(hunt('2,0'))]).toEqual([[], [0]])
  })

  test('[npc.memory] the last attacker first; forgotten when either is destroyed (E72)', () => {
    const match = npcTurn({
      tiles: VOID,
      ships: { red: { at: '1,0', ...OUTLAW }, blue: { at: '-2,0' } },
      npcs: { enforcer: { at: '0,0', controller: 'red', attacker: 'Blue' } },
    })
    expect(targets(match)).toEqual([1])
    const avenged = npcTurn({
      tiles: VOID,
      ships: { red: { at: '-2,2' }, blue: { ship: 'swamp-rat', at: '1,0', damage: battered('swamp-rat', 1) } },
      npcs: { enforcer: { at: '0,0', controller: 'red', attacker: 'Blue' } },
    })
    expect([avenged.logged('combat.kill').length, drone(avenged, ENFORCER).attacker]).toEqual([1, NOBODY])
    const lost = scene({
      tiles: ['pelmont', 'quiet-reach', 'hollow-expanse'],
      ships: { red: { at: '-1,0' } },
      npcs: { enforcer: { at: '-2,2', controller: 'yellow', attacker: 'Red' } },
      dice: [[20, 1]],
    }).play('red: impulse, cross:E')
    expect(drone(lost, ENFORCER).attacker).toBe(NOBODY)
    const slain = scene({
      tiles: VOID,
      ships: { red: { at: '0,0', outfits: ['pepperbox a1.0'] } },
      npcs: { merchant: { at: '1,0', damage: 7, attacker: 'Blue', controller: 'yellow' } },
      dice: [
        [6, 6],
        [6, 1],
      ],
    }).play('red: attack, pepperbox@a1>merchant, fire')
    expect(drone(slain, MERCHANT).attacker).toBe(NOBODY)
  })

  test('[npc.memory] whoever attacks it is remembered (E72)', () => {
    const match = scene({
      tiles: VOID,
      ships: { red: { at: '0,0', outfits: ['pepperbox a1.0'] } },
      npcs: { enforcer: { at: '1,0', controller: 'yellow' } },
    })
    expect(drone(match.play('red: attack, pepperbox@a1>enforcer, fire'), ENFORCER).attacker).toBe(0)
  })
})

describe('fighting', () => {
  test('[npc.attack] once, by the rules of combat: the attacked player is asked first', () => {
    const match = npcTurn({
      tiles: VOID,
      ships: { red: { at: '-2,0' }, blue: { ship: 'swamp-rat', at: '1,0', outfits: ['targe a1.0'], ...OUTLAW } },
      npcs: { enforcer: { at: '0,0', controller: 'red' } },
      dice: [[12, 7]],
    })
    expect(match.asks()).toEqual({ seat: 'Blue', ask: 'combat.defend', options: ['targe@a1', 'done'] })
    match.play('blue: done, [a2 b2 c2 d2 a3 b3 c3]')
    expect(match.asks()).toMatchObject({ seat: 'Blue', ask: 'turn.actions' })
    expect(match.logged('combat.roll')).toHaveLength(1)
  })

  test.each([
    ['merchant', [6]],
    ['enforcer', [8, 8]],
    ['scoundrel', [8]],
  ] as const)('[npc.defense] the %s always defends with its dice', (npc, dice) => {
    const match = scene({
      tiles: VOID,
      ships: { red: { at: '0,0', outfits: ['pepperbox a1.0'] } },
      npcs: { [npc]: { at: '1,0' } },
      dice: [[6, 1], ...dice.map((die) => [die, 4] as const)],
    }).play(`red: attack, pepperbox@a1>${npc}, fire`)
    expect(match.logged('combat.roll')[0].data).toEqual({ target: npc, attack: 1, defence: 4 * dice.length })
  })

  test('[npc.damage] it stays on the card until there is enough (E72b)', () => {
    const match = scene({
      tiles: VOID,
      ships: { red: { at: '0,0', outfits: ['pepperbox a1.0'] }, blue: { at: '-2,0' }, yellow: { at: '-2,1' } },
      npcs: { merchant: { at: '1,0', damage: 2, controller: 'red' } },
      dice: [
        [6, 6],
        [6, 1],
      ],
    })
    match.play('red: attack, pepperbox@a1>merchant, fire')
    expect([drone(match, MERCHANT).damage, drone(match, MERCHANT).hex !== NOWHERE]).toEqual([7, true])
    match.play('red: end, 0', 'blue: end', 'yellow: end')
    expect(drone(match, MERCHANT).damage).toBe(7)
  })

  test('[npc.kill] the fame, credits and bounty on its card; then it loses a turn', () => {
    const match = scene({
      tiles: VOID,
      ships: { red: { at: '0,0', outfits: ['pepperbox a1.0'] } },
      npcs: { scoundrel: { at: '1,0', damage: 8, credits: 3000 } },
      dice: [
        [6, 6],
        [8, 1, 5],
      ],
    }).play('red: attack, pepperbox@a1>scoundrel, fire')
    expect(match.state.vessels[0]).toMatchObject({ fame: 1, credits: 3000 + 3000 + 2000, bounty: 0 })
    expect(drone(match, SCOUNDREL)).toMatchObject({ hex: NOWHERE, skips: true, damage: 0, credits: 0, bounty: 0 })
  })

  test('[npc.spoils] from another NPC all that lies on its card, from a player the bounty (E44)', () => {
    const hunt = npcTurn({
      tiles: VOID,
      ships: { red: { at: '-2,0' }, blue: { at: '-2,1' }, yellow: { at: '-2,2' } },
      npcs: {
        enforcer: { at: '0,0', controller: 'red', credits: 1000 },
        scoundrel: { at: '1,0', controller: 'yellow', damage: 8, credits: 3000 },
      },
      dice: [
        [12, 12],
        [8, 1],
      ],
    })
    expect(drone(hunt, ENFORCER).credits).toBe(1000 + 3000 + 2000)
    const robbed = npcTurn({
      tiles: VOID,
      ships: { red: { ship: 'swamp-rat', at: '1,0', damage: battered('swamp-rat', 1), bounty: 2000, credits: 5000 } },
      npcs: { enforcer: { at: '0,0', controller: 'red' } },
    })
    expect([drone(robbed, ENFORCER).credits, robbed.state.vessels[0].credits]).toEqual([2000, 5000])
  })
})

describe('the Merchant', () => {
  const trade: Scene = { tiles: ROUTE, ships: { red: { at: '2,0' } } }

  test('[npc.merchant] 1,000 credits at a sell space, where it stops; then the next one', () => {
    const match = npcTurn({ ...trade, npcs: { merchant: { at: '-2,2', controller: 'red' } } })
    expect([placeOf(match, MERCHANT), drone(match, MERCHANT).credits, drone(match, MERCHANT).stop]).toEqual([
      '-1,0',
      1000,
      1,
    ])
    match.play('blue: end', 'yellow: end', 'red: end')
    playOn(match, (_g, _seat, ask) => ask === 'npc.ties')
    expect([flown(match), drone(match, MERCHANT).credits]).toEqual([[3, 5], 1000])
  })

  test('[npc.merchant] to stay on the only sell space is not to reach it', () => {
    const match = npcTurn({
      tiles: ['doravin-v', 'quiet-reach', 'hollow-expanse'],
      ships: { red: { at: '2,0' } },
      npcs: { merchant: { at: '-1,0', controller: 'red', stop: 1, credits: 1000 } },
    })
    expect(drone(match, MERCHANT).credits).toBe(1000)
  })

  test('[npc.merchant] 8 spaces after an attack, once, and it never strikes back', () => {
    const match = npcTurn({
      tiles: ['quiet-reach', 'hollow-expanse', 'azure'],
      ships: { red: { at: '-2,1' } },
      npcs: { merchant: { at: '-2,2', controller: 'red', stop: 1, attacker: 'Red' } },
    })
    expect([flown(match), drone(match, MERCHANT).attacker, match.logged('npc.attack')]).toEqual([[8], NOBODY, []])
  })

  test('[npc.route] stops that are not on the board are left out; round and round', () => {
    const match = npcTurn({ ...trade, npcs: { merchant: { at: '-2,2', controller: 'red', stop: 2 } } })
    expect([placeOf(match, MERCHANT), drone(match, MERCHANT).stop]).toEqual(['-1,0', 1])
  })

  test('[npc.route] after a respawn it goes on where it was (E71)', () => {
    const match = changed({ ...trade, npcs: { merchant: { controller: 'red', stop: 1 } } }, (g) => {
      g.drones[0].spawned = true
    }).play('red: end')
    playOn(match, (_g, _seat, ask) => ask === 'npc.ties' || ask === 'death.respawn')
    expect(match.logged('death.respawn')).toHaveLength(1)
    expect([1, 2]).toContain(drone(match, MERCHANT).stop)
    expect(placeOf(match, MERCHANT)).not.toBe('-1,0')
  })
})

describe('the Enforcer', () => {
  test('[npc.enforcer] beside the Outlaw a d12, from further away a d8 after 7 spaces', () => {
    const near = npcTurn({
      tiles: VOID,
      ships: { red: { ship: 'swamp-rat', at: '2,0', ...OUTLAW } },
      npcs: { enforcer: { at: '-1,0', controller: 'red' } },
      dice: [[12, 9]],
    })
    expect([placeOf(near, ENFORCER), near.logged('combat.roll')[0].data.attack]).toEqual(['1,0', 9])
    const far = npcTurn({
      tiles: VOID,
      ships: { red: { ship: 'swamp-rat', at: '7,-3', ...OUTLAW }, blue: { at: '0,-5' }, yellow: { at: '1,-6' } },
      npcs: { enforcer: { at: '-2,1', controller: 'red' } },
      dice: [[8, 5]],
    })
    expect([flown(far), far.logged('combat.roll')[0].data.attack]).toEqual([[7], 5])
  })

  test('[npc.enforcer] without a target it patrols from one lawful planet to another', () => {
    const patrol: Scene = {
      tiles: ['kemplar-ii', 'neo-damascus', 'quiet-reach'],
      ships: { red: { at: '-2,2' }, blue: { at: '-2,1' }, yellow: { at: '-1,-1' } },
      npcs: { enforcer: { at: '2,0', controller: 'red' } },
    }
    const match = npcTurn(patrol)
    expect(drone(match, ENFORCER).visited).toBe('kemplar-ii')
    expect(planetAt(match.state, drone(match, ENFORCER).hex)?.id).toBe('kemplar-ii')
    match.play('blue: end', 'yellow: end', 'red: end')
    playOn(match, (_g, _seat, ask) => ask === 'npc.ties')
    expect([drone(match, ENFORCER).visited, flown(match).length]).toEqual(['neo-damascus', 2])
  })

  test('[npc.enforcer] wherever a hunt has led it, the patrol goes on', () => {
    const match = npcTurn({
      tiles: ['kemplar-ii', 'neo-damascus', 'quiet-reach'],
      ships: { red: { at: '-2,2' }, blue: { at: '-2,1' }, yellow: { at: '-1,-1' } },
      npcs: { enforcer: { at: '0,0', controller: 'red' } },
    })
    match.play('blue: end', 'yellow: end', 'red: end')
    playOn(match, (_g, _seat, ask) => ask === 'npc.ties')
    expect(drone(match, ENFORCER).visited).toBe('kemplar-ii')
    expect(planetAt(match.state, drone(match, ENFORCER).hex)?.id).not.toBe('kemplar-ii')
  })

  test('[npc.enforcer] the bounty of a destroyed Outlaw goes onto its card, and never makes one of its own', () => {
    const match = npcTurn({
      tiles: VOID,
      ships: { red: { ship: 'swamp-rat', at: '1,0', damage: battered('swamp-rat', 1), bounty: 4000 } },
      npcs: { enforcer: { at: '0,0', controller: 'red' } },
    })
    expect(drone(match, ENFORCER)).toMatchObject({ credits: 4000, bounty: 0 })
  })
})

describe('the Scoundrel', () => {
  const LOATH = ['quiet-reach', 'loath', 'hollow-expanse']

  test('[npc.scoundrel] attacks an Innocent ship with two d8, and flees up to 4 spaces towards Loath', () => {
    const match = npcTurn({
      tiles: LOATH,
      ships: {
        red: { at: '-2,2', ...OUTLAW },
        blue: { ship: 'swamp-rat', at: '-2,0' },
        yellow: { at: '-2,1', ...OUTLAW },
      },
      npcs: { scoundrel: { at: '0,0', controller: 'red' } },
      dice: [
        [8, 2],
        [8, 3],
      ],
    })
    expect([targets(match), match.logged('combat.roll')[0].data.attack]).toEqual([[1], 5])
    expect(placeOf(match, SCOUNDREL)).toBe('-1,0')
    match.play('blue: [a1 b1 c1 d1 a2]')
    playOn(match, (_g, _seat, ask) => ask === 'npc.ties')
    expect(flown(match)).toEqual([1, 4])
    expect(match.asks()).toMatchObject({ seat: 'Blue', ask: 'turn.actions' })
  })

  test('[npc.scoundrel] 1,000 for an Innocent victim; never the Enforcer, even to strike back', () => {
    const match = npcTurn({
      tiles: LOATH,
      ships: {
        red: { at: '-2,2', ...OUTLAW },
        blue: { ship: 'swamp-rat', at: '1,0', damage: battered('swamp-rat', 1) },
      },
      npcs: { scoundrel: { at: '0,0', controller: 'red' } },
    })
    expect(drone(match, SCOUNDREL)).toMatchObject({ credits: 1000, bounty: 2000 })
    const wary = npcTurn({
      tiles: LOATH,
      ships: { red: { at: '-2,2', ...OUTLAW }, blue: { at: '-2,1', ...OUTLAW }, yellow: { at: '-2,0', ...OUTLAW } },
      npcs: {
        scoundrel: { at: '0,0', controller: 'red', attacker: 'enforcer' },
        enforcer: { at: '1,0', controller: 'yellow' },
      },
    })
    expect(targets(wary)).toEqual([])
  })

  test('[npc.scoundrel] without a target up to 6 spaces home to Loath', () => {
    const match = npcTurn({
      tiles: LOATH,
      ships: { red: { at: '-2,2', ...OUTLAW }, blue: { at: '-2,1', ...OUTLAW }, yellow: { at: '-2,0', ...OUTLAW } },
      npcs: { scoundrel: { at: '-1,0', controller: 'red' } },
    })
    expect(flown(match)).toEqual([6])
    const home = npcTurn({
      tiles: LOATH,
      ships: { red: { at: '-2,2', ...OUTLAW }, blue: { at: '-2,1', ...OUTLAW }, yellow: { at: '-2,0', ...OUTLAW } },
      npcs: { scoundrel: { at: '3,-2', controller: 'red' } },
    })
    expect(planetAt(home.state, drone(home, SCOUNDREL).hex)?.id).toBe('loath')
  })
})
