import { useEffect } from 'react'
import { toast } from '../../../parts/toasts.tsx'
import { changeSettings, settings } from '../../../settings/settings.ts'
import { useTranslation } from '../../../words/use-translation.ts'
import { useShown, useTable } from '../context.ts'

const KEY = 'orrery.finished'
/** After so many games one knows how moves look. */
const ENOUGH = 3

/** Counts a finished game, once. Says whether it is the one after which the table asks. */
export function finish(address: string): boolean {
  let finished: readonly string[] = []
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (Array.isArray(kept)) finished = kept.map(String)
  } catch {
    // What cannot be read is counted anew.
  }
  if (finished.includes(address) || finished.length >= ENOUGH) return false
  const now = [...finished, address]
  localStorage.setItem(KEY, JSON.stringify(now))
  return now.length === ENOUGH
}

/** First games wait for the person after every turn; after some the table asks, once, whether to go on so. */
export function useFinished(): void {
  const { t } = useTranslation()
  const { address, place } = useTable()
  const { status } = useShown('status')
  const isOver = status.state === 'over' && (place === 'local' || place === 'online')
  useEffect(() => {
    if (isOver && finish(address) && settings().pace === 'wait')
      toast(t('pace.ask'), { label: t('settings.pace.one'), act: () => changeSettings({ pace: 'one' }) })
  }, [isOver, address, t])
}
