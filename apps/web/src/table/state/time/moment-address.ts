import type { TablePlace } from '../context.ts'

/** The address of a moment. In a replay it also says through whose eyes. */
export function momentAddress(
  address: string,
  moment: number | undefined,
  place: TablePlace,
  viewer: number | 'spectator',
): string {
  const query = new URLSearchParams()
  if (moment !== undefined) query.set('at', String(moment))
  if (place === 'replay' && viewer !== 'spectator') query.set('as', String(viewer))
  return query.size === 0 ? address : `${address}?${query}`
}
