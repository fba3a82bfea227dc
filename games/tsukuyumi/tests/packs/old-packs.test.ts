import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HOUSE_PACKS, houseUnder } from '../../content/packs.ts'
import tsukuyumi from '../../game.ts'
import { KNOWN_RULES, NEWEST } from '../../rules/versions.ts'

/** What rules read of the pack as it was: everything but words. */
const kept = JSON.parse(readFileSync(new URL('./fixtures/house-1.json', import.meta.url), 'utf8'))

const first = houseUnder(1)

test('every version of the rules came with a pack of the house, and the newest with the one that is played now', () => {
  for (const rules of KNOWN_RULES) expect(HOUSE_PACKS).toContain(houseUnder(rules))
  expect(houseUnder(NEWEST)).toMatchObject(tsukuyumi.content)
})

test('no two packs have the same version, and all are frozen', () => {
  expect(new Set(HOUSE_PACKS.map(({ version }) => version)).size).toBe(HOUSE_PACKS.length)
  for (const pack of HOUSE_PACKS) expect(Object.isFrozen(pack) && Object.isFrozen(pack.tiles)).toBe(true)
})

test('the first pack says what it always said', () => {
  expect(first).toMatchObject(kept)
})

test('the first pack has nothing more in its tables, in the order in which they are shuffled', () => {
  for (const table of ['tiles', 'units', 'actionCards', 'combatCards', 'events', 'missions', 'goals'] as const)
    expect([table, Object.keys(first[table])]).toEqual([table, Object.keys(kept[table])])
})

const own = { id: 'own', version: '1', units: { worker: { health: 10 } } }

test("under the first rules an owner's pack changes the first pack", () => {
  const loaded = tsukuyumi.withContent?.(own)
  const before = loaded?.under?.(1, loaded.content)
  expect(before?.content).toEqual({ id: 'own', version: '1' })
  expect(before?.pack).toEqual({ ...first, ...own, name: 'own', units: expect.anything() })
  expect(before?.pack).toMatchObject({ units: { worker: { health: 10 } } })
  expect(loaded?.pack).not.toEqual(before?.pack)
})
