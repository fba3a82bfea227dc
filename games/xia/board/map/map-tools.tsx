import { type Formatter, Icon, Toolbar, useOpening, type ViewportHandle } from '@orrery/board'
import type { RefObject } from 'react'
import { hexNamed } from '../../map/hex.ts'
import type { VesselView } from '../../view.ts'
import { icons } from '../icons.ts'
import { HEX_WIDTH, middleOf } from './geometry.ts'

interface ToolsProps {
  readonly viewport: RefObject<ViewportHandle | null>
  readonly own: VesselView | undefined
  readonly say: Formatter
}

/** How near the own ship is shown: hexes are so many pixels wide. */
const NEAR = 64

/** What moves the map without a gesture, and what opens the key to its signs. */
export function MapTools({ viewport, own, say }: ToolsProps) {
  const open = useOpening()
  const showOwn = () => {
    const sight = viewport.current?.sight()
    if (own?.hex && sight)
      viewport.current?.show(middleOf(hexNamed(own.hex)), (NEAR / HEX_WIDTH / sight.scale) * sight.zoom)
  }
  return (
    <Toolbar className="xia-tools" inset="tools" label={say.text('Map tools')}>
      <button type="button" onClick={() => viewport.current?.fit()} title={say.text('Show the whole star map')}>
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path d="M2 6V2H6M12 2H16V6M16 12V16H12M6 16H2V12" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <button type="button" onClick={() => open('key')} title={say.text('Key to the map')}>
        <span aria-hidden="true">?</span>
      </button>
      {own?.hex && (
        <button type="button" onClick={showOwn} title={say.text('Show my ship')}>
          <Icon path={icons.compass} size={18} />
        </button>
      )}
    </Toolbar>
  )
}
