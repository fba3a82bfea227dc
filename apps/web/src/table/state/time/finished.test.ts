// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { finish } from './finished.ts'

beforeEach(() => localStorage.clear())

test('the table asks after the third game that was finished, and never again; the same game counts once', () => {
  expect(['/table/a', '/table/a', '/table/b', '/play/c', '/play/c', '/play/d'].map(finish)).toEqual([
    false,
    false,
    false,
    true,
    false,
    false,
  ])
})

test('what cannot be read is counted anew', () => {
  localStorage.setItem('orrery.finished', '{')
  expect(['/table/a', '/table/b', '/table/c'].map(finish)).toEqual([false, false, true])
})
