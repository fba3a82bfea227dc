import {
  type Advice,
  type AdviceWords,
  adviceWords,
  type Candidate,
  forAndAgainst,
  lookText,
  planInWords,
  sizedReasons,
} from '@orrery/bots'
import { type Game, listing } from '@orrery/engine'
import type { Wording } from './wording.ts'

/** How much a hint tells: where to look, what is sensible, what a bot would do. */
export const HINT_LEVELS = 3

const PERCENT = 100

/** Advice at a level, in lines. Without words of the game only answers are told. */
export function hintLines(game: Game, wording: Wording, advice: Advice, level: number): string[] {
  const words = adviceWords(game, game.locale)
  if (level <= 1) return [`  ${(words && lookText(advice, words)) ?? 'It makes little difference here.'}`]
  return level === 2 ? candidateLines(advice, wording, words) : choiceLines(advice, wording, words)
}

/** In the order of their names, so that nothing says which is best. */
function candidateLines({ ask, candidates }: Advice, wording: Wording, words: AdviceWords | undefined): string[] {
  const said = candidates.map((one) => `  ${wording.answer(ask, one.value)}${speaksFor(one, words)}`)
  return said.length === 1
    ? [...said, '  There is nothing else to think about.']
    : ['  Worth a thought:', ...said.sort()]
}

function speaksFor({ reasons }: Candidate, words: AdviceWords | undefined): string {
  const said = words ? sizedReasons(reasons, words) : []
  return said.length === 0 ? '' : `: ${listing(said, 'en')}`
}

function choiceLines(advice: Advice, wording: Wording, words: AdviceWords | undefined): string[] {
  const { ask, candidates, reasons } = advice
  const [best, second] = candidates
  if (best === undefined) return []
  const { inFavor, against } = words ? forAndAgainst(reasons, words) : { inFavor: [], against: [] }
  const chance = best.chance === undefined ? '' : ` (about ${Math.round(PERCENT * best.chance)} % to win)`
  const plan = words && planInWords(advice, words.bots, words.messages)
  return [
    `  A bot would choose: ${wording.answer(ask, best.value)}${chance}`,
    ...(second ? [`  Rather than: ${wording.answer(ask, second.value)}`] : []),
    ...(inFavor.length > 0 ? [`  For it: ${listing(inFavor, 'en')}`] : []),
    ...(against.length > 0 ? [`  Against it: ${listing(against, 'en')}`] : []),
    ...(second && inFavor.length + against.length === 0 ? ['  Both come to much the same.'] : []),
    ...(plan === undefined ? [] : [`  Aim: ${plan}`]),
  ]
}
