import { useEffect } from 'react'
import { Glyph } from '../../parts/glyph.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { useLooking, useMySeat, useSeats, useShown, useTable } from '../state/context.ts'
import { useTakingBack } from '../state/taking-back.ts'
import { useFenceText } from '../state/texts/fence-text.ts'

/** Takes back, makes again, and asks the others where one may not alone. Two buttons that never move. */
export function Undoing() {
  const { place } = useTable()
  const { past } = useLooking()
  const { status } = useShown('status')
  const mine = useMySeat()
  if (mine === undefined || place === 'replay' || status.state === 'over') return null
  return <UndoButtons frozen={past !== undefined || status.state !== 'open'} />
}

function UndoButtons({ frozen }: { readonly frozen: boolean }) {
  const { t } = useTranslation()
  const { session } = useTable()
  const { undo: shown } = useShown('undo')
  const seats = useSeats()
  const mine = useMySeat()
  const fenceText = useFenceText()
  const { undo, redo, ask, mayUndo, mayRedo, mayAsk, othersDecide } = useTakingBack()
  const { request } = shown
  const redoing = <Tool act="redo" label={t('undo.redo')} glyph="redo" disabled={frozen || !mayRedo} onPress={redo} />
  if (request && request.by === mine) {
    const waiting = t('undo.waiting', { names: request.pending.map((seat) => seats[seat]?.name ?? '') })
    const withdraw = () => void session.request({ type: 'disagree', request: request.id })
    return (
      <>
        <Tool act="withdraw" label={t('undo.withdraw')} title={waiting} glyph="close" waiting onPress={withdraw} />
        <Waiting text={waiting} />
        {redoing}
      </>
    )
  }
  if (!mayUndo && mayAsk && !frozen)
    return (
      <>
        <Tool
          act="ask-undo"
          label={othersDecide ? t('undo.ask') : t('undo.anyway')}
          title={fenceText(shown.fence)}
          glyph="undo"
          asks
          onPress={ask}
        />
        {redoing}
      </>
    )
  return (
    <>
      <Tool act="undo" label={t('undo.undo')} glyph="undo" disabled={frozen || !mayUndo} onPress={undo} />
      {redoing}
    </>
  )
}

/** Says whose answer is waited for. */
function Waiting({ text }: { readonly text: string }) {
  const { voice } = useTable()
  useEffect(() => voice.speak(text, { replaces: 'undo' }), [text, voice])
  return null
}

interface ToolProps {
  readonly act: string
  readonly label: string
  readonly title?: string
  readonly glyph: 'undo' | 'redo' | 'close'
  readonly disabled?: boolean
  /** It takes the agreement of others. */
  readonly asks?: boolean
  /** Others are being asked. */
  readonly waiting?: boolean
  readonly onPress: () => void
}

const Tool = ({ act, label, title, glyph, disabled = false, asks, waiting, onPress }: ToolProps) => (
  <button
    type="button"
    className={`button button-quiet button-icon tool-${act} ${waiting ? 'tool-waiting' : ''}`}
    data-act={act}
    // A title that says nothing else is the name: beside a label it would be told as well.
    aria-label={title && label}
    aria-description={title}
    title={title === undefined ? label : `${label}: ${title}`}
    disabled={disabled}
    onClick={onPress}
  >
    <Glyph name={glyph} />
    {asks && <span className="tool-asks">?</span>}
  </button>
)
