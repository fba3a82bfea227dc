import type { Data, Tip } from '@orrery/engine'
import type { CardId, Content } from './rules/state/state.ts'
import type { BoardView, View } from './view.ts'

/** What the coach says in a match, once each, when it is met first. */
const tips = [
  {
    id: 'markers',
    kind: 'rule',
    when: { asks: ['turn.sequence'] },
    if: ({ ordered }) => [!ordered],
    taughtIn: ['lead'],
    points: [{ landmark: 'orders' }],
    cites: ['order.marker', 'turn.sequence'],
  },
  {
    id: 'leading',
    kind: 'rule',
    when: { asks: ['turn.sequence'] },
    if: (view) => [view.ordered, led(view).length > 0],
    taughtIn: ['lead'],
    cites: ['claim.most-power'],
    figures: (view) => ({ places: led(view) }),
  },
  {
    id: 'level',
    kind: 'danger',
    when: { asks: ['turn.sequence'] },
    if: (view) => [view.ordered, tied(view).length > 0],
    taughtIn: ['lead'],
    cites: ['claim.tie'],
    figures: (view) => ({ places: tied(view) }),
  },
  {
    id: 'behind',
    kind: 'advice',
    when: { asks: ['turn.sequence'] },
    if: (view) => [!view.ordered, overtaken(view) !== undefined],
    cites: ['claim.most-power', 'claim.tie'],
    figures: (view) => overtaken(view) ?? {},
  },
  {
    id: 'units',
    kind: 'rule',
    when: { asks: ['move.units'] },
    points: [{ landmark: 'supply' }],
    cites: ['unit.power', 'mech.shingen', 'mech.mototada'],
    figures: (_view, _told, pack) => {
      const { fighter, carrier } = (pack as Content).power
      return { fighter, carrier }
    },
  },
  {
    id: 'where',
    kind: 'advice',
    when: { asks: ['move.legal'] },
    if: ({ boards }) => [boards.some(({ units }) => units.every((there) => there.length === 0))],
    cites: ['unit.power', 'claim.most-power'],
  },
  {
    id: 'passengers',
    kind: 'rule',
    when: { asks: ['carrier.passengers'] },
    taughtIn: ['three-of-one'],
    cites: ['carrier.passengers', 'carrier.follow'],
  },
  {
    id: 'displacing',
    kind: 'rule',
    when: { asks: ['move.displace'] },
    taughtIn: ['no-room'],
    cites: ['move.displace', 'move.weakest'],
  },
  {
    id: 'increasing',
    kind: 'rule',
    when: { asks: ['order.boost'] },
    taughtIn: ['three-of-one'],
    cites: ['order.boost'],
  },
  {
    id: 'allies',
    kind: 'rule',
    when: { asks: ['order.allegiance', 'claim.any', 'alliance.move#to', 'alliance.move#exactly'] },
    taughtIn: ['allies'],
    points: [{ landmark: 'track' }],
    cites: ['alliance.track', 'resolution.alliances'],
  },
  {
    id: 'swing',
    kind: 'advice',
    when: { asks: ['alliance.move#to', 'alliance.move#exactly'] },
    taughtIn: ['allies'],
    points: [{ landmark: 'neutral' }],
    cites: ['alliance.move'],
  },
  {
    id: 'order-card',
    kind: 'rule',
    when: { asks: ['turn.sequence'] },
    if: ({ cardPlayed, hand }, _told, pack) => [!cardPlayed, hand.some(isOrderCard(pack))],
    taughtIn: ['before-the-guns'],
    points: [{ landmark: 'hand' }],
    cites: ['turn.card', 'cards.play'],
    figures: ({ hand }, _told, pack) => ({ card: hand.find(isOrderCard(pack)) ?? '' }),
  },
  {
    id: 'hand-limit',
    kind: 'rule',
    when: { asks: ['order.draw', 'claim.cards', 'cards.limit'] },
    points: [{ landmark: 'hand' }],
    cites: ['cards.limit'],
    figures: (_view, _told, pack) => ({ most: (pack as Content).handLimit }),
  },
  {
    id: 'battle',
    kind: 'rule',
    when: { asks: ['battle.commit'] },
    taughtIn: ['two-battles'],
    points: [{ landmark: 'hand' }],
    cites: ['battle.commit', 'battle.victor', 'card.ST1', 'setup.starters'],
    figures: (view) => battleFigures(view),
  },
  {
    id: 'open-hands',
    kind: 'advice',
    when: { asks: ['battle.commit'] },
    taughtIn: ['two-battles'],
    cites: ['table.public', 'table.hidden'],
    figures: (view) => battleFigures(view),
  },
  {
    id: 'plan',
    kind: 'advice',
    when: { asks: ['turn.sequence'] },
    if: ({ ordered }) => [!ordered],
    cites: ['claim.most-power', 'order.allegiance'],
  },
  {
    id: 'paid',
    kind: 'rule',
    when: { tells: ['resolution.alliances'] },
    cites: ['resolution.alliances', 'resolution.locations'],
    figures: ({ seat, seats }) => ({
      honor: seats[seat ?? 0]?.honor ?? 0,
      most: Math.max(0, ...seats.filter((_, other) => other !== seat).map(({ honor }) => honor)),
    }),
  },
  {
    id: 'last-round',
    kind: 'danger',
    when: { asks: ['turn.sequence'] },
    if: ({ locationDeck }) => [locationDeck === 0],
    taughtIn: ['last-location'],
    cites: ['end.when', 'end.types'],
  },
  {
    id: 'mechs',
    kind: 'rule',
    when: { asks: ['setup.draft'] },
    points: [{ landmark: 'draft' }],
    cites: ['setup.draft', 'setup.draft-secret', 'mech.shingen', 'mech.hideyoshi', 'mech.masumune'],
  },
  { id: 'deck-draft', kind: 'rule', when: { asks: ['decks.draft'] }, cites: ['decks.draft'] },
  {
    id: 'second-deck',
    kind: 'rule',
    when: { asks: ['turn.sequence'] },
    if: ({ hand }, _told, pack) => [hand.some(isOfSecondDeck(pack))],
    points: [{ landmark: 'hand' }],
    cites: ['decks.replace', 'decks.combine', 'card.S05', 'card.S13'],
    figures: ({ hand }, _told, pack) => ({ card: hand.find(isOfSecondDeck(pack)) ?? '' }),
  },
  {
    id: 'trading',
    kind: 'rule',
    when: { asks: ['turn.sequence'] },
    if: ({ trading }) => [trading],
    cites: ['trade.offer', 'trade.goods', 'trade.binding'],
  },
] as const satisfies readonly Tip<View>[]

