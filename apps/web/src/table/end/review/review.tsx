import { adviceWords, forAndAgainst, type JudgedDecision } from '@orrery/bots'
import { useState } from 'react'
import { localMatches } from '../../../connection/local.ts'
import { askText } from '../../../games/wording.ts'
import { toast } from '../../../parts/toasts.tsx'
import { fetchMatchFile } from '../../../server/matches.ts'
import { useTranslation } from '../../../words/use-translation.ts'
import { PracticeDialog } from '../../dialogs/practice-dialog.tsx'
import { useMySeat, useShown, useTable } from '../../state/context.ts'
import { useAnswerText } from '../../state/texts/answer-text.ts'
import type { SourceShare } from '../../state/time/score-story.ts'
import type { Ranked } from '../ranks.ts'
import { ChanceChart } from './chance-chart.tsx'
import { leadOf } from './lead.ts'
import { useReview } from './use-review.ts'
import './review.css'

interface ReviewProps {
  readonly ranks: readonly Ranked[]
  /** What the points came from, where that is told. */
  readonly sources: readonly SourceShare[]
  readonly small: boolean
  readonly nameOf: (ranked: Ranked) => string
}

/** How likely everybody was to win, move by move, and where whoever looks could have done much better. */
export function EndReview({ ranks, sources, small, nameOf }: ReviewProps) {
  const { t } = useTranslation()
  const seat = useMySeat()
  const { curve, points, done, failed } = useReview(seat)
  if (seat === undefined || (failed && curve === undefined)) return null
  return (
    <section className="review" data-act="review" data-done={points !== undefined}>
      <h2>{t('review.title')}</h2>
      {curve && <ChanceChart curve={curve} points={points ?? []} ranks={ranks} small={small} nameOf={nameOf} />}
      {points === undefined && !failed && (
        <p className="soft">
          {t('review.working')}
          <progress aria-label={t('review.working')} max={1} value={done} />
        </p>
      )}
      {/* That it is done is said; what it found is read when somebody wants to. */}
      <p className="unseen" role="status">
        {points && t('review.found', { count: points.length })}
      </p>
      {points?.length === 0 && <NoneDear ranks={ranks} sources={sources} seat={seat} />}
      <TurningPoints points={points ?? []} />
    </section>
  )
}

/** Nothing cost much. Whoever lost all the same is told where the others got ahead. */
function NoneDear({ ranks, sources, seat }: Pick<ReviewProps, 'ranks' | 'sources'> & { readonly seat: number }) {
  const { t } = useTranslation()
  const winner = ranks[0]?.look.seat ?? seat
  if (winner === seat) return <p>{t('review.none')}</p>
  const lead = leadOf(sources, winner, seat)
  return (
    <p>
      {t('review.small')}
      {lead &&
        ` ${t('review.behind', {
          source: lead.source.id === 'other' ? t('end.other') : lead.source.name,
          theirs: lead.theirs,
          mine: lead.mine,
        })}`}
    </p>
  )
}

function TurningPoints({ points }: { readonly points: readonly JudgedDecision[] }) {
  const { address, place } = useTable()
  const [practising, setPractising] = useState<{ readonly match: string; readonly at: number }>()
  const practise = async (at: number) => {
    const match = address.split('/').at(-1) ?? ''
    try {
      const here = place === 'online' ? await localMatches.importText(await fetchMatchFile(match)) : match
      setPractising({ match: here, at })
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <>
      <ol className="review-points">
        {points.map((point, i) => (
          <TurningPoint key={point.at} n={i + 1} point={point} onPractise={() => void practise(point.at)} />
        ))}
      </ol>
      {practising && <PracticeDialog {...practising} onClose={() => setPractising(undefined)} />}
    </>
  )
}

interface TurningPointProps {
  readonly n: number
  readonly point: JudgedDecision
  readonly onPractise: () => void
}

/** A decision that cost much, what would have been better, and why. */
function TurningPoint({ n, point, onPractise }: TurningPointProps) {
  const { t } = useTranslation()
  const { kit, onLook } = useTable()
  const { seats } = useShown('seats')
  const { at, seat, ask, about, given, better, chance, loss, reasons, answers = 1 } = point
  const answerText = useAnswerText(ask)
  const words = adviceWords(kit.game, kit.locale)
  const { inFavor, against } = words ? forAndAgainst(reasons, words) : { inFavor: [], against: [] }
  const percent = (share: number) => Math.round(100 * share)
  const odds = { chance: percent(chance), with: percent(chance + loss) }
  const isTurn = answers > 1
  const title = t('review.point', { n, at })
  return (
    <li>
      <h3>{title}</h3>
      <p className="soft small">{askText({ locale: kit.locale, reader: seats[seat]?.side }, ask, about)}</p>
      {isTurn && <p>{t('review.turn', odds)}</p>}
      <p>{t(isTurn ? 'review.parted' : 'review.chose', { answer: answerText(given) })}</p>
      <p>
        {isTurn
          ? t('review.instead', { answer: answerText(better) })
          : t('review.better', { answer: answerText(better), ...odds })}
      </p>
      {inFavor.length > 0 && <p className="why-for">{t('why.for', { reasons: inFavor })}</p>}
      {against.length > 0 && <p className="why-against">{t('why.against', { reasons: against })}</p>}
      <div className="row">
        <button
          type="button"
          className="button button-small"
          data-act="review-look"
          aria-description={title}
          onClick={() => onLook(at)}
        >
          {t('end.go')}
        </button>
        <button
          type="button"
          className="button button-small"
          data-act="review-practice"
          aria-description={title}
          onClick={onPractise}
        >
          {t('review.practice')}
        </button>
      </div>
    </li>
  )
}
