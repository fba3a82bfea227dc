import { animate, DrawnIcon, Shards, wantsMotion } from '@orrery/board'
import type { LogLine } from '@orrery/protocol'
import { useLayoutEffect, useRef } from 'react'
import { iconOf } from '../emblems.ts'
import { ONI_TONE, useTones } from '../powers.tsx'
import { centreOf, isHex, outline } from './geometry.ts'

const hexesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap(hexesIn) : isHex(value) ? [value] : []

/** The hexes that a line of the log speaks of. */
const placesOf = ({ data }: LogLine): string[] => Object.values(data).flatMap(hexesIn)

/** The icon that stands for what a line tells. */
const ICONS: { readonly [what: string]: string } = {
  'combat.action': 'attack',
  'damage.assign': 'damage',
  'combat.counter': 'damage',
  'oni.defend': 'damage',
  'board.control': 'conquest',
  'nomads.mine': 'mine',
  'uplink.tetsuo': 'tetsuo',
  'property.radioactive': 'radioactive',
  'oni.place': 'oni',
  'darkseed.lay': 'egg',
  'darkseed.hatch': 'egg',
}

interface FlashOf {
  readonly key: string
  readonly hex: string
  readonly path: string
}

/** One flash for each hex and sort of thing that happened there. */
function flashesOf(news: readonly LogLine[]): readonly FlashOf[] {
  const flashes = new Map<string, FlashOf>()
  for (const line of news) {
    const path = iconOf(ICONS[line.what] ?? '')
    if (path === undefined) continue
    for (const hex of placesOf(line)) {
      const key = `${line.at}.${line.what}.${hex}`
      flashes.set(key, { key, hex, path })
    }
  }
  return [...flashes.values()]
}

/** Where units were destroyed, and whose. */
function lossesOf(news: readonly LogLine[]) {
  const losses = new Map<string, { readonly key: string; readonly hex: string; readonly side: string }>()
  for (const { at, what, data } of news) {
    const { hex, side, units } = data
    if (what !== 'damage.assign' && what !== 'combat.counter') continue
    if (!isHex(hex) || !Array.isArray(units) || units.length === 0) continue
    const key = `${at}.${hex}.${side}`
    losses.set(key, { key, hex, side: String(side) })
  }
  return [...losses.values()]
}

/** What has just happened, for a moment at its place; and what happened since the viewer's last decision, as long as asked for. */
export function Happenings({ news, since }: { readonly news: readonly LogLine[]; readonly since: readonly LogLine[] }) {
  const tones = useTones()
  const marked = [...new Set(since.flatMap(placesOf))]
  return (
    <g className="tsu-happenings">
      {marked.map((hex) => {
        const { x, y } = centreOf(hex)
        return <polygon key={hex} className="tsu-since" points={outline(5)} transform={`translate(${x} ${y})`} />
      })}
      {lossesOf(news).map(({ key, hex, side }) => (
        <Shards key={key} {...centreOf(hex)} radius={34} seat={tones[side] ?? ONI_TONE} />
      ))}
      {flashesOf(news).map(({ key, hex, path }) => (
        <Flash key={key} hex={hex} path={path} />
      ))}
    </g>
  )
}

const FLASHING = [
  { transform: 'scale(0.5)', opacity: 0.95 },
  { opacity: 0.9, offset: 0.6 },
  { transform: 'scale(1.2)', opacity: 0 },
]

function Flash({ hex, path }: { readonly hex: string; readonly path: string }) {
  const { x, y } = centreOf(hex)
  const element = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    if (element.current && wantsMotion(element.current)) animate(element.current, 'flash', FLASHING)
  }, [])
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="tsu-flash" ref={element}>
        <circle r={46} />
        <DrawnIcon path={path} size={60} />
      </g>
    </g>
  )
}
