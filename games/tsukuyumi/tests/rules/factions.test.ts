import { expect, test } from 'vitest'
import { DARK_SEED, NOMADS } from '../../rules/vocabulary.ts'
import { changed, hexOf, ownerOf, scene, unitsIn } from '../scene.ts'

const LEFT = { draws: 0, plays: 0, initiative: 0 }

test('[darkseed.effect] [action.faction-effect] two of three orders, each once', () => {
  const match = scene({
    turn: 'dark-seed',
    phase: 'blue',
    units: { c2: 'worker planter' },
    left: { ...LEFT, effect: true },
  })
  match.play('dark seed: effect, swarm-fly')
  expect(match.why('swarm-fly')).toEqual({ rule: 'darkseed.effect#used', data: {} })
  match.play('dark seed: swarm-eggs, b1')
  expect(match.state.eggs[hexOf('b1')]).toBe(1)
  expect(match.state.phase).toBe('blue')
})

test('[darkseed.move] all units move one area, Wasps two', () => {
  const match = scene({
    turn: 'dark-seed',
    phase: 'blue',
    units: { c2: 'worker wasp' },
    left: { ...LEFT, effect: true },
  })
  match.play('dark seed: effect, swarm-move, c2, [worker-1 wasp-1], b1, a0')
  expect([unitsIn(match, 'b1'), unitsIn(match, 'a0')]).toEqual(['worker', 'wasp'])
})

test('[darkseed.flying] until the end of the round all units fly', () => {
  const match = scene({ turn: 'dark-seed', phase: 'blue', units: { c4: 'worker' }, left: { ...LEFT, effect: true } })
  match.play('dark seed: effect, swarm-fly, swarm-move, c4')
  expect(match.options).toContain('b3')
})

test('[darkseed.lay] Planter and Breeder lay eggs in their own or an adjacent area, across blockades', () => {
  const match = scene({
    turn: 'dark-seed',
    phase: 'blue',
    units: { c4: 'planter breeder' },
    left: { ...LEFT, effect: true },
  })
  match.play('dark seed: effect, swarm-eggs, b3, none')
  expect(match.state.eggs[hexOf('b3')]).toBe(1)
})

test('[darkseed.eggs] without an egg in the supply one on the board is moved', () => {
  const setting = { turn: 'dark-seed', phase: 'blue', units: { c2: 'planter' }, eggs: { c7: 25 } } as const
  const match = scene({ ...setting, left: { ...LEFT, effect: true } }).play('dark seed: effect, swarm-eggs, b1')
  expect([match.state.eggs[hexOf('b1')], match.state.eggs[hexOf('c7')]]).toEqual([1, 24])
})

test('[darkseed.conqueror] a Conqueror begins an attack in the blue phase and leaves after the fight', () => {
  const match = scene({
    turn: 'dark-seed',
    phase: 'blue',
    units: { c2: 'worker conqueror' },
    left: { ...LEFT, effect: true },
  })
  match.play('dark seed: effect, conqueror, c2, ds-conquest')
  expect([ownerOf(match, 'c2'), unitsIn(match, 'c2')]).toEqual(['dark-seed', 'worker'])
})

test('[darkseed.emergency-egg] where units were destroyed an egg may be laid, once per area and round', () => {
  const match = scene({ units: { c2: 'launcher worker:9' }, left: { combat: 2 } })
  match.play('nomads: attack, c2, no-annihilation', 'dark seed: none')
  expect(match.asks()).toMatchObject({ seat: 'Dark Seed', ask: 'darkseed.emergency-egg' })
  match.play('dark seed: yes', 'nomads: attack, c2, no-annihilation', 'dark seed: none')
  expect(match.ask).not.toBe('darkseed.emergency-egg')
  expect(match.state.eggs[hexOf('c2')]).toBe(1)
})

test('[darkseed.production] new units come in the homezone, next to it, with a Planter or Breeder, or on an egg', () => {
  const setting = { turn: 'dark-seed', phase: 'green', units: { c7: 'planter' }, eggs: { c8: 1 } } as const
  const match = scene({ ...setting, left: { points: 2, oniPlace: 0, oniConquest: 0, oniMove: 0 } })
  match.play('dark seed: produce, worker')
  expect([...match.options].sort()).toEqual(['b2', 'c2', 'c3', 'c4', 'c7', 'c8'])
})

