import { expect, test } from 'vitest'
import { aim, boxAround, fitInto, isWithin } from './camera.ts'
import { NO_INSETS } from './insets.ts'

const box = { x: 0, y: 0, width: 100, height: 50 }
const at = (x: number, y: number, size = 10) => ({ x: x - size / 2, y: y - size / 2, width: size, height: size })

test('a drawing fits into what is free of its frame', () => {
  const fitted = fitInto(box, 264, 100, { ...NO_INSETS, right: 64 })
  expect(fitted).toEqual({
    scale: 2,
    free: { x: 0, y: 0, width: 100, height: 50 },
    frame: { x: 0, y: 0, width: 132, height: 50 },
  })
  expect(fitInto(box, 200, 300, { ...NO_INSETS, top: 100 })?.frame).toEqual({ x: 0, y: -75, width: 100, height: 150 })
})

test('of a drawing that would be too small to be read, the middle is shown', () => {
  const fitted = fitInto(box, 50, 50, NO_INSETS, 1)
  expect(fitted).toMatchObject({ scale: 1, free: { x: 25, y: 0, width: 50, height: 50 } })
  expect(fitInto(box, 200, 100, NO_INSETS, 1)?.scale).toBe(2)
})

test('a frame without size fits nothing', () => {
  expect(fitInto(box, 0, 0, NO_INSETS)).toBeUndefined()
  expect(fitInto(box, 50, 50, { ...NO_INSETS, left: 50 })).toBeUndefined()
})

const now = { sight: box, scale: 2, own: undefined, enlarge: 1, least: 1, most: 10 }

test('what is in sight and can be hit moves nothing', () => {
  expect(aim({ ...now, matters: at(20, 20) })).toBeUndefined()
})

test('what fits as large as it is drawn is moved into sight by the shortest way', () => {
  expect(aim({ ...now, matters: at(110, 20) })).toEqual({ at: { x: 65, y: 25 }, scale: 2 })
  expect(aim({ ...now, matters: at(-20, 20) })).toEqual({ at: { x: 25, y: 25 }, scale: 2 })
})

test('what is too small to be hit comes nearer, as far as all of it stays in sight', () => {
  expect(aim({ ...now, matters: at(20, 20), enlarge: 2 })?.scale).toBe(4)
  expect(aim({ ...now, matters: { x: 0, y: 0, width: 80, height: 10 }, enlarge: 2 })?.scale).toBe(2.5)
  expect(aim({ ...now, matters: at(20, 20), enlarge: 20 })?.scale).toBe(10)
})

test('what is larger than the sight is seen from farther, and never from too far: then what is near the own piece is shown', () => {
  expect(aim({ ...now, matters: { x: 0, y: 0, width: 160, height: 20 } })?.scale).toBe(1.25)
  const far = { x: 0, y: 0, width: 1000, height: 20 }
  expect(aim({ ...now, matters: far, own: { x: 900, y: 10 } })).toEqual({ at: { x: 900, y: 25 }, scale: 1 })
  expect(aim({ ...now, matters: far, own: { x: 990, y: 10 } })?.at.x).toBe(900)
})

test('boxes go together, and lie within each other or not', () => {
  const both = boxAround([at(0, 0), at(50, 20)])
  expect(both).toEqual({ x: -5, y: -5, width: 60, height: 30 })
  expect(boxAround([])).toBeUndefined()
  expect([isWithin(at(0, 0), box), isWithin(at(0, 0), box, 5), isWithin(at(50, 25), box)]).toEqual([false, true, true])
})
