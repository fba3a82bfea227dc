import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

export interface TabSpec {
  readonly id: string
  readonly text: string
  /** What is new there, in words; nothing when nothing is. */
  readonly alert?: string | false
  readonly content: ReactNode
}

interface TabsProps {
  readonly tabs: readonly TabSpec[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** Panels that share one place. The arrow keys go from tab to tab. */
export function Tabs({ tabs, chosen, onChoose }: TabsProps) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const moved = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined) return
    const next = tabs[(tabs.findIndex((tab) => tab.id === chosen) + by + tabs.length) % tabs.length]
    if (next === undefined) return
    onChoose(next.id)
    row.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }
  const shown = tabs.find((tab) => tab.id === chosen) ?? tabs[0]
  return (
    <div className="tabs">
      <div ref={row} className="tab-row" role="tablist" onKeyDown={moved}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.text}
            {tab.alert && (
              <span className="tab-alert">
                <span className="unseen">{tab.alert}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown?.id}`}>
        {shown?.content}
      </div>
    </div>
  )
}
