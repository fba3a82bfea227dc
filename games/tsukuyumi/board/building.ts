import { createContext, useContext } from 'react'

/** Which kind of Terraforming the map shows places for; all kinds if nothing is chosen. Choosing one decides nothing. */
export interface Building {
  readonly kind: string | undefined
  show(kind: string | undefined): void
}

export const BuildingContext = createContext<Building>({ kind: undefined, show: () => {} })

export const useBuilding = (): Building => useContext(BuildingContext)
