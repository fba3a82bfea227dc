import { citedRule } from '../../games/wording.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { isPlainClick, Link } from '../../routing/link.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { useTable } from '../state/context.ts'

/** Leads from a question or a reason to its paragraph, which comes up over the table; in another tab it opens on its own page. */
export function RuleLink({ cites }: { readonly cites: string }) {
  const { t } = useTranslation()
  const { kit, onRule } = useTable()
  const rule = citedRule(kit, cites)
  if (rule === undefined) return null
  return (
    <Link
      className="rule-link"
      to={`/rules/${kit.game.id}#${rule}`}
      title={t('table.rule', { rule })}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onRule(rule)
      }}
    >
      <Glyph name="book" size={15} />
      <span className="unseen">{t('table.rule', { rule })}</span>
    </Link>
  )
}
