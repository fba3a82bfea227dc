// @vitest-environment happy-dom
import type { Snapshot } from '@orrery/protocol'
import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SessionState } from '../../connection/session.ts'
import { type AtTable, TableContext, useSessionParts, useShown } from './context.ts'

/** A session that shows what a test says. */
function fakeSession(first: Partial<Snapshot>) {
  let state = { shown: first, news: [], link: 'open' } as unknown as SessionState
  const listeners = new Set<() => void>()
  return {
    state: () => state,
    subscribe: (changed: () => void) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    show(change: Partial<Snapshot>, others: Partial<SessionState> = {}) {
      state = { ...state, ...others, shown: { ...state.shown, ...change } as Snapshot }
      act(() => {
        for (const changed of listeners) changed()
      })
    },
  }
}

test('a part of the table is drawn again when what it shows changes, and not by a line of the chat', () => {
  const session = fakeSession({ seq: 1, talk: [], log: [], seats: [] })
  const drawn = { chat: 0, seats: 0, link: 0 }
  const Chat = () => {
    drawn.chat++
    return <p>{useShown('talk').talk.length}</p>
  }
  const Seats = () => {
    drawn.seats++
    const { seats, log } = useShown('seats', 'log')
    return <p>{seats.length + log.length}</p>
  }
  const Link = () => {
    drawn.link++
    return <p>{useSessionParts('link').link}</p>
  }
  const page = render(
    <TableContext value={{ session } as unknown as AtTable}>
      <Chat />
      <Seats />
      <Link />
    </TableContext>,
  )
  const first = { ...drawn }
  session.show({ seq: 2, talk: [{}] as unknown as Snapshot['talk'] })
  expect(drawn).toEqual({ ...first, chat: first.chat + 1 })
  session.show({ seq: 3, log: [{}, {}] as unknown as Snapshot['log'] })
  expect(drawn).toEqual({ chat: first.chat + 1, seats: first.seats + 1, link: first.link })
  session.show({ seq: 4 }, { link: 'lost' })
  expect([drawn.link, page.container.textContent]).toEqual([first.link + 1, '12lost'])
})

test('what is no part of a table says so', () => {
  const Lost = () => <p>{useShown('seq').seq}</p>
  expect(() => render(<Lost />)).toThrow('This is a part of a table.')
})
