import { agreedChoices, goods } from '../../codecs.ts'
import type { Agreed } from '../state/state.ts'
import type { NewOffer } from './understanding.ts'

/** What an offer gives, as it is told to all. */
export const givenIn = ({ giveWealth, giveCards, giveChoice, promise }: NewOffer): string[] => [
  ...some('wealth', giveWealth),
  ...some('any', giveCards.length),
  ...choicesIn(giveChoice),
  ...(promise === '' ? [] : [goods.encode({ what: 'promise', value: promise })]),
]

/** What an offer asks for, as it is told to all. */
export const wantedIn = ({ wantWealth, wantCards, wantKind, wantChoice, nextChoices }: NewOffer): string[] => [
  ...some('wealth', wantWealth),
  ...some(wantKind, wantCards),
  ...choicesIn(wantChoice),
  ...(nextChoices ?? []).flatMap((value) => choicesIn({ ask: 'next', value })),
]

const some = (what: string, count: number): string[] =>
  count === 0 ? [] : [goods.encode({ what, value: String(count) })]

const choicesIn = (agreed: Agreed | undefined): string[] =>
  agreed ? [goods.encode({ what: 'choice', value: told(agreed) })] : []

/** A choice that is agreed on. Nothing chosen of several things is a choice too. */
export const told = ({ ask, value }: Agreed): string =>
  agreedChoices.encode({ ask, value: [value].flat().join('+') || 'none' })
