import { expect, test } from 'vitest'
import type { Formatter } from '../formatter.ts'
import type { Place, Spoken } from './contract.ts'
import { moved, type Pointed, placesOffered } from './moves.ts'
import { type Telling, telling } from './option.ts'

const NAMES = ['port', 'shoal', 'reef', 'rock', 'cape']

/** Places in a row from west to east, with the viewer in the first of them. */
const row: Spoken = {
  standing: () => [],
  places: () =>
    NAMES.map(
      (id, i): Place => ({
        id,
        at: { x: i, y: 0 },
        next: [
          ...(i > 0 ? [{ to: NAMES[i - 1] ?? '', way: 'w' as const }] : []),
          ...(i < NAMES.length - 1 ? [{ to: NAMES[i + 1] ?? '', way: 'e' as const, over: 'surf' }] : []),
        ],
      }),
    ),
  origin: () => ({ place: 'port', of: 'of your boat' }),
  at: (_view, place) => ({ name: place, brief: [], full: [] }),
  landmarks: () => [
    { kind: 'mine', name: 'Boat', places: ['port'] },
    { kind: 'goal', name: 'Light', places: ['cape', 'reef'] },
  ],
  thing: () => undefined,
  about: (_view, option) => ({ place: String(option) }),
}

const told: Telling<unknown> = telling(row, undefined, 0, {} as Formatter)

const at = (place: string): Pointed => ({ place })

test('a step leads to the place beside, over what lies between, and none leads off the map', () => {
  expect(moved(told, [], at('port'), { act: 'step', way: 'ne' })).toBeUndefined()
  expect(moved(told, [], at('port'), { act: 'step', way: 'e' })).toMatchObject({ place: 'shoal', over: 'surf' })
})

test('jumps lead along all of a kind, the nearest first, and around', () => {
  const first = moved(told, [], at('port'), { act: 'jump', kind: 'goal' })
  expect(first).toMatchObject({ place: 'reef', over: 'Light' })
  const second = first && moved(told, [], first, { act: 'jump', kind: 'goal' })
  expect(second?.place).toBe('cape')
  expect(second && moved(told, [], second, { act: 'nearest', by: 1 })?.place).toBe('reef')
  expect(moved(told, [], at('port'), { act: 'jump', kind: 'foe' })).toBeUndefined()
})

test('what can be chosen comes with its landmarks first, and of the next question only what that offers', () => {
  const offered = placesOffered(told, ['shoal', 'rock', 'cape'], 'sail')
  expect(offered).toEqual(['cape', 'shoal', 'rock'])
  const first = moved(told, offered, at('port'), { act: 'offered', by: 1 })
  expect(first?.place).toBe('cape')
  const others = placesOffered(told, ['cape', 'rock'], 'moor')
  expect(first && moved(told, others, first, { act: 'offered', by: 1 })?.place).toBe('rock')
})
