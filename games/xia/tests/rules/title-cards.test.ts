import { fixed } from '@orrery/engine'
import { expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import { MISSION_TYPES } from '../../content/types.ts'
import type { ShipSetting } from '../../scenes/build.ts'
import { view } from '../../view.ts'
import { changed, playOn, type Scene, scene, whereIs } from '../scene.ts'
import { battered, damageOf, spot } from './battered.ts'

const VOID = ['quiet-reach', 'hollow-expanse', 'burning-horse']
const ROCKS = ['outpost-338', 'quiet-reach', 'hollow-expanse']
const CLOUDS = ['burning-horse', 'quiet-reach', 'hollow-expanse']
const SCRAP = ['pelmont', 'quiet-reach', 'hollow-expanse']
const KEMPLAR = ['kemplar-ii', 'quiet-reach', 'hollow-expanse']
const DAMASCUS = ['neo-damascus', 'quiet-reach', 'hollow-expanse']
const LUNARI = ['lunari', 'quiet-reach', 'hollow-expanse']

type Setting = Omit<Scene, 'ships'> & { readonly others?: Scene['ships'] }

/** Red plays with an open title before it, ends the turn, and has won it or not. */
function claims(title: string, red: ShipSetting, play: string, { others, ...rest }: Setting = {}): boolean {
  const match = scene({ tiles: VOID, openTitles: [title], ...rest, ships: { red, ...others } }).play(`red: ${play}`)
  playOn(match, (g, seat, ask) => seat === 0 && g.turn === 0 && ask !== 'turn.actions')
  if (match.ask === 'turn.actions' && match.state.turn === 0) match.play('red: end')
  playOn(match, (g) => g.turn === 0)
  const won = match.state.vessels[0].titles.includes(title)
  if (won) expect(match.logged('fame.time').map(({ data }) => data.amount)).toContain(housePack.titles[title].fame)
  return won
}

/** Red has the title and plays. */
const skilled = (title: string, red: ShipSetting, { others, ...rest }: Setting = {}) =>
  scene({ tiles: VOID, ...rest, ships: { red: { ...red, titles: [title] }, ...others } })

test('[title.trailblazer] 2 sectors brought into play; a scan for nothing', () => {
  const deck = ['lunari', 'azure', 'red-gulch']
  const ready = { at: '-2,0', energy: 8 }
  expect(claims('trailblazer', ready, 'scan, NW', { deck })).toBe(false)
  expect(claims('trailblazer', ready, 'scan, NW, scan', { deck })).toBe(true)
  const match = skilled('trailblazer', { at: '-2,0', energy: 0 }, { deck }).play('red: scan, NW')
  expect([match.state.vessels[0].energy, match.state.sectors.length]).toEqual([0, 4])
})

test('[title.leap-of-faith] 2 blind jumps in one turn; 1 movement for each', () => {
  const deck = ['hollow-expanse', 'lower-stratus', 'tigris-gate']
  const tiles = ['quiet-reach', 'burning-horse', 'outpost-338']
  const red = { at: '-2,0', impulse: true }
  const match = skilled('leap-of-faith', red, { tiles, deck }).play('red: impulse, jump:SW')
  expect([match.state.move?.left, match.state.sectors.length]).toEqual([5, 4])
  expect(claims('leap-of-faith', red, 'impulse, jump:SW, stop', { tiles, deck })).toBe(false)
  expect(claims('leap-of-faith', red, 'impulse, jump:SW, jump:NW, stop', { tiles, deck })).toBe(true)
})

test('[title.cartographer] 2 exploration tokens; 1 more impulse', () => {
  for (const [before, titles] of [
    [0, []],
    [1, ['cartographer']],
  ] as const) {
    const match = changed({ tiles: VOID, openTitles: ['cartographer'], ships: { red: { at: '0,2' } } }, (g) => {
      g.vessels[0].tokens = fixed(g.tokenPile.slice(0, before))
    })
    expect(match.play('red: token, end').state.vessels[0].titles).toEqual(titles)
  }
  expect(skilled('cartographer', { at: '0,0' }).play('red: impulse').state.move?.left).toBe(6)
})

test('[title.rock-hound] 2 cubes mined in a turn; 2 more for mining and for asteroids', () => {
  const dice = [
    [20, 11, 19],
    [20, 11, 19],
  ] as const
  expect(claims('rock-hound', { at: '1,-1' }, 'mine:spice, [a1], mine:spice, [b1]', { tiles: ROCKS, dice })).toBe(true)
  expect(claims('rock-hound', { at: '1,-1' }, 'mine:spice, [a1]', { tiles: ROCKS, dice })).toBe(false)
  const mining = skilled('rock-hound', { at: '1,-1' }, { tiles: ROCKS, dice: [[20, 9]] }).play('red: mine:spice')
  expect(mining.ask).toBe('cargo.place')
  const flying = skilled('rock-hound', { at: '0,0' }, { tiles: ROCKS, dice: [[20, 9]] }).play('red: impulse, cross:NW')
  expect(damageOf(flying, 0)).toBe(0)
  expect(flying.ask).toBe('move.step')
})

test('[title.scrapper] 2 cubes salvaged in a turn; one roll again for salvage or debris', () => {
  const dice = [
    [20, 4, 19],
    [20, 4, 19],
  ] as const
  expect(claims('scrapper', { at: '0,0' }, 'salvage:cyber, [a1], salvage:cyber, [b1]', { tiles: SCRAP, dice })).toBe(
    true,
  )
  expect(claims('scrapper', { at: '0,0' }, 'salvage:cyber, [a1]', { tiles: SCRAP, dice })).toBe(false)
  const rolls = [
    [20, 2],
    [20, 11],
    [20, 3],
  ] as const
  const match = skilled('scrapper', { at: '0,0' }, { tiles: SCRAP, dice: rolls }).play('red: salvage:cyber')
  expect(match.asks()).toMatchObject({ seat: 'Red', ask: 'title.skill#reroll' })
  match.play('red: yes, [a1], salvage:cyber')
  expect(whereIs(match, 'Red')).toBeUndefined()
  const debris = skilled('scrapper', { at: '-1,0' }, { tiles: SCRAP, dice: rolls }).play('red: impulse, cross:E, yes')
  expect(whereIs(debris, 'Red')).toBe('0,0')
})

test('[title.vapour-tapper] 2 cubes harvested in a turn; 2 more for harvesting and for nebulae', () => {
  const dice = [
    [20, 11, 19],
    [20, 11, 19],
  ] as const
  expect(
    claims('vapour-tapper', { at: '1,-1' }, 'harvest:holo, [a1], harvest:holo, [b1]', { tiles: CLOUDS, dice }),
  ).toBe(true)
  expect(claims('vapour-tapper', { at: '1,-1' }, 'harvest:holo, [a1]', { tiles: CLOUDS, dice })).toBe(false)
  const gas = skilled('vapour-tapper', { at: '1,-1' }, { tiles: CLOUDS, dice: [[20, 9]] }).play('red: harvest:holo')
  expect(gas.ask).toBe('cargo.place')
  const fog = skilled('vapour-tapper', { at: '-1,0' }, { tiles: CLOUDS, dice: [[20, 9]] }).play('red: impulse, cross:E')
  expect(fog.state.vessels[0].energy).toBe(8)
})

test('[title.market-maker] 5 cubes in one sale; once a turn one more cube with a purchase', () => {
  const five = { a1: 'spice', b1: 'spice', c1: 'spice', d1: 'spice', a2: 'spice' }
  const red = { at: '2,-2', cubes: five }
  expect(claims('market-maker', red, 'sell, [a1 b1 c1 d1 a2], end, done', { tiles: DAMASCUS })).toBe(true)
  expect(claims('market-maker', red, 'sell, [a1 b1 c1 d1], sell, end, done', { tiles: DAMASCUS })).toBe(false)
  const match = skilled('market-maker', { at: '1,-1' }, { tiles: KEMPLAR })
  match.play('red: buy, [a1 b1 c1], buy, [a2 b2]')
  expect([match.state.cubeSupply[0], match.state.vessels[0].credits]).toEqual([10, 1000])
})

test('[title.grand-tour] business on 3 different planets; repairs for 1,000 less', () => {
  const tiles = ['lunari', 'azure', 'kemplar-ii', 'neo-damascus']
  for (const [visited, titles] of [
    [0b1100, ['grand-tour']],
    [0b1000, []],
    [0b1001, []],
  ] as const) {
    const match = changed({ players: 4, tiles, openTitles: ['grand-tour'], ships: { red: { at: '0,0' } } }, (g) => {
      g.openTitles = fixed([{ title: 'grand-tour', counts: fixed([visited, 0, 0, 0]) }])
    })
    expect(match.play('red: end, done').state.vessels[0].titles).toEqual(titles)
  }
  for (const [ship, cost] of [
    ['puddle-jumper', 0],
    ['argent-leviathan', 1000],
  ] as const) {
    const repaired = skilled('grand-tour', { ship, at: '0,0', damage: ['a1'] }, { tiles: LUNARI }).play(
      'red: end, repair',
    )
    expect([repaired.state.vessels[0].credits, damageOf(repaired, 0)]).toEqual([3000 - cost, 0])
  }
})

test('[title.ace] a kill of the own tier or above; 1 more on each blaster die', () => {
  const gunner = (ship: string) => ({ ship, at: '0,0', outfits: ['pepperbox a1.0'] })
  const blue = { ship: 'easy-tiger', at: '1,0', damage: battered('easy-tiger', 1) }
  const kill = 'attack, pepperbox@a1>Blue, fire'
  expect(claims('ace', gunner('puddle-jumper'), kill, { others: { blue } })).toBe(true)
  expect(claims('ace', gunner('argent-leviathan'), kill, { others: { blue } })).toBe(false)
  const dice = [
    [6, 2],
    [6, 3],
  ] as const
  const match = skilled('ace', gunner('puddle-jumper'), { dice, others: { blue: { ship: 'easy-tiger', at: '1,0' } } })
  match.play('red: attack, pepperbox@a1>Blue, pepperbox@a1>Blue')
  expect(match.logged('combat.resolve')[0].data.attack).toBe(2 + 3 + 2)
})

test('[title.long-shot] damage with a missile at range 5; missiles reach range 8', () => {
  const red = { at: '-2,0', outfits: ['dart-7 a1.0'] }
  const shoot = 'attack, dart-7@a1>Blue, fire'
  const others = (at: string) => ({ others: { blue: { ship: 'easy-tiger', at } }, dice: [[6, 1]] as const })
  const far = scene({
    tiles: VOID,
    openTitles: ['long-shot'],
    ships: { red, blue: { ship: 'easy-tiger', at: '3,-1' } },
    dice: [[6, 1]],
  })
  far.play(`red: ${shoot}`, 'blue: [a1]')
  expect(far.state.openTitles[0].counts[0]).toBe(1)
  far.play('red: end, 0')
  expect(far.state.vessels[0]).toMatchObject({ titles: ['long-shot'], fame: 2 })
  const near = scene({
    tiles: VOID,
    openTitles: ['long-shot'],
    ships: { red, blue: { ship: 'easy-tiger', at: '2,0' } },
    dice: [[6, 1]],
  })
  near.play(`red: ${shoot}`, 'blue: [a1]')
  expect(near.state.openTitles[0].counts[0]).toBe(0)
  expect(skilled('long-shot', red, others('6,-3')).play('red: attack').options).toContain('dart-7@a1>Blue')
  expect(skilled('long-shot', red, { ...others('7,-3'), dice: [] }).why('attack')?.rule).toBe('combat.declare#nobody')
})

test('[title.long-shot] [outfit.blaster] [combat.ram] it lengthens missiles, and neither blasters nor ramming', () => {
  const armed = (outfit: string, at: string) =>
    skilled('long-shot', { at: '-2,0', outfits: [outfit] }, { others: { blue: { at } } })
  for (const outfit of ['pepperbox a1.0', 'm-22 a1.0']) {
    expect(armed(outfit, '-1,0').options).toContain('attack')
    expect(armed(outfit, '0,0').why('attack')?.rule).toBe('combat.declare#nobody')
  }
  expect(armed('dart-7 a1.0', '0,0').options).toContain('attack')
})

test('[title.iron-hide] half of the hold damaged; 1 less of all damage that can be prevented', () => {
  expect(claims('iron-hide', { at: '0,0', damage: battered('puddle-jumper', 5) }, 'end')).toBe(true)
  expect(claims('iron-hide', { at: '0,0', damage: battered('puddle-jumper', 6) }, 'end')).toBe(false)
  const rocks = skilled('iron-hide', { at: '0,0' }, { tiles: ROCKS, dice: [[20, 3]] }).play('red: impulse, cross:NW')
  expect(rocks.match.runner.questionFor(0)?.about).toEqual({ amount: 2 })
  const shield = skilled('iron-hide', { at: '0,-2' }, { tiles: KEMPLAR, dice: [[20, 3]] }).play(
    'red: impulse, cross:SE',
  )
  expect(shield.match.runner.questionFor(0)?.about).toEqual({ amount: 3 })
  const shot = scene({
    tiles: VOID,
    ships: {
      red: { at: '0,0', outfits: ['pepperbox a1.0'] },
      blue: { ship: 'easy-tiger', at: '1,0', titles: ['iron-hide'] },
    },
    dice: [[6, 3]],
  })
  shot.play('red: attack, pepperbox@a1>Blue, fire')
  expect(shot.match.runner.questionFor(1)?.about).toEqual({ amount: 2 })
})

test('[title.most-wanted] a bounty of 2,000; 3 more for shields', () => {
  expect(claims('most-wanted', { at: '0,0', bounty: 2000 }, 'end')).toBe(true)
  expect(claims('most-wanted', { at: '0,0', bounty: 1000 }, 'end')).toBe(false)
  const match = skilled('most-wanted', { at: '0,-2' }, { tiles: KEMPLAR, dice: [[20, 8]] }).play(
    'red: impulse, cross:SE',
  )
  expect(whereIs(match, 'Red')).toBe('0,-1')
})

test('[title.good-samaritan] a rescue or a shuttle; 2 energy for moving onto a planet', () => {
  const others = { blue: { at: '1,0', energy: 0, armed: 0 } }
  const helped = scene({ tiles: VOID, openTitles: ['good-samaritan'], ships: { red: { at: '0,0' }, ...others } })
  helped.play('red: rescue:Blue', 'blue: 0', 'red: end')
  expect(helped.state.vessels[0]).toMatchObject({ titles: ['good-samaritan'], fame: 3 })
  const red = { at: '0,0', mission: 'S02', payment: 1000 }
  expect(claims('good-samaritan', red, 'deliver, end, done', { tiles: LUNARI })).toBe(true)
  expect(claims('good-samaritan', { ...red, mission: 'R04' }, 'deliver, end, done', { tiles: LUNARI })).toBe(false)
  const match = skilled('good-samaritan', { at: '1,-1', energy: 3 }, { tiles: LUNARI }).play('red: impulse, 0,0')
  expect(match.state.vessels[0].energy).toBe(5)
  expect(match.play('red: -1,0').state.vessels[0].energy).toBe(5)
})

test('[title.tycoon] 10,000 credits; fame for 4,000', () => {
  expect(claims('tycoon', { at: '0,0', credits: 10000 }, 'end')).toBe(true)
  expect(claims('tycoon', { at: '0,0', credits: 9000 }, 'end')).toBe(false)
  const match = skilled('tycoon', { at: '0,0', credits: 4000 }, { tiles: LUNARI }).play('red: end, fame')
  expect(match.state.vessels[0]).toMatchObject({ credits: 0, fame: 1 })
})

test('[title.jack-of-all-trades] missions of 2 types; 4 cards to choose from', () => {
  for (const [before, titles] of [
    ['research', ['jack-of-all-trades']],
    ['shuttle', []],
  ] as const) {
    const red = { at: '0,0', mission: 'S02', payment: 1000 }
    const match = changed({ tiles: LUNARI, openTitles: ['jack-of-all-trades'], ships: { red } }, (g) => {
      const counts = fixed([1 << MISSION_TYPES.indexOf(before), 0, 0])
      g.openTitles = fixed([{ title: 'jack-of-all-trades', counts }])
    })
    expect(match.play('red: deliver, end, done').state.vessels[0].titles).toEqual(titles)
  }
  expect(skilled('jack-of-all-trades', { at: '0,0' }).play('red: draw').options).toHaveLength(5)
})

test('[title.ghost] through shields twice in a turn; unseen from 14 on', () => {
  const dice = [
    [20, 15],
    [20, 15],
  ] as const
  expect(claims('ghost', { at: '0,-2' }, 'impulse, cross:SE, cross:NW, stop', { tiles: KEMPLAR, dice })).toBe(true)
  expect(claims('ghost', { at: '0,-2' }, 'impulse, cross:SE, stop, end, done', { tiles: KEMPLAR, dice })).toBe(false)
  for (const [rolled, bounty] of [
    [13, 1000],
    [14, 0],
  ]) {
    const match = skilled('ghost', { at: '0,-2' }, { tiles: KEMPLAR, dice: [[20, rolled]] }).play(
      'red: impulse, cross:SE',
    )
    expect(match.state.vessels[0].bounty).toBe(bounty)
  }
})

test('[title.comet] 20 spaces in a turn, a gate counting one; 1 movement more for each engine', () => {
  const red = { ship: 'argent-leviathan', at: '0,0', outfits: ['raptor-k a1.1', 'raptor-k d1.1'] }
  const dice = [
    [12, 12],
    [12, 8],
  ] as const
  /** To and fro until the movement is spent. */
  const legs = (spaces: number) =>
    Array.from({ length: spaces / 2 }, () => '1,0, 0,0')
      .join(', ')
      .concat(', ')
  const flights = `fly:raptor-k@a1, ${legs(12)}fly:raptor-k@d1, ${legs(8)}end`
  expect(claims('comet', red, flights, { dice })).toBe(true)
  const short = `fly:raptor-k@a1, ${legs(12)}fly:raptor-k@d1, ${legs(6)}stop, end`
  expect(claims('comet', red, short, { dice })).toBe(false)
  const match = skilled('comet', { at: '0,0', outfits: ['m-22 a1.0'] }, { dice: [[6, 3]] }).play('red: fly:m-22@a1')
  expect(match.state.move?.left).toBe(4)
})

test('[title.comet] [title.count] [ship.harpoon] spaces of a ship in tow count for nobody, and not for the one that tows it', () => {
  const match = scene({
    tiles: VOID,
    openTitles: ['comet'],
    ships: { red: { ship: 'swamp-rat', at: '0,0' }, blue: { at: '1,0' }, yellow: { at: '-2,2' } },
    dice: [[20, 6]],
  }).play('red: ability:mag-harpoon, end', 'blue: impulse, 3,-1', 'red: follow, follow')
  expect(whereIs(match, 'Red')).not.toBe('0,0')
  expect(view(match.state, 'spectator').openTitles).toEqual([{ title: 'comet', progress: [0, 2, 0] }])
})

test('[title.gate-runner] through gates twice in a turn; once a turn for nothing', () => {
  const tiles = ['expeditor-gate', 'meridian-gate', 'quiet-reach']
  const far = spot(tiles, 'meridian-gate', 0, 0)
  expect(claims('gate-runner', { at: '0,0' }, `impulse, gate:${far}, gate:0,0, stop`, { tiles })).toBe(true)
  expect(claims('gate-runner', { at: '0,0' }, `impulse, gate:${far}, stop`, { tiles })).toBe(false)
  const match = skilled('gate-runner', { at: '0,0' }, { tiles }).play(`red: impulse, gate:${far}`)
  expect(match.state.move?.left).toBe(5)
  expect(match.play('red: gate:0,0').state.move?.left).toBe(4)
})
