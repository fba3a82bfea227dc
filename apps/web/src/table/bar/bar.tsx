import type { ReactNode } from 'react'
import { Glyph } from '../../parts/glyph.tsx'
import { Logo } from '../../parts/logo.tsx'
import { Link } from '../../routing/link.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { Interjecting } from '../dialogs/interjecting.tsx'
import { Inviting } from '../dialogs/inviting.tsx'
import { useSessionParts, useShown, useTable } from '../state/context.ts'
import { useSeenView } from '../state/drawing.ts'
import { Seats } from './seats.tsx'
import { Undoing } from './undoing.tsx'

interface BarProps {
  /** So many seats have room; the others are behind a number. */
  readonly seats: number
  /** Little else has room. */
  readonly small: boolean
  /** What stands at its end: the menu, and what opens the side where there is none. */
  readonly children: ReactNode
}

/** The game, how far it has come, who plays, undo, and the menu: one row. */
export function Bar({ seats, small, children }: BarProps) {
  const { t } = useTranslation()
  const { kit, place } = useTable()
  // A title goes on after its colon; there is room for its name.
  const [name] = kit.game.title.split(':')
  return (
    <header className="table-bar" data-place="bar">
      {!small && (
        <Link className="brand" to="/" aria-label={t('home')}>
          <Logo size={26} />
        </Link>
      )}
      <div className="table-title">
        <h1 title={kit.game.title}>{name}</h1>
        <Phase />
      </div>
      <Progress />
      <LinkState />
      <Seats most={seats} small={small} />
      <div className="table-tools">
        {place === 'online' && <Inviting />}
        <Interjecting />
        <Undoing />
        {children}
      </div>
    </header>
  )
}

/** What there is to do now in a line. */
function Phase() {
  const { kit, say } = useTable()
  const text = kit.face.phase(useSeenView(), say)
  return (
    <p className="small soft" title={text}>
      {text}
    </p>
  )
}

/** Where the round stands, as the game draws it. */
function Progress() {
  const { kit, say } = useTable()
  const view = useSeenView()
  const Own = kit.face.Progress
  return Own ? <Own view={view} say={say} /> : null
}

/** Says when the line to the table is broken; a line that holds needs no word. */
function LinkState() {
  const { t } = useTranslation()
  const state = useSessionParts('link')
  const shown = useShown('viewer')
  return (
    <span className="link-state">
      {shown.viewer === 'spectator' && (
        <span className="tag" title={t('table.spectator')}>
          <Glyph name="eye" size={14} /> <span>{t('table.spectator')}</span>
        </span>
      )}
      {state.link === 'lost' && <span className="tag tag-bad">{t('table.lost')}</span>}
    </span>
  )
}
