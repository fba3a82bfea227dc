import type { MatchOutcome } from '@orrery/protocol'
import { localMatches } from '../../connection/local.ts'
import { toast } from '../../parts/toasts.tsx'
import { Link } from '../../routing/link.tsx'
import { go } from '../../routing/route.ts'
import { fetchMatchFile } from '../../server/matches.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { RematchButtons } from '../end/online-rematch.tsx'
import { useSeats, useTable } from '../state/context.ts'
import { useIsRematchAsked } from '../state/rematch.ts'
import { PromptRow } from './prompt-row.tsx'

/** How the match ended, and what can be done with it now. */
export function Outcome({ outcome }: { readonly outcome: MatchOutcome }) {
  const { t } = useTranslation()
  const { kit, place, address, onEnd } = useTable()
  const seats = useSeats()
  const isAsked = useIsRematchAsked()
  const winner = seats[outcome.ranking[0] ?? -1]
  const match = address.split('/').at(-1) ?? ''
  const watch = async () => {
    try {
      const id = place === 'local' ? match : await localMatches.importText(await fetchMatchFile(match))
      go(`/replay/${id}?at=0`)
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <PromptRow
      seat={winner?.seat}
      text={
        winner?.mine ? t('outcome.youWon') : t('outcome.won', { name: winner?.name ?? '', side: winner?.side ?? '' })
      }
      sub={isAsked ? t('rematch.asked') : outcome.by === 'resignation' && t('outcome.resignation')}
      about={{ 'data-act': 'over' }}
    >
      <button type="button" className="button" data-act="result" onClick={() => onEnd(true)}>
        {t('end.result')}
      </button>
      {place !== 'replay' && (
        <>
          {place === 'online' ? (
            <RematchButtons brief />
          ) : (
            <Link className="button" to={`/new/${kit.game.id}`}>
              {t('outcome.again')}
            </Link>
          )}
          <button type="button" className="button button-main" onClick={watch}>
            {t('outcome.replay')}
          </button>
        </>
      )}
    </PromptRow>
  )
}
