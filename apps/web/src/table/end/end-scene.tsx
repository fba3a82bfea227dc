import { SeatMark } from '@orrery/board'
import type { MatchOutcome } from '@orrery/protocol'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useMedia } from '../../parts/use-media.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { useShown, useTable } from '../state/context.ts'
import { type ScoreStory, scoreAt, scoreStory } from '../state/time/score-story.ts'
import { useWholeLog } from '../state/time/whole-log.ts'
import { useTitle } from '../state/use-title.ts'
import { EndActs } from './end-acts.tsx'
import { type Ranked, useRanks } from './ranks.ts'
import { EndReview } from './review/review.tsx'
import { ScoreChart } from './score-chart.tsx'
import { SourceBars } from './source-bars.tsx'
import './end.css'

/** How a match ended, and why: the winner, the scores over time, what they are made of, and what can be done next. */
export default function EndScene({ outcome }: { readonly outcome: MatchOutcome }) {
  const { t } = useTranslation()
  const { kit } = useTable()
  const small = useMedia('(max-width: 699px)')
  const ranks = useRanks(outcome)
  const story = useScoreStory(ranks)
  const [at, setAt] = useState<number>()
  useTitle()
  const nameOf = ({ look }: Ranked) => (look.mine ? t('end.you') : look.name)
  return (
    <div className={`end game-${kit.face.id}`} data-game={kit.face.id} data-act="over">
      <main className="end-scene">
        <Winner outcome={outcome} ranks={ranks} rounds={story?.rounds.length ?? 0} nameOf={nameOf} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboards. */}
        <section className="end-facts" tabIndex={0} aria-label={t('end.facts')}>
          {story && <Told story={story} ranks={ranks} small={small} nameOf={nameOf} at={at} onPoint={setAt} />}
          <TheStory />
          {/* The last thing here: it grows while the match is looked back at, and moves nothing. */}
          <div className="end-moments" data-place="moments">
            <EndReview ranks={ranks} sources={story?.sources ?? []} small={small} nameOf={nameOf} />
          </div>
        </section>
      </main>
      <EndActs small={small} ranks={ranks} story={story} at={at} />
    </div>
  )
}

function useScoreStory(ranks: readonly Ranked[]): ScoreStory | undefined {
  const { kit, say, info } = useTable()
  const { undo } = useShown('undo')
  const { account } = kit.face
  const log = useWholeLog(account !== undefined)
  const scores = ranks.toSorted((a, b) => a.look.seat - b.look.seat).map(({ score }) => score ?? 0)
  const key = scores.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scores are compared by what they are.
  return useMemo(
    () =>
      account &&
      log &&
      scoreStory({ log, account, say, scores, decisions: undo.decisions, isFromScene: info.scene !== undefined }),
    [account, log, say, key, undo.decisions, info.scene],
  )
}

interface WinnerProps {
  readonly outcome: MatchOutcome
  readonly ranks: readonly Ranked[]
  readonly rounds: number
  readonly nameOf: (ranked: Ranked) => string
}

function Winner({ outcome, ranks, rounds, nameOf }: WinnerProps) {
  const { t } = useTranslation()
  const { kit, say } = useTable()
  const { view } = useShown('view')
  const mine = ranks.find(({ look }) => look.mine)
  const heading = useRef<HTMLHeadingElement>(null)
  const [score, own] = [useId(), useId()]
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const [first] = ranks
  if (first === undefined) return null
  const { face } = kit
  const points = face.score && say.text(face.score.name)
  return (
    <section className="end-winner">
      <div className="end-title">
        <p className="end-game">
          <span>{kit.game.title}</span>
          {rounds > 0 && <span>{t('end.rounds', { rounds })}</span>}
        </p>
        <h1 ref={heading} tabIndex={-1} aria-describedby={`${score} ${own}`}>
          {first.look.mine ? t('end.youWon') : t('end.won', { name: first.look.name })}
        </h1>
        <p className="end-with" id={score}>
          {first.score === undefined || points === undefined
            ? first.look.side
            : t('end.with', { side: first.look.side, score: first.score, points })}
        </p>
        {mine && mine !== first && (
          <p className="end-own" id={own}>
            {t('end.place', {
              place: mine.place,
              of: ranks.length,
              behind: (first.score ?? 0) - (mine.score ?? 0),
            })}
          </p>
        )}
        {outcome.by === 'resignation' && <p>{t('outcome.resignation')}</p>}
      </div>
      <div className="end-hero">{face.Hero && <face.Hero view={view} seat={first.look.seat} />}</div>
      <ol className="end-ranks" aria-label={t('end.ranking')}>
        {ranks.map((ranked) => (
          <li key={ranked.look.seat} style={{ borderColor: `var(--seat-${ranked.look.seat})` }}>
            <b className="end-rank">{ranked.place}</b>
            <SeatMark seat={ranked.look.seat} size={20} />
            <span className="end-name">
              <b>{nameOf(ranked)}</b> {ranked.look.side !== ranked.look.name && <span>{ranked.look.side}</span>}
            </span>
            <b className="end-score" title={points}>
              {ranked.score}
            </b>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface ToldProps {
  readonly story: ScoreStory
  readonly ranks: readonly Ranked[]
  readonly small: boolean
  readonly nameOf: (ranked: Ranked) => string
  readonly at: number | undefined
  readonly onPoint: (at: number | undefined) => void
}

/** The chart with the scores of the moment that is pointed at, and what they came from. */
function Told({ story, ranks, small, nameOf, at, onPoint }: ToldProps) {
  const { t } = useTranslation()
  const { onLook } = useTable()
  return (
    <>
      <section>
        <div className="end-head">
          <h2>{t('end.chart')}</h2>
          <p className="end-read">
            {at === undefined ? (
              <span className="soft">{t('end.hint')}</span>
            ) : (
              <>
                <span className="soft">{t('time.step', { at, of: story.decisions })}</span>
                {ranks.map(({ look }) => (
                  <span key={look.seat} className="end-at">
                    <SeatMark seat={look.seat} size={14} /> {scoreAt(story.curves[look.seat] ?? [], at)}
                  </span>
                ))}
                <button type="button" className="button button-small" data-act="moment" onClick={() => onLook(at)}>
                  {t('end.go')}
                </button>
              </>
            )}
          </p>
        </div>
        <ScoreChart story={story} ranks={ranks} small={small} nameOf={nameOf} at={at} onPoint={onPoint} onGo={onLook} />
      </section>
      <section>
        <h2>{t('end.sources')}</h2>
        <SourceBars sources={story.sources} ranks={ranks} nameOf={nameOf} />
      </section>
    </>
  )
}

/** What is read aloud, where a game has something for it. */
function TheStory() {
  const { kit, say } = useTable()
  const { view } = useShown('view')
  const told = kit.face.epilogue?.(view, say)
  if (told === undefined) return null
  return (
    <section className="end-story">
      <h2>{told.title}</h2>
      <p>{told.text}</p>
    </section>
  )
}
