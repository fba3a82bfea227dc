import { type LogWeights, listOf, type Messages, sumOf, type Told, type Value } from '@orrery/engine'
import type { Cited } from '../rules/dialect.ts'

/** What opens a part of the log, what everybody looks up for, and what is only looked up; the rest are steps. */
export const weights: LogWeights<Cited> = {
  'turn.phases': 'round',
  'turn.phases#end': 'turn',
  'turn.end': 'turn',
  'battle.order': 'turn',
  'battle.uncontested': 'turn',
  'battle.victor': 'beat',
  'battle.no-units': 'beat',
  'card.B11': 'beat',
  'end.winner': 'beat',
  'setup.draft': 'note',
  'setup.draft-reveal': 'step',
  'order.marker': 'note',
  'battle.order#power': 'note',
  'battle.commit': 'note',
  'battle.return': 'note',
  'cards.draw#own': 'note',
  'cards.reshuffle': 'note',
  'cards.attach': 'note',
  'cards.discard#returned': 'note',
  'resolution.restore': 'note',
  'trade.offer#cards': 'note',
  'trade.binding#cards': 'note',
  'trade.lapse': 'note',
}

/** Each thing once, in the order in which it came. */
const once = (values: readonly Value[]): Value[] => [...new Set(values)]

const DEEDS = ['mech.mototada', 'mech.tametomo', 'mech.mori', 'move.displace', 'unit.destroy'] as const

/** What a player's turn came to. */
function playersTurn(lines: readonly Told[], seat: number): Told {
  const own = lines.filter(({ data }) => data.seat === seat)
  const rewards = own.filter(({ what, data }) => what === 'alliance.move' && /^L\d/.test(String(data.reason)))
  const fallen = lines.filter(({ data }) => data.owner !== seat)
  return {
    what: 'turn.end#sum',
    data: {
      seat,
      locations: once([...listOf(own, 'claim.most-power', 'location'), ...listOf(rewards, 'alliance.move', 'reason')]),
      cards: listOf(own, 'cards.play', 'card'),
      clans: once([...listOf(own, 'alliance.move', 'clan'), ...listOf(own, 'order.allegiance', 'clan')]),
      units: once(listOf(own, 'move.legal#moved', 'unit')),
      wealth: sumOf(own, 'order.wealth', 'amount') + sumOf(own, 'wealth.supply#gained', 'amount'),
      drawn: sumOf(own, 'order.draw', 'count') + sumOf(own, 'cards.draw', 'count'),
      destroyed: DEEDS.flatMap((deed) => [...listOf(fallen, deed, 'unit'), ...listOf(fallen, deed, 'units')]),
      attached: own.filter(({ what }) => what === 'fighter.attach').length,
    },
  }
}

const RESULTS: readonly string[] = ['battle.victor', 'battle.gain', 'battle.no-units']

/** What the end of a round came to: who has won the game, or what alliances have brought. */
function endOfRound(lines: readonly Told[]): Told | undefined {
  const winner = lines.find(({ what }) => what === 'end.winner')
  const seats = listOf(lines, 'resolution.alliances', 'seat')
  if (winner || seats.length === 0) return winner ?? lines.find(({ what }) => what === 'resolution.locations')
  return { what: 'resolution.alliances#sum', data: { seats, honors: listOf(lines, 'resolution.alliances', 'honor') } }
}

/** A part of the log in one sentence; setup has none. */
export const turn: Messages['turn'] = ([heading, ...lines]) => {
  switch (heading?.what) {
    case 'turn.end':
      return playersTurn(lines, Number(heading.data.seat))
    case 'battle.order':
    case 'battle.uncontested':
      return lines.find(({ what }) => RESULTS.includes(what))
    case 'turn.phases#end':
      return endOfRound(lines)
    default:
      return undefined
  }
}
