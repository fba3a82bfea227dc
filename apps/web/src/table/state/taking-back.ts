import { toast } from '../../parts/toasts.tsx'
import { useMySeat, useShown, useTable } from './context.ts'
import { useRejectionText } from './texts/rejection-text.ts'
import { useMemory } from './time/memory.ts'

/** What the viewer may take back, make again or ask for, and how. */
export function useTakingBack() {
  const rejectionText = useRejectionText()
  const { session } = useTable()
  const shown = useShown('undo', 'seats')
  const mine = useMySeat()
  const memory = useMemory()
  const { decisions, to, withdraw, redo: mayRedo, request } = shown.undo
  const send = async (message: Parameters<typeof session.request>[0]) => {
    const reply = await session.request(message)
    if (reply.type !== 'accepted') toast(rejectionText(reply))
  }
  const last = memory.lastDecision
  return {
    mayUndo: to !== undefined || withdraw === true,
    mayRedo: mayRedo === true,
    mayAsk: request === undefined && last !== undefined && last < decisions,
    /** Bots agree by themselves. */
    othersDecide: shown.seats.some((seat, i) => i !== mine && seat.bot === undefined),
    undo: () => void send({ type: 'undo' }),
    redo: () => void send({ type: 'redo' }),
    /** Goes back to before a decision: by right, or by asking. */
    goBackTo: (before: number) =>
      void send(to !== undefined && before >= to ? { type: 'undo', to: before } : { type: 'ask-undo', to: before }),
    ask: () => void send({ type: 'ask-undo', to: last ?? decisions - 1 }),
  }
}
