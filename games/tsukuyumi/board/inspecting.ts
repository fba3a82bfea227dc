import { createContext, type RefObject, useContext, useEffect, useSyncExternalStore } from 'react'

/** The hex somebody looks at: a store of its own, so that looking around draws nothing again but the words about it. */
export interface Inspecting {
  subscribe(changed: () => void): () => void
  current(): string | undefined
  look(hex: string | undefined): void
}

export function createInspecting(): Inspecting {
  const listeners = new Set<() => void>()
  let hex: string | undefined
  return {
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    current: () => hex,
    look(next) {
      if (next === hex) return
      hex = next
      for (const listener of listeners) listener()
    },
  }
}

export const InspectingContext = createContext<Inspecting>(createInspecting())

export function useInspected(): string | undefined {
  const inspecting = useContext(InspectingContext)
  return useSyncExternalStore(inspecting.subscribe, inspecting.current, inspecting.current)
}

const LOOKS = ['pointerover', 'focusin', 'click'] as const

/** Whatever is pointed at, touched or focused inside: if it is part of a hex, that hex is looked at. */
export function useLooking(inside: RefObject<HTMLElement | null>, inspecting: Inspecting): void {
  useEffect(() => {
    const box = inside.current
    if (box === null) return
    const look = ({ target }: Event) => {
      const hex = target instanceof Element ? target.closest<SVGElement>('[data-hex]')?.dataset.hex : undefined
      if (hex !== undefined) inspecting.look(hex)
    }
    for (const kind of LOOKS) box.addEventListener(kind, look)
    return () => {
      for (const kind of LOOKS) box.removeEventListener(kind, look)
    }
  }, [inside, inspecting])
}
