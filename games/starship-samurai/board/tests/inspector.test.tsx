// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { at } from '../spoken/at.ts'
import { playGame } from './playing.ts'
import { Shown } from './shown.tsx'

afterEach(cleanup)

test('the location that is pointed at is told in the words of those who hear it, until nobody points there', () => {
  const shown = new Shown()
  const match = playGame(3, {}, 'inspector', ({ decisions }) => decisions.length < 60)
  shown.show(match, 0)
  const location = shown.element.querySelector('[data-spot="location-2"]')
  if (location === null) throw new Error('There is no second location.')
  fireEvent.pointerOver(location)
  const told = at(match.view(0), 'location-2', 0, shown.words)
  const lines = [...shown.element.querySelectorAll('.inspector li')].map(({ textContent }) => textContent?.trim())
  expect([shown.element.querySelector('.inspector h3')?.textContent, lines]).toEqual([told.name, told.full])
  const drawing = location.closest('.ss-sky')
  if (drawing) fireEvent.pointerLeave(drawing)
  expect(shown.element.querySelector('.inspector')).toBeNull()
})
