import { SeatMark } from '@orrery/board'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../words/use-translation.ts'
import { useDecision, useLooking, useSeats, useShown, useTable } from '../state/context.ts'
import { Answering } from './answering.tsx'
import { OtherWays } from './other-ways.tsx'

/** Everything that can be chosen, in one place that keeps its size: what is longer scrolls inside. */
export function Choices() {
  const { t } = useTranslation()
  const { past } = useLooking()
  const { status } = useShown('status')
  const { question, n } = useDecision()
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is read from its beginning.
  useEffect(() => void list.current?.scrollTo({ top: 0 }), [n])
  return (
    <section className="choices" data-place="choices" data-region="choices" aria-label={t('choices.title')}>
      {/* Whoever coaches speaks here, instead of the title: it is always as high. */}
      <header className="choices-head" data-place="coach">
        <h3>{t('choices.title')}</h3>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboards. */}
      <div ref={list} className="choices-list" id="choices" tabIndex={0}>
        {question && !past && <OtherWays key={n} plain={<Answering />} />}
        {!past && status.state === 'over' && <Ranking />}
        {!question && status.state !== 'over' && <p className="faint small">{t('choices.none')}</p>}
      </div>
    </section>
  )
}

/** Who has come where, once the match is over. */
function Ranking() {
  const { kit, say } = useTable()
  const shown = useShown('view', 'status')
  const seats = useSeats()
  if (shown.status.state !== 'over') return null
  const { outcome } = shown.status
  const score = (seat: number) => (outcome.by === 'rules' ? outcome.scores[seat] : kit.face.score?.of(shown.view, seat))
  return (
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
  )
}
