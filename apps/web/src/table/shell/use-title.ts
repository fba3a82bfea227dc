import { useEffect } from 'react'
import { useTranslation } from '../../words/use-translation.ts'
import { useDecision, useTable } from '../state/context.ts'

const PLAIN = 'Orrery'

/** The window's title says when it is for the viewer to decide: for who has other windows open. */
export function useTitle(): void {
  const { t } = useTranslation()
  const { kit } = useTable()
  const { question } = useDecision()
  const asked = question !== undefined
  useEffect(() => {
    document.title = asked ? t('table.window', { game: kit.game.title }) : kit.game.title
    return () => {
      document.title = PLAIN
    }
  }, [asked, kit, t])
}
