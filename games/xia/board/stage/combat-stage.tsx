import { type DrawingProps, type Formatter, Icon, type StageScene, type StageSide, useStageBeat } from '@orrery/board'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { COLOURS } from '../../crafts.ts'
import type { View } from '../../view.ts'
import { content } from '../content.ts'
import { figure } from '../figures.ts'
import { Portrait } from '../ships/portrait.tsx'
import { HoldShape } from '../ships/ship-card.tsx'
import { Die } from '../table/die.tsx'
import { OUTFIT_ICONS } from '../table/outfit-icons.ts'
import { DAMAGE, DICE, type Fight, type FightResult, type FightRoll, fightAfter, OUTCOME } from './fight.ts'

/** A scene that remembers what it was made of. */
interface FightScene extends StageScene {
  readonly fight: Fight
}

/** An attack: both ships nose to nose, the dice between them, and what comes of it. */
export function combatStage(props: DrawingProps<View>, last: StageScene | undefined): FightScene | undefined {
  const { view, news, say } = props
  const fight = fightAfter((last as FightScene | undefined)?.fight, news, view.combat)
  if (fight === undefined) return undefined
  const { id, by, targets, reached, over } = fight
  const bounty = view.vessels.find(({ colour }) => colour === targets[0])?.bounty ?? 0
  return {
    id,
    title: say.sentence('{{craft}} attack{{s:craft}}', { craft: by }),
    ...(bounty > 0 && { prize: say.text('Bounty on the target: {{n}}', { n: figure(say, bounty) }) }),
    ground: <Ground />,
    sides: [attackerOf(props, fight), ...targets.map((craft) => defenderOf(props, fight, craft))],
    between: <Dice rolls={fight.rolls} by={by} />,
    beats: beatsOf(say),
    running: reached,
    over,
    fight,
  }
}

const beatsOf = (say: Formatter) => [
  { name: say.text('Attack'), ms: 600 },
  { name: say.text('Shields'), ms: 500 },
  { name: say.text('Dice'), ms: 1200 },
  { name: say.text('Damage'), ms: 900 },
  { name: say.text('Outcome'), ms: 1100 },
]

/** Whose a ship is, as a stage draws it. */
function sideOf(
  { view, seats, say }: DrawingProps<View>,
  craft: string,
): Pick<StageSide, 'id' | 'seat' | 'colour' | 'name'> {
  const seat = COLOURS.indexOf(craft as 'Red')
  if (seat < 0) return { id: craft, colour: NPC_COLOURS[craft], name: say.name(craft) }
  const player = seats[seat]
  const ship = say.name(view.vessels[seat].ship)
  return { id: craft, seat, name: player === undefined ? ship : `${player.name} · ${ship}` }
}

/** The same as on the map. */
const NPC_COLOURS: { readonly [npc: string]: string } = {
  merchant: '#d9c18a',
  enforcer: '#a9c8e8',
  scoundrel: '#d98d84',
}

const partsOf = (say: Formatter, rolls: readonly FightRoll[]) =>
  rolls.map(({ outfit, sides, counts }, i) => {
    const name = outfit === '' ? say.name(sides, 'die') : say.name(outfit)
    return { name: rolls.length > 1 ? `${i + 1}. ${name}` : name, amount: counts, beat: DICE }
  })

function attackerOf(props: DrawingProps<View>, fight: Fight): StageSide {
  const { by, shots, rolls, results } = fight
  const own = rolls.filter(({ craft }) => craft === by)
  const attack = Math.max(0, ...results.map((one) => one.attack))
  return {
    ...sideOf(props, by),
    hero: <Hero craft={by} view={props.view} bow={90} />,
    parts: partsOf(props.say, own),
    ...(shots.length > 0 && { cards: <Weapons shots={shots} say={props.say} /> }),
    ...(results.length > 0 && { sum: attack }),
    ...(fight.over && { outcome: results.some(({ damage }) => damage > 0) ? 'won' : 'lost' }),
  }
}

function defenderOf(props: DrawingProps<View>, fight: Fight, craft: string): StageSide {
  const { view, say } = props
  const result = fight.results.find((one) => one.craft === craft)
  const own = fight.rolls.filter((roll) => roll.craft === craft)
  const shields = view.combat?.targets.find((target) => target.craft === craft)?.shields ?? 0
  const ship = view.vessels.find(({ colour }) => colour === craft)?.ship ?? ''
  return {
    ...sideOf(props, craft),
    hero: <Hero craft={craft} view={view} bow={-90} shields={Math.max(bits(shields), own.length)} result={result} />,
    parts: partsOf(say, own),
    cards: ship === '' ? undefined : <StruckHold ship={ship} damage={damageOf(view, craft)} result={result} />,
    ...(result && { sum: result.defence }),
    ...(fight.over && result && { outcome: result.damage > 0 ? 'lost' : 'won' }),
  }
}

const bits = (spaces: number): number => spaces.toString(2).replaceAll('0', '').length

const damageOf = (view: View, craft: string): number =>
  view.vessels.find(({ colour }) => colour === craft)?.damage.length ??
  view.npcs.find(({ id }) => id === craft)?.damage ??
  0

interface HeroProps {
  readonly craft: string
  readonly view: View
  /** Where its bow points. */
  readonly bow: number
  readonly shields?: number
  readonly result?: FightResult | undefined
}

