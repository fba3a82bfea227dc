import { oddsOf, oddsText } from '@orrery/bots'
import { checkedOdds, checkFairness, type FairnessPlan } from '@orrery/bots/testing'
import { expect, test } from 'vitest'
import xia from '../../game.ts'
import german from '../../words/de/index.ts'

test('[border.asteroid] the odds that are shown come true', () => {
  const plan = { players: 3, seed: 'odds', positions: 10, every: 4, simulations: 500 }
  const found = checkedOdds(xia, plan)
  // One in a hundred may lie outside by luck: of ten with this seed none does.
  expect(found.filter(({ inside }) => !inside)).toEqual([])
  const locales = [xia.locale, german(xia.pack as Parameters<typeof german>[0])]
  for (const { bots, messages } of locales)
    for (const { what, said } of found) {
      const about = { place: 'x', hex: 'c4', target: 'Blue' }
      expect(oddsText({ what, about, chance: said, tried: 1 }, bots ?? {}, messages)).toMatch(/^\d+ %/)
    }
})

test('[table.hidden] odds are the same whatever is hidden from whoever is asked', () => {
  const ask: FairnessPlan['ask'] = (runner, seat) => oddsOf(runner, seat, 'fair', 12)
  expect(checkFairness(xia, { players: 3, seed: 'fair odds', positions: 200, every: 3, ask })).toEqual([])
})
