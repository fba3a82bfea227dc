import { oddsProblems, unfairOdds } from '@orrery/bots/testing'
import { expect, test } from 'vitest'
import xia from '../../game.ts'
import german from '../../words/de/index.ts'

test('[border.asteroid] the odds that are shown come true', () => {
  const locales = [xia.locale, german(xia.pack as Parameters<typeof german>[0])]
  expect(oddsProblems(xia, locales)).toEqual([])
})

test('[table.hidden] odds are the same whatever is hidden from whoever is asked', () => {
  expect(unfairOdds(xia)).toEqual([])
})
