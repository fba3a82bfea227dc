import { type BotWords, fillSentence, type Messages } from '@orrery/engine'
import type { Odds } from './odds.ts'

const PERCENT = 100

/** What was tried out is known only so exactly. */
const ROUGHLY = 5

/** Odds as they stand at an option: "about 60 % to win". Nothing for what the game has no words for. */
export function oddsText(
  { what, about, chance, tried }: Odds,
  { odds = {} }: Pick<BotWords, 'odds'>,
  messages: Messages,
): string | undefined {
  const text = odds[what]
  const step = tried === undefined ? 1 : ROUGHLY
  return (
    text &&
    fillSentence(text, { ...about, n: step * Math.round((PERCENT * chance) / step) }, { language: 'en', ...messages })
  )
}
