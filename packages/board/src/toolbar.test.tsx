// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Toolbar } from './toolbar.tsx'

afterEach(cleanup)

const Tools = ({ names }: { readonly names: readonly string[] }) => (
  <Toolbar label="Tools">
    {names.map((name) => (
      <button key={name} type="button">
        {name}
      </button>
    ))}
  </Toolbar>
)

const stops = (container: Element) => [...container.querySelectorAll('[tabindex="0"]')].map((one) => one.textContent)

test('a bar of tools is one stop, arrows lead round it, and whoever comes back is where they were', () => {
  const { container, getByText } = render(<Tools names={['Fit', 'Ship', 'Key']} />)
  expect(stops(container)).toEqual(['Fit'])
  act(() => getByText('Fit').focus())
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement as Element, { key })
    return document.activeElement?.textContent
  }
  expect(['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map(press)).toEqual([
    'Ship',
    'Key',
    'Fit',
    'Key',
    'Fit',
    'Key',
  ])
  act(() => (document.activeElement as HTMLElement).blur())
  expect(stops(container)).toEqual(['Key'])
})

test('when the tool where somebody was is gone, another is the stop', () => {
  const { container, getByText, rerender } = render(<Tools names={['Fit', 'Ship', 'Key']} />)
  act(() => getByText('Ship').focus())
  expect(stops(container)).toEqual(['Ship'])
  rerender(<Tools names={['Fit', 'Key']} />)
  expect(stops(container)).toEqual(['Fit'])
})