/** A ship on the stage: arcs for its shields, cracks for what has hit it; what is destroyed breaks into its plates. */
function Hero({ craft, view, bow, shields = 0, result }: HeroProps) {
  const beat = useStageBeat()
  const seat = COLOURS.indexOf(craft as 'Red')
  const hull = seat < 0 ? craft : view.vessels[seat].ship
  const colour = seat < 0 ? NPC_COLOURS[craft] : `var(--seat-${seat})`
  const hit = result !== undefined && beat >= DAMAGE ? result.damage : 0
  const wrecked = result?.destroyed === true && beat >= OUTCOME
  return (
    <svg className={`xia-hero ${wrecked ? 'xia-wrecked' : ''}`} viewBox="-40 -30 80 60" aria-hidden="true">
      {wrecked ? (
        <Shards>
          <Hull hull={hull} bow={bow} damage={6} colour={colour} />
        </Shards>
      ) : (
        <Hull hull={hull} bow={bow} damage={damageOf(view, craft) + hit} colour={colour} />
      )}
      {beat < OUTCOME &&
        Array.from({ length: shields }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: arcs are all alike
          <path key={i} className="xia-shield-arc" d={arc(bow, 25 + i * 3.5)} />
        ))}
      {wrecked && <rect className="xia-flash" x="-40" y="-30" width="80" height="60" />}
    </svg>
  )
}

const WEDGES = [0, 60, 120, 180, 240, 300]

/** What is drawn, in six pieces that drift apart. */
function Shards({ children }: { readonly children: ReactNode }) {
  const clip = useId()
  return (
    <>
      <clipPath id={clip}>
        <path d="M0 0L50-29V29Z" />
      </clipPath>
      {WEDGES.map((turn) => {
        const way = (turn * Math.PI) / 180
        const style = {
          '--away': `${Math.round(Math.cos(way) * 9)}px, ${Math.round(Math.sin(way) * 9)}px`,
        } as CSSProperties
        return (
          <g key={turn} className="xia-shard" style={style}>
            <g transform={`rotate(${turn})`} clipPath={`url(#${clip})`}>
              <g transform={`rotate(${-turn})`}>{children}</g>
            </g>
          </g>
        )
      })}
    </>
  )
}

interface HullProps {
  readonly hull: string
  readonly bow: number
  readonly damage: number
  readonly colour: string
}

/** A portrait within the stage's own drawing. */
const Hull = ({ hull, bow, damage, colour }: HullProps) => (
  <g transform="translate(-40 -30)">
    <Portrait ship={hull} turn={bow} damage={damage} colour={colour} />
  </g>
)

/** An arc before the bow. */
const arc = (bow: number, radius: number): string => {
  const side = Math.sign(bow)
  const [x, y] = [radius * Math.cos(0.7) * side, radius * Math.sin(0.7)]
  return `M${x.toFixed(1)} ${(-y).toFixed(1)}A${radius} ${radius} 0 0 ${side > 0 ? 1 : 0} ${x.toFixed(1)} ${y.toFixed(1)}`
}

/** What is shot with, until the dice say what became of it. */
function Weapons({ shots, say }: { readonly shots: readonly string[]; readonly say: Formatter }) {
  if (useStageBeat() >= DICE) return null
  return (
    <ul className="xia-stage-weapons">
      {[...new Set(shots)].map((outfit) => {
        const card = content.outfits[outfit]
        const times = shots.filter((shot) => shot === outfit).length
        return (
          card && (
            <li key={outfit}>
              <Icon path={OUTFIT_ICONS[card.type]} size={24} />
              {times > 1 && `${times} × `}
              {say.name(outfit)} <b>{say.name(card.die, 'die')}</b>
            </li>
          )
        )
      })}
    </ul>
  )
}

interface StruckProps {
  readonly ship: string
  /** Markers that lie there already. */
  readonly damage: number
  readonly result: FightResult | undefined
}

/** The hold of a ship that is attacked: as many of its cells break as it takes damage. */
function StruckHold({ ship, damage, result }: StruckProps) {
  const struck = useStageBeat() >= DAMAGE
  const hit = struck && result ? result.damage : 0
  const { size } = content.ships[ship].hold
  return <HoldShape ship={ship} cell={13} broken={result?.destroyed && hit > 0 ? size : Math.min(size, damage + hit)} />
}

/** The dice as they fall, the attacker's first. */
function Dice({ rolls, by }: { readonly rolls: readonly FightRoll[]; readonly by: string }) {
  if (useStageBeat() < DICE) return null
  return (
    <ul className="xia-stage-dice">
      {rolls.map(({ craft, sides, value }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice stay where they fell
        <li key={i} className={craft === by ? 'xia-attack-die' : 'xia-defence-die'}>
          <Die sides={sides} value={value} size={52} />
        </li>
      ))}
    </ul>
  )
}

/** Stars behind everything. */
const Ground = () => (
  <svg className="xia-stage-sky" viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="400" height="240" fill="#050a14" />
    <path
      d="M20 31h.1M61 92h.1M118 14h.1M150 121h.1M92 57h.1M34 173h.1M139 71h.1M207 84h.1M278 28h.1M365 42h.1M330 150h.1M250 190h.1M390 110h.1M180 210h.1M70 220h.1M300 90h.1"
      stroke="#cfe4ff"
      strokeWidth="1.6"
      strokeLinecap="round"
      opacity=".7"
    />
    <path d="M0 200Q200 150 400 210V240H0Z" fill="#0f2740" />
  </svg>
)
