import { LEVELS, type Level } from '@orrery/bots'
import type { BotWords } from '@orrery/engine'
import { t } from '../words/texts.ts'

const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name)

/** What a bot is called: its level, and its character if the game has words for it. Bots of older matches are called by their names. */
export function botTitle(bot: string, words?: BotWords): string {
  const [seated = ''] = bot.split('/')
  const [level = '', character = ''] = seated.split(':')
  const title = isLevel(level) ? t(`bot.${level}`) : level
  const name = words?.characters[character]?.name
  return name === undefined ? title : t('bot.withCharacter', { level: title, character: name })
}

/** What a level is like, in a sentence. */
export const levelText = (level: string): string | undefined => (isLevel(level) ? t(`bot.${level}.text`) : undefined)
