import type { Tip } from '@orrery/engine'
import { type Seen, tipFor, tipText } from '@orrery/lessons'
import { useEffect, useRef, useState } from 'react'
import { useDecision, useSessionParts, useShown, useTable } from '../table/state/context.ts'
import { useTranslation } from '../words/use-translation.ts'
import { CoachPanel } from './coach-panel.tsx'
import type { LearningKit } from './kit.ts'
import { finishedLessons, heardTips, keepTip } from './progress.ts'
import { Spotlight } from './spotlight.tsx'
import { Why } from './why.tsx'

/** Milliseconds between a tip and the next piece of advice: what is new or dangerous is explained at once. */
const PAUSE = 20_000

interface MatchSpeechProps {
  readonly learning: LearningKit
  /** It is somebody's first match of the game: who they are, how they win and what a turn is comes first. */
  readonly isFirst: boolean
  readonly onQuiet: () => void
}

/** What the coach says in a match: the pitch before the first decision, then each thing once, when it first appears. */
export function MatchSpeech({ learning, isFirst, onQuiet }: MatchSpeechProps) {
  const { t } = useTranslation()
  const { kit } = useTable()
  const isOpening = useOpening() && isFirst
  const said = useTip(learning.tips, isOpening)
  const { pitch, tipWords } = learning
  const text = said && tipWords[said.tip.id]
  const lines =
    isOpening && pitch
      ? [pitch.you, pitch.goal, pitch.turn]
      : said && text !== undefined
        ? [
            tipText(said.tip, said.sight, {
              text,
              messages: kit.locale.messages,
              pack: kit.game.pack,
              reader: kit.reader,
            }),
          ]
        : []
  const rule = isOpening ? undefined : said?.tip.cites[0]
  const points = isOpening ? [] : (said?.tip.points ?? [])
  return (
    <>
      <CoachPanel
        lines={lines}
        points={points}
        idle={pitch && `${pitch.goal} ${pitch.turn}`}
        acts={
          <>
            {rule !== undefined && <Why rule={rule} />}
            <button type="button" className="button button-small button-quiet" data-act="quiet" onClick={onQuiet}>
              {t('coach.quiet')}
            </button>
          </>
        }
      />
      <Spotlight points={points} />
    </>
  )
}

/** Nobody has decided anything, or what others decided at the same time is not told yet. */
function useOpening(): boolean {
  const { undo, log, earlierLog } = useShown('undo', 'log', 'earlierLog')
  return undo.decisions === 0 || earlierLog + log.length === 0
}

interface SaidTip {
  readonly n: number
  readonly tip: Tip
  readonly sight: Seen
}

/** The tip for the open question, if there is one: at most one for a question, and none while others are shown. */
function useTip(tips: readonly Tip[], isOpening: boolean): SaidTip | undefined {
  const { kit } = useTable()
  const { question, n } = useDecision('question', 'n')
  const { view, log, earlierLog, seats } = useShown('view', 'log', 'earlierLog', 'seats')
  const { telling, behind } = useSessionParts('telling', 'behind')
  const [said, setSaid] = useState<SaidTip>()
  const before = useRef<{ n: number; sight: Seen; lines: number }>(undefined)
  const lastSaid = useRef(Number.NEGATIVE_INFINITY)
  const isAsked = question !== undefined && telling === undefined && behind === 0
  const isAmongPeople = seats.filter(({ kind }) => kind === 'person').length > 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, when it is asked.
  useEffect(() => {
    if (!isAsked || before.current?.n === n) return
    const lines = earlierLog + log.length
    const told = log.slice(Math.max(0, (before.current?.lines ?? 0) - earlierLog))
    const sight: Seen = { view, asks: question.ask, told }
    const last = before.current?.sight
    before.current = { n, sight, lines }
    // The pitch is enough for the first question.
    if (isOpening) return
    const { id } = kit.game
    const listener = { heard: heardTips(id), learned: finishedLessons(id), isAmongPeople, pack: kit.game.pack }
    const tip = tipFor(tips, sight, last, listener)
    const now = Date.now()
    if (tip === undefined || (tip.kind === 'advice' && now - lastSaid.current < PAUSE)) return
    lastSaid.current = now
    keepTip(id, tip.id)
    setSaid({ n, tip, sight })
  }, [isAsked, n])
  return said?.n === n ? said : undefined
}
