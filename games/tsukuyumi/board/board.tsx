import type { DrawingProps } from '@orrery/board'
import { useMemo, useRef, useState } from 'react'
import type { View } from '../view.ts'
import { BuildingContext } from './building.ts'
import { Desk } from './desk/desk.tsx'
import { createInspecting, InspectingContext, useLooking } from './inspecting.ts'
import { MoonMap } from './map/map.tsx'
import { Table } from './powers.tsx'
import { Rail } from './rail.tsx'

/** The common area: the map in the middle, the round and the initiative to its left, and to its right what is going on. */
export function Board({ view, seats, say, news, since }: DrawingProps<View>) {
  const [inspecting] = useState(createInspecting)
  const map = useRef<HTMLDivElement>(null)
  useLooking(map, inspecting)
  const [kind, show] = useState<string | undefined>(undefined)
  const building = useMemo(() => ({ kind, show }), [kind])
  return (
    <Table view={view} say={say}>
      <InspectingContext value={inspecting}>
        <BuildingContext value={building}>
          <div className="tsu tsu-board">
            <div className="tsu-floor">
              <Rail view={view} seats={seats} />
              <div className="tsu-map-box" ref={map}>
                <MoonMap view={view} news={news} since={since} />
              </div>
              <Desk view={view} />
            </div>
          </div>
        </BuildingContext>
      </InspectingContext>
    </Table>
  )
}
