import { SeatPatterns } from '@orrery/board'
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Glyph } from '../../parts/glyph.tsx'
import { Logo } from '../../parts/logo.tsx'
import { PHONE, useMedia } from '../../parts/use-media.ts'
import { Link } from '../../routing/link.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { SeatsStrip } from '../bar/seats-strip.tsx'
import { TableMenu } from '../bar/table-menu.tsx'
import { MatsPanel, Stage } from '../board/stage.tsx'
import { HelpDialog } from '../dialogs/help-dialog.tsx'
import { NameDialog } from '../dialogs/name-dialog.tsx'
import { PracticeDialog } from '../dialogs/practice-dialog.tsx'
import { ChatPanel } from '../log/chat-panel.tsx'
import { LogPanel } from '../log/log-panel.tsx'
import { Timeline } from '../log/timeline.tsx'
import { WatchAs } from '../log/watch-as.tsx'
import { BottomSheet } from '../parts/bottom-sheet.tsx'
import { LiveRegion } from '../parts/live-region.tsx'
import { ReasonHint } from '../parts/reason-hint.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { DecisionPanel } from '../prompt/decision-panel.tsx'
import { useDecision, useLooking, useMySeat, useSessionParts, useShown, useTable } from '../state/context.ts'
import { useShortcuts } from './shortcuts.ts'
import { useTitle } from './use-title.ts'

/** The table's screen: the board in the middle, decisions beside it, or below it on a phone. */
export const Layout = memo(function Layout() {
  const { t } = useTranslation()
  const { kit, place, address, invited } = useTable()
  const { past } = useLooking()
  const shown = useShown('undo', 'seats', 'status')
  const phone = useMedia(PHONE)
  const mine = useMySeat()
  const [focus, setFocus] = useState<number | undefined>(mine)
  const [large, setLarge] = useState(false)
  const grow = useCallback(() => setLarge((is) => !is), [])
  const [dialog, setDialog] = useState<'help' | 'practice' | 'name' | undefined>(invited ? 'name' : undefined)
  useTitle()
  useShortcuts(() => setDialog('help'))
  const moment = past?.at ?? shown.undo.decisions
  // Among people who share a device, a branch would show what others hold.
  const people = shown.seats.filter(({ kind }) => kind === 'person').length
  const mayPractise = place === 'replay' || (place === 'local' && (people < 2 || shown.status.state === 'over'))
  const focused = focus ?? mine
  return (
    <div className={`table game-${kit.face.id} ${phone ? 'table-phone' : 'table-wide'}`}>
      <ShownEntry />
      <SeatPatterns />
      <a className="skip-link" href="#decision">
        {t('table.skip')}
      </a>
      <header className="table-bar">
        <Link className="brand" to="/" aria-label={t('home')}>
          <Logo size={26} />
        </Link>
        <div className="table-title">
          <h1>{kit.game.title}</h1>
          <Phase />
        </div>
        <LinkState />
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={t('help.title')}
          onClick={() => setDialog('help')}
        >
          <Glyph name="help" />
        </button>
        <TableMenu
          onHelp={() => setDialog('help')}
          onPractice={mayPractise ? () => setDialog('practice') : undefined}
          onName={place === 'online' ? () => setDialog('name') : undefined}
        />
      </header>
      <SeatsStrip focus={focused} onFocus={setFocus} />
      {phone ? (
        <PhoneLayout focus={focused} />
      ) : (
        <main className="table-main">
          <div className="table-stage">
            <Stage focus={focused} mats={large ? 'large' : 'below'} onGrow={grow} />
          </div>
          <aside className="table-side" id="decision">
            <DecisionPanel />
            <SideTabs />
          </aside>
          <div className="table-time">
            <WatchAs />
            <Timeline />
          </div>
        </main>
      )}
      <LiveRegion />
      <ReasonHint />
      {dialog === 'help' && <HelpDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'name' && <NameDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'practice' && (
        <PracticeDialog match={address.split('/').at(-1) ?? ''} at={moment} onClose={() => setDialog(undefined)} />
      )}
    </div>
  )
})

/** Which entry of the journal is shown, for whoever waits for it: on the table's element, so that nothing else is drawn again. */
function ShownEntry() {
  const { seq } = useShown('seq')
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => mark.current?.parentElement?.setAttribute('data-seq', String(seq)), [seq])
  return <span ref={mark} hidden />
}

/** What there is to do now in a line. */
function Phase() {
  const { kit, say } = useTable()
  const { past } = useLooking()
  const { view } = useShown('view')
  return <p className="small soft">{kit.face.phase(past?.sight?.view ?? view, say)}</p>
}

function SideTabs() {
  const { t } = useTranslation()
  const [tab, setTab] = useState('log')
  return (
    <Tabs
      chosen={tab}
      onChoose={setTab}
      tabs={[
        { id: 'log', text: t('log.title'), content: <LogPanel /> },
        { id: 'chat', text: t('talk.title'), content: <ChatPanel /> },
      ]}
    />
  )
}

function PhoneLayout({ focus }: { readonly focus: number | undefined }) {
  const { t } = useTranslation()
  const { question } = useDecision()
  const [tab, setTab] = useState('decide')
  const asked = question !== undefined
  // Whoever has waited is led to what they are asked now.
  useEffect(() => {
    if (asked) setTab('decide')
  }, [asked])
  return (
    <main className="table-main">
      <Stage focus={focus} mats="elsewhere" />
      <div id="decision" className="table-sheet">
        <BottomSheet
          chosen={tab}
          onChoose={setTab}
          tabs={[
            {
              id: 'decide',
              text: t('sheet.decide'),
              alert: question !== undefined && tab !== 'decide',
              content: <DecisionPanel />,
            },
            { id: 'mats', text: t('table.mats'), content: <MatsPanel focus={focus} /> },
            {
              id: 'log',
              text: t('log.title'),
              content: (
                <>
                  <WatchAs />
                  <Timeline />
                  <LogPanel />
                </>
              ),
            },
            { id: 'chat', text: t('talk.title'), content: <ChatPanel /> },
          ]}
        />
      </div>
    </main>
  )
}

/** Says when the line to the table is broken; a line that holds needs no word. */
function LinkState() {
  const { t } = useTranslation()
  const state = useSessionParts('link')
  const shown = useShown('viewer')
  return (
    <span className="row">
      {shown.viewer === 'spectator' && (
        <span className="tag">
          <Glyph name="eye" size={14} /> {t('table.spectator')}
        </span>
      )}
      <span role="status">{state.link === 'lost' && <span className="tag tag-bad">{t('table.lost')}</span>}</span>
    </span>
  )
}
