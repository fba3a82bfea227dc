import { expect, test } from 'vitest'
import { readRoute } from './route.ts'

const read = (address: string) => {
  const { pathname, search } = new URL(address, 'http://orrery.example')
  return readRoute({ pathname, search })
}

test.each([
  ['/', { screen: 'home' }],
  ['/new/xia?way=pass', { screen: 'new', game: 'xia', way: 'pass' }],
  ['/new?way=nonsense', { screen: 'new', game: undefined, way: 'bots' }],
  ['/play/abc?at=12', { screen: 'play', match: 'abc', at: 12 }],
  ['/table/abc', { screen: 'table', match: 'abc', at: undefined }],
  ['/replay/abc?at=3&as=1', { screen: 'replay', match: 'abc', at: 3, as: 1 }],
  ['/replay/abc?at=-3&as=x', { screen: 'replay', match: 'abc', at: undefined, as: undefined }],
  ['/rules/tsukuyumi', { screen: 'rules', game: 'tsukuyumi' }],
  ['/settings', { screen: 'settings' }],
  ['/settings/more', { screen: 'missing' }],
  ['/play', { screen: 'missing' }],
  ['/play/a/b', { screen: 'missing' }],
  ['/wherever', { screen: 'missing' }],
])('%s leads to its screen', (address, route) => {
  expect(read(address)).toEqual(route)
})
