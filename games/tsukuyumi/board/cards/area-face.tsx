import type { HexView } from '../../view.ts'
import { countKinds, strengthOf } from '../facts.ts'
import { ListedPennant } from '../map/labels.tsx'
import { Token } from '../map/token.tsx'
import { ONI_TONE, PowerMark, useSay, useTones } from '../powers.tsx'
import { groundText } from '../words.ts'

/** An area as an answer: its name and ground, whose it is, and who is there in the signs of the map, the strongest units first. */
export function AreaFace({ hex }: { readonly hex: HexView }) {
  const say = useSay()
  const { owner, units, properties = [] } = hex
  const held = Object.entries(units).filter(([, figures]) => figures.length > 0)
  const ground = [groundText(say, hex), ...properties.map((property) => say.name(property))]
  return (
    <div className="tsu-area-face">
      <p>
        <b>{hex.hex}</b>
        <span>{ground.join(', ')}</span>
        {owner !== null && (
          <span className="tsu-area-owner" title={say.sentence('{{side}} control{{s:side}} it', { side: owner })}>
            <PowerMark power={owner} size={20} />
          </span>
        )}
      </p>
      {held.map(([power, figures]) => (
        <Army key={power} power={power} figures={figures} points={hex.points[power]} />
      ))}
    </div>
  )
}

interface ArmyProps {
  readonly power: string
  readonly figures: readonly string[]
  readonly points: number | undefined
}

function Army({ power, figures, points }: ArmyProps) {
  const say = useSay()
  const tone = useTones()[power] ?? ONI_TONE
  const kinds = countKinds(figures).toSorted(([a], [b]) => strengthOf(b) - strengthOf(a))
  return (
    <p
      className="tsu-area-army"
      title={say.sentence('{{side}} {{has:side}} {{units}}', { side: power, units: figures })}
    >
      {kinds.map(([kind, count]) => (
        <span key={kind}>
          <Token kind={kind} tone={tone} size={26} />
          {count > 1 && <b>{count}</b>}
        </span>
      ))}
      {points !== undefined && points > 0 && <ListedPennant power={power} points={points} />}
    </p>
  )
}
