import { useEffect, useEffectEvent, useRef } from 'react'
import { isElsewhere, meaningOf, type Pressed, placeOf } from '../../keys/pressed.ts'
import { toast } from '../../parts/toasts.tsx'
import { changeSettings, settings } from '../../settings/settings.ts'
import { t } from '../../words/texts.ts'
import { useChoose } from '../choices/choosing.ts'
import { nextOf, useShapeNow } from '../choices/entries.ts'
import { letterOfPairs, rowOfKey } from '../choices/marks.ts'
import { useLooking, useTable } from '../state/context.ts'
import { useSpokenTable } from '../state/spoken-table.ts'
import { useTakingBack } from '../state/taking-back.ts'
import { useAskedTexts } from '../state/texts/question-text.ts'
import { after, before, useChapters } from '../state/time/chapters.ts'

/** Where Space has a meaning of its own. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, .target') !== null

/** The parts of a table, each with what has the focus there. */
const PARTS = [
  '[data-place="prompt"] :is(button, a):not([tabindex="-1"], :disabled)',
  '#choices[tabindex="0"], .own-answering [tabindex="0"]',
  '.board [data-keys="map"][tabindex="0"], .board [data-keys="map"] [tabindex="0"]',
  '[data-place="strip"] [tabindex="0"]',
  '.log-lines',
  '[data-place="time"] input',
]

/** Leads to the next part of the table, or the one before. */
function goToPart(by: 1 | -1): boolean {
  const parts = PARTS.flatMap((part) => document.querySelector<HTMLElement>(part) ?? [])
  const here = parts.findLastIndex((part) =>
    part.closest('section, aside, .record, .table-time')?.contains(document.activeElement),
  )
  const next = parts[(here + by + parts.length) % parts.length]
  next?.focus({ preventScroll: true })
  return next !== undefined
}

/** Whoever mutes the table sees that it is. */
function mute(): void {
  const muted = !settings().muted
  changeSettings({ muted })
  toast(t(muted ? 'sound.muted' : 'sound.unmuted'))
}

/** Keys that do at once what else takes a few: see the table of keys. */
export function useShortcuts(onHelp: () => void): void {
  const { onLook, session, voice, decider } = useTable()
  const { wanted: at, player } = useLooking()
  const { mayUndo, mayRedo, undo, redo } = useTakingBack()
  const choose = useChoosing()
  const asking = useAskedTexts()
  const told = useSpokenTable()
  const chapters = useChapters()
  const last = () => session.state().shown?.undo.decisions ?? 0
  const look = (to: number) => onLook(to >= last() ? undefined : Math.max(0, to))

  /** Does what a key means; says whether there was anything to do. */
  const act = ({ act: what, key, to }: Pressed, target: EventTarget | null): boolean => {
    const now = at ?? last()
    switch (what) {
      case 'next':
        if (isPressed(target)) return false
        // Held, it goes on as fast as keys repeat.
        if (player) player.toggle()
        else if (at === undefined && session.state().telling) session.next()
        else return false
        return true
      case 'undo':
        if (mayUndo) undo()
        return mayUndo
      case 'redo':
        if (mayRedo) redo()
        return mayRedo
      case 'help':
        onHelp()
        return true
      case 'part':
        return goToPart(to === 'next' ? 1 : -1)
      case 'question':
        voice.speak(asking.question() || t('voice.noQuestion'))
        return true
      case 'news':
        voice.speak(voice.news.again() || t('voice.nothing'))
        return true
      case 'standing': {
        const { spoken, view, viewer, say } = told()
        voice.speak(spoken.standing(view, viewer, say).join(' ') || t('voice.nothing'))
        return true
      }
      case 'mute':
        mute()
        return true
      case 'time':
        look(to === 'back' ? now - 1 : now + 1)
        return true
      case 'round':
        if (chapters) look(to === 'back' ? before(chapters, now) : after(chapters, now, last()))
        return chapters !== undefined
      case 'back':
        if (decider.snapshot().considered) decider.cancel()
        else if (at !== undefined) onLook(undefined)
        else return false
        return true
      case 'row':
      case 'amount':
      case 'rowLetter':
        return choose(key)
      default:
        return false
    }
  }

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isElsewhere(event.target)) return
    const meaning = meaningOf(event, placeOf(event.target))
    if (meaning && act(meaning, event.target)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    globalThis.addEventListener('keydown', listen)
    return () => globalThis.removeEventListener('keydown', listen)
  }, [])
}

/**
 * Chooses by keys, in every kind of question: a number or letter is a row of the list as it is read, or a number the amount itself; of a table, the letter of
 * the row and then the number of the column. Says whether the key meant anything.
 */
function useChoosing(): (key: string) => boolean {
  const { kit, decider } = useTable()
  const shapeNow = useShapeNow()
  const row = useRef<number>(undefined)
  const pick = useChoose()
  return (key) => {
    const { question, considered } = decider.snapshot()
    if (question === undefined || considered) return false
    const { grid, entries } = shapeNow()
    const letter = grid?.rows.findIndex((_, r) => letterOfPairs(r) === key) ?? -1
    if (letter >= 0) {
      row.current = letter
      return true
    }
    const number = /^(Numpad)?[0-9]$/.test(key) ? Number(key.at(-1)) : Number.NaN
    if (question.kind === 'amount') {
      if (Number.isNaN(number) || number < question.min || number > question.max) return false
      decider.answer(number)
      return true
    }
    const listed = rowOfKey(key, grid !== undefined)
    if (Number.isNaN(number) && listed === undefined) return false
    const inRow = row.current === undefined ? undefined : grid?.cells[row.current]?.[number - 1]
    row.current = undefined
    // Where the game draws its own way to answer, no rows are numbered.
    const entry = kit.face.answering?.[question.ask] ? undefined : entries[listed ?? -1]
    const next = entry && nextOf(entry, decider.standing)
    const option = inRow ?? next?.more ?? next?.less
    if (option === undefined) return false
    pick(option)
    return true
  }
}
