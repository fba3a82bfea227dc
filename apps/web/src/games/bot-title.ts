import { LEVELS, type Level } from '@orrery/bots'
import type { BotWords } from '@orrery/engine'
import { t } from '../words/texts.ts'
import { SCRIPT } from '../worker/messages.ts'

const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name)

function readBot(bot: string): { readonly level: string; readonly character: string } {
  const [seated = ''] = bot.split('/')
  const [level = '', character = ''] = seated.split(':')
  return { level, character }
}

/** What a bot is called: its level, and its character if the game has words for it. Bots of older matches are called by their names. */
export function botTitle(bot: string, words?: BotWords): string {
  const { level, character } = readBot(bot)
  if (level === SCRIPT) return t('bot.script')
  const title = isLevel(level) ? t(`bot.${level}`) : level
  const name = words?.characters[character]?.name
  return name === undefined ? title : t('bot.withCharacter', { level: title, character: name })
}

/** What a level is like, in a sentence. */
export const levelText = (level: string): string | undefined => (isLevel(level) ? t(`bot.${level}.text`) : undefined)

/** What a bot is like, in a sentence: as its character is, else as its level is. */
export function botText(bot: string, words?: BotWords): string | undefined {
  const { level, character } = readBot(bot)
  return words?.characters[character]?.text ?? levelText(level)
}
