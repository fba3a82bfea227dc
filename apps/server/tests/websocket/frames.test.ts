import { Duplex } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Outbox } from '../../src/websocket/frames.ts'

/** A line to somebody who reads when the test says so. */
function slowReader() {
  const unread: (() => void)[] = []
  const line = new Duplex({ read() {}, write: (_chunk, _encoding, done) => void unread.push(done) })
  return { outbox: new Outbox(line), read: () => unread.shift()?.() }
}

const bytes = (length: number) => new Uint8Array(length)

test('the newest welcome is no backlog, what follows it is', async () => {
  const { outbox, read } = slowReader()
  outbox.put(bytes(100_000), true)
  expect(outbox.backlog).toBe(0)
  await setImmediate()
  expect(outbox.backlog).toBe(0)
  outbox.put(bytes(300))
  await setImmediate()
  outbox.put(bytes(40))
  expect(outbox.backlog).toBe(340)
  read()
  await setImmediate()
  expect(outbox.backlog).toBe(340)
  read()
  await setImmediate()
  expect(outbox.backlog).toBe(40)
})

test('who asks for one welcome after another and reads none of them has a backlog of all but the last', async () => {
  const { outbox } = slowReader()
  for (let i = 0; i < 5; i++) {
    outbox.put(bytes(1000), true)
    await setImmediate()
  }
  expect(outbox.backlog).toBe(4000)
})

test('who takes what waits for it is alive, and who gets something without having to take it shows nothing', async () => {
  const { outbox, read } = slowReader()
  expect(outbox.hasMoved()).toBe(false)
  outbox.put(bytes(10))
  await setImmediate()
  expect([outbox.hasMoved(), outbox.hasMoved()]).toEqual([false, false])
  outbox.put(bytes(10))
  await setImmediate()
  read()
  await setImmediate()
  expect([outbox.hasMoved(), outbox.hasMoved()]).toEqual([true, false])
  read()
  await setImmediate()
  expect([outbox.hasMoved(), outbox.hasMoved()]).toEqual([true, false])
})
