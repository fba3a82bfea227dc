import { findRule, type Lesson, type LessonWords } from '@orrery/engine'
import { said } from '@orrery/lessons'
import { localMatches } from '../connection/local.ts'
import type { GameClient } from '../games/client.ts'
import { shelvedGame } from '../games/shelf.tsx'
import { botName, firstMatch, myName } from '../home/begin.ts'
import { Dialog } from '../parts/dialog.tsx'
import { toast } from '../parts/toasts.tsx'
import { Link } from '../routing/link.tsx'
import { go } from '../routing/route.ts'
import { Marked } from '../rules/marked.tsx'
import { useTranslation } from '../words/use-translation.ts'
import type { LearningKit } from './kit.ts'
import type { LessonRun } from './lesson-run.ts'
import { finishedLessons } from './progress.ts'
import './learn.css'

interface ClosingProps {
  readonly run: LessonRun
  readonly kit: GameClient
  readonly learning: LearningKit
  readonly lesson: Lesson
  readonly words: LessonWords
  /** Back to the board, as it stands. */
  readonly onClose: () => void
}

/** So many words of a rule are read at a glance. */
const AT_A_GLANCE = 25

/** What a rule says first, in whole sentences; the rest is where it leads to. */
function beginningOf(text: string): string {
  const [first = text, ...rest] = text.split(/(?<=[.!?]\**)\s/u)
  let told = first
  for (const sentence of rest) {
    if (`${told} ${sentence}`.split(/\s+/u).length > AT_A_GLANCE) break
    told = `${told} ${sentence}`
  }
  return told
}

/** Whoever has taken so many lessons can play. */
const ENOUGH = 3

/** The end of a lesson: what is known now, and what can come next. */
export function Closing({ run, kit, learning: { lessons, lessonWords }, lesson, words, onClose }: ClosingProps) {
  const { t } = useTranslation()
  const { game, locale } = kit
  const { coaching } = run.state()
  const { step } = coaching
  const telling = { lesson, words, messages: locale.messages, reader: run.reader }
  const { texts, reply } = said(telling, coaching)
  const next = lessons[lessons.indexOf(lesson) + 1]
  const finished = finishedLessons(game.id)
  const card = shelvedGame(game.id)?.card
  const hasEnough = finished.size >= ENOUGH || next === undefined
  const playOn = async () => {
    const id = run.table
    if (id === undefined) return
    try {
      const made = await localMatches.decisions(id)
      const { me, scene } = run.act
      const plan = Array.from({ length: game.scenes[scene]?.players[0] ?? 0 }, (_, seat) =>
        seat === me
          ? ({ kind: 'person', name: myName(0) } as const)
          : ({ kind: 'bot', name: botName(seat), bot: 'novice' } as const),
      )
      go(`/table/${await localMatches.branch(id, made.length, plan)}`)
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <Dialog title={t('learn.known')} onClose={onClose}>
      {step?.wants === 'read' && texts.map((text) => <p key={text}>{text}</p>)}
      {step?.wants !== 'read' && reply !== undefined && <p>{reply}</p>}
      <ul className="learn-recap">
        {lesson.recap.flatMap((id) => {
          const rule = findRule(locale.rulebook, id)
          return rule === undefined
            ? []
            : [
                <li key={id}>
                  <Marked text={beginningOf(rule.text)} /> <Link to={`/rules/${game.id}#${id}`}>{t('learn.rule')}</Link>
                </li>,
              ]
        })}
      </ul>
      <p className="soft">
        {next && !hasEnough
          ? t('learn.way', {
              title: lessonWords[next.id]?.title ?? next.id,
              minutes: next.minutes,
            })
          : t('learn.enough', { done: finished.size, of: lessons.length })}
      </p>
      <div className="row">
        {next && (
          <Link className={hasEnough ? 'button' : 'button button-main'} to={`/learn/${game.id}/${next.id}`}>
            {t('learn.next')}
            <span className="unseen">: {lessonWords[next.id]?.title}</span>
          </Link>
        )}
        {card && (
          <button
            type="button"
            className={hasEnough ? 'button button-main' : 'button'}
            data-act="first-match"
            onClick={() => void firstMatch(game.id, card.first)}
          >
            {t('learn.firstGame')}
          </button>
        )}
        {!run.isMatchOver && (
          <button type="button" className="button" data-act="play-on" onClick={() => void playOn()}>
            {t('learn.playOn')}
          </button>
        )}
        <Link className="button button-quiet" to={`/learn/${game.id}`}>
          {t('home.lessons')}
        </Link>
      </div>
    </Dialog>
  )
}
