import { expect, test } from 'vitest'
import { attackPoints, pointsNeeded } from '../../rules/combat/conquest.ts'
import { scoreOf } from '../../rules/scoring/score.ts'
import { CYBERSAMURAI, DARK_SEED, NOMADS } from '../../rules/state/vocabulary.ts'
import { changed, hexOf, ownerOf, position, scene, unitsIn } from '../scene.ts'

const damages = (match: ReturnType<typeof scene>, what: string) => match.logged(what).map(({ data }) => data.damage)

test('[damage.assign] 1: 35 damage on two Privates and Lt. Dan (10, 10, 15) destroys all', () => {
  const match = scene({ turn: 'dark-seed', units: { c2: 'worker:7 private:2 lt-dan' } })
  match.play('dark seed: attack, c2, ds-annihilation', 'nomads: none')
  expect(damages(match, 'combat.attack')).toEqual([35])
  expect(unitsIn(match, 'c2')).toBe('worker:7')
})

test('[damage.absorb] [damage.protection] 2: with Protection (15, 15, 20) two Privates die and Lt. Dan absorbs the rest', () => {
  const match = scene({ turn: 'dark-seed', units: { c2: 'worker:7 private:2 lt-dan' } })
  match.play('dark seed: attack, c2, ds-annihilation', 'nomads: protection, private')
  expect(match.asks()).toMatchObject({ seat: 'Nomads', ask: 'damage.assign', options: ['private', 'lt-dan'] })
  match.play('nomads: private')
  expect(unitsIn(match, 'c2')).toBe('worker:7 lt-dan')
})

test('[uplink.tetsuo] 3: 10 damage into Lt. Dan and a Private: the owner gives it to Lt. Dan and loses nothing', () => {
  const match = scene({
    factions: ['cybersamurai', 'nomads'],
    uplinks: ['tetsuo'],
    units: { c2: 'private lt-dan', c8: 'cyberoid' },
  })
  match.play('cybersamurai: tetsuo, c2', 'nomads: lt-dan')
  expect(unitsIn(match, 'c2')).toBe('private lt-dan')
})

test('[damage.exact] [counter.counterstrike] 4: half of 15 is 7.5: it kills a Wasp with 5 health, and 2.5 are absorbed', () => {
  const match = scene({ turn: 'dark-seed', units: { c2: 'wasp:2 launcher' } })
  match.play('dark seed: attack, c2, ds-annihilation', 'nomads: counterstrike')
  expect(damages(match, 'counter.counterstrike')).toEqual([7.5])
  expect(unitsIn(match, 'c2')).toBe('wasp')
})

test('[nomads.weapons] 5: Launcher and Private with two Pistols against an Annihilation: (15 + 5 + 20) / 2 is 20', () => {
  const match = scene({ turn: 'dark-seed', units: { c2: 'worker:5 launcher private' }, weapons: { pistol: 5 } })
  match.play('dark seed: attack, c2, ds-annihilation', 'nomads: counterstrike')
  expect(match.ask).toBe('nomads.weapons')
  match.play('nomads: [pistol-1 pistol-2]')
  expect(damages(match, 'counter.counterstrike')).toEqual([20])
  expect(match.state.weapons[0]).toBe(3)
  expect(unitsIn(match, 'c2')).toBe('worker')
})

test('[conquest.mountain] 6: a mountain of 20 and a defender of 10 need 30; 25 fail', () => {
  const enough = scene({ turn: 'dark-seed', tiles: { c12: ['T34', 0] }, units: { c12: 'warrior:3 private' } })
  enough.play('dark seed: attack, c12, ds-conquest', 'nomads: none')
  expect(ownerOf(enough, 'c12')).toBe('dark-seed')
  const few = scene({ turn: 'dark-seed', tiles: { c12: ['T34', 0] }, units: { c12: 'warrior:2 worker private' } })
  few.play('dark seed: attack, c12')
  expect(few.why('ds-conquest')).toEqual({ rule: 'conquest.need', data: { hex: 'c12', points: 25, need: 30 } })
})

test('[nomads.squad-leader] 6: with the Squad Leader the mountain has no value and 10 are enough', () => {
  const g = position({ tiles: { c12: ['T34', 0] }, units: { c12: 'squad-leader worker:2' } })
  expect(pointsNeeded(g, NOMADS, hexOf('c12'))).toBe(10)
})

test('[boarlords.stronghold] 7: two Strongholds on a mountain of 15 without units need 45', () => {
  const terraformings = ['stronghold c12', 'stronghold c12']
  const g = position({ factions: ['boarlords', 'dark-seed'], terraformings, units: { c12: 'warrior' } })
  expect(pointsNeeded(g, DARK_SEED, hexOf('c12'))).toBe(45)
})

test('[damage.cover] [boarlords.cover] 8: two Covers take 20 off 30 damage, and a Boarguard with 20 health absorbs the rest', () => {
  const terraformings = ['cover c2', 'cover c2']
  const units = { c2: 'warrior:3 boarguard' }
  const match = scene({ factions: ['dark-seed', 'boarlords'], terraformings, units })
  match.play('dark seed: attack, c2, ds-annihilation', 'boarlords: none')
  expect(damages(match, 'combat.attack')).toEqual([30])
  expect(unitsIn(match, 'c2')).toBe('warrior:3 boarguard')
})

test('[nomads.mine] [nomads.mine-weakest] 9: two mines (30) hit Worker, Warrior and Planter in this order', () => {
  const match = scene({ turn: 'dark-seed', units: { c2: 'worker warrior planter', c8: 'private' }, mines: { b1: 2 } })
  match.play('dark seed: move, c2, [worker-1 warrior-1 planter], b1', 'nomads: 2')
  expect(unitsIn(match, 'b1')).toBe('')
  expect(damages(match, 'damage.assign')).toEqual([30])
})

