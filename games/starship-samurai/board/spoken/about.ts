import type { About } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import { cardCopies, isCard, orderChoices, spaces, units } from '../../codecs.ts'
import { ATTACH, TAMETOMO } from '../../rules/turn/turn.ts'
import type { View } from '../../view.ts'
import { asksForBoards } from '../answering/asks.ts'
import { isClan, isOrder } from '../wording.ts'
import { graveyardPlace, locationPlace, supplyPlace } from './places.ts'

/** The question that offers orders without markers. */
const ORDER_OF_CARD = 'card.S12#order'

/** What an option stands for: a location, a space of the track, a card, a unit, a clan, an order. */
export function about(view: View, option: Scalar, ask: string): About {
  if (asksForBoards(ask)) return typeof option === 'number' ? { place: locationPlace(option) } : {}
  const id = String(option)
  if (ask === 'turn.sequence' && option === ATTACH) return { thing: 'fighter' }
  if (ask === 'turn.sequence' && option === TAMETOMO) return { thing: 'tametomo' }
  if (units.match(id) !== undefined) return { thing: id, ...whereabouts(view, id) }
  if (spaces.match(id) !== undefined) return { place: id }
  if (orderChoices.match(id) !== undefined) return { thing: id }
  const marker = view.markers.find(({ clan }) => clan === id)
  if (marker) return { place: marker.space }
  // Elsewhere "wealth" is a gain, and no order.
  if (isOrder(id)) return ask === ORDER_OF_CARD ? { thing: id } : {}
  if (isCard(id) || cardCopies.match(id) !== undefined || isClan(id)) return { thing: id }
  return {}
}

function whereabouts(view: View, unit: string): About {
  const board = view.boards.find(({ units: there }) => there.flat().some(({ id }) => id === unit))
  if (board) return { place: locationPlace(board.board) }
  const seat = view.seats.findIndex(({ supply }) => supply.includes(unit))
  if (seat >= 0) return { place: supplyPlace(seat) }
  const buried = view.seats.findIndex(({ graveyard }) => graveyard.includes(unit))
  return buried >= 0 ? { place: graveyardPlace(buried) } : {}
}
