import { expect, test } from 'vitest'
import { kitFor, loadKit } from './client.ts'

test('a match of earlier rules shows what its cards said, in every language', async () => {
  const first = { rules: 1, content: { id: 'house', version: '1' } }
  for (const [language, before, now] of [
    ['en', /trade places/, /change branches/],
    ['de', /tauschen die Plätze/, /tauschen die Zweige/],
  ] as const) {
    const kit = await loadKit('starship-samurai', language)
    expect(kit.locale.printed.S03?.text).toMatch(now)
    expect(kitFor(kit, first).locale.printed.S03?.text).toMatch(before)
    expect(kitFor(kit, { rules: kit.game.rulesVersion, content: kit.game.content })).toBe(kit)
  }
})

test('with a pack that the page does not know, the newest words are shown', async () => {
  const kit = await loadKit('starship-samurai', 'en')
  expect(kitFor(kit, { rules: 2, content: { id: 'somebody’s', version: '7' } })).toBe(kit)
})
