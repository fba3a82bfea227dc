import type { Transcript } from '@orrery/engine/testing'
import { describe, expect, test } from 'vitest'
import { ENFORCER, MERCHANT } from '../crafts.ts'
import type { State } from '../rules/state.ts'
import { battered, spot } from './rules/battered.ts'
import { redrawn, walled } from './rules/redrawn.ts'
import { changed, playOn, scene } from './scene.ts'

/** What the log tells: everything a reader needs, and nothing that did not happen. */

const VOID = ['quiet-reach', 'hollow-expanse', 'burning-horse'] as const
const ROCKS = ['outpost-338', 'quiet-reach', 'hollow-expanse'] as const
const SCRAP = ['pelmont', 'quiet-reach', 'hollow-expanse'] as const
const KEMPLAR = ['kemplar-ii', 'quiet-reach', 'hollow-expanse'] as const

const told = (match: Transcript<State>, what: string) => match.logged(what).map(({ data }) => data)
const order = (match: Transcript<State>, ...whats: string[]) =>
  match.match.log.map(({ what }) => what).filter((what) => whats.includes(what))

describe('rolls', () => {
  test('[border.asteroid] what was rolled and needed, and whether it was enough', () => {
    const fly = (rolled: number, red = {}) =>
      scene({ tiles: ROCKS, ships: { red: { at: '0,0', ...red } }, dice: [[20, rolled]] }).play(
        'red: impulse, cross:NE',
      )
    expect(told(fly(11), 'border.asteroid#roll')).toEqual([{ seat: 0, natural: 11, bonus: 0, needed: 11, worked: 1 }])
    expect(told(fly(4), 'border.asteroid#roll')).toEqual([{ seat: 0, natural: 4, bonus: 0, needed: 11, worked: 0 }])
    expect(told(fly(9, { titles: ['rock-hound'] }), 'border.asteroid#roll')).toEqual([
      { seat: 0, natural: 9, bonus: 2, needed: 11, worked: 1 },
    ])
  })

  test('[border.debris] a die that is rolled again is told as such, and its harm is not', () => {
    const match = scene({
      tiles: SCRAP,
      ships: { red: { at: '-1,0', titles: ['scrapper'] } },
      dice: [
        [20, 2],
        [20, 9],
      ],
    }).play('red: impulse, cross:NE, yes')
    expect(told(match, 'title.skill#reroll')).toEqual([{ seat: 0, natural: 2 }])
    expect(told(match, 'border.debris#roll')).toEqual([{ seat: 0, natural: 9, bonus: 0, needed: 4, worked: 1 }])
  })

  test('[border.shield] [move.step] held: who stays where, and nothing of a crossing', () => {
    const held = scene({ tiles: KEMPLAR, ships: { red: { at: '0,-2' } }, dice: [[20, 3]] })
    held.play('red: impulse, cross:SE, [a1 b1 c1]')
    expect(told(held, 'border.shield#roll')).toMatchObject([
      { seat: 0, natural: 3, needed: 11, worked: 0, seen: 0, hex: '0,-2', sector: 'kemplar-ii' },
    ])
    expect(told(held, 'move.step#cross')).toEqual([])
    const seen = scene({ tiles: KEMPLAR, ships: { red: { at: '0,-2' } }, dice: [[20, 12]] }).play(
      'red: impulse, cross:SE',
    )
    expect(told(seen, 'border.shield#roll')).toMatchObject([{ natural: 12, worked: 1, seen: 1 }])
    expect(order(seen, 'border.shield#roll', 'bounty.gain', 'move.step#cross')).toEqual([
      'border.shield#roll',
      'bounty.gain',
      'move.step#cross',
    ])
    expect(told(seen, 'move.step#cross')).toMatchObject([{ seat: 0, to: '0,-1', ground: 'planet' }])
  })

  test('[border.defend] what shields have taken, and what is left', () => {
    const match = scene({
      tiles: ROCKS,
      ships: { red: { ship: 'swamp-rat', at: '0,0', outfits: ['targe a1.0'] } },
      dice: [
        [20, 7],
        [6, 5],
      ],
    }).play('red: impulse, cross:NE, targe@a1, done, [d3 c3]')
    expect(told(match, 'border.defend')).toEqual([{ seat: 0, used: ['targe'] }])
    expect(told(match, 'border.defend#took')).toEqual([{ seat: 0, threat: 'damage', prevented: 5, left: 2 }])
  })

  test('[ship.ability] whether it worked, with what was needed; declared and rolled are one line', () => {
    const veil = (rolled: number) =>
      scene({ tiles: VOID, ships: { red: { ship: 'nightshade', at: '0,0' } }, dice: [[20, rolled]] }).play(
        'red: ability:dark-veil',
      )
    expect(told(veil(8), 'ship.ability#roll')).toEqual([
      { seat: 0, ability: 'dark-veil', natural: 8, needed: 8, worked: 1, value: 1 },
    ])
    expect(told(veil(7), 'ship.ability#roll')).toMatchObject([{ natural: 7, needed: 8, worked: 0 }])
    expect(told(veil(8), 'ship.ability')).toEqual([])
    const pilot = scene({ tiles: VOID, ships: { red: { ship: 'numerator', at: '0,0' } }, dice: [[20, 15]] })
    expect(told(pilot.play('red: ability:auto-pilot'), 'ship.ability#roll')).toMatchObject([
      { needed: 0, worked: 1, value: 2 },
    ])
  })

  test('[mission.research] [mission.experience] the roll that counts, with what it pays', () => {
    const match = scene({
      tiles: ['quiet-reach', 'lunari', 'burning-horse'],
      ships: { red: { at: '0,0', mission: 'R09', completed: ['R01'] } },
      dice: [
        [20, 2],
        [20, 16],
      ],
    }).play('red: mission, yes')
    expect(told(match, 'mission.experience')).toEqual([{ seat: 0, mission: 'R01', natural: 2 }])
    expect(told(match, 'mission.research#roll')).toEqual([{ seat: 0, natural: 16, bonus: 0, payment: 6000 }])
  })

  test('[mission.sneak] what was needed, caught or not', () => {
    const sneak = (rolled: number) =>
      scene({
        tiles: ['azure', 'smugglers-den', 'quiet-reach'],
        ships: { red: { at: '0,-1', mission: 'G03', payment: 2000 } },
        dice: [[20, rolled]],
      }).play('red: impulse, cross:SE')
    expect(told(sneak(6), 'mission.sneak')).toEqual([{ seat: 0, natural: 6, bonus: 0, needed: 6, tile: 'azure' }])
    expect(told(sneak(5), 'mission.sneak#caught')).toEqual([
      { seat: 0, natural: 5, bonus: 0, needed: 6, tile: 'azure' },
    ])
    expect(told(sneak(5), 'mission.abort#lost')).toEqual([{ seat: 0, mission: 'G03' }])
  })

  test('[cargo.mine] a cube with its roll in one line; a failure by its roll', () => {
    const mine = (rolled: number) =>
      scene({ tiles: ROCKS, ships: { red: { at: '1,-1' } }, dice: [[20, rolled]] }).play('red: mine:spice')
    expect(told(mine(12), 'cargo.mine')).toEqual([{ seat: 0, cargo: 'spice', natural: 12, bonus: 0, needed: 11 }])
    expect(told(mine(12), 'cargo.mine#roll')).toEqual([])
    expect(told(mine(2), 'cargo.mine#roll')).toEqual([{ seat: 0, natural: 2, bonus: 0, needed: 11, worked: 0 }])
  })
})

