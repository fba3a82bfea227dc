import type { ShownRematch, Status } from '@orrery/protocol'
import { toast } from '../../parts/toasts.tsx'
import { go } from '../../routing/route.ts'
import { takeRematchSeat } from '../../server/matches.ts'
import { useMySeat, useShown } from './context.ts'

export const rematchIn = (status: Status): ShownRematch | undefined =>
  status.state === 'over' ? status.rematch : undefined

/** Whether all have agreed to it: then it is there. */
export const isAgreed = ({ agreed, declined, pending }: ShownRematch): boolean =>
  agreed.length > 0 && declined.length + pending.length === 0

/** Goes to the rematch of a match: on the own seat, or as a spectator. */
export async function goToRematch(match: string): Promise<void> {
  try {
    const rematch = await takeRematchSeat(match)
    if (rematch !== undefined) go(`/play/${rematch}`)
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error))
  }
}

/** Whether somebody wants a rematch and the viewer has not said anything to it. */
export function useIsRematchAsked(): boolean {
  const { status } = useShown('status')
  const mine = useMySeat()
  const rematch = rematchIn(status)
  return mine !== undefined && rematch !== undefined && rematch.agreed.length > 0 && rematch.pending.includes(mine)
}
