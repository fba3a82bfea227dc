import { useState } from 'react'
import { localMatches } from '../connection/local.ts'
import { Glyph } from '../parts/glyph.tsx'
import { Loading } from '../parts/loading.tsx'
import { useLater } from '../parts/use-later.ts'
import { Link } from '../routing/link.tsx'
import { myOnlineMatches } from '../server/matches.ts'
import { useTranslation } from '../words/use-translation.ts'
import { LocalMatchCard, OnlineMatchCard } from './match-cards.tsx'
import './mine.css'

/** All matches I have a seat in, those that wait for me first. */
export default function MineScreen() {
  const { t } = useTranslation()
  const [removed, setRemoved] = useState(0)
  const local = useLater(`local ${removed}`, () => localMatches.list())
  const online = useLater('online', myOnlineMatches)
  const here = (local.value ?? []).filter(({ origin }) => origin !== 'imported')
  const running = here.filter(({ outcome }) => outcome === undefined)
  const over = here.filter(({ outcome }) => outcome !== undefined)
  const remove = async (id: string) => {
    await localMatches.remove(id)
    setRemoved(removed + 1)
  }
  const removing = (id: string) => (
    <button
      type="button"
      className="button button-small button-quiet button-icon"
      aria-label={t('mine.remove')}
      onClick={() => remove(id)}
    >
      <Glyph name="trash" size={16} />
    </button>
  )
  const sorted = [...(online.value ?? [])].sort((a, b) => Number(b.waitsForMe) - Number(a.waitsForMe))
  if (local.value === undefined && local.problem === undefined) return <Loading />
  return (
    <>
      <div className="screen-head">
        <h1>{t('nav.mine')}</h1>
      </div>
      <section className="stack">
        <h2>{t('mine.online')}</h2>
        {online.problem !== undefined && <p className="notice small">{online.problem}</p>}
        {online.value === undefined && online.problem === undefined && <Loading />}
        {online.value?.length === 0 && <p className="soft">{t('mine.noneOnline')}</p>}
        <ul className="match-grid">
          {sorted.map((match) => (
            <li key={match.match}>
              <OnlineMatchCard match={match} mine={match.seat} waits={match.waitsForMe} />
            </li>
          ))}
        </ul>
      </section>
      <section className="stack mine-part">
        <h2>{t('mine.here')}</h2>
        {running.length === 0 && (
          <p className="soft">
            {t('mine.noneHere')} <Link to="/">{t('home.play')}</Link>
          </p>
        )}
        <ul className="match-grid">
          {running.map((match) => (
            <li key={match.id}>
              <LocalMatchCard match={match} acts={removing(match.id)} />
            </li>
          ))}
        </ul>
      </section>
      {over.length > 0 && (
        <section className="stack mine-part">
          <h2>{t('mine.over')}</h2>
          <ul className="match-grid">
            {over.map((match) => (
              <li key={match.id}>
                <LocalMatchCard match={match} acts={removing(match.id)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
