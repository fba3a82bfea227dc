import type { Formatter, SpokenLandmark } from '@orrery/board'
import { capitalised } from '@orrery/engine'
import type { Viewer } from '@orrery/protocol'
import { type Hex, hexName, neighbour } from '../../map/hex.ts'
import { slotOf } from '../../map/lattice.ts'
import { type Chart, planetAt, specialAt, terrainAt, tileAt, unexploredEdges } from '../../map/sectors.ts'
import type { View } from '../../view.ts'
import { content } from '../content.ts'
import { chartOf } from '../map/chart.ts'
import { craftText, places } from '../map/craft-places.ts'
import { lawText, specialText } from '../map/place-text.ts'
import { missionGoals } from './goals.ts'
import { knownHexes } from './places.ts'
import { hasToken, ownVessel } from './space.ts'

/** Ships, what the mission wants, what can be traded and gathered, planets, gates, tokens, and where nothing is known. */
export function sights(view: View, viewer: Viewer, say: Formatter): readonly SpokenLandmark[] {
  const chart = chartOf(view.sectors)
  const hexes = knownHexes(chart)
  return [
    ...ships(view, viewer, say),
    ...goals(view, chart, viewer, say),
    ...grouped(hexes, (hex) => useOf(chart, hex, say)),
    ...grouped(hexes, (hex) => planetOf(chart, hex, say)),
    ...grouped(hexes, (hex) =>
      terrainAt(chart, hex) === 'star' ? { kind: 'danger', name: say.text('star') } : undefined,
    ),
    ...grouped(hexes, (hex) =>
      terrainAt(chart, hex) === 'gate' ? { kind: 'gate', name: say.text('gate') } : undefined,
    ),
    ...grouped(hexes, (hex) =>
      hasToken(view, chart, hex) ? { kind: 'token', name: say.text('exploration token') } : undefined,
    ),
    ...view.floating.map(({ hex, cargo }) => ({
      kind: 'cargo',
      name: say.text('Jettisoned: {{cubes}}', { cubes: say.name(cargo) }),
      places: [hex],
    })),
    ...beyond(chart, hexes, say),
  ]
}

function ships(view: View, viewer: Viewer, say: Formatter): SpokenLandmark[] {
  const own = ownVessel(view, viewer)?.colour
  const all = [...places(view)].map(([craft, hex]) => {
    const attacks = content.npcs[craft as keyof typeof content.npcs]?.attacks
    const kind = craft === own ? 'mine' : attacks === undefined ? 'foe' : attacks.length > 0 ? 'danger' : 'npc'
    return { kind, name: craftText(view, craft, say), places: [hexName(hex)] }
  })
  return [...all.filter(({ kind }) => kind === 'mine'), ...all.filter(({ kind }) => kind !== 'mine')]
}

function goals(view: View, chart: Chart, viewer: Viewer, say: Formatter): SpokenLandmark[] {
  const own = ownVessel(view, viewer)
  const there = own ? missionGoals(view, chart, own) : []
  if (there.length === 0) return []
  const name =
    own?.mission?.payment === null
      ? say.text('The objective of your mission')
      : say.text('The delivery of your mission')
  return [{ kind: 'goal', name, places: there }]
}

interface Sight {
  readonly kind: string
  readonly name: string
}

/** Spaces with the same name together. */
function grouped(hexes: readonly Hex[], sightOf: (hex: Hex) => Sight | undefined): SpokenLandmark[] {
  const found = new Map<string, SpokenLandmark>()
  for (const hex of hexes) {
    const sight = sightOf(hex)
    if (sight === undefined) continue
    const before = found.get(sight.name)?.places ?? []
    found.set(sight.name, { ...sight, places: [...before, hexName(hex)] })
  }
  return [...found.values()]
}

/** Where cargo is got for work. */
const KINDS: { readonly [special: string]: string } = { mine: 'gathering', salvage: 'gathering', harvest: 'gathering' }

/** What a space is good for: markets, mission points, spawn points, gathering. */
function useOf(chart: Chart, hex: Hex, say: Formatter): Sight | undefined {
  const special = specialAt(chart, hex)
  return special === undefined || special.kind === 'exploration'
    ? undefined
    : { kind: KINDS[special.kind] ?? special.kind, name: capitalised(specialText(say, special)) }
}

function planetOf(chart: Chart, hex: Hex, say: Formatter): Sight | undefined {
  const planet = planetAt(chart, hex)
  if (planet === undefined) return undefined
  const name = say.name(planet.id)
  return { kind: 'planet', name: planet.law ? `${name}, ${lawText(say, planet.law)}` : name }
}

/** Each unknown sector by the known ones beside it. */
function beyond(chart: Chart, known: readonly Hex[], say: Formatter): SpokenLandmark[] {
  const bySlot = new Map<number, { readonly hexes: Set<Hex>; readonly sectors: Set<string> }>()
  for (const hex of known)
    for (const way of unexploredEdges(chart, hex)) {
      const unknown = neighbour(hex, way)
      const { hexes, sectors } = bySlot.get(slotOf(unknown)) ?? { hexes: new Set<Hex>(), sectors: new Set<string>() }
      bySlot.set(slotOf(unknown), { hexes: hexes.add(unknown), sectors: sectors.add(tileAt(chart, hex)?.id ?? '') })
    }
  return [...bySlot.values()].map(({ hexes, sectors }) => ({
    kind: 'unknown',
    name: say.sentence('Unknown sector beside {{sectors}}', { sectors: [...sectors] }),
    places: [...hexes].map(hexName),
  }))
}
