import type { Formatter } from '@orrery/board'
import { fillWords } from '@orrery/engine'
import { isCard, units } from '../codecs.ts'
import { housePack } from '../content/house.ts'
import { type Card, type LocationCard, SAMURAI, type Samurai } from '../rules/state/state.ts'
import { isCarrier, isShip, shipSeat } from '../rules/state/units.ts'

/** The only place where the drawing reads content: facts of cards, locations and units that the view names by id. */
export const cardOf = (id: string): Card | undefined => (isCard(id) ? housePack.cards[id] : undefined)
export const locationOf = (id: string): LocationCard | undefined => housePack.locations[id]
export const { spacesPerLocation, locationHonor, handLimit, power: printedPower } = housePack

/** What a card does, in the reader's language and with the numbers of the match's pack. */
export const effectText = ({ id, text, numbers }: Card, say: Formatter): string =>
  say.printed?.(id)?.text ?? fillWords(text, numbers, String)

/** Where a card or location comes from. */
export const basisText = ({ basis }: { readonly basis: string }, say: Formatter): string =>
  basis === 'attested' ? say.text('from the printed game') : say.text('house content')

export type UnitKind = 'fighter' | 'carrier' | 'mech'

export const isSamurai = (id: string): id is Samurai => SAMURAI.includes(id as Samurai)
export function kindOf(id: string): UnitKind {
  const unit = units.decode(id)
  if (!isShip(unit)) return 'mech'
  return isCarrier(unit) ? 'carrier' : 'fighter'
}

/** Whose unit it is, given who drafted which samurai. */
export const seatOf = (unit: string, seats: readonly { readonly samurai: readonly string[] }[]): number =>
  isSamurai(unit) ? seats.findIndex(({ samurai }) => samurai.includes(unit)) : shipSeat(units.decode(unit))

const RANK = { mech: 0, carrier: 1, fighter: 2 } as const

/** Units as they are lined up: mechs, then the carrier, then fighters by number. */
export const linedUp = <T>(units: readonly T[], idOf: (unit: T) => string): T[] =>
  [...units].sort((a, b) => RANK[kindOf(idOf(a))] - RANK[kindOf(idOf(b))])

/** What each kind of unit can do, in a line. */
export const ABILITIES: { readonly [kind in Samurai | 'fighter' | 'carrier']: string } = {
  fighter: 'Free order: attach 1 wealth to one of your fighters, for +1 power.',
  carrier: 'Takes up to 2 fighters along whenever it moves.',
  mototada: 'After each of its moves you may destroy the weakest ship where it arrived.',
  tametomo: 'Once a turn, as a free order: pay 1 wealth to destroy a ship at any location.',
  gozen: 'In its battles all others commit and reveal before you choose your card.',
  oda: 'When your order or order card has moved a ship, Oda may move too, for free.',
  shingen: 'Your ships at its location have +1 power each.',
  hideyoshi: 'After each of its moves you may move one clan marker 1 space.',
  mori: 'When it comes from your supply, you may discard a card to destroy up to 2 ships there.',
  masumune: 'Each of its moves costs you 1 wealth.',
}

/** What is told of each mech. */
export const STORIES: { readonly [samurai in Samurai]: string } = {
  mototada: 'Held one gate for eleven days, and would hold it still.',
  tametomo: 'Five engineers string its bow. One arrow fells one ship.',
  gozen: 'Lets every other hand be shown, then rides.',
  oda: 'First on the march, at any hour.',
  shingen: 'The fan rises, and a fleet flies as one.',
  hideyoshi: 'Born to no house. Every house owes it a favor.',
  mori: 'One arrow breaks. Three together do not.',
  masumune: 'No blade reaches farther, and none costs more to lift.',
}
