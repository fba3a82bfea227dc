// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { NO_INSETS } from './insets.ts'
import { type MapPointer, type MapPointerAt, MapPointerContext } from './map-pointer.tsx'
import { Viewport } from './viewport.tsx'
import { Arrows, NOTHING_BEYOND } from './viewport-targets.tsx'

afterEach(cleanup)

/** A pointer over a single place, of which is told what is true whenever somebody comes to it. */
class OnePlace implements MapPointer {
  readonly #listeners = new Set<() => void>()
  #at: MapPointerAt | undefined
  isHeld = false
  truth = ''

  subscribe = (changed: () => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }
  snapshot = () => this.#at
  press = () => false
  enter = () => {
    this.isHeld = true
    this.#at = { place: 'port', at: { x: 5, y: 5 }, text: this.truth, path: [], n: (this.#at?.n ?? 0) + 1 }
    for (const changed of this.#listeners) changed()
  }
  leave = () => {
    this.isHeld = false
  }
}

test('whoever comes back to the board is told how it is there now, not how it was when they left', () => {
  const pointer = new OnePlace()
  const { container, getByRole } = render(
    <MapPointerContext value={pointer}>
      <Viewport box={{ x: 0, y: 0, width: 10, height: 10 }} label="Map" placeRadius={1}>
        <circle r={1} />
      </Viewport>
      <button type="button">Choices</button>
    </MapPointerContext>,
  )
  const stop = () =>
    container.querySelector<SVGElement>('[data-keys="map"][tabindex="0"], [data-keys="map"] [tabindex="0"]')
  const comeTo = (element: HTMLElement | SVGElement | null) => act(() => element?.focus())

  pointer.truth = 'Port. 1 east of your ship. You can choose it.'
  comeTo(stop())
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Port. 1 east of your ship. You can choose it.')
  comeTo(getByRole('button', { name: 'Choices' }))
  pointer.truth = 'Port. Your ship.'
  comeTo(stop())
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Port. Your ship.')
  expect(pointer.isHeld).toBe(true)
})

test('a map that keys move over is one stop of Tab: what leads to more of it is for pointers alone', () => {
  const beyond = { ...NOTHING_BEYOND, left: { count: 3, at: { x: 0, y: 0 } } }
  const arrows = <Arrows beyond={beyond} insets={NO_INSETS} onGo={() => {}} />
  const { getByRole, rerender } = render(arrows)
  expect(getByRole('button').tabIndex).toBe(0)
  rerender(<MapPointerContext value={new OnePlace()}>{arrows}</MapPointerContext>)
  expect(getByRole('button').tabIndex).toBe(-1)
})
