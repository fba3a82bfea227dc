import type { DrawingProps } from '@orrery/board'
import { useRef } from 'react'
import type { View } from '../view.ts'
import { useLooking } from './answering/inspecting.ts'
import { InspectorCard } from './map/inspector.tsx'
import { MoonMap } from './map/map.tsx'
import { Table } from './powers.tsx'

/** The common area: the map, and in a corner of it the area that somebody points at. */
export function Board({ view, say, news, since }: DrawingProps<View>) {
  const map = useRef<HTMLDivElement>(null)
  useLooking(map)
  return (
    <Table view={view} say={say}>
      <div className="tsu tsu-board" ref={map}>
        <MoonMap view={view} news={news} since={since} />
        <InspectorCard view={view} />
      </div>
    </Table>
  )
}
