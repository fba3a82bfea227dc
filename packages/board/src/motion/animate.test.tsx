// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { animate, MOST_AT_ONCE } from './animate.ts'
import { Rising } from './rising.tsx'
import { Shards } from './shards.tsx'

const moved: { frames: Keyframe[]; duration: unknown; end: () => void }[] = []
let reduced = false

beforeEach(() => {
  moved.length = 0
  reduced = false
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  Element.prototype.animate = function fake(frames, timing) {
    let end = () => {}
    const finished = new Promise<void>((resolve) => {
      end = resolve
    })
    moved.push({ frames: frames as Keyframe[], duration: (timing as KeyframeAnimationOptions).duration, end })
    return { finished } as unknown as Animation
  }
})
afterEach(async () => {
  for (const { end } of moved) end()
  await Promise.resolve()
  cleanup()
  vi.unstubAllGlobals()
})

const MOVE = [{ transform: 'none' }, { transform: 'translateX(9px)' }]
const part = (classes = '') => render(<div className={classes}>{<i />}</div>).container.querySelector('i') as Element

test('a motion takes the time of its kind: by the space, at most so long, a part of it when quick, none when still', () => {
  animate(part(), 'move', MOVE, { times: 3 })
  animate(part(), 'move', MOVE, { times: 30 })
  animate(part('quick'), 'dice', MOVE)
  animate(part('still'), 'dice', MOVE)
  expect(moved.map(({ duration }) => duration)).toEqual([720, 1200, 500])
})

test('with reduced motion everything is a cross-fade of 120 milliseconds', () => {
  reduced = true
  animate(part(), 'card', MOVE)
  expect(moved).toMatchObject([{ frames: [{ opacity: 0 }, { opacity: 1 }], duration: 120 }])
})

test('never more than twelve things move at once', async () => {
  const all = Array.from({ length: 20 }, () => animate(part(), 'arrive', MOVE))
  expect(all.filter(Boolean).length).toBe(MOST_AT_ONCE)
  moved[0]?.end()
  await Promise.resolve()
  await Promise.resolve()
  expect(animate(part(), 'arrive', MOVE)).toBeDefined()
})

test('what leaves breaks into six shards, of two things at once no more; whoever wants no motion sees none', () => {
  const leave = (seat: number) => render(<Shards x={0} y={0} radius={40} seat={seat} />)
  leave(0)
  leave(1)
  leave(2)
  expect(moved.length).toBe(MOST_AT_ONCE)
  expect(moved.map(({ frames }) => frames.at(-1)?.opacity)).toEqual(Array(MOST_AT_ONCE).fill(0))
  expect(new Set(moved.slice(0, 6).map(({ frames }) => frames.at(-1)?.transform)).size).toBe(6)
  reduced = true
  leave(3)
  expect(moved.length).toBe(MOST_AT_ONCE)
})

test('a number that changes tells by how much, and not when it is first drawn', () => {
  const page = render(<Rising value={3} colour="red" />)
  expect(moved).toEqual([])
  page.rerender(<Rising value={8} colour="red" />)
  expect([page.container.textContent, moved.length]).toEqual(['+5', 1])
  page.rerender(<Rising value={6} colour="red" />)
  expect(page.container.textContent).toBe('−2')
})
