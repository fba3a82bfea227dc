import { type BotWords, fillWords, type Game, type Messages } from '@orrery/engine'
import type { Reason } from '../explain/why.ts'
import type { Advice } from './advise.ts'

/** What the words of advice are made from: those of the game in a language, and how large a point is. */
export interface AdviceWords {
  readonly bots: BotWords
  readonly messages: Messages
  readonly point: number
}

/** So many reasons are enough. */
const SPOKEN = 3

/** What is so much smaller than the weightiest reason decides nothing, and is not told. */
const TOLD = 0.25

const weightiest = (reasons: readonly Reason[]): number => Math.max(0, ...reasons.map(({ by }) => Math.abs(by)))

export const adviceWords = (
  { chances }: Pick<Game, 'chances'>,
  { bots, messages }: { readonly bots?: BotWords | undefined; readonly messages: Messages },
): AdviceWords | undefined => bots && { bots, messages, point: chances?.point ?? 1 }

/** Less of what the game is won by is not told as a number: nobody can do anything with "about 0.1". */
const TOLD_IN_NUMBERS = 0.25

const isInNumbers = (by: number, { point }: AdviceWords): boolean => Math.abs(by) >= TOLD_IN_NUMBERS * point

/** Whether a size of some reasons is told as a number. */
export const hasNumbers = (reasons: readonly Reason[], words: AdviceWords): boolean =>
  reasons.some(({ by }) => isInNumbers(by, words))

/** Reasons as people say them, each with its size: "better odds to win locations (about 3 honor)". Those without words are left out. */
export const sizedReasons = (
  reasons: readonly Reason[],
  words: AdviceWords,
  most: number = weightiest(reasons),
): string[] =>
  reasons
    .filter(({ by }) => Math.abs(by) >= TOLD * most)
    .flatMap(({ term, by }) => {
      const text = words.bots.terms[term]
      if (text === undefined) return []
      return isInNumbers(by, words) ? [`${text} (${amountText(by, words)})`] : [text]
    })
    .slice(0, SPOKEN)

/** What speaks for an answer, and what against it. */
export const forAndAgainst = (
  reasons: readonly Reason[],
  words: AdviceWords,
): { readonly inFavor: string[]; readonly against: string[] } => ({
  inFavor: sizedReasons(
    reasons.filter(({ by }) => by > 0),
    words,
    weightiest(reasons),
  ),
  against: sizedReasons(
    reasons.filter(({ by }) => by < 0),
    words,
    weightiest(reasons),
  ),
})

/** Where to look, as a sentence; nothing where it makes little difference. */
export function lookText({ focus, plan }: Pick<Advice, 'focus' | 'plan'>, words: AdviceWords): string | undefined {
  const { bots, messages } = words
  if (focus === undefined) return undefined
  const planned = focus.term === 'plan' && plan ? bots.plans[plan.kind] : undefined
  const text = planned ?? bots.looks?.[focus.term]
  return text && fillWords(text, planned && plan ? plan.about : focus.about, messages.name, messages.language)
}

/** What matters most here, as a reason with its size; nothing where the answers come to much the same. */
export const focusText = ({ focus }: Pick<Advice, 'focus'>, words: AdviceWords): string | undefined =>
  focus === undefined ? undefined : sizedReasons([focus], words)[0]

/** A size in what the game is won by, as exactly as it is known: "about 3 honor". */
export const amountText = (by: number, { bots: { amount = '{{n}}' }, messages, point }: AdviceWords): string =>
  fillWords(amount, { n: roughly(Math.abs(by) / point) }, messages.name, messages.language)

/** Large sizes are told in wholes, middling ones in halves, small ones in tenths. */
export function roughly(size: number): number {
  if (size >= 2.75) return Math.round(size)
  if (size >= 0.75) return Math.round(2 * size) / 2
  return Math.max(1, Math.round(10 * size)) / 10
}
