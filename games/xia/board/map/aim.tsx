import type { Formatter, Point } from '@orrery/board'
import { aimed, deeds, outfitOf } from '../../codecs.ts'
import { craftNamed } from '../../crafts.ts'
import { type Hex, hexDistance } from '../../map/hex.ts'
import type { Chart } from '../../map/sectors.ts'
import { inSight } from '../../map/sight.ts'
import type { OutfitView, View } from '../../view.ts'
import { content } from '../content.ts'
import { icons } from '../icons.ts'
import { OUTFIT_ICONS } from '../table/outfit-icons.ts'
import { places } from './craft-places.ts'
import { middleOf, SIZE } from './geometry.ts'
import { Button } from './halo/halo.tsx'
import { LiveTarget, useOffered, usePointed, useQuestion } from './live-target.tsx'

interface AimProps {
  readonly view: View
  readonly chart: Chart
  readonly own: string
  readonly say: Formatter
}

/** Attacks: a line to every ship that can be shot at, and the weapons as buttons beside it. */
export function Aim({ view, chart, own, say }: AimProps) {
  const ships = places(view)
  const from = ships.get(own)
  const vessel = view.vessels.find(({ colour }) => colour === own)
  if (from === undefined || vessel === undefined) return null
  const weapons = [...vessel.outfits.map(({ id }) => id), ...vessel.abilities.map(({ id }) => id)]
  return [...ships].map(
    ([craft, hex]) =>
      craft !== own && (
        <Aimed key={craft} craft={craft} from={from} to={hex} weapons={weapons} chart={chart} say={say} />
      ),
  )
}

/** How far weapons lie from the ship they are aimed at. */
export const AIM = 56

interface AimedProps {
  readonly craft: string
  readonly from: Hex
  readonly to: Hex
  readonly weapons: readonly string[]
  readonly chart: Chart
  readonly say: Formatter
}

function Aimed({ craft, from, to, weapons, chart, say }: AimedProps) {
  const asked = useQuestion()?.ask === 'combat.declare'
  const live = useOffered(asked ? weapons.map((weapon) => aimed.encode({ weapon, target: craftNamed(craft) })) : [])
  if (live.length === 0) return null
  const end = middleOf(to)
  const start = middleOf(from)
  const away = Math.atan2(end.y - start.y, end.x - start.x)
  return (
    <>
      <SightLine from={start} to={end} range={hexDistance(from, to)} clear={inSight(chart, from, to)} />
      <g transform={`translate(${end.x} ${end.y})`}>
        <g className="xia-button-size">
          {live.map((option, i) => {
            const angle = away + (i - (live.length - 1) / 2) * 0.85
            const outfit = content.outfits[outfitOf(aimed.decode(option).weapon)]
            return (
              <Button
                key={option}
                option={option}
                icon={outfit ? OUTFIT_ICONS[outfit.type] : icons['power-lightning']}
                note={outfit && say.name(outfit.die, 'die')}
                x={Math.cos(angle) * AIM}
                y={Math.sin(angle) * AIM}
                label={say.name(option, 'shot')}
              />
            )
          })}
        </g>
      </g>
    </>
  )
}

interface LineProps {
  readonly from: Point
  readonly to: Point
  readonly range: number
  readonly clear: boolean
}

/** A line of sight with the range in its middle; dashed where something is in the way. */
export function SightLine({ from, to, range, clear }: LineProps) {
  return (
    <g className={`xia-sight ${clear ? 'xia-sight-clear' : 'xia-sight-blocked'}`}>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      {range > 1 && (
        <g transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})`}>
          <g className="xia-button-size">
            <circle r="12" />
            <text y="5">{clear ? range : '×'}</text>
          </g>
        </g>
      )}
    </g>
  )
}

/** Before an attack is declared: whom the weapons aboard reach, while somebody looks at it. */
export function AimPreview({ view, chart, own }: Omit<AimProps, 'say'>) {
  const pointed = usePointed()
  if (pointed !== 'attack') return null
  const ships = places(view)
  const from = ships.get(own)
  const vessel = view.vessels.find(({ colour }) => colour === own)
  if (from === undefined || vessel === undefined) return null
  const ranges = vessel.outfits.flatMap(rangeOf)
  return [...ships].map(([craft, hex]) => {
    const range = hexDistance(from, hex)
    if (craft === own || !ranges.some(([least, most]) => range >= least && range <= most)) return null
    return (
      <SightLine key={craft} from={middleOf(from)} to={middleOf(hex)} range={range} clear={inSight(chart, from, hex)} />
    )
  })
}

/** Engines ram what is beside them. */
function rangeOf({ outfit }: OutfitView): (readonly [number, number])[] {
  const { type, range } = content.outfits[outfit]
  if (type === 'shield') return []
  return type === 'engine' ? [[1, 1]] : [range]
}

/** Questions whose options are ships. */
const OF_SHIPS = ['turn.gifts', 'ability.mag-harpoon', 'ability.siphon-lance']

/** Ships as options: whom to give credits to, hook on to, rescue. */
export function CraftTargets({ view, say }: Pick<AimProps, 'view' | 'say'>) {
  const ask = useQuestion()?.ask ?? ''
  const asked = OF_SHIPS.includes(ask)
  return [...places(view)].map(([craft, hex]) => {
    const { x, y } = middleOf(hex)
    const rescue = deeds.rescue.encode(craftNamed(craft))
    return (
      <g key={craft} transform={`translate(${x} ${y})`}>
        {asked && (
          <LiveTarget option={craft} label={say.name(craft)}>
            <circle className="lit" r={SIZE * 0.85} />
          </LiveTarget>
        )}
        <LiveTarget option={rescue} label={say.name(rescue, 'action')}>
          <circle className="lit" r={SIZE * 0.85} />
        </LiveTarget>
      </g>
    )
  })
}

/** The attack under way: lines from the attacker to its targets. */
export function Fire({ view, chart }: Pick<AimProps, 'view' | 'chart'>) {
  const { combat } = view
  if (!combat) return null
  const ships = places(view)
  const from = ships.get(combat.by)
  if (from === undefined) return null
  return combat.targets.map(({ craft }) => {
    const to = ships.get(craft)
    if (to === undefined) return null
    return (
      <SightLine
        key={craft}
        from={middleOf(from)}
        to={middleOf(to)}
        range={hexDistance(from, to)}
        clear={inSight(chart, from, to)}
      />
    )
  })
}
