import { useEffect } from 'react'
import { useTranslation } from '../../words/use-translation.ts'
import { useDecision, useMySeat, useSessionParts, useShown, useTable } from './context.ts'
import { useIsRematchAsked } from './rematch.ts'

const PLAIN = 'Orrery'

/** The window's title and its icon say when something is asked of the viewer: for who has other windows open. */
export function useTitle(): void {
  const { t } = useTranslation()
  const { kit } = useTable()
  const { question } = useDecision('question')
  const { undo } = useShown('undo')
  const mine = useMySeat()
  // However far what is shown is behind.
  const { isAsked } = useSessionParts('isAsked')
  const asked = question !== undefined || isAsked
  const rematch = useIsRematchAsked()
  const requested = mine !== undefined && undo.request?.pending.includes(mine) === true
  useEffect(() => {
    const { title } = kit.game
    document.title = requested
      ? t('table.windowRequest', { game: title })
      : rematch
        ? t('table.windowRematch', { game: title })
        : asked
          ? t('table.window', { game: title })
          : title
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon) icon.href = requested || rematch || asked ? '/icon-turn.svg' : '/icon.svg'
    return () => {
      document.title = PLAIN
      if (icon) icon.href = '/icon.svg'
    }
  }, [asked, requested, rematch, kit, t])
}