test('[production.productive] [darkseed.immune] Planter and Breeder give points in the green phase only', () => {
  const match = scene({
    turn: 'dark-seed',
    phase: 'green',
    cards: { 'dark-seed': 'AC25' },
    units: { c2: 'planter breeder:2' },
  })
  expect(match.state.agenda[0]).toMatchObject({ points: 4 })
})

test('[nomads.effect] [nomads.radiation] all Pistols are ready, and mines or safety from radioactivity', () => {
  const mines = scene({ phase: 'blue', units: { c2: 'stuff-sergeant' }, left: { ...LEFT, effect: true } })
  mines.play('nomads: effect, mines, yes')
  expect([mines.state.weapons[0], mines.state.mines[hexOf('c2')]]).toEqual([5, 1])
  const safe = scene({ phase: 'blue', units: { c2: 'private' }, left: { ...LEFT, effect: true } })
  safe.play('nomads: effect, radiation')
  expect(safe.state.radiationProof).toBe(true)
})

test('[nomads.discount] [nomads.weapon-buy] with two points on units in a phase a weapon is free', () => {
  const match = scene({ phase: 'green', left: { points: 2, oniPlace: 0, oniConquest: 0, oniMove: 0 } })
  match.play('nomads: produce, private, c8, produce, private, c8, produce, grenade')
  expect(match.state.weapons).toEqual([0, 0, 0, 1])
  const bought = scene({ phase: 'green', left: { points: 1, oniPlace: 0, oniConquest: 0, oniMove: 0 } })
  bought.play('nomads: produce')
  expect(bought.why('pistol')).toEqual({ rule: 'nomads.weapon-buy#reusable', data: { weapon: 'pistol' } })
  bought.play('nomads: rifle')
  expect(bought.state.weapons).toEqual([0, 1, 0, 0])
})

test('[boarlords.effect] [boarlords.terraforming] each Boarrior places up to two Terraformings in his area', () => {
  const match = scene({
    factions: ['boarlords', 'nomads'],
    phase: 'blue',
    units: { c2: 'boarrior' },
    left: { ...LEFT, effect: true },
  })
  match.play('boarlords: effect, stronghold c2, pigs c2-w')
  expect([match.state.strongholds[hexOf('c2')], match.state.pigs[hexOf('c2')]]).toEqual([1, 8])
  const used = changed(
    { factions: ['boarlords', 'nomads'], phase: 'blue', units: { c2: 'boarrior' }, left: { ...LEFT, effect: true } },
    (g) => {
      g.covers = g.covers.with(hexOf('c7'), 9)
    },
  ).play('boarlords: effect')
  expect(used.why('cover c2')).toEqual({ rule: 'boarlords.terraforming', data: { kind: 'cover' } })
})

test('[boarlords.boarmother] Squeakers are placed with the Boarmother and can grow at once', () => {
  const setting = { factions: ['boarlords', 'nomads'], phase: 'green', units: { b1: 'boarmother' } } as const
  const match = scene({ ...setting, left: { points: 2, oniPlace: 0, oniConquest: 0, oniMove: 0 } })
  match.play('boarlords: produce, squeaker, b1, produce, squeaker>boarmaiden')
  expect(unitsIn(match, 'b1')).toBe('boarmaiden boarmother')
})

test('[production.upgrade] [production.supply] [production.points] units grow where they stand, for the difference', () => {
  const setting = { turn: 'dark-seed', phase: 'green', units: { b1: 'worker', c7: 'planter' } } as const
  const match = scene({ ...setting, left: { points: 1, oniPlace: 0, oniConquest: 0, oniMove: 0 } }).play(
    'dark seed: produce',
  )
  expect(match.why('warrior')).toEqual({ rule: 'production.points', data: { item: 'warrior', cost: 2, points: 1 } })
  expect(match.why('worker>planter')).toEqual({ rule: 'production.supply', data: { unit: 'planter' } })
  expect(match.why('warrior>stinger')).toEqual({ rule: 'production.upgrade', data: { unit: 'warrior' } })
  match.play('dark seed: worker>conqueror')
  expect(unitsIn(match, 'b1')).toBe('conqueror')
})

