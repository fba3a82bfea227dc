import { applyPatch, type Json } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { SharedParts } from './shared-parts.ts'

/** A state whose views hand out the map as it is, and a hand for each. */
const newState = () => ({ map: [{ units: 1 }, { units: 2 }, { units: 3 }], hands: [['a'], ['b']], round: 1 })
const viewOf = ({ map, hands, round }: ReturnType<typeof newState>, seat: number) => ({ map, hand: hands[seat], round })
type Shown = { readonly map: Json; readonly hand: Json }

test('what several viewers are shown as one object is copied and compared once for all of them', () => {
  const state = newState()
  const parts = new SharedParts()
  const [ann, ben] = [0, 1].map((seat) => parts.copy(viewOf(state, seat)) as unknown as Shown)
  expect(ann).toEqual(viewOf(state, 0))
  expect(ann!.map).not.toBe(state.map)
  expect(ben!.map).toBe(ann!.map)

  state.map[1]!.units = 5
  state.hands[0]!.push('c')
  parts.forget()
  const steps = [ann, ben].map((shown, seat) => parts.advance(shown as unknown as Json, viewOf(state, seat))!)
  expect(steps.map(({ patch }) => patch)).toEqual([
    { map: { 1: { units: [5] } }, hand: [1, 0, 'c'] },
    { map: { 1: { units: [5] } } },
  ])
  const [anns, bens] = steps.map(({ now }) => now as unknown as Shown)
  expect(anns).toEqual(viewOf(state, 0))
  expect(bens!.map).toBe(anns!.map)
  const late = parts.copy(viewOf(state, 1)) as unknown as Shown
  expect(late.map).toBe(anns!.map)
})

test('who was shown something else before gets a patch of its own', () => {
  const state = newState()
  const parts = new SharedParts()
  const ann = parts.copy(viewOf(state, 0))
  state.map[0]!.units = 7
  parts.forget()
  const ben = parts.copy(viewOf(state, 1))
  state.map[2]!.units = 9
  parts.forget()
  for (const [shown, seat] of [
    [ann, 0],
    [ben, 1],
  ] as const) {
    const step = parts.advance(shown, viewOf(state, seat))!
    expect(step.now).toEqual(viewOf(state, seat))
    expect(applyPatch(shown, step.patch)).toEqual(viewOf(state, seat))
  }
})

test('what is shown does not change with the state, and the same view needs no step', () => {
  const state = newState()
  const parts = new SharedParts()
  const shown = parts.copy(viewOf(state, 0)) as unknown as Shown
  parts.forget()
  expect(parts.advance(shown as unknown as Json, viewOf(state, 0))).toBeUndefined()
  state.map[0]!.units = 8
  expect(shown.map).toEqual([{ units: 1 }, { units: 2 }, { units: 3 }])
})
