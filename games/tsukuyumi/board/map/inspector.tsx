import type { DrawingProps } from '@orrery/board'
import type { HexView, View } from '../../view.ts'
import { Value } from '../cards/parts.tsx'
import { UnitTraits, UnitValues } from '../cards/unit-card.tsx'
import { countKinds, sumsOf, worthOf } from '../facts.ts'
import { useInspected } from '../inspecting.ts'
import { ONI_TONE, PowerMark, Table, ThingIcon, useSay, useTones } from '../powers.tsx'
import { groundText } from '../words.ts'
import { Token } from './token.tsx'

/** In the corner of the map that is farthest from what is pointed at: nobody can press what lies under a finger. */
export function InspectorCard({ view }: { readonly view: View }) {
  const inspected = useInspected()
  if (inspected === undefined) return null
  return (
    <div className={`tsu-inspector-card tsu-${inspected.corner}`} data-opened="inspector">
      <Inspector view={view} />
    </div>
  )
}

/** The same as a sheet, for fingers. */
export function AreaSheet({ view, say }: DrawingProps<View>) {
  return (
    <Table view={view} say={say}>
      <div className="tsu tsu-area-sheet">
        <Inspector view={view} />
      </div>
    </Table>
  )
}

/** Everything about the hex that somebody looks at. */
function Inspector({ view }: { readonly view: View }) {
  const say = useSay()
  const inspected = useInspected()
  const hex = view.hexes.find((one) => one.hex === inspected?.hex)
  if (hex === undefined)
    return <p className="tsu-inspector tsu-soft">{say.text('Point at an area to see what is in it.')}</p>
  return (
    <section className="tsu-inspector" aria-label={hex.hex}>
      <h3>
        {hex.hex} <span>{groundText(say, hex)}</span>
        {hex.kind !== 'homezone' && (
          <span className="tsu-worth">
            {say.text('{{points}} VP', { points: hex.properties?.includes('toxic') ? 0 : worthOf(hex.type) })}
          </span>
        )}
      </h3>
      {hex.owner && (
        <p className="tsu-line">
          <PowerMark power={hex.owner} size={18} /> {say.text('controlled by {{side}}', { side: say.name(hex.owner) })}
        </p>
      )}
      <Features hex={hex} view={view} />
      {Object.entries(hex.units).map(([power, figures]) => (
        <Army key={power} power={power} figures={figures} points={hex.points[power] ?? 0} moved={view.moved} />
      ))}
    </section>
  )
}

/** Properties, blockades, markers, and what forbids an attack. */
function Features({ hex, view }: { readonly hex: HexView; readonly view: View }) {
  const say = useSay()
  const { properties = [], printed = [], passages = [], blockades = [], pigs = [], rocket = [] } = hex
  const closed = [...printed.filter((way) => !passages.includes(way)), ...blockades]
  const ways = (list: readonly string[]) => list.map((way) => say.name(way)).join(', ')
  const counted = (id: string, name: string, count = 0) => (count > 0 ? [{ id, text: `${name} ×${count}` }] : [])
  const lines = [
    ...properties.map((property) => ({ id: property, text: say.name(property) })),
    ...(closed.length > 0 ? [{ id: 'cover', text: say.text('Blockade: {{ways}}', { ways: ways(closed) }) }] : []),
    ...(passages.length > 0 ? [{ id: 'move', text: say.text('Passage: {{ways}}', { ways: ways(passages) }) }] : []),
    ...(pigs.length > 0 ? [{ id: 'pigs', text: say.text('Pigs: {{ways}}', { ways: ways(pigs) }) }] : []),
    ...counted('egg', say.text('Egg'), hex.eggs),
    ...counted('mine', say.text('Mine'), hex.mines),
    ...counted('stronghold', say.name('stronghold'), hex.strongholds),
    ...counted('cover', say.name('cover'), hex.covers),
    ...rocket.map((colour) => ({
      id: 'rocket-attack',
      text: say.text('{{colour|=red Red|Blue}} Rocket marker', { colour }),
    })),
    ...view.locks
      .filter((lock) => lock.hex === hex.hex)
      .map((lock) => ({
        id: 'attack',
        text: say.text('{{side}} cannot attack here', { side: say.name(lock.faction) }),
      })),
  ]
  return (
    <ul className="tsu-features">
      {lines.map(({ id, text }) => (
        <li key={text}>
          <ThingIcon id={id} size={14} /> {text}
        </li>
      ))}
    </ul>
  )
}

interface ArmyProps {
  readonly power: string
  readonly figures: readonly string[]
  readonly points: number
  /** Massive units that have moved in this phase. */
  readonly moved: readonly string[]
}

function Army({ power, figures, points, moved }: ArmyProps) {
  const say = useSay()
  const tone = useTones()[power] ?? ONI_TONE
  const { health, damage } = sumsOf(figures)
  const still = new Map(countKinds(figures.filter((figure) => moved.includes(figure))))
  return (
    <div className="tsu-army">
      <p className="tsu-line">
        <PowerMark power={power} size={18} /> <b>{say.name(power)}</b>
        <span className="tsu-values">
          <Value icon="conquest" value={points} label={say.text('Conquest points')} />
          <Value icon="health" value={health} label={say.text('Health')} />
          <Value icon="damage" value={damage} label={say.text('Damage')} />
        </span>
      </p>
      {countKinds(figures).map(([kind, count]) => (
        <p key={kind} className="tsu-line tsu-kind">
          <Token kind={kind} tone={tone} size={22} />
          <span>
            {count > 1 && `${count}× `}
            {say.name(kind)} <UnitTraits kind={kind} />
            {still.has(kind) && (
              <span className="tsu-soft"> {say.text('{{count}} moved', { count: still.get(kind) ?? 0 })}</span>
            )}
          </span>
          <UnitValues kind={kind} />
        </p>
      ))}
    </div>
  )
}
