import type { LogLine } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { CRAFT_NAMES } from '../../crafts.ts'
import { hexName, hexNamed } from '../../map/hex.ts'
import type { View } from '../../view.ts'
import { chartOf } from '../map/chart.ts'
import { places } from '../map/craft-places.ts'
import { flightsBetween, isStep, waysOf } from '../map/flights.ts'
import { playGame } from './playing.ts'

/** Every flight of a game, between one decision and the next. */
function flightsOf(
  seed: string,
  see: (flight: ReturnType<typeof flightsBetween>[number], after: View, news: readonly LogLine[]) => void,
) {
  let before: View | undefined
  let told = 0
  playGame(4, {}, seed, (match) => {
    const view = match.view('spectator')
    const news = match
      .logFor('spectator')
      .filter(({ at }) => at > told)
      .map(({ what, data, at }) => ({ what, data, at }))
    told = match.decisions.length
    if (before) for (const flight of flightsBetween(before, view, news)) see(flight, view, news)
    before = view
    return match.decisions.length < 900
  })
}

test('a flight starts where the ship was, ends where it is, and goes hex by hex', () => {
  let steps = 0
  let leaps = 0
  flightsOf('flights', ({ craft, hexes }, after) => {
    expect(hexes.at(-1)).toBe(places(after).get(craft))
    for (let i = 1; i < hexes.length; i++) isStep(hexes[i - 1], hexes[i]) ? steps++ : leaps++
  })
  expect(steps).toBeGreaterThan(200)
  expect(leaps).toBeLessThan(steps / 10)
})

test('NPCs fly as many spaces as the log says', () => {
  let checked = 0
  flightsOf('npcs', ({ craft, hexes }, _, news) => {
    const paths = news.filter(({ what, data }) => what === 'npc.path' && data.craft === craft)
    // Whoever hangs on it may be asked on the way.
    if (paths.length !== 1 || paths[0].data.to !== hexName(hexes[hexes.length - 1])) return
    expect(hexes.length - 1).toBe(paths[0].data.spaces)
    checked++
  })
  expect(checked).toBeGreaterThan(5)
})

test('what was told since a while ago is a way from stop to stop', () => {
  const match = playGame(4, {}, 'ways', ({ decisions }) => decisions.length < 300)
  const lines = match.logFor('spectator').map(({ what, data, at }) => ({ what, data, at }))
  const ways = waysOf(chartOf(match.view('spectator').sectors), lines)
  expect(ways.size).toBeGreaterThan(3)
  for (const [craft, way] of ways) {
    const stops = lines.flatMap(({ what, data }) =>
      what === 'move.step' && CRAFT_NAMES[Number(data.seat)] === craft ? [hexNamed(String(data.to))] : [],
    )
    for (const stop of stops) expect(way).toContain(stop)
  }
})
