import { type DrawingProps, Inspector, InspectorText } from '@orrery/board'
import type { View } from '../../view.ts'
import { useInspected } from '../answering/inspecting.ts'
import { ONI_TONE, PowerMark, Table, ThingIcon, useSay, useTones } from '../powers.tsx'
import { type AreaLine, areaLines } from '../spoken/area.ts'
import { Token } from './token.tsx'

/** What somebody looks at, in the corner of the map that is farthest from it. */
export function InspectorCard({ view }: { readonly view: View }) {
  const inspected = useInspected()
  const area = useArea(view)
  return inspected && area && <Inspector corner={inspected.corner} {...area} />
}

/** The same as a sheet, for fingers. */
export const AreaSheet = ({ view, say }: DrawingProps<View>) => (
  <Table view={view} say={say}>
    <div className="tsu tsu-area-sheet">
      <AreaText view={view} />
    </div>
  </Table>
)

function AreaText({ view }: { readonly view: View }) {
  const say = useSay()
  const area = useArea(view)
  if (area === undefined) return <p className="tsu-soft">{say.text('Point at an area to see what is in it.')}</p>
  return <InspectorText {...area} />
}

/** Everything about the area that somebody looks at. */
function useArea(view: View) {
  const say = useSay()
  const inspected = useInspected()
  const hex = view.hexes.find((one) => one.hex === inspected?.place)
  if (hex === undefined) return undefined
  const lines = areaLines(view, hex, say).map((line) => ({ text: line.text, mark: <LineMark {...line} /> }))
  return { title: hex.hex, lines }
}

/** What stands before a line: a counter, the mark of a side, an icon. */
function LineMark({ unit, power, icon }: AreaLine) {
  const tone = useTones()[power ?? ''] ?? ONI_TONE
  if (unit) return <Token kind={unit} tone={tone} size={22} />
  if (power) return <PowerMark power={power} size={18} />
  return icon ? <ThingIcon id={icon} size={14} /> : null
}
