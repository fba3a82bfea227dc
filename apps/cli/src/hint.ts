import {
  type Advice,
  type AdviceWords,
  adviceWords,
  type Candidate,
  focusText,
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
  if (level <= 1) {
    const matters = words && focusText(advice, words)
    return [
      `  ${(words && lookText(advice, words)) ?? 'It makes little difference here.'}`,
      ...(matters === undefined ? [] : [`  Most important here: ${matters}.`]),
    ]
  }
  return level === 2 ? candidateLines(advice, wording, words) : choiceLines(advice, wording, words)
}

/** The best first: what speaks for each has a size, and is read in the order of sizes. */
function candidateLines({ ask, candidates }: Advice, wording: Wording, words: AdviceWords | undefined): string[] {
  const said = candidates.map((one) => `  ${wording.answer(ask, one.value)}${speaksFor(one, words)}`)
  return said.length === 1
    ? [...said, '  There is nothing else to think about.']
    : ['  Worth a thought, the best first:', ...said]
}

function speaksFor({ reasons }: Candidate, words: AdviceWords | undefined): string {
  const said = words ? sizedReasons(reasons, words) : []
  return said.length === 0 ? '' : `: ${listing(said, 'en')}`
}

/** What a bot would do, and why that rather than each of the others. */
function choiceLines(advice: Advice, wording: Wording, words: AdviceWords | undefined): string[] {
  const { ask, candidates } = advice
  const [best, ...others] = candidates
  if (best === undefined) return []
  const chance = best.chance === undefined ? '' : ` (about ${Math.round(PERCENT * best.chance)} % to win)`
  const plan = words && planInWords(advice, words.bots, words.messages)
  return [
    `  A bot would choose: ${wording.answer(ask, best.value)}${chance}`,
    ...others.flatMap((other) => [`  Rather than: ${wording.answer(ask, other.value)}`, ...behindLines(other, words)]),
    ...(plan === undefined ? [] : [`  Aim: ${plan}`]),
  ]
}

function behindLines({ behind }: Candidate, words: AdviceWords | undefined): string[] {
  const { inFavor, against } = words ? forAndAgainst(behind, words) : { inFavor: [], against: [] }
  return [
    ...(inFavor.length > 0 ? [`    For it: ${listing(inFavor, 'en')}`] : []),
    ...(against.length > 0 ? [`    Given up: ${listing(against, 'en')}`] : []),
    ...(inFavor.length + against.length === 0 ? ['    Both come to much the same.'] : []),
  ]
}
