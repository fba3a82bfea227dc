import type { DrawingProps, Formatter, SeatLook, StagePart, StageScene, StageSide } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import type { UnitView, View } from '../../view.ts'
import type { Pose } from '../art/mech-parts.ts'
import { isSamurai, kindOf, linedUp, locationHonor, locationOf } from '../facts.ts'
import { rewardText } from '../wording.ts'
import { BattleCard, TURNING } from './battle-card.tsx'
import { BattleGround } from './ground.tsx'
import { Bust, Force } from './heroes.tsx'
import { type Story, tellOn } from './story.ts'

interface BattleScene extends StageScene {
  readonly story: Story
}

const isBattle = (scene: StageScene | undefined): scene is BattleScene => scene !== undefined && 'story' in scene

/** A battle takes the board's place until it is decided and seen. */
export function battleStage(props: DrawingProps<View>, last: StageScene | undefined): StageScene | undefined {
  const story = tellOn(props, isBattle(last) ? last.story : undefined)
  return story && sceneOf(story, props)
}

const [COUNTING, REWARD] = [3, 4]
/** Milliseconds in which a part of somebody's power is counted. */
const A_PART = 150

function sceneOf(story: Story, { view, seats, say }: DrawingProps<View>): BattleScene {
  const { location, end } = story
  const sides = story.contestants.map((seat) => sideOf(story, seats[seat], view.seat === seat, say))
  const parts = Math.max(...sides.map((side) => side.parts?.length ?? 0))
  const prize = [{ honor: locationHonor } as const, ...(locationOf(location)?.reward ?? [])]
  return {
    story,
    id: story.id,
    title: say.text('Battle for {{location}}', { location: say.name(location) }),
    prize: say.text('For the winner: {{prize}}.', {
      prize: listed(
        prize.map((part) => rewardText(part, say)),
        say,
      ),
    }),
    ground: <BattleGround location={location} />,
    sides,
    beats: [
      { name: say.text('Units gather'), ms: 500 },
      { name: say.text('Cards are laid face down'), ms: 400 },
      { name: say.text('Cards turn'), ms: 600 },
      { name: say.text('Power counts up'), ms: 300 + parts * A_PART },
      { name: say.text('Reward'), ms: 900 },
    ],
    running: end ? REWARD : beatOf(story),
    over: end !== undefined,
  }
}

/** A location pays honor and one or two things more. */
function listed([a = '', b = '', c]: readonly string[], say: Formatter): string {
  return c === undefined ? say.text('{{a}} and {{b}}', { a, b }) : say.text('{{a}}, {{b}}, and {{c}}', { a, b, c })
}

/** How far the battle has come. */
function beatOf({ stage: now, contestants, committed, revealed }: Story): number {
  if (now === 'commit') return contestants.some((seat) => committed[seat] !== null) ? TURNING - 1 : 0
  return Object.keys(revealed).length > 0 || now === 'victor' ? COUNTING : TURNING
}

function sideOf(story: Story, look: SeatLook, mine: boolean, say: Formatter): StageSide {
  const { seat } = look
  const units = story.units[seat]
  const parts = partsOf(story, seat, say)
  const { end } = story
  const total = end?.totals[end.contestants.indexOf(seat)]
  // Units that the last card has destroyed count no more: what the log has told is what counts.
  const counted = parts.reduce((sum, { amount }) => sum + amount, 0)
  return {
    id: String(seat),
    seat,
    name: nameOf(look, mine, say),
    hero: <Force units={units} seat={seat} pose={poseOf(story, seat)} />,
    bust: <Bust units={units} seat={seat} />,
    parts,
    ...(total === undefined || total === counted ? {} : { sum: total }),
    cards: <BattleCard story={story} seat={seat} mine={mine} say={say} />,
    chooses: story.stage === 'commit' && story.committed[seat] === null,
    ...(end ? { outcome: end.victor === seat ? ('won' as const) : ('lost' as const) } : {}),
  }
}

/** Mechs stand on guard until it is decided: then the victor's strike, and the others kneel. */
function poseOf({ end }: Story, seat: Seat): Pose {
  if (end === undefined) return 'guard'
  return end.victor === seat ? 'strike' : 'kneel'
}

/** The clan, and who leads it: somebody who is only called by the clan is not called twice. */
function nameOf({ side, name }: SeatLook, mine: boolean, say: Formatter): string {
  if (mine) return say.text('{{clan}} · you', { clan: side })
  return name === side ? side : say.text('{{clan}} · {{name}}', { clan: side, name })
}

/** What a side's power is made of: mechs by name, equal ships together, bribed ships, and what cards bring once they are turned. */
function partsOf({ units, bribed, bonuses }: Story, seat: Seat, say: Formatter): StagePart[] {
  const kinds = new Map<string, UnitView[]>()
  for (const unit of linedUp(units[seat], ({ id }) => id)) {
    const kind = isSamurai(unit.id) ? unit.id : kindOf(unit.id)
    kinds.set(kind, [...(kinds.get(kind) ?? []), unit])
  }
  const own = [...kinds].map(([kind, equal]) => ({
    name:
      equal.length > 1
        ? say.text('{{unit}} × {{n}}', { unit: kindName(kind, say), n: equal.length })
        : kindName(kind, say),
    amount: equal.reduce((sum, { power }) => sum + power, 0),
  }))
  const everywhere = units.flat()
  const changed = bribed.flatMap(({ unit, by }) => {
    const power = everywhere.find(({ id }) => id === unit)?.power ?? 0
    const sign = by === seat ? 1 : units[seat].some(({ id }) => id === unit) ? -1 : 0
    return sign === 0
      ? []
      : [{ name: say.text('Bribed: {{unit}}', { unit: say.name(unit) }), amount: sign * power, beat: COUNTING }]
  })
  const cards = bonuses
    .filter((bonus) => bonus.seat === seat)
    .map(({ card, amount }) => ({
      name: card === undefined ? say.text('Cards') : say.name(card),
      amount,
      beat: COUNTING,
    }))
  return [...own, ...changed, ...cards]
}

function kindName(kind: string, say: Formatter): string {
  if (kind === 'fighter') return say.text('Fighter')
  return kind === 'carrier' ? say.text('Carrier') : say.name(kind)
}
