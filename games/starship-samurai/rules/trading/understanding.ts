import { isCount, type Seat, type Value } from '@orrery/engine'
import type { Agreed, Offer } from '../state/state.ts'
import { since } from '../versions.ts'

/** What somebody offers; what is left out is nothing. */
export type NewOffer = Omit<Offer, 'id' | 'from'>

/** An answer to an offer, by its number. */
export type Reply = { readonly accept: number } | { readonly decline: number } | { readonly withdraw: number }

/** What one may say without being asked. Seats are numbers; cards are ids. */
export type Said = { readonly offer: NewOffer } | Reply

export const CARD_KINDS = ['any', 'order', 'battle'] as const

const LONGEST_TEXT = 200
const MOST_CARDS = 20
/** Of an answer that consists of several. */
const MOST_PARTS = 8
const MOST_NEXT_CHOICES = 4

/** Reads what somebody said; anybody can send anything. */
export function understand(value: Value, rules: number): Said | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const said = value as Record<string, unknown>
  for (const key of ['accept', 'decline', 'withdraw'] as const)
    if (isCount(said[key])) return { [key]: said[key] } as unknown as Reply
  const offer = said.offer as Partial<Offer> | null | undefined
  if (typeof offer !== 'object' || offer === null) return undefined
  const understood = understandOffer(offer, rules)
  return understood && { offer: understood }
}

function understandOffer(offer: Partial<Offer>, rules: number): NewOffer | undefined {
  const { to, giveWealth = 0, giveCards = [], wantWealth = 0, wantCards = 0, wantKind = 'any', promise = '' } = offer
  const choices = since({ rules }, 2) ? understandChoices(offer) : understandNextChoices(offer)
  const isClear =
    [to, giveWealth, wantWealth, wantCards].every(isCount) &&
    isList(giveCards, MOST_CARDS, isText) &&
    CARD_KINDS.includes(wantKind) &&
    isText(promise)
  return isClear && choices
    ? { to: to as Seat, giveWealth, giveCards, wantWealth, wantCards, wantKind, promise, ...choices }
    : undefined
}

type Choices = Pick<Offer, 'giveChoice' | 'wantChoice' | 'nextChoices'>

/** What each of the two binds herself to. What the first rules called next choices says of no question what it is about. */
function understandChoices({ giveChoice, wantChoice, nextChoices }: Partial<Offer>): Choices | undefined {
  if (nextChoices !== undefined || !isAgreed(giveChoice) || !isAgreed(wantChoice)) return undefined
  return { ...(giveChoice && { giveChoice }), ...(wantChoice && { wantChoice }) }
}

function understandNextChoices({ nextChoices = [] }: Partial<Offer>): Choices | undefined {
  return isList(nextChoices, MOST_NEXT_CHOICES, isOption) ? { nextChoices } : undefined
}

function isAgreed(agreed: Agreed | undefined): boolean {
  if (agreed === undefined) return true
  if (typeof agreed !== 'object' || agreed === null) return false
  return isText(agreed.ask) && (isOption(agreed.value) || isList(agreed.value, MOST_PARTS, isOption))
}

const isList = (value: unknown, most: number, isPart: (part: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= most && value.every(isPart)

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_TEXT

const isOption = (value: unknown): boolean => isText(value) || Number.isInteger(value)