describe('gains', () => {
  test('[bounty.gain] why it rose', () => {
    const outlaw = scene({ tiles: ['loath', 'quiet-reach', 'hollow-expanse'], ships: { red: { at: '1,0' } } })
    expect(told(outlaw.play('red: impulse, cross:W'), 'bounty.gain')).toEqual([
      { craft: 0, amount: 1000, bounty: 1000, why: 'entrance' },
    ])
    const raid = scene({
      tiles: VOID,
      ships: {
        red: { at: '0,0', outfits: ['pepperbox a1.0'] },
        blue: { ship: 'swamp-rat', at: '1,0', damage: battered('swamp-rat', 1) },
      },
    }).play('red: attack, pepperbox@a1>Blue, fire')
    expect(told(raid, 'bounty.gain')).toMatchObject([{ craft: 0, why: 'raid' }])
    const crime = scene({
      tiles: ['loath', ...VOID.slice(0, 2)],
      ships: { red: { at: '0,-1', mission: 'A01', payment: 2000 } },
    })
    expect(told(crime.play('red: deliver'), 'bounty.gain')).toMatchObject([{ craft: 0, why: 'crime' }])
  })

  test('[fame.time] [fame.rank] why fame was gained, and the name that was reached with it', () => {
    const match = scene({ tiles: VOID, tokens: { 'quiet-reach': 'fame' }, ships: { red: { at: '0,2', fame: 2 } } })
    expect(told(match.play('red: token'), 'fame.time')).toEqual([
      { seat: 0, amount: 1, fame: 3, why: 'token', rank: 'regular' },
    ])
    const rescue = scene({
      tiles: VOID,
      ships: { red: { at: '0,0', fame: 3 }, blue: { at: '1,0', energy: 0, armed: 0 } },
    })
    expect(told(rescue.play('red: rescue:Blue'), 'fame.time')).toMatchObject([{ why: 'rescue', rank: '' }])
    expect(told(rescue.play('blue: 2'), 'stranded.rescue#arm')).toEqual([{ seat: 1, armed: 2 }])
  })

  test('[fame.luck] a natural 20 is told by what it brings', () => {
    const match = scene({ tiles: ROCKS, ships: { red: { at: '0,0' } }, dice: [[20, 20]] }).play(
      'red: impulse, cross:NE',
    )
    expect(told(match, 'fame.time')).toMatchObject([{ seat: 0, why: 'luck' }])
  })

  test('[option.fame] fame that waits is told when it is earned, and when it is claimed', () => {
    const match = scene({
      tiles: VOID,
      options: { fame: 'status' },
      tokens: { 'quiet-reach': 'fame' },
      ships: { red: { at: '0,2', fame: 4 } },
    }).play('red: token')
    expect([told(match, 'option.fame'), told(match, 'fame.time')]).toEqual([
      [{ seat: 0, amount: 1, due: 1, why: 'token' }],
      [],
    ])
    match.play('red: end')
    expect(told(match, 'fame.time#claimed')).toEqual([{ seat: 0, amount: 1, fame: 5, rank: 'name-on-a-hull' }])
  })

  test('[fame.end] the winner, the ship and the name', () => {
    const match = scene({
      tiles: VOID,
      options: { goal: 3 },
      tokens: { 'quiet-reach': 'fame' },
      ships: { red: { at: '0,2', fame: 2 } },
    }).play('red: token')
    expect(told(match, 'fame.end')).toEqual([{ seat: 0, fame: 3, ship: 'puddle-jumper', rank: 'regular' }])
  })

  test('[title.good-samaritan] energy that a title brings is told', () => {
    const match = scene({
      tiles: ['lunari', 'quiet-reach', 'hollow-expanse'],
      ships: { red: { at: '1,-1', energy: 7, titles: ['good-samaritan'] } },
    }).play('red: impulse, 0,0')
    expect(told(match, 'title.skill#energy')).toEqual([{ seat: 0, energy: 1 }])
  })
})

