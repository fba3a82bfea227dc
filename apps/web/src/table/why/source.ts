import { useMemo } from 'react'
import { fetchMatchFile } from '../../server/matches.ts'
import type { MatchSource } from '../../worker/messages.ts'
import { type TablePlace, useShown, useTable } from '../state/context.ts'

/** Match files of servers, which are asked for once: a match that is over stays as it is. */
const fetched = new Map<string, Promise<string>>()

function fetchedOnce(match: string): Promise<string> {
  const known = fetched.get(match) ?? fetchMatchFile(match)
  fetched.set(match, known)
  known.catch(() => fetched.delete(match))
  return known
}

async function sourceOf(place: TablePlace, address: string): Promise<MatchSource> {
  const match = address.split('/').at(-1) ?? ''
  return place === 'online' ? { text: await fetchedOnce(match) } : { id: match }
}

/** Where it can be found out why bots did something, and whether that tells what is still hidden from whoever looks. */
export interface Explainable {
  readonly source: () => Promise<MatchSource>
  readonly tellsHidden: boolean
}

/**
 * A bot tells what its seat knew. So it is asked after the match; on this device at once, where one person plays against bots and nobody
 * else is told anything; and in files, which hold everything anyway.
 */
export function useExplainable(): Explainable | undefined {
  const { place, address } = useTable()
  const { status, seats } = useShown('status', 'seats')
  const isOver = status.state === 'over'
  const isAlone = place === 'local' && seats.filter(({ kind }) => kind === 'person').length <= 1
  const isTold = isOver || isAlone || place === 'replay'
  return useMemo(
    () => (isTold ? { source: () => sourceOf(place, address), tellsHidden: !isOver } : undefined),
    [place, address, isTold, isOver],
  )
}
