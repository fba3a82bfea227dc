import type { LogLine } from '@orrery/protocol'
import { useState } from 'react'
import type { View } from '../../view.ts'

type Cards = { readonly [seat: number]: string }

const NO_CARDS: Cards = {}

const battleOf = ({ round, battle }: View): string => (battle ? `${round} ${battle.board}` : '')

interface Shown {
  readonly battle: string
  readonly news: readonly LogLine[]
  readonly cards: Cards
}

const NOTHING: Shown = { battle: '', news: [], cards: NO_CARDS }

/** The cards turned up in the running battle, as far as they have been told. A resolved card leaves the view, not the memory. */
export function useShownCards(view: View, news: readonly LogLine[]): Cards {
  const battle = battleOf(view)
  const [shown, remember] = useState(NOTHING)
  // The same news is read once, however often the board is drawn.
  if (shown.battle === battle && shown.news === news) return shown.cards
  const known = shown.battle === battle ? shown.cards : NO_CARDS
  const cards = battle === '' ? NO_CARDS : withTurnedUp(known, news, shown.battle === battle)
  remember({ battle, news, cards })
  return cards
}

/** Somebody may turn up a card after another: the last one counts. */
function withTurnedUp(known: Cards, news: readonly LogLine[], same: boolean): Cards {
  const from = same ? 0 : news.findLastIndex(({ what }) => what === 'battle.order') + 1
  const turned = news.slice(from).filter(({ what, data }) => what === 'battle.reveal' && typeof data.seat === 'number')
  if (turned.length === 0) return known
  return { ...known, ...Object.fromEntries(turned.map(({ data }) => [data.seat, String(data.card)])) }
}