describe('movement', () => {
  test('[map.jump] told when the ship gets out, not when a shield holds it', () => {
    const jump = (rolled: number) =>
      scene({
        tiles: ['lunari', 'quiet-reach', 'hollow-expanse'],
        deck: ['pelmont'],
        ships: { red: { at: '-2,0' } },
        dice: [[20, rolled]],
      }).play('red: impulse, jump:W')
    expect(told(jump(1), 'map.jump')).toEqual([])
    expect(order(jump(18), 'border.shield#roll', 'map.jump', 'map.symbols', 'move.step#cross')).toEqual([
      'border.shield#roll',
      'map.jump',
      'map.symbols',
      'move.step#cross',
    ])
  })

  test('[map.jump-barred] an entrance that stays shut: whose, and where the ship stands', () => {
    const tiles = ['quiet-reach', 'hollow-expanse', 'burning-horse']
    const match = redrawn(
      { 'kemplar-ii': { map: walled('PLN', '.'), entrances: '', type: 'lawful' } },
      { tiles, deck: ['kemplar-ii'], ships: { red: { at: '-2,0', bounty: 1000 } }, dice: [[20, 2]] },
    ).play('red: impulse, jump:W')
    expect(told(match, 'border.shield#roll')).toMatchObject([{ worked: 0, hex: '-2,0', sector: 'quiet-reach' }])
  })

  test('[move.use-occupied] told when the ship gets there', () => {
    const use = (rolled: number) =>
      scene({
        tiles: ['neo-damascus', 'quiet-reach', 'hollow-expanse'],
        ships: { red: { at: '2,-1', cubes: { a1: 'spice', b1: 'spice' } }, blue: { at: '2,-2' } },
        dice: [[20, rolled]],
      }).play('red: impulse, use:NW')
    expect([told(use(1), 'move.use-occupied').length, told(use(18), 'move.use-occupied').length]).toEqual([0, 1])
  })

  test('[ship.harpoon] who follows whom, and who lets go', () => {
    const match = changed({ tiles: VOID, ships: { red: { at: '0,0' }, blue: { at: '-1,0' } } }, (g) => {
      g.vessels[1].host = 0
    }).play('red: impulse, 1,0', 'blue: follow', 'red: 2,0', 'blue: let-go')
    expect(told(match, 'ship.harpoon#follow')).toMatchObject([{ seat: 1, host: 0, to: '0,0' }])
    expect(told(match, 'ship.harpoon')).toEqual([{ seat: 1, host: 0 }])
  })

  test('[border.star] [death.cubes] cubes that burn are told', () => {
    const match = scene({
      tiles: VOID,
      deck: ['the-crucible'],
      ships: { red: { at: '-2,0', cubes: { a1: 'holo', b1: 'holo' } } },
    }).play('red: impulse, jump:W')
    expect(told(match, 'death.cubes')).toEqual([{ craft: 0, cubes: [1, 1] }])
    expect([told(match, 'border.star').length, told(match, 'move.step#cross')]).toEqual([1, []])
  })
})

