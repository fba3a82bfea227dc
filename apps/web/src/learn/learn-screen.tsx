import type { Lesson } from '@orrery/engine'
import { shelvedGame } from '../games/shelf.tsx'
import { firstMatch } from '../home/begin.ts'
import { Glyph } from '../parts/glyph.tsx'
import { Loading } from '../parts/loading.tsx'
import { useLater } from '../parts/use-later.ts'
import { Link } from '../routing/link.tsx'
import { useSettings } from '../settings/settings.ts'
import { useTranslation } from '../words/use-translation.ts'
import { loadLearning } from './kit.ts'
import { type KeptLesson, useLearned } from './progress.ts'
import './learn.css'

/** The lessons of a game, and how far somebody has come in each. */
export default function LearnScreen({ game }: { readonly game: string }) {
  const { t } = useTranslation()
  const { language } = useSettings()
  const { lessons: kept } = useLearned()
  const { value, problem } = useLater(`${game} ${language}`, () => loadLearning(game, language))
  const shelved = shelvedGame(game)
  if (problem !== undefined || shelved === undefined)
    return <p className="notice notice-bad">{problem ?? t('learn.missing')}</p>
  if (value === undefined) return <Loading />
  const { lessons, lessonWords } = value
  const keptOf = ({ id }: Lesson) => kept[`${game}/${id}`]
  const next = lessons.find((lesson) => !keptOf(lesson)?.done)
  return (
    <>
      <div className="screen-head">
        <h1>{t('learn.title', { game: shelved.card.title })}</h1>
        <p className="soft">{t('learn.lead')}</p>
      </div>
      {lessons.length === 0 && <p>{t('learn.none')}</p>}
      <ol className="learn-list">
        {lessons.map((lesson, place) => (
          <li key={lesson.id} className="panel learn-lesson" data-lesson={lesson.id}>
            <span className="learn-number" aria-hidden="true">
              {keptOf(lesson)?.done ? <Glyph name="check" /> : place + 1}
            </span>
            <h2>{lessonWords[lesson.id]?.title ?? lesson.id}</h2>
            <p className="small soft">
              {t('learn.minutes', { minutes: lesson.minutes })}
              <Standing lesson={lesson} kept={keptOf(lesson)} />
            </p>
            <Link className={lesson === next ? 'button button-main' : 'button'} to={`/learn/${game}/${lesson.id}`}>
              {t(actOf(keptOf(lesson)))}
              <span className="unseen">: {lessonWords[lesson.id]?.title}</span>
            </Link>
          </li>
        ))}
      </ol>
      <p className="row">
        <button type="button" className="button" onClick={() => void firstMatch(game, shelved.card.first)}>
          {t('learn.firstGame')}
        </button>
        <Link className="button button-quiet" to={`/rules/${game}`}>
          {t('home.rules')}
          <span className="unseen">: {shelved.title}</span>
        </Link>
      </p>
      <p className="small soft">{t('learn.loaded')}</p>
    </>
  )
}

const actOf = (kept: KeptLesson | undefined) =>
  kept?.done ? ('learn.repeat' as const) : isOpen(kept) ? ('learn.goOn' as const) : ('learn.start' as const)

const isOpen = (kept: KeptLesson | undefined): boolean =>
  kept !== undefined && (kept.answers.length > 0 || kept.act > 0)

interface StandingProps {
  readonly lesson: Lesson
  readonly kept: KeptLesson | undefined
}

function Standing({ lesson: { acts }, kept }: StandingProps) {
  const { t } = useTranslation()
  const of = acts.reduce((sum, { steps }) => sum + steps.length, 0)
  if (kept?.done) return <span> · {t('learn.done')}</span>
  return isOpen(kept) ? <span> · {t('learn.step', { n: kept?.steps ?? 0, of })}</span> : null
}
