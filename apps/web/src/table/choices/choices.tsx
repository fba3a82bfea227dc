import { SeatMark } from '@orrery/board'
import { useRef } from 'react'
import { useFromTheTop } from '../../parts/use-from-the-top.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { OddsContext, useOdds } from '../advice/use-odds.ts'
import { CoachPlace } from '../coach/coach-place.tsx'
import { useCoachSlots } from '../coach/slots.ts'
import { useDecision, useLooking, useSeats, useShown, useTable } from '../state/context.ts'
import { useRoom } from '../state/room.ts'
import { OptionList } from './option-list.tsx'
import { OtherWays, useIsAnsweredElsewhere } from './other-ways.tsx'
import { Placed } from './placed.tsx'

/** Everything that can be chosen, in one place that keeps its size: what is longer scrolls inside. */
export function Choices() {
  const { t } = useTranslation()
  const { past } = useLooking()
  const { status } = useShown('status')
  const { question, n, gathered } = useDecision('question', 'n', 'gathered')
  const isElsewhere = useIsAnsweredElsewhere()
  const odds = useOdds()
  const list = useRef<HTMLDivElement>(null)
  useFromTheTop(list, n)
  return (
    <section className="choices" data-place="choices" data-region="choices" aria-label={t('choices.title')}>
      <Head />
      <div ref={list} className="choices-list">
        <OddsContext value={odds}>
          <OptionList isAnsweredElsewhere={isElsewhere || past !== undefined} />
        </OddsContext>
        {question && !past && isElsewhere && <OtherWays key={n} />}
        {question && !past && <Placed key={gathered.length} />}
        {!past && status.state === 'over' && <Ranking />}
        {!question && (past || status.state !== 'over') && <p className="faint small">{t('choices.none')}</p>}
      </div>
    </section>
  )
}

/** Whoever coaches speaks here, where there is a side, instead of the title: it is always as high. */
function Head() {
  const { t } = useTranslation()
  const { hasSide } = useRoom()
  const { speech, advice } = useCoachSlots()
  if (speech !== undefined && hasSide) return <CoachPlace />
  return (
    <header className="choices-head" data-place={speech === undefined ? 'coach' : undefined}>
      <h2>{t('choices.title')}</h2>
      {speech === undefined && advice}
    </header>
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
