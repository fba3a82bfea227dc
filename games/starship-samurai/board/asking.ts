import { type DecidingSnapshot, useDeciding } from '@orrery/board'
import type { PatternCodec, Scalar } from '@orrery/engine'
import { useSyncExternalStore } from 'react'
import { cardCopies, isCard, markers, players, spaces, units } from '../codecs.ts'
import { optionKinds } from '../words/texts.ts'

type Question = DecidingSnapshot['question']

/** Where the answers to the open question lie. */
export type Whereabouts = 'nowhere' | 'track' | 'locations' | 'orders' | 'cards' | 'units' | 'seats'

function optionsOf(question: Question): readonly Scalar[] {
  return question?.kind === 'choose' || question?.kind === 'some' ? question.options : []
}

export const asksForBoards = (ask: string): boolean =>
  (optionKinds as { readonly [ask: string]: string })[ask] === 'board'

const isRead = (codec: PatternCodec<unknown>, option: Scalar): boolean => codec.match(option) !== undefined

export function whereabouts(question: Question): Whereabouts {
  if (question === undefined) return 'nowhere'
  if (question.ask === 'turn.sequence') return 'orders'
  if (asksForBoards(question.ask)) return 'locations'
  const isSome = (is: (option: Scalar) => boolean): boolean => optionsOf(question).some(is)
  if (isSome((option) => isRead(markers, option) || isRead(spaces, option))) return 'track'
  if (isSome((option) => isRead(units, option))) return 'units'
  if (isSome((option) => isRead(players, option))) return 'seats'
  return isSome((option) => isCard(option) || isRead(cardCopies, option)) ? 'cards' : 'nowhere'
}

/** Reads a plain value out of what is being decided; the reader is drawn again only when that value changes. */
function useDecided<T extends string | boolean>(read: (snapshot: DecidingSnapshot) => T): T {
  const deciding = useDeciding()
  const get = () => read(deciding.snapshot())
  return useSyncExternalStore(deciding.subscribe, get, get)
}

export const useAsk = (): string => useDecided(({ question }) => question?.ask ?? '')
export const useWhereabouts = (): Whereabouts => useDecided(({ question }) => whereabouts(question))
