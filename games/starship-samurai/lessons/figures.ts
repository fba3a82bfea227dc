import type { Data, Told } from '@orrery/engine'
import type { Board, Content } from '../rules/state/state.ts'
import type { View } from '../view.ts'

/** What the texts of lessons mention: the learner beside the other player, as everybody can count, and what the pack says. */
export function figures({ seat, seats, boards }: View, told: readonly Told[], content: Content): Data {
  const [mine, theirs] = seat === 1 ? ([1, 0] as const) : ([0, 1] as const)
  const me = seats[mine]
  const rival = seats[theirs]
  const power = (board: Board, of: number): number => boards.find((one) => one.board === board)?.power[of] ?? 0
  const markers = (me?.orders ?? []).flatMap((order, i) => (order === null ? [i + 1] : []))
  const types = new Set((me?.locations ?? []).map((id) => content.locations[id]?.type)).size
  const bonus = (count: number): number => content.typeBonus[Math.min(count, content.typeBonus.length - 1)] ?? 0
  const [total, theirTotal] = totalsOf(told, mine, theirs)
  return {
    first: power(1, mine),
    theirFirst: power(1, theirs),
    second: power(2, mine),
    theirSecond: power(2, theirs),
    behind: power(1, theirs) - power(1, mine),
    total,
    theirTotal,
    cards: claimed(told),
    honor: me?.honor ?? 0,
    theirHonor: rival?.honor ?? 0,
    allies: me?.allianceHonor ?? 0,
    theirAllies: rival?.allianceHonor ?? 0,
    wealth: me?.wealth ?? 0,
    marker: markers[0] ?? 0,
    larger: markers.at(-1) ?? 0,
    types: bonus(types),
    moreTypes: bonus(types + 1),
    victory: content.locationHonor,
    general: content.cards.ST1.numbers?.['power'] ?? 0,
    fighter: content.power.fighter,
    carrier: content.power.carrier,
    convoy: content.power.carrier + 2 * content.power.fighter,
  }
}

/** [battle.victor] What the last battle came to. */
function totalsOf(told: readonly Told[], ...seats: readonly [number, number]): readonly number[] {
  const data = told.findLast(({ what }) => what === 'battle.victor')?.data
  const contestants = (data?.['contestants'] ?? []) as readonly number[]
  const totals = (data?.['totals'] ?? []) as readonly number[]
  return seats.map((seat) => totals[contestants.indexOf(seat)] ?? 0)
}

/** [claim.most-power] The cards that the rewards of the learner's last turn brought. */
const claimed = (told: readonly Told[]): number =>
  told
    .slice(told.findLastIndex(({ what }) => what === 'turn.end') + 1)
    .filter(({ what }) => what === 'claim.most-power')
    .reduce((sum, { data }) => sum + Number(data['cards'] ?? 0), 0)