describe('combat', () => {
  const duel = (damage: readonly string[] = []) =>
    scene({
      tiles: VOID,
      ships: {
        red: { at: '0,0', outfits: ['pepperbox a1.0', 'm-22 c1.0'] },
        blue: { ship: 'swamp-rat', at: '1,0', damage, cubes: { a1: 'spice' }, bounty: 2000 },
      },
      dice: [
        [6, 4],
        [6, 3],
      ],
    }).play('red: attack, pepperbox@a1>Blue, pepperbox@a1>Blue, fire')

  test('[combat.declare] [combat.resolve] weapons by their kind; attack, defense and damage in one line', () => {
    const match = duel().play('blue: [b1 c1 d1 a2 b2 c2 d2]')
    expect(told(match, 'combat.declare')).toEqual([
      { by: 'Red', targets: ['Blue'], shots: ['pepperbox', 'pepperbox'], boosts: [] },
    ])
    expect(told(match, 'combat.resolve')).toEqual([
      { by: 'Red', target: 'Blue', attack: 7, defence: 0, damage: 7, destroyed: 0 },
    ])
    expect(told(match, 'combat.roll')).toEqual([])
  })

  test('[combat.kill] [bounty.claim] who shot down whom and what it brought, and no second line for the wreck', () => {
    const match = duel(battered('swamp-rat', 1))
    expect(told(match, 'combat.kill')).toEqual([{ killer: 'Red', victim: 'Blue', credits: 2000 }])
    expect(told(match, 'death.remove')).toEqual([])
    expect(told(match, 'cargo.jettison')).toMatchObject([{ craft: 1, why: 'death', hex: '1,0' }])
  })

  test('[ship.damage-cube] why cubes fell', () => {
    const match = duel().play('blue: [a1 c1 d1 a2 b2 c2 d2]')
    expect(told(match, 'cargo.jettison')).toMatchObject([{ craft: 1, why: 'damage' }])
    const thrown = scene({ tiles: VOID, ships: { red: { at: '0,0', cubes: { a1: 'holo' } } } }).play('red: jettison')
    expect(told(thrown, 'cargo.jettison')).toMatchObject([{ craft: 0, why: 'jettison' }])
  })

  test('[death.remove] a wreck by a hazard: where', () => {
    const match = scene({ tiles: SCRAP, ships: { red: { at: '0,0' } }, dice: [[20, 1]] }).play('red: salvage:cyber')
    expect(told(match, 'death.remove')).toMatchObject([{ craft: 0, hex: '0,0', sector: 'pelmont' }])
  })
})

