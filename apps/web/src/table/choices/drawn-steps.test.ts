import { expect, test } from 'vitest'
import { stepFrom } from './drawn-steps.ts'

const part = (name: string, x: number, y: number) => ({
  name,
  getBoundingClientRect: () => ({ left: x, right: x + 40, top: y, bottom: y + 40 }),
})

/** A hold of two and three spaces, and a wide row below it. */
const b1 = part('b1', 50, 0)
const c1 = part('c1', 100, 0)
const a2 = part('a2', 0, 50)
const b2 = part('b2', 50, 50)
const c2 = part('c2', 100, 50)
const done = { name: 'done', getBoundingClientRect: () => ({ left: 0, right: 300, top: 100, bottom: 140 }) }
const all = [b1, c1, a2, b2, c2, done]

test('arrows to the side go on in order, those up and down stay in their column', () => {
  expect([stepFrom(b1, all, 'next'), stepFrom(a2, all, 'last')]).toEqual([c1, c1])
  expect([stepFrom(c1, all, 'below'), stepFrom(b2, all, 'above')]).toEqual([c2, b1])
  expect([stepFrom(a2, all, 'above'), stepFrom(a2, all, 'below')]).toEqual([b1, done])
})

test('where nothing lies above or below, order decides, and at the ends there is nothing', () => {
  expect([stepFrom(c1, all, 'above'), stepFrom(done, all, 'above')]).toEqual([b1, c2])
  expect([stepFrom(b1, all, 'above'), stepFrom(b1, all, 'last'), stepFrom(done, all, 'below')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
