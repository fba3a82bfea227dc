import { oddsProblems, unfairOdds } from '@orrery/bots/testing'
import { expect, test } from 'vitest'
import starshipSamurai from '../../game.ts'
import german from '../../words/de/index.ts'

test('[battle.victor] the odds that are shown come true', () => {
  const locales = [starshipSamurai.locale, german(starshipSamurai.pack as Parameters<typeof german>[0])]
  expect(oddsProblems(starshipSamurai, locales)).toEqual([])
})

test('[table.hidden] odds are the same whatever is hidden from whoever is asked', () => {
  expect(unfairOdds(starshipSamurai)).toEqual([])
})
