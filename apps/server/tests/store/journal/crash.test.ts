import { describe, expect, test } from 'vitest'
import { startChild } from '../children.ts'
import { created, KINDS, newPlace, opened } from '../places.ts'

const KILLS = 10
const MATCHES = Array.from({ length: 25 }, (_, index) => `m${index}`)

describe.each(KINDS)('kill -9 on %s', (kind) => {
  test(`a process that appends at full speed is killed ${KILLS} times: everything it was told is stored is stored`, async () => {
    const place = await newPlace(kind, { durable: true })
    const store = await opened(place)
    for (const match of MATCHES) await created(store, match)
    let acknowledged = 0
    // The next process loads its modules while this one works: the test does not wait for Node to start.
    let next = startChild('append', place, MATCHES)
    for (let kill = 0; kill < KILLS; kill++) {
      const child = next
      child.go()
      if (kill + 1 < KILLS) next = startChild('append', place, MATCHES)
      await child.printed(MATCHES.length * 2)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 200))
      await child.kill()
      const told = new Map<string, number>()
      for (const line of child.lines) {
        const [match = '', seq] = line.split(' ')
        if (Number(seq) !== (told.get(match) ?? Number(seq) - 1) + 1) throw new Error(`Out of order: ${line}`)
        told.set(match, Number(seq))
      }
      acknowledged += child.lines.length
      for (const [match, seq] of told) expect((await store.find(match))!.seq).toBeGreaterThanOrEqual(seq)
    }
    let stored = 0
    for (const match of MATCHES) stored += (await store.load(match)).length
    expect(stored).toBeGreaterThanOrEqual(acknowledged)
    expect(await store.doctor()).toEqual([])
  })
})
