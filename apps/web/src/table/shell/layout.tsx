import { SeatPatterns } from '@orrery/board'
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Glyph } from '../../parts/glyph.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { Bar } from '../bar/bar.tsx'
import { TableMenu } from '../bar/table-menu.tsx'
import { Board } from '../board/board.tsx'
import { PlayedCards } from '../board/played-cards.tsx'
import { Choices } from '../choices/choices.tsx'
import { CoachPlace } from '../coach/coach-place.tsx'
import { useCoachSlots } from '../coach/slots.ts'
import { HelpDialog } from '../dialogs/help-dialog.tsx'
import { NameDialog } from '../dialogs/name-dialog.tsx'
import { PracticeDialog } from '../dialogs/practice-dialog.tsx'
import { RoundSummary } from '../log/round-summary.tsx'
import { LiveRegion } from '../parts/live-region.tsx'
import { ReasonHint } from '../parts/reason-hint.tsx'
import { Prompt } from '../prompt/prompt.tsx'
import { Record, Time } from '../side/side.tsx'
import { useSounds } from '../sound/use-sounds.ts'
import { useLooking, useShown, useTable } from '../state/context.ts'
import { isSame, type Opened, OpenedContext } from '../state/opened.ts'
import { type Room, RoomContext } from '../state/room.ts'
import { useFinished } from '../state/time/finished.ts'
import { useTitle } from '../state/use-title.ts'
import { Strip } from '../strip/strip.tsx'
import { OpenedSheet } from './opened-sheet.tsx'
import { PhoneTabs } from './phone-tabs.tsx'
import { useShortcuts } from './shortcuts.ts'
import { SideToggle } from './side-toggle.tsx'
import { type Shape, useShape } from './use-shape.ts'

/** What each shape has room for. */
const ROOM: { readonly [shape in Shape]: Room & { readonly seats: number } } = {
  wide: { buttons: 3, hasSide: true, seats: 6 },
  drawer: { buttons: 3, hasSide: false, seats: 4 },
  phone: { buttons: 2, hasSide: false, seats: 2 },
  flat: { buttons: 2, hasSide: false, seats: 4 },
}

/** The table's screen: bar, board, prompt, strip and side, each with a place that keeps its size. */
export const Layout = memo(function Layout() {
  const { t } = useTranslation()
  const { kit } = useTable()
  const shape = useShape()
  const room = ROOM[shape]
  const small = shape === 'phone'
  const opened = useOpenedState()
  const isCoached = useCoachSlots().speech !== undefined
  return (
    <OpenedContext value={opened}>
      <RoomContext value={room}>
        <div
          className={`table game-${kit.face.id} table-${shape}${isCoached ? ' table-coached' : ''}`}
          data-game={kit.face.id}
        >
          <ShownEntry />
          <SeatPatterns />
          <a className="skip-link" href="#decision">
            {t('table.skip')}
          </a>
          <Bar seats={room.seats} small={small}>
            <BarEnd small={small} hasSide={shape !== 'drawer'} />
          </Bar>
          {/* In the order in which it is read: the question, what can be chosen, the board, the mats, the log, the time. */}
          <main className="table-main">
            {isCoached && !room.hasSide && <CoachPlace />}
            <Prompt />
            {shape === 'wide' && (
              <aside className="table-side table-side-choices">
                <Choices />
              </aside>
            )}
            <div className="board-place">
              <Board />
              <OpenedSheet />
              <RoundSummary />
            </div>
            {shape !== 'flat' && <Strip chips={shape !== 'phone'} />}
            {shape === 'wide' && (
              <aside className="table-side table-side-rest" data-place="side">
                <Record />
                <Time />
              </aside>
            )}
            {(shape === 'phone' || shape === 'flat') && <PhoneTabs />}
          </main>
          <PlayedCards />
          <LiveRegion />
          <ReasonHint />
        </div>
      </RoomContext>
    </OpenedContext>
  )
})

/** What a table does and nobody sees: nothing is drawn again for it. */
const Doings = memo(function Doings({ onHelp }: { readonly onHelp: () => void }) {
  useTitle()
  useFinished()
  useSounds()
  useShortcuts(onHelp)
  return null
})

function useOpenedState() {
  const [opened, setOpened] = useState<Opened>()
  const toggle = useCallback((wanted: Opened) => setOpened((now) => (isSame(now, wanted) ? undefined : wanted)), [])
  const close = useCallback(() => setOpened(undefined), [])
  return useMemo(() => ({ opened, toggle, show: setOpened, close }), [opened, toggle, close])
}

interface BarEndProps {
  readonly small: boolean
  readonly hasSide: boolean
}

/** What the bar ends with: the side where it has to be opened, help, and the menu with its dialogs. */
function BarEnd({ small, hasSide }: BarEndProps) {
  const { t } = useTranslation()
  const { place, address, invited } = useTable()
  const { past } = useLooking()
  const shown = useShown('undo', 'seats', 'status')
  // When the match is over nobody joins it: whoever comes from its end to the board has long been asked.
  const joins = invited && shown.status.state !== 'over'
  const [dialog, setDialog] = useState<'help' | 'practice' | 'name' | undefined>(joins ? 'name' : undefined)
  const help = useCallback(() => setDialog('help'), [])
  // Among people who share a device, a branch would show what others hold.
  const people = shown.seats.filter(({ kind }) => kind === 'person').length
  const mayPractise = place === 'replay' || (place === 'local' && (people < 2 || shown.status.state === 'over'))
  const close = () => setDialog(undefined)
  return (
    <>
      <Doings onHelp={help} />
      {!hasSide && <SideToggle />}
      {!small && (
        <button type="button" className="button button-quiet button-icon" aria-label={t('help.title')} onClick={help}>
          <Glyph name="help" />
        </button>
      )}
      <TableMenu
        onHelp={help}
        onPractice={mayPractise ? () => setDialog('practice') : undefined}
        onName={place === 'online' ? () => setDialog('name') : undefined}
      />
      {dialog === 'help' && <HelpDialog onClose={close} />}
      {dialog === 'name' && <NameDialog onClose={close} />}
      {dialog === 'practice' && (
        <PracticeDialog match={address.split('/').at(-1) ?? ''} at={past?.at ?? shown.undo.decisions} onClose={close} />
      )}
    </>
  )
}

/** Which entry of the journal is shown, for whoever waits for it: on the table's element, so that nothing else is drawn again. */
function ShownEntry() {
  const { seq } = useShown('seq')
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => mark.current?.parentElement?.setAttribute('data-seq', String(seq)), [seq])
  return <span ref={mark} hidden />
}
