import { expect, test } from 'vitest'
import { filterOptions, groupOptions } from './options.ts'

const named = (...ids: string[]) => ids.map((option) => ({ option, name: option.replaceAll(/[-:]/g, ' ') }))

test('few options stand in one group', () => {
  const few = named('buy:engine', 'sell:engine', 'done')
  expect(groupOptions(few)).toEqual([{ title: '', options: few }])
})

test('many options stand in the groups that the game names, those without one first', () => {
  const orders = ['move', 'draw', 'gain'].flatMap((order) => [1, 2, 3, 4].map((marker) => `${order}-${marker}`))
  const titled = named(...orders, 'end').map((one) => ({
    ...one,
    group: { move: 'Move units', draw: 'Draw cards' }[one.option.split('-')[0] ?? ''],
  }))
  expect(groupOptions(titled).map(({ title, options }) => [title, options.length])).toEqual([
    ['', 5],
    ['Move units', 4],
    ['Draw cards', 4],
  ])
})

test('options that the game names no groups for are not torn apart', () => {
  const hexes = named(...Array.from({ length: 20 }, (_, i) => `c${i}`))
  expect(groupOptions(hexes)).toEqual([{ title: '', options: hexes }])
})

test('who types sees what holds all of the words', () => {
  const options = named('buy-big-engine', 'buy-small-engine', 'sell-engine')
  expect(filterOptions(options, 'ENG buy').map(({ option }) => option)).toEqual(['buy-big-engine', 'buy-small-engine'])
  expect(filterOptions(options, ' ')).toEqual(options)
})
