import type { Formatter } from '@orrery/board'
import { memo } from 'react'
import { deeds } from '../../codecs.ts'
import type { Cargo } from '../../content/types.ts'
import type { VesselView } from '../../view.ts'
import { content } from '../content.ts'
import { LiveTarget, useQuestion } from '../map/live-target.tsx'
import { CargoCube } from '../table/cargo-cube.tsx'
import { bodyText, CELL, cornerOf, heightOf, middleOfSpace, widthOf } from './grid.ts'
import { OutfitPiece, sectionsText } from './outfit-piece.tsx'
import { SpotTargets } from './spot-targets.tsx'

interface HoldProps {
  readonly vessel: VesselView
  /** The viewer's own hold can be an answer. */
  readonly live: boolean
  readonly say: Formatter
  readonly children?: React.ReactNode
}

/** A ship's hold as it is: the grid, outfits, cubes, damage. Drawn again when the ship is another than before. */
export const Hold = memo(function Hold({ vessel, live, say, children }: HoldProps) {
  const anew = useQuestion()?.ask === 'business.rearrange'
  const ship = content.ships[vessel.ship]
  if (ship === undefined) return null
  const { hold } = ship
  const [width, height] = [widthOf(hold), heightOf(hold)]
  return (
    <svg
      className="xia-hold"
      viewBox={`-2 -2 ${width + 4} ${height + 4}`}
      style={{ '--hold-width': width / CELL, '--hold-height': height / CELL } as React.CSSProperties}
      role="group"
      aria-label={say.text('Hold of {{ship}}', { ship: say.name(vessel.ship) })}
    >
      <HoldGround ship={vessel.ship} />
      <g className={live && anew ? 'xia-lifted' : ''}>
        {vessel.outfits.map(({ id, outfit, spaces, uses }) => (
          <OutfitPiece
            key={id}
            outfit={outfit}
            sections={sectionsText(
              spaces.map((name) => ({
                ...cornerOf(hold, hold.names.indexOf(name)),
                use: uses.includes(name),
                used: vessel.used.includes(name),
              })),
            )}
          />
        ))}
        {Object.entries(vessel.cubes).map(([name, cargo]) => (
          <CargoCube key={name} cargo={cargo as Cargo} {...middleOfSpace(hold, name)} size={16} />
        ))}
      </g>
      {vessel.damage.map((name) => (
        <Damage key={name} {...middleOfSpace(hold, name)} />
      ))}
      {live && <HoldTargets vessel={vessel} say={say} />}
      {live && <SpotTargets vessel={vessel} say={say} />}
      {children}
    </svg>
  )
})

/** The empty grid of a ship, each space with its name. */
export const HoldGround = memo(function HoldGround({ ship }: { readonly ship: string }) {
  const { hold } = content.ships[ship]
  return (
    <>
      {hold.names.map((name, space) => {
        const { x, y } = cornerOf(hold, space)
        return (
          <g key={name}>
            <rect className="xia-hold-space" x={x + 1} y={y + 1} width={CELL - 2} height={CELL - 2} rx="4" />
            <text className="xia-hold-name" x={x + 5} y={y + 12}>
              {name}
            </text>
          </g>
        )
      })}
    </>
  )
})

/** Damage on a space. */
export const Damage = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g className="xia-damage" transform={`translate(${x} ${y})`}>
    <path className="xia-damage-hole" d="M-15-9L-7-16L2-12L12-16L17-6L13 3L17 12L6 17L-3 13L-12 16L-16 6L-12 0Z" />
    <path className="xia-damage-crack" d="M-8-8L8 8M8-8L-8 8" />
  </g>
)

/** What an outfit can be an answer to: as itself, in an action, or in business. */
const answersWith = (
  fitting: string,
  say: Formatter,
): readonly { readonly option: string; readonly label: string }[] => {
  const [fly, sell] = [deeds.fly.encode(fitting), deeds.sell.encode(fitting)]
  return [
    { option: fly, label: say.name(fly, 'action') },
    { option: sell, label: say.name(sell, 'business') },
    { option: fitting, label: say.name(fitting) },
  ]
}

function HoldTargets({ vessel, say }: Pick<HoldProps, 'vessel' | 'say'>) {
  const { hold } = content.ships[vessel.ship]
  return (
    <>
      {vessel.outfits.map(({ id, spaces }) => {
        const body = bodyText(spaces.map((name) => cornerOf(hold, hold.names.indexOf(name))))
        return answersWith(id, say).map(({ option, label }) => (
          <LiveTarget key={option} option={option} label={label}>
            <path className="xia-casing" d={body} />
            <path className="lit" d={body} />
          </LiveTarget>
        ))
      })}
      {hold.names.map((name) => (
        <SpaceTarget key={name} vessel={vessel} name={name} say={say} />
      ))}
    </>
  )
}

/** A hold space as an answer: which cube to sell, where damage goes, where a cube goes. */
export function SpaceTarget({ vessel, name, say }: Pick<HoldProps, 'vessel' | 'say'> & { readonly name: string }) {
  const { hold } = content.ships[vessel.ship]
  const { x, y } = cornerOf(hold, hold.names.indexOf(name))
  const cargo = vessel.cubes[name]
  const outfit = vessel.outfits.find(({ spaces }) => spaces.includes(name))
  const what = cargo ? say.name(cargo) : outfit ? say.name(outfit.outfit) : say.text('empty')
  return (
    <LiveTarget option={name} label={say.text('Space {{name}}: {{what}}', { name, what })}>
      <rect className="xia-casing" x={x + 2} y={y + 2} width={CELL - 4} height={CELL - 4} rx="5" />
      <rect className="lit" x={x + 2} y={y + 2} width={CELL - 4} height={CELL - 4} rx="5" />
    </LiveTarget>
  )
}
