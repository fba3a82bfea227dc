// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Figure } from '../units/figure.tsx'

afterEach(cleanup)

const FIGHTER = {
  unit: 'nova-1',
  seat: 0,
  power: 2,
  wealth: 0,
  label: 'Nova fighter 1',
  bribedBy: -1,
  count: 1,
}
const at = (x: number, way: { readonly away?: boolean; readonly home?: boolean } = {}) => (
  <svg>
    <title>Board</title>
    <Figure {...FIGHTER} x={x} y={20} radius={36} recent={false} away={false} {...way} />
  </svg>
)

test('a unit that leaves its location breaks where it stood; one that waits, or lies below another, does not', () => {
  const { container, rerender } = render(at(5, { away: true, home: true }))
  const shards = () => container.querySelector('.shards')?.getAttribute('transform')
  expect(shards()).toBeUndefined()
  rerender(at(100))
  rerender(at(160))
  rerender(at(170, { away: true }))
  expect(shards()).toBeUndefined()
  rerender(at(5, { away: true, home: true }))
  expect(shards()).toBe('translate(170 20) scale(0.9)')
  rerender(at(100))
  expect(shards()).toBeUndefined()
})
