import { SeatMark } from '@orrery/board'
import type { MatchOutcome } from '@orrery/protocol'
import { localMatches } from '../../connection/local.ts'
import { toast } from '../../parts/toasts.tsx'
import { Link } from '../../routing/link.tsx'
import { go } from '../../routing/route.ts'
import { fetchMatchFile } from '../../server/matches.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { useSeats, useShown, useTable } from '../state/context.ts'

/** How the match ended, and what can be done with it now. */
export function Outcome({ outcome }: { readonly outcome: MatchOutcome }) {
  const { t } = useTranslation()
  const { kit, say, place, address } = useTable()
  const shown = useShown('view')
  const seats = useSeats()
  const winner = seats[outcome.ranking[0] ?? -1]
  const score = (seat: number) => (outcome.by === 'rules' ? outcome.scores[seat] : kit.face.score?.of(shown.view, seat))
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
    <div className="outcome stack">
      <h2 className="ask" data-act="over">
        {winner?.mine ? t('outcome.youWon') : t('outcome.won', { name: winner?.name ?? '', side: winner?.side ?? '' })}
      </h2>
      {outcome.by === 'resignation' && <p className="soft">{t('outcome.resignation')}</p>}
      <ol className="ranking">
        {outcome.ranking.map((seat) => (
          <li key={seat}>
            <SeatMark seat={seat} />
            <b>{seats[seat]?.name}</b>
            <span className="soft">{seats[seat]?.side}</span>
            <span className="ranking-score">
              {score(seat)} {kit.face.score && say.text(kit.face.score.name)}
            </span>
          </li>
        ))}
      </ol>
      {place !== 'replay' && (
        <div className="row">
          <button type="button" className="button button-main" onClick={watch}>
            {t('outcome.replay')}
          </button>
          <Link className="button" to={`/new/${kit.game.id}`}>
            {t('outcome.again')}
          </Link>
        </div>
      )}
    </div>
  )
}