export type TipId = (typeof tips)[number]['id']

export default tips as readonly Tip<View, TipId>[]

/** How far the viewer is ahead of the strongest other player. */
function ahead({ seat }: View, { power }: BoardView): number {
  const others = power.filter((_, other) => other !== seat)
  return (power[seat ?? 0] ?? 0) - Math.max(0, ...others)
}

const at = (view: View, fits: (board: BoardView) => boolean): string[] =>
  view.boards.filter(fits).map(({ location }) => location)

/** [claim.most-power] The locations that the viewer leads. */
const led = (view: View): string[] => at(view, (board) => ahead(view, board) > 0)

/** [claim.tie] The locations where the viewer shares the greatest power. */
const tied = (view: View): string[] =>
  at(view, (board) => ahead(view, board) === 0 && (board.power[view.seat ?? 0] ?? 0) > 0)

/** [claim.most-power] Where the viewer has units and somebody else the most power: who, and how much both have. */
function overtaken(view: View): Data | undefined {
  const seat = view.seat ?? 0
  const board = view.boards.find(({ power }) => (power[seat] ?? 0) > 0 && Math.max(...power) > (power[seat] ?? 0))
  if (board === undefined) return undefined
  const theirs = Math.max(...board.power)
  return { place: board.location, mine: board.power[seat] ?? 0, theirs, rival: board.power.indexOf(theirs) }
}

const isOrderCard =
  (pack: object) =>
  (card: CardId): boolean =>
    (pack as Content).cards[card].type === 'order'

const isOfSecondDeck =
  (pack: object) =>
  (card: CardId): boolean =>
    (pack as Content).cards[card].deck === 'shattered'

/** The viewer beside the strongest other side of the battle, without the cards that are to come. */
function battleFigures({ seat, seats, battle }: View): Data {
  const total = (of: number) => battle?.totals[battle.contestants.indexOf(of)] ?? 0
  const [rival = 0] = (battle?.contestants ?? []).filter((one) => one !== seat).sort((a, b) => total(b) - total(a))
  return { mine: total(seat ?? 0), theirs: total(rival), rival, cards: seats[rival]?.cards ?? 0 }
}
