import { hold, useHeld } from './held.ts'

/** Which kind of Terraforming the map shows places for; all kinds if nothing is chosen. Choosing one decides nothing. */
const kind = hold<string>()

export const showKind = (wanted: string | undefined): void => kind.set(wanted)

export const useBuildingKind = (): string | undefined => useHeld(kind)