test('[conquest.points] 10: a Swarm Attack adds three Warriors next door to two Workers: 40 points', () => {
  const g = position({ turn: 'dark-seed', units: { c2: 'worker:2', c1: 'warrior:3' } })
  const part = g.content.combatCards['ds-swarm'].conquest
  expect(part && attackPoints(g, DARK_SEED, hexOf('c2'), part)).toBe(40)
})

test('[combat.attack] 11: Raging Horde with two Squeakers and a Boarguard deals 20 + 40', () => {
  const match = scene({ factions: ['boarlords', 'nomads'], units: { c2: 'squeaker:2 boarguard private' } })
  match.play('boarlords: attack, c2, bo-raging-horde', 'nomads: none')
  expect(damages(match, 'combat.attack')).toEqual([60])
})

test('[combat.card] 12: Kamikaze with four Workers deals 40, but not as the only combat action', () => {
  const units = { c2: 'worker:4 private:5' }
  const only = scene({ turn: 'dark-seed', units, left: { combat: 1 } }).play('dark seed: attack, c2')
  expect(only.why('ds-kamikaze')).toEqual({ rule: 'combat.card#last', data: { card: 'ds-kamikaze' } })
  const first = scene({ turn: 'dark-seed', units, left: { combat: 2 } })
  first.play('dark seed: attack, c2, ds-kamikaze', 'nomads: none')
  expect(damages(first, 'combat.attack')).toEqual([40])
})

test('[conquest.points] 13: Assume a Position doubles Private and Hunter to 40', () => {
  const g = position({ units: { c2: 'private hunter' } })
  const part = g.content.combatCards['no-assume'].conquest
  expect(part && attackPoints(g, NOMADS, hexOf('c2'), part)).toBe(40)
})

test('[damage.protection] 14: doubled health: 40 damage destroy a Shield Drone (30), and a 2.1 (20) absorbs 10', () => {
  const units = { c2: 'warrior:4 shield-drone cs-2-1' }
  const match = scene({ factions: ['dark-seed', 'cybersamurai'], units })
  match.play('dark seed: attack, c2, ds-annihilation', 'cybersamurai: protection, shield-drone')
  expect(unitsIn(match, 'c2')).toBe('cs-2-1 warrior:4')
})

test('[move.pin] 15: two Privates that enter a hex with two Oni stop there; a third lets all three go on', () => {
  const units = { c1: 'private:2', c2: 'private', b1: 'oni-small:2' }
  const match = scene({ units, left: { movement: 2 } })
  match.play('nomads: move, c1, [private-1 private-2], b1')
  expect(match.asks()).toMatchObject({ ask: 'move.action', options: ['c2', 'done'] })
  expect(match.why('b1')).toEqual({ rule: 'move.range#done', data: { hex: 'b1' } })
  match.play('nomads: c2, b1, stop, b1, [private-1 private-2 private-3], b2')
  expect(unitsIn(match, 'b2')).toBe('private:3')
})

test('[darkseed.for-the-queen] 16: of five units three are given up and two move', () => {
  const match = scene({ units: { c2: 'worker:5 launcher' }, weapons: { pistol: 5 } })
  match.play('nomads: attack, c2, no-annihilation', 'dark seed: defense-action')
  match.play('dark seed: [worker-1 worker-2 worker-3], b1')
  expect([unitsIn(match, 'c2'), unitsIn(match, 'b1')]).toEqual(['launcher', 'worker:2'])
  expect(match.state.kills[NOMADS]).toBe(0)
})

const oniAgainst = (workers: number) =>
  scene({
    factions: ['cybersamurai', 'dark-seed', 'nomads'],
    phase: 'green',
    left: { oniPlace: 0, oniConquest: 1, oniMove: 0, points: 0 },
    units: { b1: `oni-medium:2 worker:${workers} squad-leader private:2` },
  })

test('[oni.conquest] [conquest.tie] 17: Oni with 40 win the tie against 40 and 35', () => {
  const match = oniAgainst(8).play('cybersamurai: oni-conquest, b1', 'dark seed: hold-your-ground', 'nomads: none')
  expect(ownerOf(match, 'b1')).toBe('oni')
})

test('[counter.hold-your-ground] 17: against 45 the Oni fail, and that player may claim the area', () => {
  const match = oniAgainst(9).play('cybersamurai: oni-conquest, b1', 'dark seed: hold-your-ground', 'nomads: none')
  expect(match.asks()).toMatchObject({ seat: 'Dark Seed', ask: 'counter.hold-your-ground' })
  match.play('dark seed: yes')
  expect(ownerOf(match, 'b1')).toBe('dark-seed')
})

test('[score.areas] [score.initiative] 18: 6 oceans, 2 fertile, 1 moon, a mission, the goal and second place are 15', () => {
  const owner = Object.fromEntries(
    ['c1', 'c2', 'c4', 'c5', 'c6', 'c8', 'd1', 'd4', 'b1'].map((hex) => [hex, 'cybersamurai' as const]),
  )
  const match = changed(
    {
      factions: ['cybersamurai', 'dark-seed', 'nomads', 'boarlords'],
      order: ['nomads', 'cybersamurai', 'dark-seed', 'boarlords'],
      owner: { ...owner, d7: 'cybersamurai', d4: 'nomads' },
    },
    (g) => {
      g.points = g.points.with(CYBERSAMURAI, 3)
    },
  )
  expect(scoreOf(match.state, CYBERSAMURAI)).toBe(15)
})
