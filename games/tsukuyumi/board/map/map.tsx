import { seatColour, Target, Viewport } from '@orrery/board'
import type { LogLine } from '@orrery/protocol'
import { memo, useMemo } from 'react'
import type { HexView, View } from '../../view.ts'
import { useOptions } from '../deciding.ts'
import { mark } from '../landmarks.ts'
import { useSay, useTones } from '../powers.tsx'
import { hexText } from '../words.ts'
import { Area, toneOfOwner } from './area.tsx'
import { Backdrop, Moonshine } from './backdrop.tsx'
import { Figures, Numbers } from './figures.tsx'
import { boxAround, centreOf, isHex, outline, SIZE } from './geometry.ts'
import { Happenings } from './happenings.tsx'
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
  return (
    <Viewport
      box={box}
      label={say.text('The board around the moon')}
      className="tsu-map"
      follows={LEAST}
      overview={<Overview hexes={hexes} />}
    >
      <Backdrop {...box} />
      {slots.map((hex) => (
        <Slot key={hex} hex={hex} />
      ))}
      {hexes.map((hex) => (
        <Area key={hex.hex} hex={hex} owner={toneOfOwner(tones, hex.owner)} />
      ))}
      <Moonshine />
      {battles.map(({ hex }) => (
        <Fight key={hex} hex={hex} />
      ))}
      {tunnels.map(({ edge, used }) => (
        <TunnelMark key={edge} edge={edge} used={used} />
      ))}
      {kaneda.map((edge, at) => edge && <KanedaMark key={`${at === 0 ? 'red' : 'blue'}`} edge={edge} at={at} />)}
      <Figures hexes={hexes} />
      {hexes.map((hex) => (
        <Numbers key={hex.hex} hex={hex} />
      ))}
      <Promised />
      {hexes.map((hex) => (
        <HexTarget key={hex.hex} hex={hex} />
      ))}
      <OddTargets known={known} />
      <Happenings news={news} since={since} />
    </Viewport>
  )
}

/** Pixels for a unit: seen from farther away, nobody could tell who stands where. */
const LEAST = 40 / SIZE

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

/** The hex as something to look at and, when it is offered, to choose. */
const HexTarget = memo(function HexTarget({ hex }: { readonly hex: HexView }) {
  const say = useSay()
  const { x, y } = centreOf(hex.hex)
  return (
    <g transform={`translate(${x} ${y})`} data-hex={hex.hex} {...mark(`area-${hex.hex}`)}>
      <Target option={hex.hex} label={hexText(say, hex)}>
        <polygon className="lit" points={WHOLE} />
      </Target>
    </g>
  )
})

/** Where they fight. */
function Fight({ hex }: { readonly hex: string }) {
  const { x, y } = centreOf(hex)
  return <polygon className="tsu-fight" points={outline(1)} transform={`translate(${x} ${y})`} />
}
