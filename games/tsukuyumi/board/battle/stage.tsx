import type { DrawingProps, Formatter, SeatLook, StagePart, StageScene, StageSide } from '@orrery/board'
import { seatColour } from '@orrery/board'
import type { ReactNode } from 'react'
import { BATTLE_STAGES } from '../../rules/state/frames.ts'
import type { BattleView, View } from '../../view.ts'
import { Value } from '../cards/parts.tsx'
import { countKinds, sumsOf, unitOf, worthOf } from '../facts.ts'
import { groundOf } from '../map/area.tsx'
import { ListedPennant } from '../map/labels.tsx'
import { Terrain } from '../map/terrain.tsx'
import { ONI_TONE, Table, ThingIcon, useSay } from '../powers.tsx'
import { groundText, stageText } from '../words.ts'
import { Between } from './between.tsx'
import { Force, Vanguard } from './force.tsx'
import { defendersOf, type Story } from './story.ts'

/** Milliseconds: what is decided is looked at longer than what is only a step. */
const STEP = 350
const BLOW = 900

interface FightScene extends StageScene {
  readonly story: Story
}

const isFight = (scene: StageScene | undefined): scene is FightScene => scene !== undefined && 'story' in scene

const STAGES: readonly string[] = BATTLE_STAGES.slice(0, -1)
const BLOWS: readonly string[] = ['damage', 'counter', 'after']

/** A combat takes the board's place: the attacker to the left, the defenders to the right, on the ground of the area. */
export function stage(props: DrawingProps<View>, last: StageScene | undefined): StageScene | undefined {
  const battle = props.view.battles.at(-1)
  const before = isFight(last) && !last.over ? last.story : undefined
  if (battle) return sceneOf(tellOn(props, battle, before), props)
  // Of a combat that is over the view knows nothing more.
  return before && sceneOf({ ...before, over: true }, props)
}

/** The combat so far: who has been there since it began, for those who fall are in no view, and some defend later than it is declared. */
function tellOn({ view, news }: DrawingProps<View>, battle: BattleView, before: Story | undefined): Story {
  const { hex, attacker } = battle
  const place = view.hexes.find((one) => one.hex === hex)
  const known = before?.battle.hex === hex && before.battle.attacker === attacker ? before : undefined
  const there = known?.sides ?? [attacker]
  return {
    id: known?.id ?? `${hex} ${attacker} ${news[0]?.at ?? view.round}`,
    battle,
    sides: [...there, ...defendersOf(battle, place).filter((power) => !there.includes(power))],
    units: { ...place?.units, ...known?.units },
    owner: known ? known.owner : (place?.owner ?? null),
    over: false,
  }
}

function sceneOf(story: Story, { view, seats, say }: DrawingProps<View>): FightScene {
  const { battle, over } = story
  const hex = view.hexes.find((one) => one.hex === battle.hex)
  const worth = worthOf(hex?.type ?? null)
  const tones = tonesOf(view)
  const outcome = over ? outcomeOf(story, view) : undefined
  return {
    story,
    id: story.id,
    title: say.text('Combat in {{hex}}', { hex: battle.hex }),
    ...(hex ? { prize: say.text('{{ground}}, {{points}} VP', { ground: groundText(say, hex), points: worth }) } : {}),
    ...(hex ? { ground: <Ground {...groundOf(hex)} /> } : {}),
    sides: story.sides.map((power) => ({
      ...sideOf(story, power, { view, say, look: seats.find(({ seat }) => seat === tones[power]) }),
      ...(outcome === undefined ? {} : { outcome: outcome === power ? ('won' as const) : ('lost' as const) }),
    })),
    between: (
      <Table view={view} say={say}>
        <Between story={story} owner={hex?.owner ?? null} />
      </Table>
    ),
    beats: STAGES.map((one) => ({ name: stageText(say, one), ms: BLOWS.includes(one) ? BLOW : STEP })),
    running: over ? STAGES.length - 1 : stepOf(battle),
    over,
  }
}

/** How far it has come; what is left to do at its very end belongs to the last step. */
const stepOf = ({ stage }: BattleView): number => (stage === 'end' ? STAGES.length - 1 : STAGES.indexOf(stage))

const tonesOf = (view: View): { readonly [power: string]: number } =>
  Object.fromEntries(view.seats.map(({ faction }, seat) => [faction, seat]))

const Ground = (ground: ReturnType<typeof groundOf>) => (
  <svg className="tsu-fight-ground" viewBox="-86 -46 172 92" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <Terrain {...ground} />
  </svg>
)

interface Shown {
  readonly view: View
  readonly say: Formatter
  readonly look: SeatLook | undefined
}

function sideOf(story: Story, power: string, { view, say, look }: Shown): StageSide {
  const { battle, units } = story
  const hex = view.hexes.find((one) => one.hex === battle.hex)
  const left = hex?.units[power] ?? []
  const pending = battle.damage.filter((hit) => hit.power === power).reduce((sum, hit) => sum + hit.damage, 0)
  const figures = units[power] ?? []
  const within = (drawing: ReactNode) => (
    <Table view={view} say={say}>
      {drawing}
    </Table>
  )
  return {
    id: power,
    ...(look ? { seat: look.seat } : { colour: seatColour(ONI_TONE) }),
    name: nameOf(power, look, say),
    hero: within(<Force power={power} figures={figures} left={left} pending={story.over ? 0 : pending} />),
    bust: within(<Vanguard power={power} figures={figures} left={left} />),
    sum: sumsOf(left).damage,
    sumOf: { name: say.text('Damage'), sign: <ThingIcon id="damage" size={18} /> },
    also: within(<Worth power={power} left={left} points={hex?.points[power]} />),
    parts: partsOf(left, say),
    chooses: battle.stage === 'choose' && battle.defenders.includes(power) && battle.counters[power] === undefined,
  }
}

interface WorthProps {
  readonly power: string
  readonly left: readonly string[]
  readonly points: number | undefined
}

/** What decides who holds the area, and how much a side can bear: the same signs as on the map. */
function Worth({ power, left, points }: WorthProps) {
  const say = useSay()
  const { health } = sumsOf(left)
  return (
    <>
      {points !== undefined && points > 0 && <ListedPennant power={power} points={points} />}
      <Value icon="health" value={health} label={say.text('Health')} />
    </>
  )
}

function nameOf(power: string, look: SeatLook | undefined, say: Formatter): string {
  const side = say.name(power)
  if (look?.mine) return say.text('{{side}} · you', { side })
  return look === undefined || look.name === look.side
    ? side
    : say.text('{{side}} · {{name}}', { side, name: look.name })
}

/** What a side's damage is made of. */
const partsOf = (figures: readonly string[], say: Formatter): readonly StagePart[] =>
  countKinds(figures).flatMap(([kind, count]) => {
    const amount = (unitOf(kind)?.damage ?? 0) * count
    const unit = say.name(kind)
    return amount === 0 ? [] : [{ name: count > 1 ? say.text('{{unit}} × {{count}}', { unit, count }) : unit, amount }]
  })

/** Who has won: whoever conquered the area, or is the only side left. Nobody where both hold on. */
function outcomeOf({ battle, owner, sides }: Story, view: View): string | undefined {
  const hex = view.hexes.find((one) => one.hex === battle.hex)
  if (hex?.owner === battle.attacker && owner !== battle.attacker) return battle.attacker
  const standing = sides.filter((power) => (hex?.units[power]?.length ?? 0) > 0)
  return standing.length === 1 ? standing[0] : undefined
}
