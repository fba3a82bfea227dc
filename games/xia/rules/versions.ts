import type { BaseState } from '@orrery/engine'

/**
 * Every version of the rules, with what it changed. A match stays under the version it was begun with: what differs between versions
 * asks `since`, and nothing else does.
 */
export const RULES: { readonly [version: number]: string } = {
  1: 'as first published',
  2: 'the book’s reading is the default',
  3: 'house numbers that were played often: the third house pack',
}

export const KNOWN_RULES: readonly number[] = Object.keys(RULES).map(Number)
export const NEWEST = Math.max(...KNOWN_RULES)

/** Whether a match is played under this version of the rules or a later one. */
export const since = (g: Pick<BaseState, 'rules'>, version: number): boolean => g.rules >= version
