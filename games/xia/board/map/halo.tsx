import { DrawnIcon, type Point, type Say } from '@orrery/board'
import { content } from '../content.ts'
import { icons } from '../icons.ts'
import { LiveTarget, useOffered } from './live-target.tsx'

/** Things to do that belong to a ship or to the space it is on, in the order in which they lie around it. */
const ACTS: { readonly [act: string]: string } = {
  impulse: icons['jet-pack'],
  attack: icons.crosshair,
  token: icons.token,
  collect: icons.magnet,
  draw: icons['tied-scroll'],
  mission: icons['flag-objective'],
  deliver: icons.envelope,
  buy: icons['buy-card'],
  sell: icons['sell-card'],
  gather: icons.mining,
  tigris: icons['star-gate'],
}

const BUTTON = 20
const GAP = 45
const NEAREST = 60

interface HaloProps {
  readonly at: Point
  /** The buttons lie towards this point, so that none leaves the map. */
  readonly towards: Point
  readonly outfits: readonly string[]
  readonly abilities: readonly string[]
  readonly say: Say
}

/** The actions of the viewer's ship as buttons round it. */
export function Halo({ at, towards, outfits, abilities, say }: HaloProps) {
  const engines = outfits.filter((name) => content.outfits[name.split('@')[0]].type === 'engine')
  const options = [
    ...Object.keys(ACTS),
    ...engines.map((name) => `fly:${name}`),
    ...abilities.map((id) => `ability:${id}`),
  ]
  const live = useOffered(options)
  const radius = Math.max(NEAREST, (live.length * GAP) / (2 * Math.PI))
  const step = (GAP / radius) * (180 / Math.PI)
  const middle = (Math.atan2(towards.y - at.y, towards.x - at.x) * 180) / Math.PI
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g className="xia-button-size">
        {live.map((option, i) => {
          const angle = ((middle + (i - (live.length - 1) / 2) * step) * Math.PI) / 180
          return (
            <Button
              key={option}
              option={option}
              icon={iconOf(option)}
              x={Math.cos(angle) * radius}
              y={Math.sin(angle) * radius}
              label={say.name(option, 'action')}
            />
          )
        })}
      </g>
    </g>
  )
}

const iconOf = (option: string): string =>
  ACTS[option] ?? (option.startsWith('fly:') ? icons.afterburn : icons['power-lightning'])

interface ButtonProps extends Point {
  readonly option: string
  readonly icon: string
  readonly label: string
  /** A letter or number in its corner. */
  readonly note?: string
}

/** A round button on the map. Its words show while somebody looks at it. */
export function Button({ option, icon, label, x, y, note }: ButtonProps) {
  return (
    <LiveTarget option={option} label={label} className="xia-button">
      <g transform={`translate(${x} ${y})`}>
        <circle className="xia-button-ground" r={BUTTON} />
        <circle className="lit" r={BUTTON} />
        <DrawnIcon path={icon} size={24} className="xia-button-icon" />
        {note && (
          <text className="xia-button-note" x="13" y="-9">
            {note}
          </text>
        )}
        <text className="xia-button-label" y={y > 0 ? 36 : -26}>
          {label}
        </text>
      </g>
    </LiveTarget>
  )
}
