import { use } from 'react'
import { useTranslation } from '../words/use-translation.ts'
import { GlossaryContext } from './terms.tsx'

/** All terms of the game, in the order in which a new player meets them. */
export function GlossaryList() {
  const { t } = useTranslation()
  const glossary = use(GlossaryContext)
  if (glossary === undefined) return null
  const { terms, words } = glossary
  return (
    <section id="terms" className="chapter">
      <h2>{t('rules.terms')}</h2>
      <dl className="glossary">
        {terms.map(({ id, rule, signs = [] }) => (
          <div key={id}>
            <dt>{[words[id]?.term, ...signs].join(' ')}</dt>
            <dd>
              {words[id]?.text} {rule !== undefined && <a href={`#${rule}`}>{t('learn.rule')}</a>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
