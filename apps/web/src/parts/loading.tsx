import { useTranslation } from '../words/use-translation.ts'
import { Logo } from './logo.tsx'

export function Loading() {
  const { t } = useTranslation()
  return (
    <div className="loading" role="status">
      <Logo size={56} />
      <span>{t('loading')}</span>
    </div>
  )
}
