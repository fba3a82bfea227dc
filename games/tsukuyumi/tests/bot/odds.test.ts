import { oddsProblems, unfairOdds } from '@orrery/bots/testing'
import { expect, test } from 'vitest'
import tsukuyumi from '../../game.ts'
import german from '../../words/de/index.ts'

test('[combat.choose] the odds that are shown come true', () => {
  const locales = [tsukuyumi.locale, german(tsukuyumi.pack as Parameters<typeof german>[0])]
  expect(oddsProblems(tsukuyumi, locales)).toEqual([])
})

test('[table.hidden] odds are the same whatever is hidden from whoever is asked', () => {
  expect(unfairOdds(tsukuyumi)).toEqual([])
})
