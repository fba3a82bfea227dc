import { CardTextContext } from '@orrery/board'
import type { MatchInfo, Snapshot } from '@orrery/protocol'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Session } from '../connection/session.ts'
import { type GameClient, kitFor } from '../games/client.ts'
import { optionText } from '../games/wording.ts'
import { TermTip } from '../glossary/term-tip.tsx'
import { GlossaryContext, Terms } from '../glossary/terms.tsx'
import { useGlossary } from '../glossary/use-glossary.ts'
import { Loading } from '../parts/loading.tsx'
import { go } from '../routing/route.ts'
import { Voice } from '../voice/voice.ts'
import { t } from '../words/texts.ts'
import { CoachContext, type CoachSlots } from './coach/slots.ts'
import { Layout } from './shell/layout.tsx'
import { type AtTable, LookingContext, SeatsContext, TableContext, type TablePlace } from './state/context.ts'
import { Leading } from './state/time/leading.ts'
import { remember } from './state/time/memory.ts'
import { momentAddress } from './state/time/moment-address.ts'
import { usePlayer } from './state/time/player.ts'
import { useEnding } from './state/time/use-ending.ts'
import { Trail } from './state/trail.ts'
import { useSight } from './state/use-sight.ts'
import { useDecider, useReading, useSay, useSeatLooks, useSessionState } from './state/use-table.ts'
import { Trouble } from './trouble.tsx'

const EndScene = lazy(() => import('./end/end-scene.tsx'))
const Curtain = lazy(() => import('./end/curtain.tsx'))
const RulesDialog = lazy(() => import('../rules/rules-dialog.tsx'))

const NOBODY: readonly number[] = []

const cardText = (text: string) => <Terms text={text} isPassing />

interface TableProps {
  readonly session: Session
  readonly kit: GameClient
  readonly place: TablePlace
  readonly address: string
  /** The moment looked at, from the address. */
  readonly at: number | undefined
  /** Of a replay: changes through whose eyes it is watched. */
  readonly onWatchAs?: (seat: number | undefined) => void
  /** They have just come by a link to a seat. */
  readonly invited?: boolean
  /** What the table has for somebody who learns; the same object as long as that is the same. */
  readonly coach?: CoachSlots
}

const NO_COACH: CoachSlots = {}

/** A table as soon as there is something to see. */
export function TableScreen(props: TableProps) {
  const state = useSessionState(props.session)
  if (state.problem) return <Trouble code={state.problem.code} />
  if (!state.shown || !state.info) return <Loading />
  return <OpenTable {...props} shown={state.shown} info={state.info} isTelling={state.telling !== undefined} />
}

interface OpenTableProps extends TableProps {
  readonly shown: Snapshot
  readonly info: MatchInfo
  /** Something is told before anything is asked. */
  readonly isTelling: boolean
}

function OpenTable({
  session,
  place,
  address,
  at,
  onWatchAs,
  invited = false,
  coach = NO_COACH,
  shown,
  info,
  isTelling,
  ...props
}: OpenTableProps) {
  const own = useMemo(() => kitFor(props.kit, info), [props.kit, info])
  const kit = useReading(own, shown)
  const sight = useSight(session, at, shown.undo.decisions)
  const say = useSay(kit)
  const glossary = useGlossary(kit.game.id)
  const seats = useSeatLooks(kit, shown, (sight ?? shown).question?.waitingFor ?? NOBODY)
  const [trail] = useState(() => new Trail())
  const [voice] = useState(() => new Voice())
  const [leading] = useState(() => new Leading())
  const [marked, setMarked] = useState(false)
  const marking = useMemo(() => ({ on: marked, set: setMarked }), [marked])
  const { viewer } = shown
  // What the viewer decides is remembered: as the way to the next question, and to tell later what has happened since.
  const decider = useDecider(session, kit, shown, at !== undefined || isTelling, (decisions, ask, value) => {
    const parts = (Array.isArray(value) ? value : [value]).map(
      (part) => decider.label(part) ?? optionText(kit, ask, part),
    )
    trail.add(decisions, t('table.chosen', { parts }))
    if (viewer !== 'spectator') remember(address, viewer, { lastDecision: decisions })
    setMarked(false)
  })
  const way = trail.follow(shown)
  const onLook = useCallback(
    (moment: number | undefined) => go(momentAddress(address, moment, place, viewer), { replace: true }),
    [address, place, viewer],
  )
  const [reading, setReading] = useState<{ readonly rule: string | undefined }>()
  const onRule = useCallback((rule: string | undefined) => setReading({ rule }), [])
  const ending = useEnding(shown.status, isTelling)
  const { onEnd } = ending
  // Until a moment is known, everything stays as it was: no part of the page is ahead of the others.
  const past = useMemo(() => (sight === undefined ? undefined : { at: sight.at, sight }), [sight])
  const drawn = useRef(false)
  const isDrawn = drawn.current || at === undefined || sight !== undefined
  useEffect(() => {
    drawn.current = isDrawn
  }, [isDrawn])
  const table = useMemo<AtTable>(
    () => ({
      session,
      kit,
      say,
      decider,
      info,
      voice,
      leading,
      address,
      place,
      onLook,
      onRule,
      onEnd,
      onWatchAs,
      invited,
    }),
    [session, kit, say, decider, info, voice, leading, address, place, onLook, onRule, onEnd, onWatchAs, invited],
  )
  const player = usePlayer({
    isReplay: place === 'replay',
    at: past?.at ?? at,
    decisions: shown.undo.decisions,
    onLook,
  })
  const looking = useMemo(() => ({ past, wanted: at, marking, way, player }), [past, at, marking, way, player])
  // A lesson has an end of its own.
  const ends = past === undefined && place !== 'lesson'
  const scene = ends && ending.stage === 'scene' ? ending.outcome : undefined
  if (!isDrawn) return <Loading />
  return (
    <TableContext value={table}>
      <LookingContext value={looking}>
        <SeatsContext value={seats}>
          <CoachContext value={coach}>
            <GlossaryContext value={glossary}>
              <CardTextContext value={cardText}>
                {scene ? (
                  <Suspense fallback={<Layout />}>
                    <EndScene outcome={scene} />
                  </Suspense>
                ) : (
                  <Layout />
                )}
                {ends && ending.stage === 'curtain' && (
                  <Suspense fallback={null}>
                    <Curtain outcome={ending.outcome} onDone={ending.onScene} />
                  </Suspense>
                )}
                {reading && (
                  <Suspense fallback={null}>
                    <RulesDialog
                      kit={kit}
                      rule={reading.rule}
                      options={info.options}
                      onClose={() => setReading(undefined)}
                    />
                  </Suspense>
                )}
                <TermTip />
              </CardTextContext>
            </GlossaryContext>
          </CoachContext>
        </SeatsContext>
      </LookingContext>
    </TableContext>
  )
}
