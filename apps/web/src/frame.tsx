import { type ReactNode, useEffect, useState } from 'react'
import { Glyph } from './parts/glyph.tsx'
import { Logo } from './parts/logo.tsx'
import { Link } from './routing/link.tsx'
import type { Route } from './routing/route.ts'
import { useTranslation } from './words/use-translation.ts'

const PLACES = ['mine', 'lobby', 'replays', 'rules', 'settings', 'account'] as const

/** The frame around every screen but the table's. */
export function Frame({ route, children }: { readonly route: Route; readonly children: ReactNode }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const place = PLACES.find((one) => one === route.screen)
  useEffect(() => {
    document.title = place ? `${t(`nav.${place}`)} – Orrery` : 'Orrery'
  }, [place, t])
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
      <main id="main" className="screen" tabIndex={-1}>
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
