import { type DecidingSnapshot, useDeciding } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import { useSyncExternalStore } from 'react'
import { UNIT_NAMES } from '../rules/state/units.ts'
import { options as optionKinds } from '../words/asks.ts'
import { isLesserClan, isTrackSpace } from './facts.ts'

type Question = DecidingSnapshot['question']

/** Where the answers to the open question lie. */
export type Whereabouts = 'nowhere' | 'track' | 'locations' | 'orders' | 'cards' | 'units' | 'seats'

const CLAN_NAME = /^(Nova|Pulsar|Gamma|Void)$/

function optionsOf(question: Question): readonly Scalar[] {
  return question?.kind === 'choose' || question?.kind === 'some' ? question.options : []
}

export const asksForBoards = (ask: string): boolean =>
  (optionKinds as { readonly [ask: string]: string })[ask] === 'board'

export function whereabouts(question: Question): Whereabouts {
  if (question === undefined) return 'nowhere'
  if (question.ask === 'turn.sequence') return 'orders'
  if (asksForBoards(question.ask)) return 'locations'
  const options = optionsOf(question)
  if (options.some((option) => isLesserClan(option) || isTrackSpace(option))) return 'track'
  if (options.some((option) => UNIT_NAMES.includes(String(option)))) return 'units'
  if (options.some((option) => CLAN_NAME.test(String(option)))) return 'seats'
  return options.some((option) => /^(ST|B|S)\d/.test(String(option))) ? 'cards' : 'nowhere'
}

/** Reads a plain value out of what is being decided; the reader is drawn again only when that value changes. */
function useDecided<T extends string | boolean>(read: (snapshot: DecidingSnapshot) => T): T {
  const deciding = useDeciding()
  const get = () => read(deciding.snapshot())
  return useSyncExternalStore(deciding.subscribe, get, get)
}

/** Whether an order marker can be placed now. */
export const useOffersOrders = (): boolean =>
  useDecided(({ question }) => optionsOf(question).some((option) => /^[a-z]+-[1-4]$/.test(String(option))))

/** Whether one of these can be chosen now. */
export const useOffersAny = (candidates: readonly Scalar[]): boolean =>
  useDecided(({ question }) => optionsOf(question).some((option) => candidates.includes(option)))

export const useAsk = (): string => useDecided(({ question }) => question?.ask ?? '')
export const useWhereabouts = (): Whereabouts => useDecided(({ question }) => whereabouts(question))
