import type { BoardModule, DrawingProps } from '@orrery/board'
import { useTranslation } from '../words/use-translation.ts'
import { PlainView } from './plain-view.tsx'

function Board({ view, say }: DrawingProps<unknown>) {
  const { t } = useTranslation()
  return (
    <PlainView view={view} nameOf={say.name}>
      <p className="notice">{t('table.noBoard')}</p>
    </PlainView>
  )
}

/** The board of a game that brings none: an outline of the view. Everything is decided in the list beside it. */
export const plainBoard = (id: string): BoardModule => ({
  id,
  Board,
  Mats: () => null,
  phase: () => '',
})
