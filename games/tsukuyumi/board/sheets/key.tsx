import { type DrawingProps, DrawnIcon } from '@orrery/board'
import type { ReactNode } from 'react'
import type { View } from '../../view.ts'
import { iconOf } from '../emblems.ts'
import { housePack, kindsOf, uplinkOf, worthOf } from '../facts.ts'
import { Rim } from '../map/area.tsx'
import { KanedaDrawing, TunnelDrawing } from '../map/links.tsx'
import { SideMark } from '../map/sides.tsx'
import { Terrain } from '../map/terrain.tsx'
import { Token } from '../map/token.tsx'
import { ONI_TONE, PowerMark, Table, useSay, useTones } from '../powers.tsx'
import { printedText } from '../printed.ts'
import { groundText } from '../words.ts'

/** Every sign of the map with its name and what it means. */
export function MapKey({ view, say }: DrawingProps<View>) {
  return (
    <Table view={view} say={say}>
      <div className="tsu tsu-key">
        <Sides view={view} />
        <Units />
        <Borders />
        <Grounds />
        <Signs />
      </div>
    </Table>
  )
}

interface RowProps {
  readonly name: string
  readonly text: string
  readonly children: ReactNode
}

const Row = ({ name, text, children }: RowProps) => (
  <div className="tsu-key-row">
    <span className="tsu-key-sign" aria-hidden="true">
      {children}
    </span>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </div>
)

interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

const Part = ({ title, children }: PartProps) => (
  <section>
    <h3>{title}</h3>
    <dl>{children}</dl>
  </section>
)

/** A piece of the map in small. */
const Piece = ({ children }: { readonly children: ReactNode }) => (
  <svg className="tsu-map" aria-hidden="true" width={44} height={48} viewBox="-92 -102 184 204">
    {children}
  </svg>
)

function Sides({ view }: { readonly view: View }) {
  const say = useSay()
  const tones = useTones()
  return (
    <Part title={say.text('Who controls an area')}>
      {[...view.seats.map(({ faction }) => faction), 'oni'].map((power) => (
        <Row key={power} name={say.name(power)} text={RIMS[tones[power] ?? ONI_TONE](say)}>
          <Piece>
            <Terrain type="ocean" rotation={0} word={power} />
            <Rim owner={tones[power] ?? ONI_TONE} />
          </Piece>
          <PowerMark power={power} size={20} />
        </Row>
      ))}
    </Part>
  )
}

type Sayer = ReturnType<typeof useSay>

const RIMS = [
  (say: Sayer) => say.text('A whole rim, and round tokens.'),
  (say: Sayer) => say.text('A double rim, and square tokens.'),
  (say: Sayer) => say.text('A dashed rim, and pointed tokens.'),
  (say: Sayer) => say.text('A dotted rim, and diamond tokens.'),
  (say: Sayer) => say.text('A thin rim, and spiked tokens.'),
]

function Units() {
  const say = useSay()
  const [small, , large] = kindsOf('oni')
  return (
    <Part title={say.text('Units')}>
      <Row
        name={say.text('Token')}
        text={say.text('Shape and color show the side, the figure its kind. The number counts units.')}
      >
        <Token kind={small} tone={ONI_TONE} size={36} />
      </Row>
      <Row name={say.text('Chevrons')} text={say.text('Units that cost 2 or 3 production points, and larger Oni.')}>
        <Token kind={large} tone={ONI_TONE} size={36} />
      </Row>
      <Row name={say.text('Wings')} text={say.text('This unit flies.')}>
        <Token kind="wasp" tone={ONI_TONE} size={36} />
      </Row>
      <Row name={say.text('Pennant')} text={say.text('Conquest points of a side in the area.')}>
        <svg aria-hidden="true" width={40} height={24} viewBox="0 0 40 24">
          <path d="M2 3H38L33 12L38 21H2Z" fill={`var(--seat-${ONI_TONE})`} />
          <text className="tsu-points" x={6} y={17.5} fontSize={15} fill={`var(--seat-${ONI_TONE}-ink)`}>
            45
          </text>
        </svg>
      </Row>
      <Row name={say.text('Health')} text={say.text('How much damage the units of a side take together.')}>
        <Sign id="health" />
      </Row>
      <Row name={say.text('Damage')} text={say.text('How much damage they deal together.')}>
        <Sign id="damage" />
      </Row>
      <Row name="+2" text={say.text('More units than fit. Zoom in, or point at the area.')}>
        <b>+2</b>
      </Row>
    </Part>
  )
}