describe('NPCs', () => {
  const hunt = () => {
    const match = scene({
      tiles: VOID,
      ships: { red: { ship: 'swamp-rat', at: '1,0', bounty: 1000 }, blue: { at: '-2,2' }, yellow: { at: '-2,1' } },
      npcs: { enforcer: { at: '0,0', controller: 'red', attacker: 'Red' } },
      dice: [[12, 5]],
    }).play('red: end')
    return playOn(match, (_g, _seat, ask) => ask === 'npc.ties')
  }

  test('[npc.target] [npc.attack] why it hunts, and what its dice show', () => {
    expect(told(hunt(), 'npc.target')).toEqual([{ craft: ENFORCER, target: 0, revenge: 1 }])
    expect(told(hunt(), 'npc.attack#roll')).toEqual([{ craft: 'enforcer', rolled: [5] }])
  })

  test('[npc.defense] what its defense shows', () => {
    const match = scene({
      tiles: VOID,
      ships: { red: { at: '0,0', outfits: ['pepperbox a1.0'] }, blue: { at: '-2,0' } },
      npcs: { enforcer: { at: '1,0' } },
      dice: [
        [6, 6],
        [8, 2],
        [8, 3],
      ],
    }).play('red: attack, pepperbox@a1>enforcer, fire')
    expect(told(match, 'npc.defense')).toEqual([{ craft: 'enforcer', rolled: [2, 3] }])
  })

  /** The Merchant before a planet without an entrance. */
  const siege = (dice: readonly (readonly [number, number])[], at = '3,-1', ships = {}) => {
    const match = redrawn(
      { lunari: { map: walled('PLN', 'PLN', 'PLN$P') } },
      {
        tiles: ['lunari', 'hollow-expanse', 'burning-horse'],
        ships: { red: { at: '6,-2' }, blue: { at: '6,-3' }, yellow: { at: '6,-4' }, ...ships },
        npcs: { merchant: { at, controller: 'red', stop: 4 } },
        dice,
      },
    ).play('red: end')
    return playOn(match, (_g, _seat, ask) => ask === 'npc.ties')
  }

  test('[npc.unsafe] what it rolled and needed, what it cost, and where it came to', () => {
    const match = siege([
      [20, 3],
      [20, 12],
    ])
    expect(told(match, 'npc.unsafe')).toEqual([
      { craft: 'merchant', border: 'shield', natural: 3, needed: 11, worked: 0, damage: 3 },
      { craft: 'merchant', border: 'shield', natural: 12, needed: 11, worked: 1, damage: 0 },
    ])
    expect(told(match, 'npc.path')).toMatchObject([{ craft: 'merchant', spaces: 3, to: '0,0' }])
    expect(told(match, 'bounty.gain')).toMatchObject([{ craft: MERCHANT, why: 'shield' }])
  })

  test('[npc.stop] thrown back: where it stands', () => {
    const ships = { red: { at: '3,-1' }, blue: { at: '3,-2' }, yellow: { at: '3,-3' } }
    const [back] = told(siege([[20, 5]], '7,-3', ships), 'npc.stop')
    expect(back).toMatchObject({ craft: 'merchant', sector: 'hollow-expanse' })
    expect(spot(['lunari', 'hollow-expanse', 'burning-horse'], 'lunari', 0, 0)).toBe('0,0')
  })
})
