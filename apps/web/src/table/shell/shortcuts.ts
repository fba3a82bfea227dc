import { useEffect, useEffectEvent } from 'react'
import { useDecision, useLooking, useShown, useTable } from '../state/context.ts'
import { useTakingBack } from '../state/taking-back.ts'

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null

/** Keys that do at once what else takes a few: see the help. */
export function useShortcuts(onHelp: () => void): void {
  const { onLook } = useTable()
  const { past } = useLooking()
  const shown = useShown('undo')
  const at = past?.at
  const { decider, question, considered } = useDecision()
  const { mayUndo, mayRedo, undo, redo } = useTakingBack()
  const { decisions } = shown.undo

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return
    const { key } = event
    if (key === 'u' && mayUndo) undo()
    else if (key === 'r' && mayRedo) redo()
    else if (key === '?') onHelp()
    else if (key === '[') onLook(Math.max(0, (at ?? decisions) - 1))
    else if (key === ']') onLook(at === undefined || at + 1 >= decisions ? undefined : at + 1)
    else if (key === 'Escape' && considered) decider.cancel()
    else if (key === 'Escape' && at !== undefined) onLook(undefined)
    else if (/^[1-9]$/.test(key) && question && 'options' in question && !considered) {
      const option = question.options[Number(key) - 1]
      if (option !== undefined) decider.choose(option)
    } else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    globalThis.addEventListener('keydown', listen)
    return () => globalThis.removeEventListener('keydown', listen)
  }, [])
}
