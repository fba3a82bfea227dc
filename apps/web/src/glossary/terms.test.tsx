// @vitest-environment happy-dom
import { termFinder } from '@orrery/engine'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { learned } from '../learn/progress.ts'
import { TermTip } from './term-tip.tsx'
import { GlossaryContext, Terms } from './terms.tsx'

afterEach(cleanup)

const terms = [{ id: 'ship' }, { id: 'honor', signs: ['✦'] }]
const words = {
  ship: { term: 'Ship', forms: ['ship', 'ships'], text: 'It flies.' },
  honor: { term: 'Honor', forms: ['honor'], text: 'Points.' },
}
const glossary = { game: 'game', terms, words, find: termFinder(terms, words) }

const show = (text: string, isPassing = false) =>
  render(
    <GlossaryContext value={glossary}>
      <Terms text={text} isPassing={isPassing} />
      <TermTip />
    </GlossaryContext>,
  )

test('a text stays as it is, with each term marked where it stands first', () => {
  const { container } = show('Ships win 3 ✦. Move a ship.')
  expect(container.textContent).toBe('Ships win 3 ✦. Move a ship.')
  const marked = [...container.querySelectorAll('.term')].map((term) => [
    term.textContent,
    term.getAttribute('tabindex'),
  ])
  expect(marked).toEqual([
    ['Ships', '0'],
    ['✦', '0'],
  ])
})

test('in lists nobody tabs through terms', () => {
  const { container } = show('A ship.', true)
  expect(container.querySelector('.term')?.hasAttribute('tabindex')).toBe(false)
})

test.each(['pointerOver', 'focusIn', 'click'] as const)('a term is explained by %s, and Escape ends that', (way) => {
  const { container } = show('A ship.')
  const term = container.querySelector('.term') as HTMLElement
  fireEvent[way](term)
  expect(screen.getByRole('tooltip').textContent).toBe('Ship:It flies.')
  // The word itself has been heard.
  expect(document.getElementById(term.getAttribute('aria-describedby') ?? '')?.textContent).toBe('It flies.')
  expect(learned().terms).toContain('game/ship')
  act(() => void fireEvent.keyDown(document.body, { key: 'Escape' }))
  expect(screen.queryByRole('tooltip')).toBeNull()
})
