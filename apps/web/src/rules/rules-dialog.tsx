import type { Options } from '@orrery/engine'
import { useMemo, useState } from 'react'
import type { GameClient } from '../games/client.ts'
import { Dialog } from '../parts/dialog.tsx'
import { useTranslation } from '../words/use-translation.ts'
import { RulebookText } from './rulebook-text.tsx'
import { RulesSearch } from './rules-search.tsx'
import { wordsOf } from './search.ts'
import './rules.css'

interface RulesDialogProps {
  readonly kit: GameClient
  /** The paragraph to begin with; the first page when absent. */
  readonly rule: string | undefined
  /** What is chosen in the match. */
  readonly options: Options
  readonly onClose: () => void
}

/** The rules over a table: whoever reads stays in the match, and is back with one key. */
export default function RulesDialog({ kit, rule, options, onClose }: RulesDialogProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const wanted = useMemo(() => wordsOf(text), [text])
  return (
    <Dialog title={t('rules.of', { game: kit.game.title })} onClose={onClose} wide>
      <RulesSearch kit={kit} text={text} wanted={wanted} onChange={setText} />
      <RulebookText kit={kit} wanted={wanted} place="table" at={rule} options={options} />
    </Dialog>
  )
}
