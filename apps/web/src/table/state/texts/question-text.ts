import { askText } from '../../../games/wording.ts'
import { useTranslation } from '../../../words/use-translation.ts'
import { useDecision, useOptionName, useShown, useTable } from '../context.ts'
import { offeredNow } from '../offered.ts'

/** What the item of an arrangement is called whose place is chosen next. */
export function useItemName(): string {
  const { kit, say } = useTable()
  const { view } = useShown('view')
  const { question, item } = useDecision()
  const nameOf = useOptionName(question?.ask)
  if (question?.kind !== 'arrange' || item === undefined) return ''
  return kit.face.bundle?.(view, question.ask, item, say) ?? nameOf(item)
}

/** The open question as it is said: what is asked, and how many answers there are. Empty when nothing is asked. */
export function useQuestionText(): string {
  const { t } = useTranslation()
  const { kit } = useTable()
  const decision = useDecision()
  const { question, gathered } = decision
  const item = useItemName()
  if (question === undefined) return ''
  const ask = t('table.asks', { ask: askText(kit, question.ask, question.about) })
  const count = offeredNow(decision).length
  switch (question.kind) {
    case 'choose':
      return t('voice.choose', { ask, count })
    case 'some':
      return question.min === question.max
        ? t('voice.exactly', { ask, count, most: question.max })
        : t('voice.some', { ask, count, least: question.min, most: question.max })
    case 'amount':
      return t('voice.amount', { ask, least: question.min, most: question.max })
    case 'arrange':
      return t('voice.arrange', { ask, item, n: gathered.length + 1, of: question.items.length })
  }
}
