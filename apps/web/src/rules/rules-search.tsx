import { useMemo } from 'react'
import type { GameClient } from '../games/client.ts'
import { useTranslation } from '../words/use-translation.ts'
import { searchRules } from './search.ts'

interface RulesSearchProps {
  readonly kit: GameClient | undefined
  readonly text: string
  readonly wanted: readonly string[]
  readonly onChange: (text: string) => void
}

/** Looks for words in a rulebook, and says how many paragraphs hold them. */
export function RulesSearch({ kit, text, wanted, onChange }: RulesSearchProps) {
  const { t } = useTranslation()
  const count = useMemo(
    () => searchRules(kit?.locale.rulebook ?? [], wanted).reduce((sum, { rules }) => sum + rules.length, 0),
    [kit, wanted],
  )
  return (
    <>
      <label className="field rules-search">
        <span className="field-label">{t('rules.search')}</span>
        <input className="input" type="search" value={text} onChange={(event) => onChange(event.target.value)} />
      </label>
      <p className="small soft" role="status">
        {wanted.length > 0 && t('rules.found', { count })}
      </p>
    </>
  )
}
