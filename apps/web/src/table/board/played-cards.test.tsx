// @vitest-environment happy-dom
import type { BoardModule } from '@orrery/board'
import type { LogLine, Snapshot } from '@orrery/protocol'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionState } from '../../connection/session.ts'
import { type AtTable, LookingContext, SeatsContext, TableContext } from '../state/context.ts'
import { PlayedCards } from './played-cards.tsx'

/** Milliseconds at full pace. */
const CARD = 1600

const played: BoardModule['played'] = ({ what, data }) =>
  what === 'card' ? { seat: Number(data.seat), face: <b>{String(data.card)}</b> } : undefined

const line = (at: number, seat: number, card: string, what = 'card'): LogLine => ({ at, what, data: { seat, card } })

/** A table that tells moments, and knows who keeps it from going on. */
function newTable() {
  const shown = { viewer: 0, view: {}, log: [], earlierLog: 0, undo: {} } as unknown as Snapshot
  let state = { shown, news: [], moment: [] } as unknown as SessionState
  let onSkip: (() => void) | undefined
  const listeners = new Set<() => void>()
  const session = {
    state: () => state,
    subscribe: (changed: () => void) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    stay: (skip: () => void) => {
      onSkip = skip
      return () => {
        onSkip = undefined
      }
    },
  }
  const kit = { face: { id: 'test', played } }
  return {
    at: { session, kit, say: {}, address: '/play/m' } as unknown as AtTable,
    tell: (moment: readonly LogLine[], isHeld = false) =>
      act(() => {
        state = { ...state, moment, telling: { lines: moment, isHeld, n: 1, of: 1 } }
        for (const changed of listeners) changed()
      }),
    stays: () => onSkip !== undefined,
    skip: () => act(() => onSkip?.()),
  }
}

const looking = {
  past: undefined,
  wanted: undefined,
  marking: { on: false, set: () => undefined },
  way: [],
  player: undefined,
}
const sit = (at: AtTable) =>
  render(
    <TableContext value={at}>
      <LookingContext value={looking}>
        <SeatsContext value={[]}>
          <PlayedCards />
        </SeatsContext>
      </LookingContext>
    </TableContext>,
  ).container

let frames: Keyframe[][] = []
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  frames = []
  Element.prototype.animate = function fake(given) {
    frames.push(given as Keyframe[])
    return { finished: Promise.resolve() } as unknown as Animation
  }
})
afterEach(() => {
  cleanup()
  document.documentElement.className = ''
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a card that somebody else plays is shown and keeps the table from going on, until it has been read', () => {
  const table = newTable()
  const page = sit(table.at)
  table.tell([line(1, 1, 'Ignite')])
  expect([page.textContent, table.stays()]).toEqual(['Ignite', true])
  act(() => void vi.advanceTimersByTime(CARD - 1))
  expect(page.textContent).toBe('Ignite')
  act(() => void vi.advanceTimersByTime(1))
  expect([page.textContent, table.stays()]).toEqual(['', false])
  // Only what need not be laid out or painted anew moves.
  const properties = frames.flat().flatMap((frame) => Object.keys(frame))
  expect([...new Set(properties)].sort()).toEqual(['offset', 'opacity', 'transform'])
  table.tell([line(2, 1, 'Again')])
  expect(page.textContent).toBe('Again')
})

test('whoever goes on has seen enough of it', () => {
  const table = newTable()
  const page = sit(table.at)
  table.tell([line(1, 1, 'Ignite')])
  table.skip()
  expect([page.textContent, table.stays()]).toEqual(['', false])
})

test('the own cards, other lines, and what is shown at once are not staged', () => {
  const table = newTable()
  const page = sit(table.at)
  table.tell([line(1, 0, 'Mine'), line(1, 1, 'A turn', 'turn')])
  expect([page.textContent, table.stays()]).toEqual(['', false])
  document.documentElement.className = 'still'
  table.tell([line(2, 1, 'Ignite')])
  expect([page.textContent, table.stays()]).toEqual(['', false])
})

test('what waits for the viewer anyway takes one press, not two', () => {
  const table = newTable()
  const page = sit(table.at)
  table.tell([line(1, 1, 'Ignite')], true)
  expect([page.textContent, table.stays()]).toEqual(['Ignite', false])
  table.tell([line(2, 1, 'Again')], true)
  expect(page.textContent).toBe('Again')
})
