import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from '../../words/use-translation.ts'
import { type TabSpec, Tabs } from './tabs.tsx'

const HEIGHTS = ['low', 'half', 'high'] as const
type Height = (typeof HEIGHTS)[number]

/** A drag of so many pixels opens or closes the sheet by a step. */
const A_STEP = 40

interface BottomSheetProps {
  readonly tabs: readonly TabSpec[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
  readonly children?: ReactNode
}

/** Decisions, mats, log and talk on a phone: from below, so that the board above stays in sight. */
export function BottomSheet({ tabs, chosen, onChoose }: BottomSheetProps) {
  const { t } = useTranslation()
  const [height, setHeight] = useState<Height>('half')
  const from = useRef<number>(undefined)
  const step = (by: number) => {
    const next = HEIGHTS[HEIGHTS.indexOf(height) + by]
    if (next) setHeight(next)
  }
  const moved = (event: PointerEvent) => {
    if (from.current === undefined) return
    const way = from.current - event.clientY
    if (Math.abs(way) < A_STEP) return
    step(Math.sign(way))
    from.current = event.clientY
  }
  return (
    <div className={`sheet sheet-${height}`}>
      <button
        type="button"
        className="sheet-handle"
        aria-label={height === 'high' ? t('sheet.lower') : t('sheet.raise')}
        onPointerDown={(event) => {
          from.current = event.clientY
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={moved}
        onPointerUp={() => {
          from.current = undefined
        }}
        onClick={() => setHeight(height === 'half' ? 'high' : 'half')}
      >
        <span />
      </button>
      <Tabs
        tabs={tabs}
        chosen={chosen}
        onChoose={(id) => {
          if (height === 'low') setHeight('half')
          onChoose(id)
        }}
      />
    </div>
  )
}
