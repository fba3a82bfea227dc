import type { Value } from '@orrery/engine'
import { optionText } from '../../../games/wording.ts'
import { useTranslation } from '../../../words/use-translation.ts'
import { useTable } from '../context.ts'

/** An answer to a question as people say it. */
export function useAnswerText(ask: string): (value: Value) => string {
  const { t } = useTranslation()
  const { kit } = useTable()
  return (value) => {
    const parts = (Array.isArray(value) ? value : [value]).flatMap((part) =>
      typeof part === 'string' || typeof part === 'number' ? [optionText(kit, ask, part)] : [],
    )
    return parts.length === 0 ? t('table.nothing') : t('table.chosen', { parts })
  }
}
