import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HOUSE_PACKS, houseUnder } from '../../content/packs.ts'
import tsukuyumi from '../../game.ts'
import { KNOWN_RULES, NEWEST } from '../../rules/versions.ts'

/** What rules read of a pack as it was: everything but words. */
const keptOf = (version: number) =>
  JSON.parse(readFileSync(new URL(`./fixtures/house-${version}.json`, import.meta.url), 'utf8'))

const first = houseUnder(1)

test('every version of the rules came with a pack of the house, and the newest with the one that is played now', () => {
  for (const rules of KNOWN_RULES) expect(HOUSE_PACKS).toContain(houseUnder(rules))
  expect(houseUnder(NEWEST)).toMatchObject(tsukuyumi.content)
})

test('no two packs have the same version, and all are frozen', () => {
  expect(new Set(HOUSE_PACKS.map(({ version }) => version)).size).toBe(HOUSE_PACKS.length)
  for (const pack of HOUSE_PACKS) expect(Object.isFrozen(pack) && Object.isFrozen(pack.tiles)).toBe(true)
})

test.each([1, 2])('pack %i says what it always said', (version) => {
  expect(houseUnder(version)).toMatchObject(keptOf(version))
})

test.each([1, 2])('pack %i has nothing more in its tables, in the order in which they are shuffled', (version) => {
  const [pack, kept] = [houseUnder(version), keptOf(version)]
  for (const table of ['tiles', 'units', 'actionCards', 'combatCards', 'events', 'missions', 'goals'] as const)
    expect([table, Object.keys(pack[table])]).toEqual([table, Object.keys(kept[table])])
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