const Sign = ({ id }: { readonly id: string }) => (
  <svg className={`tsu-chip tsu-chip-${id}`} aria-hidden="true" width={30} height={30} viewBox="-15 -15 30 30">
    <DrawnIcon path={iconOf(id) ?? ''} size={26} />
  </svg>
)

function Borders() {
  const say = useSay()
  const { terraformings } = housePack
  const kaneda = uplinkOf('kaneda')
  const side = (kind: 'printed' | 'blockade' | 'passage' | 'pigs') => (
    <Piece>
      <Terrain type="ocean" rotation={0} word={kind} />
      <SideMark kind={kind} way="e" />
    </Piece>
  )
  return (
    <Part title={say.text('Sides of areas')}>
      <Row name={say.text('Blockade')} text={say.text('Units on foot cannot cross this side.')}>
        {side('printed')}
      </Row>
      <Row name={say.text('Blockade marker')} text={say.text('Closes a side that was open.')}>
        {side('blockade')}
      </Row>
      <Row name={say.text('Passage')} text={say.text('Opens a printed blockade.')}>
        {side('passage')}
      </Row>
      <Row name={say.name('pigs')} text={printedText(say, terraformings.pigs)}>
        {side('pigs')}
      </Row>
      <Row name={say.name('tunnel')} text={printedText(say, terraformings.tunnel)}>
        <svg aria-hidden="true" width={44} height={30} viewBox="-38 -26 76 52">
          <TunnelDrawing turn={0} used={false} />
        </svg>
      </Row>
      {kaneda && (
        <Row name={say.name('kaneda')} text={printedText(say, kaneda)}>
          <svg aria-hidden="true" width={30} height={48} viewBox="-31 -54 62 108">
            <KanedaDrawing turn={0} at={0} />
          </svg>
        </Row>
      )}
    </Part>
  )
}

const GROUNDS = ['ocean', 'fertile', 'mountain', 'river', 'devastated', 'moon'] as const

function Grounds() {
  const say = useSay()
  return (
    <Part title={say.text('Grounds')}>
      {GROUNDS.map((type) => (
        <Row
          key={type}
          name={type === 'mountain' ? say.text('Mountain range') : groundText(say, { kind: 'area', type })}
          text={
            type === 'mountain'
              ? say.text('Worth {{points|=0 no VP|# VP}}. Its value makes conquest harder.', { points: worthOf(type) })
              : say.text('Worth {{points|=0 no VP|# VP}}.', { points: worthOf(type) })
          }
        >
          <Piece>
            <Terrain type={type} rotation={0} word={type} />
          </Piece>
        </Row>
      ))}
    </Part>
  )
}

function Signs() {
  const say = useSay()
  const { terraformings, numbers } = housePack
  const rocket = uplinkOf('rocket-attack')
  return (
    <Part title={say.text('Properties and markers')}>
      <Row name={say.name('tsukuyumi')} text={say.text('Oni can be placed here and next to it.')}>
        <Sign id="tsukuyumi" />
      </Row>
      <Row name={say.name('radioactive')} text={say.text('At the end of the round all units here are destroyed.')}>
        <Sign id="radioactive" />
      </Row>
      <Row name={say.name('unstable')} text={say.text('All events can change this area, even with units in it.')}>
        <Sign id="unstable" />
      </Row>
      <Row name={say.name('toxic')} text={say.text('The area is worth no victory points.')}>
        <Sign id="toxic" />
      </Row>
      <Row name={say.text('Egg')} text={say.text('A unit of the Dark Seed can hatch from it.')}>
        <Sign id="egg" />
      </Row>
      <Row
        name={say.text('Mine')}
        text={say.text('Deals {{damage}} damage to units that enter.', { damage: numbers.mineDamage })}
      >
        <Sign id="mine" />
      </Row>
      <Row name={say.name('stronghold')} text={printedText(say, terraformings.stronghold)}>
        <Sign id="stronghold" />
      </Row>
      <Row name={say.name('cover')} text={printedText(say, terraformings.cover)}>
        <Sign id="cover" />
      </Row>
      {rocket && (
        <Row name={say.name('rocket-attack')} text={printedText(say, rocket)}>
          <Sign id="rocket-attack" />
        </Row>
      )}
    </Part>
  )
}
