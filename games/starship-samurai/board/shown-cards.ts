import type { LogLine } from '@orrery/table'
import { useState } from 'react'
import type { View } from '../view.ts'

type Cards = { readonly [seat: number]: string }

const NO_CARDS: Cards = {}

const battleOf = ({ round, battle }: View): string => (battle ? `${round} ${battle.board}` : '')

/** The cards turned up in the running battle, as far as they have been told. A resolved card leaves the view, not the memory. */
export function useShownCards(view: View, news: readonly LogLine[]): Cards {
  const battle = battleOf(view)
  const [shown, remember] = useState({ battle: '', cards: NO_CARDS })
  const known = shown.battle === battle ? shown.cards : NO_CARDS
  const cards = battle === '' ? NO_CARDS : withTurnedUp(known, news, shown.battle === battle)
  if (shown.battle !== battle || cards !== known) remember({ battle, cards })
  return cards
}

function withTurnedUp(known: Cards, news: readonly LogLine[], same: boolean): Cards {
  const from = same ? 0 : news.findLastIndex(({ what }) => what === 'battle.order') + 1
  let cards = known
  for (const { what, data } of news.slice(from))
    if (what === 'battle.reveal' && typeof data.seat === 'number' && cards[data.seat] !== data.card)
      cards = { ...cards, [data.seat]: String(data.card) }
  return cards
}
