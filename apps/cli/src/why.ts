import { planInWords, reasonsInWords, type Weighed, type Why } from '@orrery/bots'
import type { GameLocale } from '@orrery/engine'
import type { Wording } from './wording.ts'

const DRAWN = {
  unforeseen: 'drawn from good moves, so nobody can foresee it',
  slip: 'a weaker move that slipped through',
}

/** Why an answer was given, in lines: what it was preferred to, what decided, what is aimed at. Terms without words are told as numbers. */
export function whyLines({ bots, messages }: GameLocale, wording: Wording, ask: string, why: Why): string[] {
  const [chosen, second] = why.compared
  if (chosen === undefined) return []
  const plan = bots && planInWords(why, bots, messages)
  return [
    `  ${weighedText(wording, ask, chosen)}`,
    ...(second ? [`  rather than ${weighedText(wording, ask, second)}`] : []),
    ...(bots ? reasonsInWords(why, bots) : []).map(({ text, speaksFor }) => `  ${speaksFor ? '+' : '-'} ${text}`),
    ...(why.drawn ? [`  ${DRAWN[why.drawn]}`] : []),
    ...(plan === undefined ? [] : [`  aim: ${plan}`]),
  ]
}

const weighedText = (wording: Wording, ask: string, { value, score, terms }: Weighed): string => {
  const parts = Object.entries(terms).filter(([, points]) => points !== 0)
  const told = parts.map(([term, points]) => `${term} ${points.toFixed(1)}`).join(', ')
  return `${wording.answer(ask, value)} (${score.toFixed(1)}${told === '' ? '' : `: ${told}`})`
}
