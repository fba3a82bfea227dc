import type { LogLine } from '@orrery/protocol'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { wordsIn } from '../../voice/fitting.ts'
import { newsOf } from '../../voice/news.ts'
import { FOR_A_QUESTION } from '../../voice/voice.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { useCoachSlots } from '../coach/slots.ts'
import {
  useDecision,
  useLooking,
  useMySeat,
  useNaming,
  useSeats,
  useSessionParts,
  useShown,
  useTable,
} from '../state/context.ts'
import { useAskedTexts } from '../state/texts/question-text.ts'

/** Milliseconds without news, while others decide, after which what has happened is told. */
const QUIET = 1200
/** Words that news leave to whoever coaches. */
const FOR_A_COACH = 18
/** "3 more: N." */
const FOR_THE_REST = 3

/** What a screen reader is told as it happens: the one place of a table that speaks by itself. */
export function LiveRegion() {
  const { voice } = useTable()
  const said = useSyncExternalStore(voice.subscribe, voice.said, voice.said)
  useAsked()
  useNews()
  useProgress()
  usePast()
  useTalk()
  useLink()
  return (
    <div className="unseen" role="log" aria-live="polite" aria-relevant="additions">
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}

/** Whoever presses a key or something on the page is there, and hears what comes of it. */
function useAsked(): void {
  const { voice } = useTable()
  useEffect(() => {
    const events = ['keydown', 'pointerdown'] as const
    for (const event of events) globalThis.addEventListener(event, voice.asked, { capture: true })
    return () => {
      for (const event of events) globalThis.removeEventListener(event, voice.asked, { capture: true })
    }
  }, [voice])
}

/** What has happened since it was heard last. */
function useHearing(): () => void {
  const { kit, say, voice } = useTable()
  const { moment } = useSessionParts('moment')
  const { log, earlierLog } = useShown('log', 'earlierLog')
  const heard = useRef(new WeakSet<LogLine>())
  const until = useRef(earlierLog + log.length)
  const hear = (lines: readonly LogLine[]) => {
    const fresh = lines.filter((line) => !heard.current.has(line))
    for (const line of fresh) heard.current.add(line)
    voice.news.add(newsOf(kit.locale.messages, say, fresh))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment is heard when it is shown.
  useEffect(() => hear(moment), [moment])
  return () => {
    // What was skipped is heard too.
    hear(log.slice(Math.max(0, until.current - earlierLog)))
    until.current = earlierLog + log.length
  }
}

/** What others did, and what the viewer is asked, in one utterance. */
function useNews(): void {
  const { t } = useTranslation()
  const { voice } = useTable()
  const { past } = useLooking()
  const { telling } = useSessionParts('telling')
  const { status, log, question: asked } = useShown('status', 'log', 'question')
  const { question, n } = useDecision('question', 'n')
  const seats = useSeats()
  const asking = useAskedTexts()
  const hear = useHearing()
  const spokenFor = useRef<string>(undefined)
  const key = telling ? `told ${telling.n} ${telling.isHeld}` : question ? `asked ${n}` : `${status.state} ${asked?.n}`
  const isCoached = useCoachSlots().speech !== undefined
  /** Says what has happened and what comes after it; `left` words are for others. */
  const say = (after: string, left = 0) => {
    hear()
    const room = voice.room() - left - (isCoached ? FOR_A_COACH : 0)
    const { text: news, before } = voice.news.unsaid(room - wordsIn(after) - FOR_THE_REST)
    const rest = before > 0 && room - wordsIn(after) >= FOR_THE_REST ? t('voice.before', { count: before }) : ''
    voice.tell([news, rest, after].filter(Boolean).join(' '))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says what has come.
  useEffect(() => {
    if (past || (telling && !telling.isHeld)) return
    const isNew = spokenFor.current !== key
    if (telling || question || status.state === 'over') {
      spokenFor.current = key
      if (isNew) say(telling ? '' : question ? asking.question() : t('table.over'))
      return
    }
    const names = (asked?.waitingFor ?? []).map((seat) => seats[seat]?.name ?? '')
    const timer = setTimeout(() => {
      spokenFor.current = key
      say(isNew && names.length > 0 ? t('prompt.waitsFor', { names }) : '', FOR_A_QUESTION)
    }, QUIET)
    return () => clearTimeout(timer)
  }, [key, past, log])
}

/** How far an answer has come, and what stands in its way. */
function useProgress(): void {
  const { t } = useTranslation()
  const { voice } = useTable()
  const { question, n, gathered, problem, considered } = useDecision(
    'question',
    'n',
    'gathered',
    'problem',
    'considered',
  )
  const nameOf = useNaming()
  const asking = useAskedTexts()
  const before = useRef({ n, gathered, considered })
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each part of an answer.
  useEffect(() => {
    const last = before.current
    before.current = { n, gathered, considered }
    if (last.n !== n || question === undefined || considered) return
    if (last.considered) voice.speak(t('voice.cancelled', { text: asking.question() }))
    else if (last.gathered === gathered) return
    else if (question.kind === 'arrange' && asking.item() !== '')
      voice.speak(t('voice.place', { item: asking.item(), n: gathered.length + 1, of: question.items.length }))
    else if (question.kind === 'some') {
      const added = gathered.filter((option) => !last.gathered.includes(option))
      const gone = last.gathered.filter((option) => !gathered.includes(option))
      const [chosen, most] = [gathered.length, question.max]
      if (added.length > 0) voice.speak(t('voice.added', { names: added.map(nameOf), chosen, most }))
      else if (gone.length > 0) voice.speak(t('voice.removed', { names: gone.map(nameOf), chosen, most }))
    }
  }, [n, gathered, considered])
  useEffect(() => {
    if (problem !== undefined) voice.speak(problem)
  }, [problem, voice])
}

/** What was decided at the step that is looked at, also where one comes to it from elsewhere. A slider says it by itself. */
function usePast(): void {
  const { t } = useTranslation()
  const { voice, say } = useTable()
  const { past } = useLooking()
  const { log, earlierLog, undo } = useShown('log', 'earlierLog', 'undo')
  const asking = useAskedTexts()
  const before = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each step.
  useEffect(() => {
    if (before.current === past?.at) return
    before.current = past?.at
    if (past === undefined) voice.speak(t('voice.now', { text: asking.question() }), { replaces: 'time' })
    else if (!document.activeElement?.matches('[type="range"]')) {
      const line = log.slice(0, Math.max(0, past.sight.log - earlierLog)).findLast((one) => say.line(one) !== '')
      const step = t('time.step', { at: past.at, of: undo.decisions })
      voice.speak(t('voice.step', { step, line: line ? say.line(line) : '' }), { replaces: 'time' })
    }
  }, [past])
}

/** What others say, wherever the chat is. */
function useTalk(): void {
  const { t } = useTranslation()
  const { voice } = useTable()
  const { talk } = useShown('talk')
  const seats = useSeats()
  const mine = useMySeat()
  const heard = useRef(talk.at(-1)?.seq ?? 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each line.
  useEffect(() => {
    const fresh = talk.filter(({ seq }) => seq > heard.current)
    heard.current = talk.at(-1)?.seq ?? heard.current
    for (const { by, kind, text } of fresh)
      if (kind === 'chat' && by !== 'table' && by !== mine) {
        const said = t('voice.said', { name: seats[by]?.name ?? '', text: text ?? '' })
        // What is too long now is among the news.
        if (wordsIn(said) <= voice.room() - FOR_A_QUESTION) voice.tell(said)
        else voice.news.add([said])
      }
  }, [talk])
}

/** The line to the table is broken. */
function useLink(): void {
  const { t } = useTranslation()
  const { voice } = useTable()
  const { link } = useSessionParts('link')
  useEffect(() => {
    if (link === 'lost') voice.tell(t('table.lost'), { replaces: 'link' })
  }, [link, voice, t])
}
