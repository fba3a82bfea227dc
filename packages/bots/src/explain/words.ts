import { type BotWords, fillWords, type Messages } from '@orrery/engine'
import type { Why } from './why.ts'

/** A reason as people say it: for the answer, or against it. */
export interface SpokenReason {
  readonly text: string
  readonly speaksFor: boolean
}

/** So many reasons are enough. */
const SPOKEN = 3

/** What decided, in words of the game; terms that it has no words for are left out. */
export const reasonsInWords = ({ reasons }: Why, { terms }: BotWords): SpokenReason[] =>
  reasons
    .flatMap(({ term, by }) => {
      const text = terms[term]
      return text === undefined ? [] : [{ text, speaksFor: by > 0 }]
    })
    .slice(0, SPOKEN)

/** What was aimed at, in words of the game, if it has any for it. */
export function planInWords(
  { plan }: Pick<Why, 'plan'>,
  { plans }: BotWords,
  { name, language }: Messages,
): string | undefined {
  const text = plan && plans[plan.kind]
  return text === undefined || plan === undefined ? undefined : fillWords(text, plan.about, name, language)
}
