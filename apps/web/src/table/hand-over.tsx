import { SeatMark } from '@orrery/board'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from '../words/use-translation.ts'

interface HandOverProps {
  readonly game: string
  readonly seat: number
  readonly name: string
  readonly onReady: () => void
  /** Who has just played may want to look again. */
  readonly onBack: (() => void) | undefined
  readonly backName: string | undefined
}

/** Hides the table while the device goes from hand to hand. */
export function HandOver({ game, seat, name, onReady, onBack, backName }: HandOverProps) {
  const { t } = useTranslation()
  const about = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <main className={`hand-over game-${game}`} data-game={game}>
      <SeatMark seat={seat} size={96} />
      <div id={about}>
        <h1>{t('pass.title', { name })}</h1>
        <p className="soft">{t('pass.text')}</p>
      </div>
      <button
        ref={button}
        type="button"
        className="button button-main"
        data-act="ready"
        aria-describedby={about}
        onClick={onReady}
      >
        {t('pass.ready', { name })}
      </button>
      {onBack && (
        <button type="button" className="button button-quiet" onClick={onBack}>
          {t('pass.back', { name: backName ?? '' })}
        </button>
      )}
    </main>
  )
}
