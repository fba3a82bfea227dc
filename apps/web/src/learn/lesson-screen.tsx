import type { Lesson, LessonWords } from '@orrery/engine'
import { useCallback, useMemo, useState } from 'react'
import { connectToWorker, localMatches } from '../connection/local.ts'
import { type GameClient, loadKit } from '../games/client.ts'
import { myName } from '../home/begin.ts'
import { Loading } from '../parts/loading.tsx'
import { useLater } from '../parts/use-later.ts'
import { useSettings } from '../settings/settings.ts'
import { pacingOf } from '../table/state/time/pace.ts'
import { useSession } from '../table/state/use-table.ts'
import { TableScreen } from '../table/table.tsx'
import { Trouble } from '../table/trouble.tsx'
import { t } from '../words/texts.ts'
import { Closing } from './closing.tsx'
import { type LearningKit, loadLearning } from './kit.ts'
import { LessonRun } from './lesson-run.ts'
import { LessonSpeech } from './lesson-speech.tsx'
import { finishedLessons, keepLesson, keptLesson } from './progress.ts'
import '../table/table.css'

/** Lead to a game's first lesson, and to the first one that is not finished, before anybody knows which that is. */
const FIRST = 'first'
const NEXT = 'next'

function lessonAt(game: string, lessons: readonly Lesson[], wanted: string): Lesson | undefined {
  if (wanted === FIRST) return lessons[0]
  const finished = finishedLessons(game)
  if (wanted === NEXT) return lessons.find(({ id }) => !finished.has(id)) ?? lessons.at(-1)
  return lessons.find(({ id }) => id === wanted)
}

interface LessonScreenProps {
  readonly game: string
  readonly lesson: string
  /** The moment looked at, from the address. */
  readonly at: number | undefined
}

/** A lesson on the real table. */
export default function LessonScreen({ game, lesson: wanted, at }: LessonScreenProps) {
  const { language } = useSettings()
  const { value, problem } = useLater(`${game} ${language}`, async () => {
    const [kit, learning] = await Promise.all([loadKit(game, language), loadLearning(game, language)])
    return { kit, learning }
  })
  if (problem !== undefined) return <Trouble text={problem} />
  if (value === undefined) return <Loading />
  const { kit, learning } = value
  const lesson = lessonAt(game, learning.lessons, wanted)
  const words = lesson && learning.lessonWords[lesson.id]
  if (lesson === undefined || words === undefined) return <Trouble text={t('learn.missing')} />
  return <OpenLesson key={`${game} ${wanted}`} kit={kit} learning={learning} lesson={lesson} words={words} at={at} />
}

interface OpenLessonProps {
  readonly kit: GameClient
  readonly learning: LearningKit
  readonly lesson: Lesson
  readonly words: LessonWords
  readonly at: number | undefined
}

function OpenLesson({ kit, learning, lesson, words, at }: OpenLessonProps) {
  const { game } = kit
  const [run] = useState(
    () =>
      new LessonRun({
        game,
        lesson,
        kept: keptLesson(game.id, lesson.id),
        keep: (kept) => keepLesson(game.id, lesson.id, kept),
        names: namesAt(kit, lesson),
        calls: localMatches,
        connect: connectToWorker,
      }),
  )
  const [isOver, setOver] = useState(false)
  const onOver = useCallback(() => {
    run.finish()
    setOver(true)
  }, [run])
  const session = useSession(`${game.id} ${lesson.id}`, () => ({
    connect: run.connect,
    match: lesson.id,
    pacing: pacingOf(kit.locale.messages),
  }))
  const coach = useMemo(
    () => ({
      speech: <LessonSpeech {...{ run, lesson, words, onOver }} place={placeOf(lesson, learning.lessons)} />,
    }),
    [run, lesson, words, learning, onOver],
  )
  if (session === undefined) return <Loading />
  return (
    <>
      <TableScreen
        session={session}
        kit={kit}
        place="lesson"
        address={`/learn/${game.id}/${lesson.id}`}
        at={at}
        coach={coach}
      />
      {isOver && <Closing {...{ run, kit, learning, lesson, words }} onClose={() => setOver(false)} />}
    </>
  )
}

const placeOf = (lesson: Lesson, lessons: readonly Lesson[]) => ({ n: lessons.indexOf(lesson) + 1, of: lessons.length })

/** The learner by name; the others follow a script, and are called so. */
function namesAt({ game }: GameClient, { acts }: Lesson): string[] {
  const seats = Math.max(...acts.map(({ scene }) => game.scenes[scene]?.players[0] ?? 0))
  const me = acts[0]?.me ?? 0
  return Array.from({ length: seats }, (_, seat) => (seat === me ? myName(0) : t('learn.script')))
}
