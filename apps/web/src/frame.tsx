import { type ReactNode, useEffect, useState } from 'react'
import { shownGame } from './games/shelf.tsx'
import { Glyph } from './parts/glyph.tsx'
import { Logo } from './parts/logo.tsx'
import { Link } from './routing/link.tsx'
import type { Route } from './routing/route.ts'
import { useTranslation } from './words/use-translation.ts'

const PLACES = ['mine', 'lobby', 'replays', 'rules', 'settings', 'account'] as const

/** What a screen is called, in the window and by whoever reads it aloud; the home page by the name of it all. */
function useScreenTitle(route: Route): string {
  const { t } = useTranslation()
  const place = [...PLACES, 'about' as const].find((one) => one === route.screen)
  if (place) return t(`nav.${place}`)
  if (route.screen === 'new') return t('new.title')
  if (route.screen === 'learn') return t('learn.title', { game: shownGame(route.game).card.title })
  return route.screen === 'missing' ? t('missing.title') : ''
}

/** The frame around every screen but the table's. */
export function Frame({ route, children }: { readonly route: Route; readonly children: ReactNode }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const place = PLACES.find((one) => one === route.screen)
  const title = useScreenTitle(route)
  useEffect(() => {
    document.title = title === '' ? 'Orrery' : `${title} – Orrery`
    return () => {
      document.title = 'Orrery'
    }
  }, [title])
  return (
    <div className="page">
      <a className="skip-link" href="#main">
        {t('skip.main')}
      </a>
      <header className="topbar">
        <Link className="brand" to="/" aria-label="Orrery">
          <Logo />
          <span>Orrery</span>
        </Link>
        <button
          type="button"
          className="button button-quiet button-icon nav-toggle"
          aria-expanded={open}
          aria-controls="main-nav"
          aria-label={t('nav.label')}
          onClick={() => setOpen(!open)}
        >
          <Glyph name={open ? 'close' : 'menu'} />
        </button>
        <nav id="main-nav" className={open ? 'nav-open' : undefined} aria-label={t('nav.label')}>
          {PLACES.map((one) => (
            <Link
              key={one}
              to={`/${one}`}
              aria-current={one === place ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              {t(`nav.${one}`)}
            </Link>
          ))}
        </nav>
      </header>
      <main id="main" className="screen" tabIndex={-1} aria-label={title || 'Orrery'}>
        {children}
      </main>
      <footer className="footer">
        <span>Orrery</span>
        <Link to="/about">{t('nav.about')}</Link>
        <span>{t('home.offline')}</span>
      </footer>
    </div>
  )
}