test('[production.place] not across a side that the unit could not cross', () => {
  const setting = { turn: 'dark-seed', phase: 'green', blockades: ['c2-se'] } as const
  const match = scene({ ...setting, left: { points: 1, oniPlace: 0, oniConquest: 0, oniMove: 0 } })
  match.play('dark seed: produce, worker')
  expect(match.options).not.toContain('c2')
  const flying = scene({ ...setting, left: { points: 1, oniPlace: 0, oniConquest: 0, oniMove: 0 } })
  expect(flying.play('dark seed: produce, wasp').options).toContain('c2')
})

test('[cybersamurai.effect] [uplink.tenno] without Tenno there is no effect; with it an Uplink once more', () => {
  const setting = { factions: ['cybersamurai', 'nomads'], phase: 'blue', units: { c2: 'private' } } as const
  const without = scene({ ...setting, uplinks: ['tetsuo'], left: { ...LEFT, effect: true, initiative: 1 } })
  expect(without.why('effect')).toEqual({ rule: 'cybersamurai.effect', data: {} })
  const match = scene({ ...setting, uplinks: ['tenno', 'tetsuo'], left: { ...LEFT, effect: true } })
  match.play('cybersamurai: effect, tetsuo, c2')
  expect(unitsIn(match, 'c2')).toBe('')
})

test('[cybersamurai.blue-markers] there is one blue marker at most, and it leaves in the next blue turn', () => {
  const setting = {
    factions: ['cybersamurai', 'nomads'],
    phase: 'blue',
    uplinks: ['tenno', 'kaneda', 'rocket-attack'],
  } as const
  const match = changed({ ...setting, left: { ...LEFT, effect: true } }, (g) => {
    g.kaneda = [-1, 5]
  })
  match.play('cybersamurai: effect, rocket-attack, c2')
  expect([match.state.kaneda, match.state.rocket]).toEqual([
    [-1, -1],
    [-1, hexOf('c2')],
  ])
})

test('[cybersamurai.red-markers] [uplink.kaneda] [uplink.rocket-attack] red markers need a red phase on the card', () => {
  const setting = {
    factions: ['cybersamurai', 'nomads'],
    uplinks: ['kaneda', 'rocket-attack'],
    kaneda: 'b1-c2',
  } as const
  const match = scene({ ...setting, units: { c2: 'cyberoid' } }).play('cybersamurai: kaneda, b2-c3, rocket, c2')
  expect(match.state.rocket[0]).toBe(hexOf('c2'))
  const without = scene({ ...setting, cards: { cybersamurai: 'AC26' }, units: { c2: 'cyberoid' } })
  expect(without.state.kaneda[0]).toBe(-1)
})

test('[cybersamurai.rocket] under a Rocket marker others do not fly out, hatch, or gain from markers', () => {
  const units = { c4: 'wasp planter', c8: 'cyberoid' }
  const match = scene({ factions: ['dark-seed', 'cybersamurai'], units, rocket: 'c4' }).play(
    'dark seed: move, c4, [wasp-1]',
  )
  expect(match.why('b3')).toEqual({ rule: 'board.blockade', data: { from: 'c4', to: 'b3' } })
  const green = scene({
    factions: ['dark-seed', 'cybersamurai'],
    phase: 'green',
    cards: { 'dark-seed': 'AC25' },
    units,
    rocket: 'c4',
  })
  expect(green.state.agenda[0]).toMatchObject({ side: 0 })
})

test('[cybersamurai.defense-matrix] before the attack Tetsuo hits the attackers, if installed', () => {
  const setting = { factions: ['nomads', 'cybersamurai'], units: { c2: 'private:2 cyberoid' } } as const
  const none = scene(setting).play('nomads: attack, c2, no-annihilation')
  expect(none.why('defense-action')).toEqual({ rule: 'cybersamurai.defense-matrix#none', data: {} })
  const match = scene({ ...setting, uplinks: ['tetsuo'] }).play('nomads: attack, c2, no-annihilation')
  match.play('cybersamurai: defense-action, tetsuo')
  expect(match.logged('combat.attack')[0].data.damage).toBe(5)
})

