import { Link } from '../routing/link.tsx'
import { useTranslation } from '../words/use-translation.ts'

/** There is nothing to show, and why: what the table said, or a sentence. */
export function Trouble({ code, text }: { readonly code?: string; readonly text?: string }) {
  const { t } = useTranslation()
  const said = code === 'match' ? t('trouble.match') : code === 'token' ? t('trouble.token') : t('trouble.other')
  return (
    <main className="screen stack">
      <h1>{t('table.problem')}</h1>
      <p className="notice notice-bad">{text ?? said}</p>
      <p>
        <Link to="/">{t('home')}</Link>
      </p>
    </main>
  )
}
