import type { Formatter } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import type { DecidingState } from '../../../deciding/decider.ts'
import type { GameClient } from '../../../games/client.ts'
import { askText } from '../../../games/wording.ts'
import { useTranslation } from '../../../words/use-translation.ts'
import { useDecision, useNaming, useOptionName, useShown, useTable } from '../context.ts'
import { offeredNow } from '../offered.ts'

function itemName(
  { face }: GameClient,
  say: Formatter,
  view: unknown,
  { question, item }: Pick<DecidingState, 'question' | 'item'>,
  nameOf: (option: Scalar) => string,
): string {
  if (question?.kind !== 'arrange' || item === undefined) return ''
  return face.bundle?.(view, question.ask, item, say) ?? nameOf(item)
}

/** What the item of an arrangement is called whose place is chosen next. */
export function useItemName(): string {
  const { kit, say } = useTable()
  const { view } = useShown('view')
  const decision = useDecision('question', 'item')
  return itemName(kit, say, view, decision, useOptionName())
}

/** What is asked right now, for whoever says it: nothing is drawn again for it. */
export interface AskedTexts {
  /** The open question as it is said: what is asked, and how many answers there are. Empty when nothing is asked. */
  question(): string
  /** What the item of an arrangement is called whose place is chosen next. */
  item(): string
}

export function useAskedTexts(): AskedTexts {
  const { t } = useTranslation()
  const { kit, say, decider, session } = useTable()
  const nameOf = useNaming()
  const item = () => itemName(kit, say, session.state().shown?.view, decider.snapshot(), nameOf)
  return {
    item,
    question() {
      const decision = decider.snapshot()
      const { question, gathered } = decision
      if (question === undefined) return ''
      const ask = askText(kit, question.ask, question.about)
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
          return t('voice.arrange', { ask, item: item(), n: gathered.length + 1, of: question.items.length })
      }
    },
  }
}