test('[cybersamurai.install] [uplink.shogun] the Shogun comes with his Uplink and leaves with him', () => {
  const setting = { factions: ['cybersamurai', 'nomads'], phase: 'green', uplinks: ['amaterasu'] } as const
  const match = scene({ ...setting, left: { points: 2, drones: 0, oniPlace: 0, oniConquest: 0, oniMove: 0 } })
  match.play('cybersamurai: produce')
  expect(match.why('amaterasu')).toEqual({ rule: 'cybersamurai.install', data: { uplink: 'amaterasu' } })
  match.play('cybersamurai: shogun, c2')
  expect([unitsIn(match, 'c2'), match.state.uplinks]).toEqual(['shogun', ['amaterasu', 'shogun']])
  const lost = scene({ factions: ['nomads', 'cybersamurai'], uplinks: ['shogun'], units: { c2: 'launcher:2 shogun' } })
  lost.play('nomads: attack, c2, no-annihilation', 'cybersamurai: none')
  expect(lost.state.uplinks).toEqual([])
})

test('[uplink.amaterasu] a free drone in the green phase, even without a green phase on the card', () => {
  const match = scene({
    factions: ['cybersamurai', 'nomads'],
    phase: 'green',
    uplinks: ['amaterasu'],
    cards: { cybersamurai: 'AC25' },
  })
  match.play('cybersamurai: drone, shield-drone, c2')
  expect(unitsIn(match, 'c2')).toBe('shield-drone')
})

test('[uplink.samurai] one unit is given up before a card is shown, the others may leave, and none is lost', () => {
  const setting = {
    factions: ['nomads', 'cybersamurai'],
    uplinks: ['samurai'],
    units: { c2: 'launcher:2 cyberoid:2' },
  } as const
  const match = scene(setting).play('nomads: attack, c2', 'cybersamurai: yes, done', 'nomads: no-annihilation')
  match.play('cybersamurai: counterstrike')
  expect(unitsIn(match, 'c2')).toBe('cyberoid launcher')
  expect(match.state.kills[NOMADS]).toBe(1)
})

test('[uplink.espionage] after another player has drawn, the Cybersamurai take the top of the deck', () => {
  const match = scene({
    factions: ['nomads', 'cybersamurai'],
    phase: 'blue',
    uplinks: ['espionage'],
    left: { ...LEFT, draws: 2 },
  })
  const [first, second] = match.state.openEvents
  match.play(`nomads: draw, ${first}`)
  expect(match.state.events[0]).toEqual([])
  match.play(`nomads: draw, ${second}`)
  expect(match.state.events[0]).toHaveLength(1)
})

test('[damage.shield-drone] a Shield Drone may take damage first, whoever chooses the targets', () => {
  const match = scene({
    factions: ['nomads', 'cybersamurai'],
    units: { c1: 'cyberoid shield-drone attack-drone' },
    mines: { b1: 1 },
    turn: 'cybersamurai',
  })
  match.play('cybersamurai: move, c1, [cyberoid-1 shield-drone-1 attack-drone-1], b1', 'nomads: 1')
  expect(match.asks()).toMatchObject({ seat: 'Cybersamurai', ask: 'damage.shield-drone' })
  match.play('cybersamurai: yes')
  expect(unitsIn(match, 'b1')).toBe('attack-drone cyberoid')
})

test('[damage.credit] [damage.destroyed] kills count for whoever caused them; sacrifices for nobody', () => {
  const match = scene({ turn: 'dark-seed', units: { c2: 'worker:4 private:2' } })
  match.play('dark seed: attack, c2, ds-annihilation', 'nomads: none')
  expect(match.state.kills[DARK_SEED]).toBe(2)
})

test('[darkseed.homezone] [darkseed.for-the-queen] a single unit is just taken off', () => {
  const match = scene({ units: { c2: 'launcher worker' } })
  match.play('nomads: attack, c2, no-annihilation', 'dark seed: defense-action')
  expect([unitsIn(match, 'c2'), match.state.dueEggs]).toEqual(['launcher', []])
})
