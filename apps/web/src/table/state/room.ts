import { createContext, use } from 'react'

/** How much the shape of the table leaves for the prompt. */
export interface Room {
  /** So many buttons stand side by side. */
  readonly buttons: number
  /** The list is always in sight. */
  readonly hasSide: boolean
}

export const RoomContext = createContext<Room>({ buttons: 3, hasSide: true })

export const useRoom = (): Room => use(RoomContext)
