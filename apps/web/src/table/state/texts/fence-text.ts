import type { ShownFence } from '@orrery/protocol'
import { useTranslation } from '../../../words/use-translation.ts'
import { useSeats } from '../context.ts'

/** Why something cannot be taken back alone. */
export function useFenceText(): (fence: ShownFence | undefined) => string {
  const { t } = useTranslation()
  const seats = useSeats()
  return (fence) => {
    switch (fence?.because) {
      case 'random':
        return t('undo.random')
      case 'reveal':
        return t('undo.reveal')
      case 'timeout':
        return t('undo.timeout')
      case 'other-seat':
        return t('undo.otherSeat', { name: seats[fence.seat ?? 0]?.name ?? '' })
      default:
        return t('undo.nothing')
    }
  }
}
