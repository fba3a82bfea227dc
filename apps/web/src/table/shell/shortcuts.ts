import { useEffect, useEffectEvent, useRef } from 'react'
import { toast } from '../../parts/toasts.tsx'
import { changeSettings, settings } from '../../settings/settings.ts'
import { t } from '../../words/texts.ts'
import { nextOf, useChoiceShape } from '../choices/entries.ts'
import { rowOfKey } from '../choices/marks.ts'
import { rowLetter } from '../choices/option-grid.tsx'
import { after, before, useChapters } from '../state/chapters.ts'
import { useDecision, useLooking, useShown, useTable } from '../state/context.ts'
import { useTakingBack } from '../state/taking-back.ts'

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null

/** Where Space has a meaning of its own. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, .target') !== null

/** Whoever mutes the table sees that it is. */
function mute(): void {
  const muted = !settings().muted
  changeSettings({ muted })
  toast(t(muted ? 'sound.muted' : 'sound.unmuted'))
}

/** Keys that do at once what else takes a few: see the help. */
export function useShortcuts(onHelp: () => void): void {
  const { onLook, session } = useTable()
  const { wanted: at, player } = useLooking()
  const shown = useShown('undo')
  const { decider, considered } = useDecision()
  const { mayUndo, mayRedo, undo, redo } = useTakingBack()
  const { decisions } = shown.undo
  const choose = useChoosing()
  const chapters = useChapters()
  const look = (to: number) => onLook(to >= decisions ? undefined : to)

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isField(event.target)) return
    const { key } = event
    // Held, it goes on as fast as keys repeat.
    if (key === ' ' && at === undefined && !isPressed(event.target) && session.state().telling) session.next()
    else if (key === 'u' && mayUndo) undo()
    else if (key === 'r' && mayRedo) redo()
    else if (key === '?') onHelp()
    else if (key === 'm') mute()
    else if (key === '[') onLook(Math.max(0, (at ?? decisions) - 1))
    else if (key === ']') look((at ?? decisions) + 1)
    else if (key === 'p' && player) player.toggle()
    else if (key === '{' && chapters) onLook(before(chapters, at ?? decisions))
    else if (key === '}' && chapters) look(after(chapters, at ?? decisions, decisions))
    else if (key === 'Escape' && considered) decider.cancel()
    else if (key === 'Escape' && at !== undefined) onLook(undefined)
    else if (!choose(key)) return
    event.preventDefault()
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
  const { kit } = useTable()
  const { decider, question, considered } = useDecision()
  const { grid, entries } = useChoiceShape()
  const row = useRef<number>(undefined)
  return (key) => {
    if (question === undefined || considered) return false
    const letter = grid?.rows.findIndex((_, r) => rowLetter(r) === key) ?? -1
    if (letter >= 0) {
      row.current = letter
      return true
    }
    const number = /^[0-9]$/.test(key) ? Number(key) : Number.NaN
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
    decider.choose(option)
    return true
  }
}
