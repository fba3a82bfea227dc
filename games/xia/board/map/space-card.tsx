import { type Formatter, Inspector, type Looked, useDeciding, useLooking } from '@orrery/board'
import { type RefObject, useState, useSyncExternalStore } from 'react'
import { deeds, hexes } from '../../codecs.ts'
import { type Hex, hexName, hexNamed, neighbour } from '../../map/hex.ts'
import { type Chart, isExplored } from '../../map/sectors.ts'
import type { VesselView, View } from '../../view.ts'
import { at } from '../spoken/space.ts'
import { dangersInto, dangersOf } from './odds.ts'

interface CardProps {
  readonly view: View
  readonly chart: Chart
  /** The drawing that is looked at. */
  readonly inside: RefObject<HTMLElement | null>
  readonly own: VesselView | undefined
  readonly say: Formatter
}

/** What a space is, who is on it, and what its borders do. */
export function SpaceCard({ view, chart, inside, own, say }: CardProps) {
  const deciding = useDeciding()
  const [looked, setLooked] = useState<Looked>()
  useLooking(inside, { looked: setLooked })
  const readPointed = () => (deciding.pointed === undefined ? '' : String(deciding.pointed))
  const pointed = useSyncExternalStore(deciding.subscribe, readPointed, readPointed)
  const { hex, from, direction } = hexOfOption(pointed, own) ?? { hex: hexNamed(looked?.place ?? ''), ...NOT_FROM }
  if (hex < 0 || !isExplored(chart, hex)) return null
  const { name, full } = at(view, hexName(hex), view.seat ?? 'spectator', say)
  const risks = own && from >= 0 ? dangersOf(say, chart, own, from, direction) : dangersInto(say, chart, own, hex)
  const dangers = risks.map(({ text }) => text)
  const lines = [...new Set([...full, ...dangers])].map((text) => ({ text, isDanger: dangers.includes(text) }))
  return <Inspector corner={looked?.corner ?? 'right'} title={name} lines={lines} />
}

/** A hex that is looked at; with the step that leads there, if it is one from the own ship. */
interface Way {
  readonly hex: Hex
  readonly from: Hex
  readonly direction: number
}

const NOT_FROM = { from: -1, direction: -1 }

/** The hex that an option stands for, as far as the map shows it. */
function hexOfOption(option: string, own: VesselView | undefined): Way | undefined {
  const hex = deeds.gate.match(option) ?? hexes.match(option)
  if (hex !== undefined) return { hex, ...NOT_FROM }
  const from = hexNamed(own?.hex ?? '')
  if (from < 0) return undefined
  if (option === 'stop') return { hex: from, ...NOT_FROM }
  const direction = deeds.cross.match(option) ?? deeds.use.match(option)
  if (direction === undefined) return undefined
  return { hex: neighbour(from, direction), from, direction }
}
