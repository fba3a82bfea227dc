import { expect, test } from 'vitest'
import { tsukuyumi } from '../../index.ts'
import { MOON } from '../../map/hex.ts'
import { hexesOf } from '../../rules/figures.ts'
import { BOARLORDS, CYBERSAMURAI, DARK_SEED, NOMADS, ONI } from '../../rules/vocabulary.ts'
import { opening, playByItself, unitsIn } from '../scene.ts'

const ALL = ['boarlords', 'nomads', 'dark-seed', 'cybersamurai'] as const

test('[setup.factions] [setup.initiative] [initiative.order] [option.factions] the order follows the numbers of the factions', () => {
  expect(opening(ALL).state.order).toEqual([CYBERSAMURAI, DARK_SEED, NOMADS, BOARLORDS])
  expect(opening(['boarlords', 'dark-seed']).state.order).toEqual([DARK_SEED, BOARLORDS])
})

test('[setup.map] [board.hexes] [board.types] the map has so many areas, and the rest is the reserve', () => {
  for (const [players, areas] of [
    [2, 10],
    [3, 21],
    [4, 28],
  ]) {
    const { state } = opening(ALL.slice(0, players))
    expect(state.areas.length).toBe(7 + areas)
    expect([state.slots.length, state.reserve.length]).toEqual([players, 37 - areas])
  }
})

test('[setup.random-map] [option.map] a map by chance has as many areas', () => {
  const { state } = opening(['nomads', 'boarlords', 'dark-seed'], { map: 'random' })
  expect([state.areas.length, state.slots.length]).toEqual([28, 3])
})

test('[setup.moon] [board.moon] one Oni on each moon area', () => {
  const { state } = opening(ALL)
  expect(hexesOf(state, ONI).sort((a, b) => a - b)).toEqual([...MOON])
})

test('[setup.cards] [setup.events] six action cards each, two open events', () => {
  const { state } = opening(ALL)
  expect(state.hands.map((hand) => hand.length)).toEqual([6, 6, 6, 6])
  expect([state.drawPile.length, state.openEvents.length, state.eventDeck.length]).toEqual([12, 2, 18])
})

test('[setup.order] [setup.homezone] [setup.starting-areas] each sets up everything before the next begins', () => {
  const match = opening(['nomads', 'boarlords'])
  expect(match.asks()).toEqual({ seat: 'Nomads', ask: 'setup.homezone', options: ['c3', 'c9'] })
  match.play('nomads: c3')
  expect(match.options).toEqual(['c2', 'c4'])
  expect(match.why('c7')).toEqual({ rule: 'setup.starting-areas', data: { hex: 'c7' } })
  match.play('nomads: c2, c1, c4')
  expect(match.ask).toBe('setup.units')
})

test('[option.starting-areas] or next to the homezone, as long as there are such areas', () => {
  const match = opening(['nomads', 'boarlords'], { variants: ['adjacent-starts'] }).play('nomads: c3, c2')
  expect(match.options).toEqual(['c4'])
})

test('[setup.units] [setup.mines] [setup.terraformings] units and what a faction has besides', () => {
  const match = opening(['nomads', 'boarlords']).play('nomads: c3, c2, c1, c4')
  match.play(`nomads: [${Array.from({ length: 10 }, () => 'c2').join(' ')}], [c2 c4]`)
  expect(unitsIn(match, 'c2')).toBe('dog private:3 stuff-sergeant:2 hunter launcher squad-leader lt-dan')
  expect([match.state.weapons[0], match.state.mines.reduce((a, b) => a + b, 0)]).toEqual([5, 2])
  match.play('boarlords: c9, c8, c7, c10')
  match.play(`boarlords: [${Array.from({ length: 8 }, () => 'c8').join(' ')}], cover c8, stronghold c8, tunnel c7-c8`)
  expect(match.ask).toBe('draft.pick')
})

test('[option.starting-units] or half of them, rounded up', () => {
  const match = opening(['nomads', 'boarlords'], { variants: ['half-armies'] }).play('nomads: c3, c2, c1, c4')
  match.play(`nomads: [${Array.from({ length: 8 }, () => 'c2').join(' ')}]`)
  expect(unitsIn(match, 'c2')).toBe('dog private:2 stuff-sergeant hunter launcher squad-leader lt-dan')
})

test('[setup.uplinks] [setup.eggs] Amaterasu and two of choice but not the Shogun; six eggs', () => {
  const match = opening(['cybersamurai', 'dark-seed']).play('cybersamurai: c3, c2, c1, c4')
  match.play(`cybersamurai: [${Array.from({ length: 11 }, () => 'c2').join(' ')}]`)
  expect(match.why('shogun')).toEqual({ rule: 'setup.uplinks', data: { uplink: 'shogun' } })
  match.play('cybersamurai: [tetsuo ghost]', 'dark seed: c9, c8, c7, c10')
  match.play(`dark seed: [${Array.from({ length: 15 }, () => 'c8').join(' ')}], [c8 c8 c8 b4 b5 c7]`)
  expect([match.state.uplinks, match.state.eggs.reduce((a, b) => a + b, 0)]).toEqual([
    ['amaterasu', 'tetsuo', 'ghost'],
    6,
  ])
})

test('[darkseed.homezone] anywhere but on the moon and not next to other homezones; the tile leaves the game', () => {
  const match = opening(ALL).play('cybersamurai: d2, d1, d3, c1')
  match.play(`cybersamurai: [${Array.from({ length: 11 }, () => 'd1').join(' ')}], [tetsuo samurai]`)
  expect(match.why('c2')).toEqual({ rule: 'darkseed.homezone#close', data: { hex: 'c2' } })
  expect(match.options).not.toContain('b1')
  match.play('dark seed: c9')
  expect(match.state.lostTiles).toEqual(['T27'])
})

test('[setup.missions] every faction brings a mission, and everybody can complete all of them', () => {
  expect(tsukuyumi.view(opening(['nomads', 'boarlords']).state, 0).missions).toEqual([
    'survival-of-the-fittest',
    'moonstruck',
  ])
})

test('[table.leave] [table.alone] a match whose players have left goes on by itself to its end', () => {
  const match = opening(['nomads', 'boarlords'])
  playByItself(match)
  expect([match.match.over, match.state.round]).toEqual([true, 4])
})
