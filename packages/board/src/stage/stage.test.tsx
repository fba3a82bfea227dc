// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TestViewer } from '../../testing/test-viewer.ts'
import { DecidingContext, HtmlTarget } from '../target.tsx'
import type { StageScene } from './scene.ts'
import { Stage, useStageBeat } from './stage.tsx'
import { type StagePace, useWalk } from './use-walk.ts'

/** A card that turns with the second beat. */
const Card = () => <i>{useStageBeat() < 1 ? 'face down' : 'Elite General'}</i>

/** A worked example: a battle of two, in three beats. */
const BATTLE: StageScene = {
  id: 'battle of Akari',
  title: 'Battle for Akari Exchange',
  prize: 'The winner takes 5 honor.',
  sides: [
    {
      id: 'pulsar',
      seat: 0,
      name: 'Pulsar · You',
      hero: <svg data-testid="hero" />,
      cards: <Card />,
      parts: [
        { name: 'Gozen', amount: 2 },
        { name: 'Elite General', amount: 3, beat: 1 },
      ],
      outcome: 'won',
    },
    { id: 'nova', seat: 1, name: 'Nova · Kepler', parts: [{ name: 'Carrier', amount: 3 }], outcome: 'lost' },
  ],
  between: <HtmlTarget option="parley">Parley</HtmlTarget>,
  beats: [
    { name: 'Units gather', ms: 500 },
    { name: 'Cards turn', ms: 600 },
    { name: 'Reward', ms: 900 },
  ],
  running: 0,
}

const WORDS = {
  beat: (n: number, of: number, name: string) => `${n} of ${of}: ${name}`,
  board: 'Show board',
  won: 'won',
}

interface StagedProps {
  readonly scene: StageScene
  readonly pace?: StagePace
  readonly onEnough?: () => void
}

function Staged({ scene, pace = 'full', onEnough = () => {} }: StagedProps) {
  return <Stage scene={scene} words={WORDS} walk={useWalk(scene, pace)} onBoard={() => {}} onEnough={onEnough} />
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const seen = (page: ReturnType<typeof render>) => ({
  beat: page.container.querySelector('[aria-current="step"]')?.textContent,
  sums: [...page.container.querySelectorAll('.stage-hex > svg')].map((hex) => hex.getAttribute('aria-label')),
  won: page.container.querySelector('[data-outcome="won"] .stage-name')?.textContent,
  walking: page.container.querySelector('[data-walking]') !== null,
})

test('a stage walks to the beat that has been reached: parts count, cards turn, and the last beat tells who has won', () => {
  const page = render(<Staged scene={BATTLE} />)
  expect(seen(page)).toEqual({ beat: 'Units gather', sums: ['2', '3'], won: undefined, walking: true })
  pass(500)
  expect(seen(page)).toEqual({ beat: 'Units gather', sums: ['2', '3'], won: undefined, walking: false })
  expect(page.queryByText('face down')).not.toBeNull()
  page.rerender(<Staged scene={{ ...BATTLE, running: 2, over: true }} />)
  pass(0)
  expect(seen(page)).toEqual({ beat: 'Cards turn', sums: ['5', '3'], won: undefined, walking: true })
  expect(page.queryAllByText('Elite General').length).toBe(2)
  pass(600)
  expect(seen(page)).toMatchObject({ beat: 'Reward', won: 'Pulsar · Youwon', walking: true })
  pass(900)
  expect(seen(page).walking).toBe(false)
})

test('quick takes a third of the time, and at once no time at all', () => {
  const page = render(<Staged scene={{ ...BATTLE, running: 1 }} pace="quick" />)
  pass(170)
  expect(seen(page).beat).toBe('Cards turn')
  page.rerender(<Staged scene={{ ...BATTLE, running: 2 }} pace="none" />)
  expect(seen(page)).toMatchObject({ beat: 'Reward', walking: false })
})

test('a press skips to the end, and another one says that it was enough; a card on the stage is chosen instead', () => {
  const enough = vi.fn()
  const viewer = new TestViewer()
  const choose = vi.spyOn(viewer, 'choose')
  viewer.ask({ kind: 'choose', ask: 'battle.card', about: {}, options: ['parley'] } as never)
  const page = render(
    <DecidingContext value={viewer}>
      <Staged scene={{ ...BATTLE, running: 2 }} onEnough={enough} />
    </DecidingContext>,
  )
  fireEvent.click(page.getByRole('button', { name: 'parley' }))
  expect(choose).toHaveBeenCalledWith('parley')
  expect(seen(page).beat).toBe('Units gather')
  fireEvent.click(page.getAllByTestId('hero')[0] as Element)
  expect(seen(page)).toMatchObject({ beat: 'Reward', walking: false })
  expect(enough).not.toHaveBeenCalled()
  fireEvent.click(page.getAllByTestId('hero')[0] as Element)
  expect(enough).toHaveBeenCalledOnce()
})

test('another battle begins with its first beat', () => {
  const page = render(<Staged scene={{ ...BATTLE, running: 2 }} pace="none" />)
  page.rerender(<Staged scene={{ ...BATTLE, id: 'another', running: 2 }} />)
  expect(seen(page)).toMatchObject({ beat: 'Units gather', walking: true })
})
