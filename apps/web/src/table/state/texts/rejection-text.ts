import type { Rejection } from '@orrery/protocol'
import { refusalText } from '../../../games/wording.ts'
import { useTranslation } from '../../../words/use-translation.ts'
import { useTable } from '../context.ts'
import { useFenceText } from './fence-text.ts'

interface Reply {
  readonly type: string
  /** Of an error. */
  readonly code?: string
  readonly reason?: Rejection['reason']
  readonly refusal?: Rejection['refusal']
  readonly fence?: Rejection['fence']
  readonly wait?: Rejection['wait']
}

/** Why something was not done, by its reason alone: the key of a text. */
export function rejectionKey({ type, code, reason }: Reply) {
  if (type === 'lost') return 'table.lostAnswer'
  if (code === 'spectator') return 'rejected.spectator'
  switch (reason) {
    case 'paused':
    case 'away':
    case 'resigned':
    case 'over':
    case 'stale':
    case 'answered':
    case 'frozen':
      return `rejected.${reason}` as const
    default:
      return 'rejected.other'
  }
}

/** Why something was not done, in the reader's language. */
export function useRejectionText(): (reply: Reply) => string {
  const { t } = useTranslation()
  const { kit } = useTable()
  const fenceText = useFenceText()
  return (reply) => {
    if (reply.refusal) return refusalText(kit, reply.refusal)
    if (reply.wait !== undefined) return t('rejected.tooOften', { count: Math.max(1, Math.ceil(reply.wait / 1000)) })
    return reply.fence ? fenceText(reply.fence) : t(rejectionKey(reply))
  }
}
