import { MapPointerContext } from '@orrery/board'
import { type ReactNode, useState } from 'react'
import { FindPlace } from './find-place.tsx'
import { useMapPointer } from './use-map-pointer.ts'

/** Gives the board a pointer that keys move. What is inside is not drawn again when a question changes. */
export function PointedMap({ children }: { readonly children: ReactNode }) {
  const [isFinding, setFinding] = useState(false)
  const pointer = useMapPointer(() => setFinding(true))
  return (
    <MapPointerContext value={pointer}>
      {children}
      {isFinding && <FindPlace onClose={() => setFinding(false)} />}
    </MapPointerContext>
  )
}
