import type { Formatter } from '@orrery/board'
import { type Messages, type Seat, sidesIn } from '@orrery/engine'
import type { LogLine } from '@orrery/protocol'
import { type MouseEvent, memo, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { citedRule } from '../../games/wording.ts'
import { Terms } from '../../glossary/terms.tsx'
import { Glyph } from '../../parts/glyph.tsx'
import { isPlainClick } from '../../routing/link.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { useLooking, useMySeat, useSeats, useShown, useTable } from '../state/context.ts'
import { useTakingBack } from '../state/taking-back.ts'
import { useWhy } from '../why/use-why.tsx'
import { AT_ONCE, useLogPart } from './log-part.ts'
import { SinceLastTurn } from './since-last-turn.tsx'
import { useLogKeys } from './use-log-keys.tsx'
import { WatchAs } from './watch-as.tsx'

/** And so many more before the earliest of them are put away. */
const SPARE = 40
/** Milliseconds in which nothing is told, before lines are put away. */
const A_REST = 1000
/** And so many pages are fetched for one demand: lines about a seat can be rare. */
const MOST_PAGES = 4

/** Fields in which rules name seats, for games that do not say what their sides are. */
const SEAT_FIELDS = ['seat', 'owner', 'from', 'to', 'by', 'craft']

/** Whether a line is about a seat, which the game calls a side of its own. */
const isAbout = (messages: Messages, line: LogLine, seat: Seat, side: string): boolean =>
  messages.side === undefined
    ? SEAT_FIELDS.some((field) => line.data[field] === seat)
    : sidesIn(messages, line).includes(messages.side(side) ?? side)

/** What has happened, turn by turn and line by line, with the rules behind it. */
export function LogPanel() {
  const { t } = useTranslation()
  const { kit, say, place, onLook, onRule } = useTable()
  const { past } = useLooking()
  const { messages } = kit.locale
  const shown = useShown('status', 'undo')
  const { seats: sides } = useShown('seats')
  const seats = useSeats()
  const mine = useMySeat()
  const { goBackTo } = useTakingBack()
  const part = useLogPart(past?.sight.log)
  const [about, setAbout] = useState('all')
  const [most, setMost] = useState(AT_ONCE)
  const { lines: told, earlier } = part
  const lines = useMemo(() => {
    const numbered = told.map((line, i) => ({ line, index: earlier + i }))
    const seat = Number(about)
    const side = sides[seat]?.side
    return side === undefined ? numbered : numbered.filter(({ line }) => isAbout(messages, line, seat, side))
  }, [told, earlier, about, sides, messages])
  const why = useWhy(told, earlier)
  const demand = useDemand(part, lines.length < most)
  const { hidden, isLong, shorten } = useShownLines(lines, most, `${about} ${past?.sight.log}`)
  const demanded = (count: number) => {
    setMost(count)
    demand()
  }
  const list = useNewestInSight(told.at(-1), shorten)
  // One listener for all lines: there are many, and each new one would bring its own.
  const clicked = (event: MouseEvent) => {
    const { look, back, rule, why: place } = (event.target as Element).closest<HTMLElement>('button, a')?.dataset ?? {}
    if (rule !== undefined && isPlainClick(event)) {
      event.preventDefault()
      onRule(rule)
    }
    if (look !== undefined) onLook(Number(look))
    if (back !== undefined) goBackTo(Number(back))
    if (place !== undefined) why.open(Number(place))
  }
  const texts = { look: t('log.look'), undo: t('undo.toHere'), ask: t('undo.askToHere'), why: t('log.why') }
  const mayGoBack = mine !== undefined && shown.status.state === 'open' && past === undefined
  const free = shown.undo.to ?? Number.POSITIVE_INFINITY
  const backText = ({ at }: LogLine) => (!mayGoBack || at === 0 ? undefined : at - 1 >= free ? texts.undo : texts.ask)
  const before =
    hidden + earlier === 0
      ? undefined
      : {
          text: about === 'all' || earlier === 0 ? t('log.earlier', { count: hidden + earlier }) : t('log.more'),
          fetch: () => demanded(most + AT_ONCE * 4),
        }
  const actsOf = (line: LogLine, index: number) => {
    const [rule, back] = [citedRule(kit, line.what), backText(line)]
    return {
      look: () => onLook(line.at),
      rule: rule === undefined ? undefined : () => onRule(rule),
      why: why.asked.has(index) ? () => why.open(index) : undefined,
      back: back === undefined ? undefined : { text: back, act: () => goBackTo(line.at - 1) },
    }
  }
  const keys = useLogKeys(list, lines.slice(hidden), actsOf, before)
  return (
    <div className="log">
      <div className="log-head">
        {place === 'replay' ? <WatchAs /> : past === undefined && <SinceLastTurn />}
        <label className="log-filter">
          <span className="unseen">{t('log.filter')}</span>
          <select
            className="input"
            value={about}
            onChange={(event) => {
              setAbout(event.target.value)
              demanded(AT_ONCE)
            }}
          >
            <option value="all">{t('log.all')}</option>
            {seats.map(({ seat, name, side }) => (
              <option key={seat} value={seat}>
                {name === side ? side : t('table.nameAndSide', { name, side })}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ol
        ref={list}
        className={`log-lines${isLong ? ' log-long' : ''}${why.mayAsk ? ' log-asks' : ''}`}
        data-keys="log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is one stop, with keys of its own.
        tabIndex={0}
        aria-label={t('log.title')}
        onClick={clicked}
        onKeyDown={keys.onKeyDown}
      >
        {before && (
          <li>
            <button
              type="button"
              className="button button-small button-quiet"
              data-act="earlier-log"
              // Keys come here from the first line.
              tabIndex={-1}
              onClick={before.fetch}
            >
              {before.text}
            </button>
          </li>
        )}
        {lines
          .slice(hidden)
          .map(
            ({ line, index }) =>
              say.line(line) !== '' && (
                <Line
                  key={index}
                  line={line}
                  say={say}
                  rule={citedRule(kit, line.what)}
                  game={kit.game.id}
                  place={index}
                  why={why.asked.has(index) ? texts.why : undefined}
                  look={texts.look}
                  isActive={keys.at === index}
                  back={backText(line)}
                />
              ),
          )}
      </ol>
      {keys.menu}
      {why.opened}
    </div>
  )
}

/**
 * How many lines come before those that are shown: at least `most` are, if there are so many. New ones are added at the end, and the earliest
 * are not put away for each of them, but many at once by `shorten`: a list that loses lines and is scrolled in the same picture jumps.
 * Another `of` is another list.
 */
function useShownLines(lines: readonly { readonly index: number }[], most: number, of: string) {
  const [first, setFirst] = useState({ index: Number.POSITIVE_INFINITY, of })
  const latest = Math.max(0, lines.length - most)
  const kept = first.of === of ? lines.findIndex(({ index }) => index >= first.index) : -1
  const hidden = kept === -1 ? latest : Math.min(kept, latest)
  const index = lines[hidden]?.index ?? Number.POSITIVE_INFINITY
  if (first.of !== of || first.index !== index) setFirst({ index, of })
  const shorten = () => {
    if (latest - hidden > SPARE) setFirst({ index: lines[latest]?.index ?? Number.POSITIVE_INFINITY, of })
  }
  return { hidden, isLong: most > AT_ONCE, shorten }
}

/**
 * The newest line stands at the end and in sight: so it moves no other, and whoever reads the newest goes on doing so. Once they have seen it
 * and nothing more is told, `rested` is called.
 */
function useNewestInSight(newest: LogLine | undefined, rested: () => void) {
  const list = useRef<HTMLOListElement>(null)
  const reads = useRef(true)
  /** Where the list was last scrolled to by itself. A list that has grown since is not at its end, and nobody has gone away from there. */
  const led = useRef(0)
  useEffect(() => {
    const lines = list.current
    const scrolled = () => {
      if (lines === null) return
      const { scrollHeight, clientHeight, scrollTop } = lines
      reads.current = scrollTop > led.current - A_LINE || scrollHeight - clientHeight - scrollTop < A_LINE
    }
    lines?.addEventListener('scroll', scrolled, { passive: true })
    return () => lines?.removeEventListener('scroll', scrolled)
  }, [])
  const atRest = useRef(rested)
  useEffect(() => {
    atRest.current = rested
  })
  // With the next picture, when it is known how high everything is: asking earlier would have the page laid out twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new line.
  useEffect(() => {
    const follow = () => {
      if (list.current === null) return
      list.current.scrollTop = list.current.scrollHeight
      led.current = list.current.scrollTop
    }
    const frame = requestAnimationFrame(() => reads.current && follow())
    const timer = setTimeout(() => {
      if (!reads.current) return
      flushSync(() => atRest.current())
      follow()
    }, A_REST)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [newest])
  return list
}

/** Pixels. */
const A_LINE = 24

/** Fetches earlier lines on demand, page after page, as long as they are wanting. */
function useDemand({ earlier, load }: ReturnType<typeof useLogPart>, wanting: boolean): () => void {
  const pages = useRef(0)
  const loading = useRef(false)
  const [, setAsked] = useState(0)
  // After every drawing: the last page may not have been enough.
  useEffect(() => {
    if (!wanting || earlier === 0 || pages.current === 0 || loading.current) return
    pages.current--
    loading.current = true
    void load().finally(() => {
      loading.current = false
      setAsked((count) => count + 1)
    })
  })
  return () => {
    pages.current = MOST_PAGES
    setAsked((count) => count + 1)
  }
}

interface LineProps {
  readonly line: LogLine
  readonly say: Formatter
  readonly rule: string | undefined
  readonly game: string
  /** Where it stands in the log. */
  readonly place: number
  /** What its buttons say; without a text there is no way back, or nobody to be asked. */
  readonly why: string | undefined
  readonly look: string
  readonly back: string | undefined
  /** The keyboard is at it. */
  readonly isActive: boolean
}

/** Drawn once: a line of the log stays the same object. Its buttons are for pointers; keys have a menu of them. */
const Line = memo(function Line({ line, say, rule, game, place, why, look, back, isActive }: LineProps) {
  const { at, secret } = line
  const heading = say.heading(line)
  return (
    <li
      className={`log-line log-${heading ?? say.weight(line)}${secret ? ' log-secret' : ''}${isActive ? ' log-active' : ''}`}
      data-line={place}
    >
      {/* The space that keeps the book with the last word. */}
      <span>
        <Terms text={say.line(line)} isPassing />
        {'\u00A0'}
      </span>
      <span className="log-marks">
        {rule && (
          <a
            className="rule-link"
            href={`/rules/${game}#${rule}`}
            title={rule}
            aria-label={rule}
            data-rule={rule}
            tabIndex={-1}
          >
            <Glyph name="book" size={15} />
          </a>
        )}
        {why && (
          <button type="button" className="why-link" title={why} aria-label={why} data-why={place} tabIndex={-1}>
            <Glyph name="help" size={15} />
          </button>
        )}
      </span>
      <span className="log-acts">
        <button type="button" title={look} aria-label={look} data-look={at} tabIndex={-1}>
          <Glyph name="clock" size={15} />
        </button>
        {back && (
          <button type="button" title={back} aria-label={back} data-back={at - 1} tabIndex={-1}>
            <Glyph name="undo" size={15} />
          </button>
        )}
      </span>
    </li>
  )
})
