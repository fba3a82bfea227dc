import { localMatches } from '../connection/local.ts'
import { LocalMatchCard } from '../mine/match-cards.tsx'
import { useLater } from '../parts/use-later.ts'
import { useTranslation } from '../words/use-translation.ts'

const MOST = 3

/** Matches of this device that are not over. */
export function ContinueList() {
  const { t } = useTranslation()
  const { value = [] } = useLater('local', () => localMatches.list())
  const running = value.filter(({ outcome, origin }) => outcome === undefined && origin !== 'imported').slice(0, MOST)
  if (running.length === 0) return null
  return (
    <section>
      <h2 className="section-title">{t('home.continue')}</h2>
      <ul className="continue">
        {running.map((match) => (
          <li key={match.id}>
            <LocalMatchCard match={match} />
          </li>
        ))}
      </ul>
    </section>
  )
}
