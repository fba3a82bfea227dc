import { withEntry } from '@orrery/engine'
import { hexName } from '../../map/hex.ts'
import { edgeName } from '../../map/side.ts'
import { nameOf, present, report } from '../dialect.ts'
import { BLUE, RED, type State } from '../state/state.ts'
import { CYBERSAMURAI } from '../state/vocabulary.ts'

const COLOURS = { red: RED, blue: BLUE } as const
export type MarkerColour = keyof typeof COLOURS

/** [cybersamurai.red-markers] [cybersamurai.blue-markers] Kaneda and Rocket markers of a colour leave the board. */
export function leaveMarkers(g: State, colour: MarkerColour): void {
  const at = COLOURS[colour]
  const [kaneda, rocket] = [g.kaneda[at], g.rocket[at]]
  if (kaneda < 0 && rocket < 0) return
  g.kaneda = withEntry(g.kaneda, at, -1)
  g.rocket = withEntry(g.rocket, at, -1)
  const left = present({
    side: nameOf(CYBERSAMURAI),
    kaneda: kaneda < 0 ? undefined : edgeName(kaneda),
    rocket: rocket < 0 ? undefined : hexName(rocket),
  })
  report(g, colour === 'red' ? 'cybersamurai.red-markers' : 'cybersamurai.blue-markers', left)
}

/** [uplink.kaneda] The marker comes to an edge; there is never more than one blue marker. */
export function putKaneda(g: State, colour: MarkerColour, edge: number): void {
  if (colour === 'blue') leaveMarkers(g, 'blue')
  g.kaneda = withEntry(g.kaneda, COLOURS[colour], edge)
  report(g, 'uplink.kaneda', { side: nameOf(CYBERSAMURAI), colour, edge: edgeName(edge) })
}

/** [uplink.rocket-attack] The marker comes to an area. */
export function putRocket(g: State, colour: MarkerColour, hex: number): void {
  if (colour === 'blue') leaveMarkers(g, 'blue')
  g.rocket = withEntry(g.rocket, COLOURS[colour], hex)
  report(g, 'uplink.rocket-attack', { side: nameOf(CYBERSAMURAI), colour, hex: hexName(hex) })
}
