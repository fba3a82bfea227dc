// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

const paceOf = async (kept: object) => {
  localStorage.setItem('orrery.settings', JSON.stringify(kept))
  const { settings } = await import('./settings.ts')
  return settings().pace
}

test.each([
  ['nothing: first games wait', {}, 'wait'],
  ['full motion, as it was called before', { motion: 'full' }, 'one'],
  ['quick motion', { motion: 'quick' }, 'quick'],
  ['no motion', { motion: 'none' }, 'once'],
  ['a pace, whatever was kept before', { motion: 'none', pace: 'wait' }, 'wait'],
  ['something unknown', { motion: 'slow', pace: 'never' }, 'wait'],
] as const)('the pace of whoever has kept %s', async (_, kept, pace) => {
  expect(await paceOf(kept)).toBe(pace)
})
