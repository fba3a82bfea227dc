import type { Formatter, Told } from '@orrery/board'
import { capitalised } from '@orrery/engine'
import { cardCopies, orderChoices, units } from '../../codecs.ts'
import type { View } from '../../view.ts'
import { cardOf, isSamurai, kindOf, locationOf, printedPower } from '../facts.ts'
import {
  cardText,
  clanText,
  costText,
  isClan,
  isOrder,
  locationText,
  orderText,
  powerText,
  rewardsText,
  type UnitSort,
  unitText,
  valuedOrderText,
} from '../wording.ts'

/** What stands on a card, unit, clan, location or order. */
export function thing(view: View, id: string, say: Formatter): Told | undefined {
  const card = cardOf(cardCopies.match(id)?.card ?? id)
  if (card) return told(say.name(card.id), [kindText(card.type, say), costText(card.cost, say)], cardText(card, say))
  const sort = unitSort(id)
  if (sort) {
    const isOneOfMany = sort === 'fighter' && units.match(id) !== undefined
    return {
      name: capitalised(say.name(id)),
      brief: [powerText(sort, say)],
      full: [isOneOfMany ? powerText(sort, say) : unitText(sort, say), ...attachedText(view, id, sort, say)],
    }
  }
  const choice = orderChoices.match(id)
  if (choice) return told(say.name(choice.order), [], valuedOrderText(choice.order, choice.value, say))
  if (isOrder(id)) return told(say.name(id), [], orderText(id, say))
  if (isClan(id)) return told(say.name(id), clanFacts(view, id, say), clanText(id, say))
  const location = locationOf(id)
  return location && told(say.name(id), [rewardsText(location, say)], locationText(location, say))
}

const told = (name: string, brief: readonly string[], text: string): Told => ({
  name,
  brief,
  full: [...brief.slice(0, 1), text],
})

const kindText = (type: 'order' | 'battle', say: Formatter): string =>
  type === 'order' ? say.text('Order') : say.text('Battle')

const unitSort = (id: string): UnitSort | undefined => {
  if (isSamurai(id)) return id
  const kind = units.match(id) === undefined ? id : kindOf(id)
  return kind === 'fighter' || kind === 'carrier' ? kind : undefined
}

/** What a unit at a location is worth there, with what is attached to it, where that is not what stands on it. */
function attachedText(view: View, id: string, sort: UnitSort, say: Formatter): string[] {
  const board = view.boards.find(({ units: there }) => there.flat().some((unit) => unit.id === id))
  const unit = board?.units.flat().find((one) => one.id === id)
  if (board === undefined || unit === undefined || unit.power === printedPower[sort]) return []
  return [
    say.sentence('{{n}} power at {{board:board}}[[, {{wealth}} wealth attached]].', {
      n: String(unit.power),
      board: board.location === '' ? board.board : board.location,
      wealth: unit.wealth,
    }),
  ]
}

/** What a player has, or where a lesser clan stands. */
function clanFacts(view: View, clan: string, say: Formatter): string[] {
  const marker = view.markers.find((one) => one.clan === clan)
  if (marker) return [say.sentence('On {{track:space}}', { space: marker.space })]
  const seat = view.seats.find((one) => one.clan === clan)
  return seat
    ? [
        say.sentence('[[{{honor}} honor & {{wealth}} wealth & {{card:cards}}|No honor]]', {
          honor: seat.honor,
          wealth: seat.wealth,
          cards: seat.cards,
        }),
      ]
    : []
}
