// @vitest-environment happy-dom
import type { Status } from '@orrery/protocol'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useEnding } from './use-ending.ts'

afterEach(cleanup)

const OPEN: Status = { state: 'open' }
const OVER = { state: 'over', outcome: { by: 'resignation', ranking: [1, 0] } } as const

test('the end of a match is shown when everything has been told that led to it', () => {
  const { result, rerender } = renderHook(([status, isTelling]: [Status, boolean]) => useEnding(status, isTelling), {
    initialProps: [OPEN, false],
  })
  rerender([OVER, true])
  expect(result.current.stage).toBe('open')
  rerender([OVER, false])
  expect(result.current).toMatchObject({ stage: 'curtain', outcome: OVER.outcome })
})

test('whoever opens a match that is over sees its last scene at once', () => {
  const { result } = renderHook(() => useEnding(OVER, false))
  expect(result.current.stage).toBe('scene')
})
