import { type Formatter, useDeciding } from '@orrery/board'
import { useSyncExternalStore } from 'react'
import { deeds, hexes } from '../../codecs.ts'
import { crossingsOf } from '../../map/borders.ts'
import { DIRECTIONS, type Hex, hexNamed, neighbour, opposite } from '../../map/hex.ts'
import { cellOf } from '../../map/lattice.ts'
import { borderAt, type Chart, isExplored, layoutOf, sectorAt, tileAt } from '../../map/sectors.ts'
import type { VesselView, View } from '../../view.ts'
import { figure } from '../figures.ts'
import { places } from './flights.ts'
import { type Danger, dangersOf } from './odds.ts'
import { lawText, specialText, terrainText } from './place-text.ts'

/** The hex somebody looks at, by pointer or through the option that stands for it. Outside of React: the map is not drawn again for it. */
export interface Glance {
  subscribe(changed: () => void): () => void
  hex(): string | undefined
  look(hex: string | undefined): void
}

export function makeGlance(): Glance {
  const listeners = new Set<() => void>()
  let seen: string | undefined
  return {
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    hex: () => seen,
    look(hex) {
      if (hex === seen) return
      seen = hex
      for (const changed of listeners) changed()
    },
  }
}

interface CardProps {
  readonly view: View
  readonly chart: Chart
  readonly glance: Glance
  readonly own: VesselView | undefined
  readonly say: Formatter
}

/** What a space is, who is on it, and what its borders do. */
export function SpaceCard({ view, chart, glance, own, say }: CardProps) {
  const deciding = useDeciding()
  const looked = useSyncExternalStore(glance.subscribe, glance.hex, glance.hex)
  const readPointed = () => (deciding.pointed === undefined ? '' : String(deciding.pointed))
  const pointed = useSyncExternalStore(deciding.subscribe, readPointed, readPointed)
  const { hex, from, direction } = hexOfOption(pointed, own) ?? { hex: hexNamed(looked ?? ''), ...NOT_FROM }
  if (hex < 0 || !isExplored(chart, hex)) return null
  const sector = sectorAt(chart, hex)
  const { terrain, special } = layoutOf(chart, sector)
  const tile = tileAt(chart, hex)
  const what = special[cellOf(hex)]
  if (tile === undefined) return null
  const place = terrain[cellOf(hex)]
  return (
    <div className="xia-space-card" data-opened="glance" aria-hidden="true">
      <b>{say.name(tile.id)}</b>{' '}
      <span>{place === 'planet' && tile.law ? lawText(say, tile.law) : terrainText(say, place)}</span>
      {what && <p>{specialText(say, what)}</p>}
      <Aboard view={view} hex={hex} say={say} />
      {(own && from >= 0 ? dangersOf(say, chart, own, from, direction) : dangersInto(say, chart, own, hex)).map(
        ({ text }) => (
          <p key={text} className="xia-danger">
            {text}
          </p>
        ),
      )}
    </div>
  )
}

/** A hex that is looked at; with the step that leads there, if it is one from the own ship. */
interface Looked {
  readonly hex: Hex
  readonly from: Hex
  readonly direction: number
}

const NOT_FROM = { from: -1, direction: -1 }

/** The hex that an option stands for, as far as the map shows it. */
function hexOfOption(option: string, own: VesselView | undefined): Looked | undefined {
  const hex = deeds.gate.match(option) ?? hexes.match(option)
  if (hex !== undefined) return { hex, ...NOT_FROM }
  const from = hexNamed(own?.hex ?? '')
  if (from < 0) return undefined
  if (option === 'stop') return { hex: from, ...NOT_FROM }
  const direction = deeds.cross.match(option) ?? deeds.use.match(option)
  if (direction === undefined) return undefined
  return { hex: neighbour(from, direction), from, direction }
}

function Aboard({ view, hex, say }: { readonly view: View; readonly hex: Hex; readonly say: Formatter }) {
  const crafts = [...places(view)].filter(([, at]) => at === hex)
  const cubes = view.floating.filter((cube) => hexNamed(cube.hex) === hex)
  return (
    <>
      {crafts.map(([craft]) => (
        <p key={craft}>{craftText(view, craft, say)}</p>
      ))}
      {cubes.length > 0 && (
        <p>{say.text('Jettisoned: {{cubes}}', { cubes: cubes.map(({ cargo }) => say.name(cargo)).join(', ') })}</p>
      )}
    </>
  )
}

/** A ship in a line: whose it is and what is on it. */
export function craftText(view: View, craft: string, say: Formatter): string {
  const npc = view.npcs.find(({ id }) => id === craft)
  const bountyText = (bounty: number) => (bounty > 0 ? `, ${say.text('bounty {{n}}', { n: figure(say, bounty) })}` : '')
  if (npc)
    return `${say.text('{{name}}, moved by {{side}}', { name: say.name(craft), side: say.name(npc.controller, 'craft') })}${bountyText(npc.bounty)}`
  const vessel = view.vessels.find(({ colour }) => colour === craft)
  return vessel ? `${say.name(craft)}, ${say.name(vessel.ship)}${bountyText(vessel.bounty)}` : say.name(craft)
}

/** What entering a hex can bring, whichever side one comes from; each danger once. */
function dangersInto(say: Formatter, chart: Chart, own: VesselView | undefined, hex: Hex): readonly Danger[] {
  if (own === undefined || own.ship === '') return []
  const found = new Map<string, Danger>()
  for (const direction of DIRECTIONS) {
    const from = neighbour(hex, direction)
    if (!isExplored(chart, from) || borderAt(chart, hex, direction) === 'none') continue
    if (crossingsOf(chart, from, opposite(direction)).length === 0) continue
    for (const danger of dangersOf(say, chart, own, from, opposite(direction)))
      if (danger.border === borderAt(chart, hex, direction)) found.set(danger.text, danger)
  }
  return [...found.values()]
}
