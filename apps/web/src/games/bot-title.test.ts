import { expect, test } from 'vitest'
import en from '../words/en/index.ts'
import { speak } from '../words/texts.ts'
import { botText, botTitle } from './bot-title.ts'

const words = {
  terms: {},
  plans: {},
  characters: { raider: { name: 'Raider', text: 'Takes what belongs to others.' } },
}

test('a bot is called and described by its character where the game has words for it, else by its level', async () => {
  await speak('en')
  expect([botTitle('expert:raider', words), botText('expert:raider', words)]).toEqual([
    'Expert, Raider',
    'Takes what belongs to others.',
  ])
  expect([botTitle('master/seconds=10', words), botText('master/seconds=10', words)]).toEqual([
    'Master',
    en['bot.master.text'],
  ])
  expect([botTitle('adept:nobody'), botText('adept:nobody')]).toEqual(['Adept', en['bot.adept.text']])
  expect([botTitle('greedy', words), botText('greedy', words)]).toEqual(['greedy', undefined])
})
