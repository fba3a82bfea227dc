// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type AtTable, TableContext } from '../state/context.ts'
import { Stepper } from './amount.tsx'

afterEach(cleanup)

test('to choose none is no main answer; any number is', () => {
  const state = { busy: false }
  const table = { decider: { subscribe: () => () => {}, snapshot: () => state } } as unknown as AtTable
  const { container } = render(
    <TableContext value={table}>
      <Stepper min={0} max={4} isListed={false} />
    </TableContext>,
  )
  const offered = () => container.querySelector('[data-option]')
  expect(offered()?.classList.contains('button-main')).toBe(false)
  fireEvent.click(container.querySelectorAll('.button-icon')[1] ?? expect.fail())
  expect(offered()?.getAttribute('data-option')).toBe('1')
  expect(offered()?.classList.contains('button-main')).toBe(true)
})
