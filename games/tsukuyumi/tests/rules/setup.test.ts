import { fixed, settleOptions, withEntry } from '@orrery/engine'
import { expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import { FACTIONS, type Faction, UNIT_KINDS } from '../../content/types.ts'
import tsukuyumi from '../../game.ts'
import { distance, hexName, MOON } from '../../map/hex.ts'
import { hasHole } from '../../map/shape.ts'
import { missionsInPlay } from '../../rules/scoring/missions.ts'
import { BOARLORDS, NOMADS, powerOf, sideNamed } from '../../rules/state/vocabulary.ts'
import german from '../../words/de/index.ts'
import { hexOf, opening, ownerOf, playFrom, scene, unitsIn } from '../scene.ts'

const LINEUPS: readonly (readonly Faction[])[] = [
  ['nomads', 'dark-seed'],
  ['boarlords', 'nomads', 'cybersamurai'],
  ['boarlords', 'nomads', 'dark-seed', 'cybersamurai'],
]

const spread = (what: string, count: number): string => `[${Array.from({ length: count }, () => what).join(' ')}]`

test('[setup.factions] two to four players take part, none with the faction of another', () => {
  expect(tsukuyumi.players).toEqual([2, 3, 4])
  expect(() => settleOptions(tsukuyumi, 2, { factions: ['nomads', 'nomads'] })).toThrow('factions')
  for (const lineup of LINEUPS) expect(opening(lineup).state.factions.map(powerOf)).toEqual(lineup)
})

test('[setup.factions] a fifth and a sixth seat are refused, and the form of a new match says why', () => {
  for (const players of [5, 6]) expect(() => settleOptions(tsukuyumi, players, {})).toThrow('2–4 players')
  const texts = [tsukuyumi.locale, german(housePack)].map(({ options }) => options?.factions?.text)
  expect(texts).toEqual([expect.stringContaining('Only four'), expect.stringContaining('Nur vier')])
})

test('[setup.initiative] follows the numbers of the factions and closes the gaps (ruling 9)', () => {
  const orders = LINEUPS.map((lineup) => opening(lineup).state.order.map(powerOf))
  expect(orders).toEqual([['dark-seed', 'nomads'], ['cybersamurai', 'nomads', 'boarlords'], [...FACTIONS]])
})

test('[setup.map] 10, 21 or 28 areas lie around the moon, with a place for each homezone; the other tiles are the reserve', () => {
  for (const [i, areas] of [10, 21, 28].entries()) {
    const { tiles, hexes, areas: counted, slots, reserve } = opening(LINEUPS[i]).state
    expect(MOON.map((hex) => tiles[hex])).toEqual(MOON.map(() => 'moon'))
    expect([hexes.length, counted.length]).toEqual([7 + areas, 7 + areas])
    expect([slots.length, reserve.length]).toEqual([LINEUPS[i].length, 37 - areas])
    expect(reserve.filter((tile) => tiles.includes(tile))).toEqual([])
  }
})

test('[setup.random-homezones] two players have one ring with their places face to face and each type at least twice', () => {
  const { slots, areas, tiles, content } = opening(LINEUPS[0], { map: 'random' }).state
  expect(distance(slots[0], slots[1])).toBe(4)
  expect([...areas, ...slots].sort((a, b) => a - b)).toEqual(Array.from({ length: 19 }, (_, hex) => hex))
  const types = areas.map((hex) => content.tiles[tiles[hex]]?.type)
  for (const type of ['ocean', 'fertile', 'mountain'] as const)
    expect(types.filter((one) => one === type).length).toBeGreaterThanOrEqual(2)
})

test('[setup.random-map] [setup.random-homezones] more players have as many areas as on their map, no hole, and places at least four steps apart', () => {
  for (const [i, count] of [21, 28].entries()) {
    const { areas, slots } = opening(LINEUPS[i + 1], { map: 'random' }).state
    expect([areas.length, slots.length]).toEqual([7 + count, LINEUPS[i + 1].length])
    expect(hasHole(areas)).toBe(false)
    for (const a of slots) for (const b of slots) if (a !== b) expect(distance(a, b)).toBeGreaterThanOrEqual(4)
  }
})

test('[setup.moon] one Oni begins on each moon area, drawn from 6 small, 6 medium and 3 large ones', () => {
  const drawn = new Set<string>()
  for (let seed = 0; seed < 40; seed++) {
    const match = opening(LINEUPS[0], {}, `moon ${seed}`)
    const oni = MOON.map((hex) => unitsIn(match, hexName(hex)))
    for (const one of oni) expect(UNIT_KINDS.oni).toContain(one)
    expect(oni.filter((one) => one === 'oni-large').length).toBeLessThanOrEqual(3)
    expect(match.state.place.filter((hex) => hex >= 0).length).toBe(7)
    drawn.add(oni.join(' '))
  }
  expect(drawn.size).toBeGreaterThan(30)
})

test('[setup.cards] each player is dealt 6 of the 37 action cards, the rest is the draw pile', () => {
  for (const lineup of LINEUPS) {
    const { hands, drawPile } = opening(lineup).state
    expect(hands.map((hand) => hand.length)).toEqual(lineup.map(() => 6))
    expect(new Set([...hands.flat(), ...drawPile]).size).toBe(37)
    expect(drawPile.length).toBe(37 - 6 * lineup.length)
  }
  expect(opening(LINEUPS[0], {}, 'one').state.hands).not.toEqual(opening(LINEUPS[0], {}, 'two').state.hands)
})

test('[setup.events] two of the 20 events lie open beside the deck', () => {
  const { openEvents, eventDeck } = opening(LINEUPS[0]).state
  expect([openEvents.length, eventDeck.length]).toEqual([2, 18])
  expect(new Set([...openEvents, ...eventDeck]).size).toBe(20)
})

test('[setup.order] one player finishes homezone, areas, units and extras before the next begins', () => {
  const match = opening(['nomads', 'dark-seed'])
  const asked: unknown[] = []
  const note = () => asked.push([match.asks()?.seat, match.ask])
  note()
  for (const line of ['c3', 'c2', 'c1', 'c4', spread('c2', 15), spread('c2', 6)]) {
    match.play(`dark seed: ${line}`)
    note()
  }
  expect(asked).toEqual([
    ['Dark Seed', 'setup.homezone'],
    ['Dark Seed', 'setup.starting-areas'],
    ['Dark Seed', 'setup.starting-areas'],
    ['Dark Seed', 'setup.starting-areas'],
    ['Dark Seed', 'setup.units'],
    ['Dark Seed', 'setup.eggs'],
    ['Nomads', 'setup.homezone'],
  ])
  match.play('nomads: c9, c8, c10, c7', `nomads: ${spread('c8', 12)}`)
  expect(match.ask).toBe('setup.mines')
  match.play('nomads: [c8 c8]')
  expect(match.ask).toBe('draft.pick')
})

test('[setup.homezone] goes to a place that is still free', () => {
  const match = opening(['boarlords', 'nomads'])
  expect(match.asks()).toEqual({ seat: 'Nomads', ask: 'setup.homezone', options: ['c3', 'c9'] })
  match.play('nomads: c9', 'nomads: c8, c10, c7', `nomads: ${spread('c8', 12)}, [c8 c8]`)
  expect(match.asks()).toEqual({ seat: 'Boarlords', ask: 'setup.homezone', options: ['c3'] })
  match.play('boarlords: c3')
  expect([match.state.tiles[hexOf('c9')], match.state.tiles[hexOf('c3')]]).toEqual(['home', 'home'])
})

test('[setup.starting-areas] [setup.starting-limits] begin next to the homezone and hang together; moon areas and those of others are out', () => {
  const match = opening(['nomads', 'boarlords']).play('nomads: c9')
  expect(match.asks()).toEqual({ seat: 'Nomads', ask: 'setup.starting-areas', options: ['c8', 'c10'] })
  expect(match.why('c7')).toEqual({ rule: 'setup.starting-areas', data: { hex: 'c7' } })
  expect(() => match.play('nomads: b5')).toThrow('setup.starting-areas')
  match.play('nomads: c8')
  expect(match.options).toEqual(['c7', 'c10'])
  match.play('nomads: c7')
  expect(match.options).toEqual(['c6', 'c10'])
  match.play('nomads: c6', `nomads: ${spread('c8', 12)}, [c8 c8]`, 'boarlords: c3, c4')
  expect(match.options).toEqual(['c2', 'c5'])
  match.play('boarlords: c5')
  expect(match.options).toEqual(['c2'])
  expect(['c8', 'c7', 'c6', 'c4'].map((hex) => ownerOf(match, hex))).toEqual([
    'nomads',
    'nomads',
    'nomads',
    'boarlords',
  ])
})

test('[setup.starting-areas] next to the homezone wherever it touches three areas', () => {
  const match = opening(['cybersamurai', 'nomads', 'boarlords']).play('cybersamurai: d2')
  expect([...match.options].sort()).toEqual(['c1', 'c2', 'd1', 'd3'])
  expect(match.why('c12')).toEqual({ rule: 'setup.starting-areas#adjacent', data: { hex: 'c12' } })
  match.play('cybersamurai: c1, d1')
  expect([...match.options].sort()).toEqual(['c2', 'd3'])
})

test('[setup.starting-areas] where others have left fewer than three next to it, they hang together', () => {
  const { state } = opening(['cybersamurai', 'nomads', 'boarlords'])
  for (const hex of ['c2', 'd3']) state.owner = withEntry(state.owner, hexOf(hex), BOARLORDS)
  const match = playFrom(state).play('cybersamurai: d2, c1')
  expect([...match.options].sort()).toEqual(['c12', 'd1'])
})

test('[setup.starting-limits] blockades do not matter', () => {
  const { state } = opening(['nomads', 'boarlords'])
  state.blockades = withEntry(state.blockades, hexOf('c8'), 63)
  const match = playFrom(state).play('nomads: c9, c8')
  expect(match.options).toEqual(['c7', 'c10'])
})

test('[setup.starting-limits] if no fitting area is free, any other one will do', () => {
  const { state } = opening(['nomads', 'boarlords'])
  for (const hex of ['c7', 'c8', 'c10', 'c11']) state.owner = withEntry(state.owner, hexOf(hex), BOARLORDS)
  const match = playFrom(state).play('nomads: c9')
  expect(match.options).toEqual(['c1', 'c2', 'c4', 'c5', 'c6', 'c12'])
})

test('[setup.units] the starting units go to the starting areas in any distribution', () => {
  const match = opening(['nomads', 'boarlords']).play('nomads: c9, c8, c10, c7')
  expect(() => match.play(`nomads: ${spread('c9', 12)}`)).toThrow('setup.units')
  match.play('nomads: [c8 c8 c8 c8 c8 c8 c8 c10 c10 c7 c7 c7]')
  expect(['c8', 'c10', 'c7'].map((hex) => unitsIn(match, hex))).toEqual([
    'dog:2 hunter:2 launcher squad-leader lt-dan',
    'stuff-sergeant:2',
    'private:3',
  ])
})

test.each([
  ['cybersamurai', 'attack-drone:3 shield-drone:2 cs-2-1:2 cs-2-2 cyberoid'],
  ['dark-seed', 'worker:7 breeder:2 wasp:2 warrior:2 conqueror planter'],
  ['nomads', 'dog:2 private:3 stuff-sergeant:2 hunter:2 launcher squad-leader lt-dan'],
  ['boarlords', 'squeaker:3 boarrior:2 boarmaiden:2 boarguard boarmother'],
] as const)('[setup.units] what the %s begin with', (faction, units) => {
  const { state } = opening([faction, faction === 'nomads' ? 'boarlords' : 'nomads'])
  state.order = fixed([sideNamed(faction)])
  const count = units.split(' ').reduce((sum, part) => sum + Number(part.split(':')[1] ?? 1), 0)
  const match = playFrom(state).play(`${faction.replace('-', ' ')}: c3, c2, c4, c1, ${spread('c2', count)}`)
  expect(unitsIn(match, 'c2')).toBe(units)
})

test('[setup.uplinks] Amaterasu and two of choice', () => {
  const match = opening(['cybersamurai', 'boarlords']).play(`cybersamurai: c3, c2, c4, c1, ${spread('c2', 9)}`)
  expect(match.ask).toBe('setup.uplinks')
  expect(match.why('amaterasu')).toEqual({ rule: 'setup.uplinks', data: { uplink: 'amaterasu' } })
  for (const answer of ['[tetsuo]', '[tetsuo kaneda ghost]'])
    expect(() => match.play(`cybersamurai: ${answer}`)).toThrow('setup.uplinks')
  match.play('cybersamurai: [tetsuo bushido]')
  expect(match.state.uplinks).toEqual(['amaterasu', 'tetsuo', 'bushido'])
})

test('[setup.uplinks] the Shogun is among them and comes in or next to the homezone', () => {
  const match = opening(['cybersamurai', 'boarlords']).play(`cybersamurai: c3, c2, c4, c1, ${spread('c2', 9)}`)
  match.play('cybersamurai: [shogun ghost]')
  expect(match.asks()).toEqual({ seat: 'Cybersamurai', ask: 'production.place', options: ['c3', 'c2', 'b2', 'c4'] })
  match.play('cybersamurai: c4')
  expect([unitsIn(match, 'c4'), match.state.uplinks]).toEqual(['shogun', ['amaterasu', 'shogun', 'ghost']])
})

test('[setup.eggs] six of them, in starting areas or next to one', () => {
  const match = opening(['dark-seed', 'boarlords']).play(`dark seed: c3, c2, c4, c1, ${spread('c2', 15)}`)
  expect(() => match.play('dark seed: [c2 c2 c2 c2 c2 c8]')).toThrow('setup.eggs')
  expect(() => match.play('dark seed: [c2 c2 c2 c2 c2 c3]')).toThrow('setup.eggs')
  match.play('dark seed: [c2 c2 c4 b1 c12 c5]')
  const { eggs } = match.state
  expect(['c2', 'c4', 'b1', 'c12', 'c5'].map((hex) => eggs[hexOf(hex)])).toEqual([2, 1, 1, 1, 1])
})

test('[setup.mines] five Pistols are ready and two mines lie in starting areas', () => {
  const match = opening(['nomads', 'boarlords']).play(`nomads: c9, c8, c10, c7, ${spread('c8', 12)}`)
  expect(() => match.play('nomads: [c8 c6]')).toThrow('setup.mines')
  match.play('nomads: [c8 c7]')
  expect([match.state.mines[hexOf('c8')], match.state.mines[hexOf('c7')]]).toEqual([1, 1])
  expect(match.state.weapons).toEqual([5, 0, 0, 0])
})

test('[setup.terraformings] three of them go into starting areas', () => {
  const match = opening(['nomads', 'boarlords'])
  match.play(`nomads: c9, c8, c10, c7, ${spread('c8', 12)}, [c8 c8]`)
  match.play(`boarlords: c3, c2, c4, c1, ${spread('c2', 9)}`)
  expect(match.ask).toBe('setup.terraformings')
  expect(match.options).not.toContain('cover c5')
  match.play('boarlords: cover c2, stronghold c4')
  expect(match.ask).toBe('setup.terraformings')
  match.play('boarlords: tunnel b1-c1')
  expect(match.ask).toBe('draft.pick')
  const { covers, strongholds, tunnels } = match.state
  expect([covers[hexOf('c2')], strongholds[hexOf('c4')], tunnels.length]).toEqual([1, 1, 1])
})

test('[setup.missions] one mission for each faction in play', () => {
  expect(missionsInPlay(opening(['nomads', 'dark-seed']).state)).toEqual(['survival-of-the-fittest', 'swarm'])
  const { missions } = tsukuyumi.view(opening(['nomads', 'boarlords']).state, 0)
  expect(missions).toEqual(['survival-of-the-fittest', 'moonstruck'])
  expect(missionsInPlay(opening([...FACTIONS]).state)).toEqual([
    'geo-tagging',
    'swarm',
    'survival-of-the-fittest',
    'moonstruck',
  ])
})

test('[setup.missions] everybody can complete the mission of another faction', () => {
  const areas = ['c1', 'c2', 'c4', 'c5', 'c6', 'c7']
  const owner = Object.fromEntries(areas.map((hex) => [hex, 'nomads' as const]))
  const match = scene({ owner, units: { c8: 'private' } }).play('nomads: attack, c8, no-conquest')
  expect(match.state.missions[NOMADS]).toEqual(['swarm'])
})
