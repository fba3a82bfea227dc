import { seatColour, Target, Viewport } from '@orrery/board'
import type { LogLine } from '@orrery/protocol'
import { memo, useMemo, useState } from 'react'
import type { HexView, View } from '../../view.ts'
import { useOptions } from '../answering/deciding.ts'
import { mark } from '../landmarks.ts'
import { useSay, useTones } from '../powers.tsx'
import { hexText } from '../words.ts'
import { Area, toneOfOwner } from './area.tsx'
import { Backdrop } from './backdrop.tsx'
import { Figures } from './figures.tsx'
import { boxAround, centreOf, isHex, outline, SIZE } from './geometry.ts'
import { GRADES, type Grade, GradeContext, gradeAt, rimOf, unitsFor, useGrade } from './grade.ts'
import { Happenings } from './happenings.tsx'
import { Labels } from './labels.tsx'
import { KanedaMark, TunnelMark } from './links.tsx'
import { Promised } from './promised.tsx'
import { OddTargets, Slot } from './targets.tsx'

interface MapProps {
  readonly view: View
  readonly news: readonly LogLine[]
  readonly since: readonly LogLine[]
}

/** The map around the fallen moon, with everything that lies on it. */
export function MoonMap({ view, news, since }: MapProps) {
  const say = useSay()
  const tones = useTones()
  const { hexes, slots, tunnels, kaneda, battles } = view
  const known = useMemo(() => hexes.map(({ hex }) => hex), [hexes])
  const options = useOptions()
  const box = useMemo(() => boxAround([...known, ...slots, ...options.filter(isHex)]), [known, slots, options])
  const [grade, setGrade] = useState<Grade>(GRADES[0])
  return (
    <GradeContext value={grade}>
      <Viewport
        box={box}
        label={say.text('The board around the moon')}
        className="tsu-map"
        follows={LEAST}
        placeRadius={SIZE * 0.8}
        least={LEAST}
        overview={<Overview hexes={hexes} />}
        onScaled={(scale) => setGrade((now) => gradeAt(scale * SIZE, now))}
      >
        <Backdrop {...box} />
        {slots.map((hex) => (
          <Slot key={hex} hex={hex} />
        ))}
        {hexes.map((hex) => (
          <Area key={hex.hex} hex={hex} owner={toneOfOwner(tones, hex.owner)} />
        ))}
        {battles.map(({ hex }) => (
          <Fight key={hex} hex={hex} />
        ))}
        {hexes.map((hex) => (
          <HexTarget key={hex.hex} hex={hex} />
        ))}
        {tunnels.map(({ edge, used }) => (
          <TunnelMark key={edge} edge={edge} used={used} />
        ))}
        {kaneda.map((edge, at) => edge && <KanedaMark key={`${at === 0 ? 'red' : 'blue'}`} edge={edge} at={at} />)}
        <Figures hexes={hexes} />
        <g className="tsu-labels">
          {hexes.map((hex) => (
            <Labels key={hex.hex} hex={hex} />
          ))}
        </g>
        <Promised />
        <OddTargets known={known} />
        <Happenings news={news} since={since} />
      </Viewport>
    </GradeContext>
  )
}

/** Pixels for a unit: seen from farther away, nobody could tell who stands where. */
const LEAST = GRADES[0] / SIZE

const WHOLE = outline(3)

/** The areas in small, in the colours of those who control them. */
function Overview({ hexes }: { readonly hexes: readonly HexView[] }) {
  const tones = useTones()
  return hexes.map(({ hex, owner, kind, type }) => {
    const { x, y } = centreOf(hex)
    const tone = toneOfOwner(tones, owner)
    return (
      <polygon
        key={hex}
        className={`tsu-overview tsu-${kind === 'homezone' ? 'home' : (type ?? 'ocean')}`}
        points={WHOLE}
        transform={`translate(${x} ${y})`}
        style={tone === undefined || tone < 0 ? undefined : { fill: seatColour(tone) }}
      />
    )
  })
}

/** Right within the rim, so that whose an area is can be seen while it can be chosen, and what stands there covers little of it. */
const ringOf = (grade: Grade): string => outline(((rimOf(grade) + 2.5) * unitsFor(grade)) / 0.866)

/** The hex as something to look at and, when it is offered, to choose. What stands in it lies above. */
const HexTarget = memo(function HexTarget({ hex }: { readonly hex: HexView }) {
  const say = useSay()
  const ring = ringOf(useGrade())
  const { x, y } = centreOf(hex.hex)
  return (
    <g transform={`translate(${x} ${y})`} data-hex={hex.hex} data-spot={hex.hex} {...mark(`area-${hex.hex}`)}>
      <Target option={hex.hex} label={hexText(say, hex)}>
        <polygon className="tsu-hit" points={WHOLE} />
        <polygon className="tsu-casing" points={ring} />
        <polygon className="lit" points={ring} />
      </Target>
    </g>
  )
})

/** Where they fight. */
function Fight({ hex }: { readonly hex: string }) {
  const { x, y } = centreOf(hex)
  return (
    <g transform={`translate(${x} ${y})`}>
      <polygon className="tsu-fight-casing" points={outline(4)} />
      <polygon className="tsu-fight" points={outline(4)} />
    </g>
  )
}
