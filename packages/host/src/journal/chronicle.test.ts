import type { LogEntry } from '@orrery/engine'
import { expect, test } from 'vitest'
import { Chronicle } from './chronicle.ts'
import { UPDATE_PAGE } from './pages.ts'

const line = (at: number): LogEntry => ({ what: 'told', data: { at }, audience: 'all', at })

/** A log that counts which of its lines are looked at. */
function counted(lines: readonly LogEntry[]) {
  const looked: number[] = []
  const log = new Proxy(lines, {
    get(list, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) looked.push(Number(key))
      return Reflect.get(list, key)
    },
  })
  return { log, looked }
}

test('of a log that has changed at its end only the end is looked at, however long it is', () => {
  const chronicle = new Chronicle()
  const told = Array.from({ length: 1000 }, (_, at) => line(at))
  chronicle.follow(told, 0, 0)
  for (let seq = 1; seq < 50; seq++) {
    // As an interjection does it: the last line is told again after another one.
    told.splice(told.length - 1, 0, line(1000 + seq))
    const { log, looked } = counted(told)
    chronicle.follow(log, seq, told.length - 2)
    expect(looked.length).toBeLessThan(10)
    expect(Math.min(...looked)).toBeGreaterThanOrEqual(told.length - 2)
  }
  expect(chronicle.all('spectator').map(({ at }) => at)).toEqual(told.map(({ at }) => at))
})

test('lines that were cut and told again as they were have not changed', () => {
  const chronicle = new Chronicle()
  const told = Array.from({ length: 20 }, (_, at) => line(at))
  chronicle.follow(told, 0, 0)
  chronicle.follow([...told.slice(0, 10), ...Array.from({ length: 12 }, (_, i) => line(10 + i))], 1, 10)
  expect(chronicle.since('spectator', 0, UPDATE_PAGE)).toMatchObject({ keep: 20 })
  chronicle.follow(told.slice(0, 15), 2, 15)
  expect(chronicle.since('spectator', 1, UPDATE_PAGE)).toMatchObject({ keep: 15 })
})
