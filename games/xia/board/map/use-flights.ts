import type { LogLine } from '@orrery/protocol'
import { useState } from 'react'
import type { View } from '../../view.ts'
import { type Flight, flightsBetween, headingAfter } from './flights.ts'

interface Flown {
  readonly view: View
  readonly flights: readonly Flight[]
  /** By ship: where its bow has pointed since it last moved. */
  readonly headings: ReadonlyMap<string, number>
}

/** What has moved since the position that was drawn before. Nothing after a jump in time. */
export function useFlights(view: View, news: readonly LogLine[]): Flown {
  const [flown, setFlown] = useState<Flown>({ view, flights: [], headings: new Map() })
  if (flown.view === view) return flown
  const flights = news.length === 0 ? [] : flightsBetween(flown.view, view, news)
  const headings = new Map(flown.headings)
  for (const flight of flights) headings.set(flight.craft, headingAfter(flight))
  const next = { view, flights, headings }
  setFlown(next)
  return next
}
