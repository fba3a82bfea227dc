import type { PatternCodec } from '@orrery/engine'
import { expect, test } from 'vitest'
import {
  builtPieces,
  edges,
  hexes,
  hexSides,
  landscapings,
  numberedFrom1,
  numberedThings,
  powers,
  products,
  unitKinds,
  upgrades,
} from '../codecs.ts'
import { hexNamed } from '../map/hex.ts'
import { edgeNamed } from '../map/side.ts'
import { ONI } from '../rules/state/vocabulary.ts'

const c3 = hexNamed('c3') as number
const edge = edgeNamed('b2-c3') as number
const NE = 1

const OPTIONS: readonly (readonly [string, PatternCodec<unknown>, unknown])[] = [
  ['a0', hexes, 0],
  ['c3', hexes, c3],
  ['c3-ne', hexSides, { hex: c3, way: NE }],
  ['b2-c3', edges, edge],
  ['oni', powers, ONI],
  ['cover c3', builtPieces, { kind: 'cover', hex: c3 }],
  ['stronghold c3', builtPieces, { kind: 'stronghold', hex: c3 }],
  ['pigs c3-ne', builtPieces, { kind: 'pigs', hex: c3, way: NE }],
  ['tunnel b2-c3', builtPieces, { kind: 'tunnel', edge }],
  ['close c3-ne', landscapings, { what: 'close', hex: c3, way: NE }],
  ['open c3-ne', landscapings, { what: 'open', hex: c3, way: NE }],
  ['cs-2-1', unitKinds, 'cs-2-1'],
  ['worker>warrior', upgrades, { from: 'worker', to: 'warrior' }],
  ['worker>warrior', products, { kind: 'upgrade', from: 'worker', to: 'warrior' }],
  ['private', products, { kind: 'unit', unit: 'private' }],
  ['shogun', products, { kind: 'uplink', uplink: 'shogun' }],
  ['rifle', products, { kind: 'weapon', weapon: 'rifle' }],
  ['private-3', numberedThings, { thing: 'private', number: 3 }],
  ['lt-dan', numberedThings, { thing: 'lt-dan', number: undefined }],
  ['cs-2-1-2', numberedThings, { thing: 'cs-2-1', number: 2 }],
  ['cs-2-1', numberedThings, { thing: 'cs-2-1', number: undefined }],
  ['pistol-2', numberedThings, { thing: 'pistol', number: 2 }],
  ['egg-1', numberedThings, { thing: 'egg', number: 1 }],
]

test.each(OPTIONS)('"%s" is written and read', (option, codec, value) => {
  expect([codec.encode(value), codec.decode(option), codec.match(option)]).toEqual([option, value, value])
})

const OTHERS: readonly (readonly [PatternCodec<unknown>, readonly unknown[]])[] = [
  [hexes, ['c99', 'c3-ne', 'cover c3', 'none', 3, undefined]],
  [hexSides, ['c3', 'c3-up', 'c3-ne-e', 'b2-c3', 'close c3-ne']],
  [edges, ['c3-b2', 'c3-ne', 'c3-e9', 'b2-c3-c4', 'tunnel b2-c3']],
  [powers, ['nobody', 'private']],
  [builtPieces, ['cover', 'cover ', 'cover c3-ne', 'pigs c3', 'tunnel c3', 'castle c3', 'close c3-ne', 'stop']],
  [landscapings, ['close', 'close c3', 'pigs c3-ne', 'none']],
  [upgrades, ['worker', 'worker>', '>warrior', 'worker>castle']],
  [products, ['castle', 'private-3', 'worker>rifle']],
  [numberedThings, ['castle-3', 'private-', 'AC01', 'worker>warrior']],
]

test.each(OTHERS)('what is of another form is not read: %#', (codec, options) => {
  for (const option of options) expect(codec.match(option as string)).toBeUndefined()
})

test('an option that a rule cannot read says which it is and what it should be', () => {
  expect(() => hexes.decode('c99')).toThrow('"c99" is not a hex.')
  expect(() => builtPieces.decode('castle c3')).toThrow('"castle c3" is not a Terraforming in a place.')
})

test('equal things are numbered from 1', () => {
  expect(numberedFrom1('mine', 2).map(numberedThings.encode)).toEqual(['mine-1', 'mine-2'])
})
