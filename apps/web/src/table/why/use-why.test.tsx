// @vitest-environment happy-dom
import { formatterOf } from '@orrery/board'
import { EMPTY_LOCALE } from '@orrery/engine'
import type { LogLine, Snapshot } from '@orrery/protocol'
import { act, cleanup, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { GameClient } from '../../games/client.ts'
import { speak } from '../../words/texts.ts'
import type { MatchSource } from '../../worker/messages.ts'
import { type AtTable, SeatsContext, TableContext, type TablePlace } from '../state/context.ts'
import { useWhy } from './use-why.tsx'

const asked = vi.hoisted(() => ({ answers: [] as unknown[], why: [] as unknown[] }))

vi.mock('../../connection/local.ts', () => ({
  localMatches: {
    botAnswers: async (source: MatchSource) => {
      asked.answers.push(source)
      return [1, 3]
    },
    explain: async (source: MatchSource, at: number) => {
      asked.why.push([source, at])
      return undefined
    },
  },
}))
vi.mock('../../server/matches.ts', () => ({ fetchMatchFile: async (match: string) => `the file of ${match}` }))

const LOG: readonly LogLine[] = [1, 2, 3].map((at) => ({ at, what: 'moved', data: {} }))

/** The dialog is loaded when it is wanted. */
const SOON = { timeout: 20_000 }

function Asking() {
  const why = useWhy(LOG, 0)
  return (
    <>
      {LOG.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are never moved.
        <button key={place} type="button" disabled={!why.asked.has(place)} onClick={() => why.open(place)} />
      ))}
      {why.opened}
    </>
  )
}

/** Which lines can be asked at such a table. */
async function askable(place: TablePlace, kinds: readonly string[], state: string) {
  const shown = {
    viewer: 0,
    seats: kinds.map((kind) => ({ kind, name: kind, side: kind })),
    status: { state },
    undo: { decisions: 3 },
  } as unknown as Snapshot
  const messages = { prompts: {}, refusals: {}, log: { moved: 'Moved.' }, name: String }
  const kit = { language: 'en', locale: { ...EMPTY_LOCALE, messages }, board: String } as unknown as GameClient
  const session = { state: () => ({ shown }), subscribe: () => () => undefined }
  const table = { session, kit, say: formatterOf(kit), place, address: `/x/${place}-${state}` } as unknown as AtTable
  const screen = await act(async () =>
    render(
      <TableContext value={table}>
        <SeatsContext value={[]}>
          <Asking />
        </SeatsContext>
      </TableContext>,
    ),
  )
  const buttons = [...screen.container.querySelectorAll('button')]
  return { ...screen, buttons, open: buttons.flatMap(({ disabled }, line) => (disabled ? [] : [line])) }
}

beforeEach(async () => {
  cleanup()
  asked.answers.length = 0
  asked.why.length = 0
  await speak('en')
})

test('alone against bots one asks at once, and others when the match is over', async () => {
  expect((await askable('local', ['person', 'bot'], 'open')).open).toEqual([0, 2])
  expect((await askable('local', ['person', 'person', 'bot'], 'over')).open).toEqual([0, 2])
  expect((await askable('replay', ['person', 'person'], 'open')).open).toEqual([0, 2])
  expect(asked.answers).toEqual([{ id: 'local-open' }, { id: 'local-over' }, { id: 'replay-open' }])
})

test('while others play too nobody is told', async () => {
  expect((await askable('local', ['person', 'person', 'bot'], 'open')).open).toEqual([])
  expect((await askable('online', ['person', 'bot'], 'open')).open).toEqual([])
  expect(asked.answers).toEqual([])
})

test('of a match that a server has, the file is asked', async () => {
  expect((await askable('online', ['person', 'bot'], 'over')).open).toEqual([0, 2])
  expect(asked.answers).toEqual([{ text: 'the file of online-over' }])
})

test('as long as the match goes on nothing is thought about before somebody wants to see it', async () => {
  const show = async (state: string) => {
    const { buttons, container } = await askable('local', ['person', 'bot'], state)
    await act(async () => buttons[2]?.click())
    await vi.waitFor(() => expect(container.querySelector('dialog')).not.toBeNull(), SOON)
    return container
  }
  const running = await show('open')
  expect(asked.why).toEqual([])
  await act(async () => running.querySelector<HTMLElement>('[data-act="show-why"]')?.click())
  expect(asked.why).toEqual([[{ id: 'local-open' }, 3]])
  cleanup()
  const over = await show('over')
  await vi.waitFor(() => expect(asked.why).toHaveLength(2), SOON)
  expect(over.querySelector('[data-act="show-why"]')).toBeNull()
})
