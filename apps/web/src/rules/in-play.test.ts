import { findRule, type Options, type RuleText, settleOptions } from '@orrery/engine'
import { beforeAll, expect, test } from 'vitest'
import { type GameWords, loadWords } from '../games/client.ts'
import { speak } from '../words/texts.ts'
import { inPlay } from './in-play.ts'

beforeAll(() => speak('en'))

const ruleOf = ({ locale }: GameWords, id: string): RuleText => findRule(locale.rulebook, id) as RuleText

test('a paragraph tells which reading is in play in a match', async () => {
  const words = await loadWords('starship-samurai', 'en')
  const say = (id: string, options: Options) => inPlay(words, ruleOf(words, id), settleOptions(words.game, 4, options))
  expect(say('fighter.where', {})).toEqual([
    'Not in this game: House rule: attach wealth only to fighters at locations',
  ])
  expect(say('fighter.where', { attachAtLocations: true })).toEqual([
    'In this game: House rule: attach wealth only to fighters at locations',
  ])
  expect(say('alliance.tiers', { alliance: 'gentle' })).toEqual([
    'In this game: Honor for a marker on spaces 1, 2, 3 … of a branch – Gentle: 1, 1, 2, 2, 3, 3',
  ])
  expect(say('claim.tie', {})).toEqual([])
})

test('a match of earlier rules has the options it was begun with', async () => {
  const words = await loadWords('starship-samurai', 'en')
  expect(inPlay(words, ruleOf(words, 'fighter.where'), { attachInSupply: true })).toEqual([
    'In this game: Attach wealth to fighters in your supply, too',
  ])
})
