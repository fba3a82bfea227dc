import type { Formatter, Told } from '@orrery/board'
import { capitalised } from '@orrery/engine'
import type { Viewer } from '@orrery/protocol'
import { type Hex, hexNamed } from '../../map/hex.ts'
import { cellOf } from '../../map/lattice.ts'
import { type Chart, isExplored, sectorAt, specialAt, terrainAt, tileAt } from '../../map/sectors.ts'
import type { VesselView, View } from '../../view.ts'
import { chartOf } from '../map/chart.ts'
import { craftText, places } from '../map/craft-places.ts'
import { dangersInto } from '../map/odds.ts'
import { lawText, partText, specialText, terrainText } from '../map/place-text.ts'

/** The ship of whoever looks, while it has one. */
export const ownVessel = (view: View, viewer: Viewer): VesselView | undefined =>
  viewer === 'spectator' ? undefined : view.vessels[viewer]

/** What a space is, what it is good for, who is on it, and what its borders do. */
export function at(view: View, place: string, viewer: Viewer, say: Formatter): Told {
  const chart = chartOf(view.sectors)
  const hex = hexNamed(place)
  const tile = hex < 0 ? undefined : tileAt(chart, hex)
  if (tile === undefined || !isExplored(chart, hex))
    return {
      name: capitalised(say.text('unknown space')),
      brief: [],
      full: [say.text('No sector is known here. A scan or a blind jump discovers it.')],
    }
  const special = specialAt(chart, hex)
  const ground = groundText(chart, hex, say)
  const crafts = [...places(view)].filter(([, there]) => there === hex).map(([craft]) => craft)
  // That the own ship is here is said where one measures from it.
  const others = crafts.filter((craft) => craft !== ownVessel(view, viewer)?.colour)
  const uses = hasToken(view, chart, hex)
    ? [say.text('exploration token')]
    : special === undefined
      ? []
      : [specialText(say, special)]
  const cubes = view.floating.filter((cube) => hexNamed(cube.hex) === hex).map(({ cargo }) => say.name(cargo))
  const jettisoned = cubes.length === 0 ? [] : [say.text('Jettisoned: {{cubes}}', { cubes: cubes.join(', ') })]
  const dangers = dangersInto(say, chart, ownVessel(view, viewer), hex).map(({ text }) => text)
  // Who hears of a nebula's risk knows that it is a nebula.
  const ofGround = dangers.filter((text) => text.startsWith(`${capitalised(ground)}:`))
  return {
    name: `${say.name(tile.id)}, ${partText(say, cellOf(hex))}`,
    brief: [ground, ...uses, ...others.map((craft) => say.name(craft)), ...jettisoned],
    full: [
      ...ofGround,
      ...(ofGround.length === 0 ? [sentence([ground, ...uses])] : uses.map((use) => sentence([use]))),
      ...crafts.map((craft) => sentence([craftText(view, craft, say)])),
      ...jettisoned.map((text) => sentence([text])),
      ...dangers.filter((text) => !ofGround.includes(text)),
    ],
  }
}

const sentence = (parts: readonly string[]): string => `${capitalised(parts.join(', '))}.`

function groundText(chart: Chart, hex: Hex, say: Formatter): string {
  const terrain = terrainAt(chart, hex)
  const law = tileAt(chart, hex)?.law
  return terrain === 'planet' && law ? lawText(say, law) : terrainText(say, terrain)
}

/** A token lies on the exploration space of its sector. */
export const hasToken = (view: View, chart: Chart, hex: Hex): boolean =>
  specialAt(chart, hex)?.kind === 'exploration' && view.sectors[sectorAt(chart, hex)].token
