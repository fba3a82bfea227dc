import { expect, test } from 'vitest'
import { bundleOptions, filterOptions, groupOptions, type NamedOption } from './options.ts'

const named = (...ids: string[]): NamedOption[] =>
  ids.map((option) => ({ option, name: option.replaceAll(/[-:]/g, ' ') }))

const rows = (...ids: string[]) => bundleOptions(named(...ids))

test('few options stand in one group', () => {
  const few = rows('buy:engine', 'sell:engine', 'done')
  expect(groupOptions(few)).toEqual([{ title: '', entries: few }])
})

test('many options stand in the groups that the game names, those without one first', () => {
  const orders = ['move', 'draw', 'gain'].flatMap((order) => [1, 2, 3, 4].map((marker) => `${order}-${marker}`))
  const titled = named(...orders, 'end').map((one) => ({
    ...one,
    group: { move: 'Move units', draw: 'Draw cards' }[String(one.option).split('-')[0] ?? ''],
  }))
  expect(groupOptions(bundleOptions(titled)).map(({ title, entries }) => [title, entries.length])).toEqual([
    ['', 5],
    ['Move units', 4],
    ['Draw cards', 4],
  ])
})

test('options that the game names no groups for are not torn apart', () => {
  const hexes = rows(...Array.from({ length: 20 }, (_, i) => `c${i}`))
  expect(groupOptions(hexes)).toEqual([{ title: '', entries: hexes }])
})

test('equal options are one row with all of them, in the place of the first', () => {
  const fighters = ['nova-1', 'nova-2', 'nova-3'].map((option) => ({ option, name: option, bundle: 'Nova fighter' }))
  expect(bundleOptions([...named('stop'), ...fighters, ...named('mori')])).toEqual([
    { name: 'stop', options: ['stop'], group: undefined },
    { name: 'Nova fighter', options: ['nova-1', 'nova-2', 'nova-3'], group: undefined },
    { name: 'mori', options: ['mori'], group: undefined },
  ])
})

test('one of its kind keeps its own name, and what stands in another group is not equal', () => {
  const drones = ['c2', 'c4'].map((group, i) => ({ option: `drone-${i}`, name: `Drone ${i}`, bundle: 'Drone', group }))
  expect(bundleOptions(drones).map(({ name }) => name)).toEqual(['Drone 0', 'Drone 1'])
})

test('who types sees what holds all of the words', () => {
  const options = rows('buy-big-engine', 'buy-small-engine', 'sell-engine')
  expect(filterOptions(options, 'ENG buy').map(({ name }) => name)).toEqual(['buy big engine', 'buy small engine'])
  expect(filterOptions(options, ' ')).toEqual(options)
})
