// @vitest-environment happy-dom
import { formatterOf } from '@orrery/board'
import { type Account, EMPTY_LOCALE, type Messages } from '@orrery/engine'
import type { LogLine, Snapshot } from '@orrery/protocol'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SessionState } from '../../connection/session.ts'
import type { GameClient } from '../../games/client.ts'
import { speak } from '../../words/texts.ts'
import { type AtTable, LookingContext, SeatsContext, TableContext } from '../state/context.ts'
import { remember } from '../state/time/memory.ts'
import { LogPanel } from './log-panel.tsx'
import { SinceLastTurn } from './since-last-turn.tsx'

const messages: Messages = {
  language: 'en',
  prompts: {},
  refusals: {},
  log: {
    'turn.begin': '{{side|gen}} turn',
    'card.draw': '{{side}} drew {{n|# card|# cards}}.',
    'battle.won': '{{side}} won {{place}}.',
    'round.quiet': '[[{{nothing}}]]',
  },
  weights: { 'turn.begin': 'turn', 'battle.won': 'beat' },
  name: String,
  side: (value) => (['Nova', 'Void'].includes(String(value)) ? String(value) : undefined),
}

/** A place is worth three points; nothing else is told of points. */
const account: Account = {
  sources: { place: 'Places' },
  entries: ({ what, data }) =>
    what === 'battle.won' ? [{ seat: data.side === 'Nova' ? 0 : 1, amount: 3, source: 'place' }] : [],
}

const line = (at: number, what: string, data: LogLine['data'] = {}): LogLine => ({ at, what, data })

/** What others did in so many turns after decision 10. */
const turns = (count: number): LogLine[] =>
  Array.from({ length: count }, (_, i) => [
    line(12 + i, 'turn.begin', { side: 'Void' }),
    line(12 + i, 'card.draw', { side: 'Void', n: 2 }),
    line(12 + i, 'round.quiet'),
    line(12 + i, 'battle.won', { side: 'Void', place: `Place ${i}` }),
  ]).flat()

const own = [line(10, 'turn.begin', { side: 'Nova' }), line(11, 'card.draw', { side: 'Nova', n: 1 })]

/** A table that has told these lines; earlier ones come when they are asked for. */
function tableWith(log: readonly LogLine[], before: readonly LogLine[] = []) {
  const seats = ['Nova', 'Void'].map((side) => ({ name: side, side }))
  let shown = {
    viewer: 0,
    log,
    earlierLog: before.length,
    seats,
    status: { state: 'open' },
    undo: {},
  } as unknown as Snapshot
  const listeners = new Set<() => void>()
  const session = {
    state: () => ({ shown, news: [], link: 'open' }) as unknown as SessionState,
    subscribe: (changed: () => void) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    earlier: async () => {
      shown = { ...shown, log: [...before, ...shown.log], earlierLog: 0 }
      for (const changed of listeners) changed()
    },
  }
  const kit = {
    language: 'en',
    locale: { ...EMPTY_LOCALE, messages },
    board: String,
    reader: 'Nova',
    face: { account },
  } as unknown as GameClient
  return {
    session,
    kit: { ...kit, game: { id: 'test' } },
    say: formatterOf(kit),
    address: '/play/m',
  } as unknown as AtTable
}

const looking = {
  past: undefined,
  wanted: undefined,
  marking: { on: true, set: () => undefined },
  way: [],
  player: undefined,
}

const seated = ['Nova', 'Void'].map((side, seat) => ({ seat, name: side, side, mine: seat === 0, asked: false }))

const show = (table: AtTable, part = <SinceLastTurn />) =>
  render(
    <TableContext value={table}>
      <LookingContext value={looking}>
        <SeatsContext value={seated}>{part}</SeatsContext>
      </LookingContext>
    </TableContext>,
  )

beforeEach(async () => {
  cleanup()
  localStorage.clear()
  remember('/play/m', 0, { lastDecision: 10 })
  await speak('en')
})

test('everything since is told, turn by turn, each summed up in a sentence', () => {
  const { container } = show(tableWith([...own, ...turns(14)]))
  const [gains, ...told] = [...container.querySelectorAll('.since > ol > li')]
  expect([...(gains?.querySelectorAll('tr') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'NovaVoid',
    'Places+42',
    'Total0+42',
  ])
  expect(told).toHaveLength(14)
  expect(told[13]?.querySelector('summary')?.textContent).toBe('Void’s turn Void won Place 13.')
  expect([...(told[0]?.querySelectorAll('ul > li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Void drew 2\u00A0cards.',
    'Void won Place 0.',
  ])
  expect(container.querySelector('summary')?.textContent).toContain('42')
})

test('each line leads to its moment', () => {
  const onLook = vi.fn()
  const { container } = show({ ...tableWith([...own, ...turns(2)]), onLook })
  const [first] = container.querySelectorAll('ul .since-line')
  if (first) fireEvent.click(first)
  expect(onLook).toHaveBeenCalledWith(12)
})

test('what happened long before the lines that are here is fetched', async () => {
  const all = [...own, ...turns(9)]
  const table = tableWith(all.slice(20), all.slice(0, 20))
  const { container } = show(table)
  await act(async () => undefined)
  expect(container.querySelectorAll('.since > ol > li')).toHaveLength(1 + 9)
})

test('nothing is told when nothing happened that has words', () => {
  expect(show(tableWith([...own, line(12, 'round.quiet')])).container.textContent).toBe('')
})

test('the log has headings above what they open, the newest turn at its end, and leaves out what has no words', () => {
  const table = tableWith([...own, ...turns(1)])
  const { container } = show(table, <LogPanel />)
  const told = [...container.querySelectorAll('.log-line')].map((one) => [one.className, one.textContent?.trim()])
  expect(told).toEqual([
    ['log-line log-turn', 'Your turn'],
    ['log-line log-step', 'You drew 1\u00A0card.'],
    ['log-line log-turn', 'Void’s turn'],
    ['log-line log-step', 'Void drew 2\u00A0cards.'],
    ['log-line log-beat', 'Void won Place 0.'],
  ])
})
