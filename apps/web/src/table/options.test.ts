import { expect, test } from 'vitest'
import { filterOptions, groupOptions } from './options.ts'

const named = (...ids: string[]) => ids.map((option) => ({ option, name: option.replaceAll(/[-:]/g, ' ') }))

test('few options stand in one group', () => {
  const few = named('buy:engine', 'sell:engine', 'done')
  expect(groupOptions(few)).toEqual([{ title: '', options: few }])
})

test('many options are grouped by what they begin with, single ones first', () => {
  const orders = ['move', 'draw', 'gain'].flatMap((order) => [1, 2, 3, 4].map((marker) => `${order}-units-${marker}`))
  const groups = groupOptions(named('end', ...orders))
  expect(groups.map(({ title, options }) => [title, options.length])).toEqual([
    ['', 1],
    ['move units', 4],
    ['draw units', 4],
    ['gain units', 4],
  ])
})

test('places are not torn apart', () => {
  const hexes = named(...Array.from({ length: 20 }, (_, i) => `c${i}`))
  expect(groupOptions(hexes)).toEqual([{ title: '', options: hexes }])
})

test('who types sees what holds all of the words', () => {
  const options = named('buy-big-engine', 'buy-small-engine', 'sell-engine')
  expect(filterOptions(options, 'ENG buy').map(({ option }) => option)).toEqual(['buy-big-engine', 'buy-small-engine'])
  expect(filterOptions(options, ' ')).toEqual(options)
})
