import { createPlayer } from '@orrery/bots'
import { type BaseState, type Game, settleOptions } from '@orrery/engine'
import { playOut } from '@orrery/engine/simulation'
import { expect, test } from 'vitest'
import starshipSamurai from '../../game.ts'
import german from '../../words/de/index.ts'

const LOCALES = [starshipSamurai.locale, german(starshipSamurai.pack as Parameters<typeof german>[0])]

/** The terms of all positions of a game by chance. */
function termsInPlay(): readonly string[] {
  const terms = new Set<string>(['rivals'])
  const game = starshipSamurai as unknown as Game
  const random = createPlayer('random')
  const watching = {
    ...random,
    decide: (...asked: Parameters<typeof random.decide>) => {
      for (const seat of game.standings(asked[0].state as BaseState)) for (const term in seat) terms.add(term)
      return random.decide(...asked)
    },
  }
  const options = settleOptions(game, 3, {})
  playOut({ game, players: [watching, watching, watching], options, seed: 'terms', check: false })
  return [...terms].sort()
}

test('every term is a reason that people would give, in every language', () => {
  const terms = termsInPlay()
  expect(terms.length).toBeGreaterThan(8)
  for (const { bots } of LOCALES) {
    expect(Object.keys(bots?.terms ?? {}).sort()).toEqual(terms)
    expect(Object.keys(bots?.looks ?? {}).sort()).toEqual(terms)
    expect(bots?.amount).toContain('{{n')
  }
})

test('every character has a name and a description in every language', () => {
  const characters = Object.keys(starshipSamurai.characters).sort()
  for (const { bots } of LOCALES) expect(Object.keys(bots?.characters ?? {}).sort()).toEqual(characters)
})
