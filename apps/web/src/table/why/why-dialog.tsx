import { useEffect, useState } from 'react'
import { localMatches } from '../../connection/local.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import type { Explained } from '../../worker/messages.ts'
import { useTable } from '../state/context.ts'
import { BotReasons } from './bot-reasons.tsx'
import type { Explainable } from './source.ts'
import './why.css'

/** More of what led to one line is too much to read. */
const MOST = 6

/** Milliseconds after which it is shown that something is being thought about. */
const SLOW = 1000

/** The tables at which somebody wants to see what is hidden. */
const agreed = new Set<string>()

interface WhyDialogProps {
  readonly explainable: Explainable
  /** The decisions to be explained. */
  readonly decisions: readonly number[]
  readonly onClose: () => void
}

/** Why bots did what a line of the log tells. As long as the match goes on, whoever asks is told first that this may give things away. */
export default function WhyDialog({ explainable, decisions, onClose }: WhyDialogProps) {
  const { t } = useTranslation()
  const { address, onLook } = useTable()
  const [isAgreed, setAgreed] = useState(!explainable.tellsHidden || agreed.has(address))
  const agree = () => {
    agreed.add(address)
    setAgreed(true)
  }
  return (
    <Dialog title={t('why.title')} onClose={onClose}>
      {isAgreed ? (
        <Explanations
          explainable={explainable}
          decisions={decisions.slice(-MOST)}
          onLook={(at) => {
            onClose()
            onLook(at)
          }}
        />
      ) : (
        <>
          <p>{t('why.hidden')}</p>
          <div className="row">
            <button type="button" className="button button-main" data-act="show-why" onClick={agree}>
              {t('why.show')}
            </button>
            <button type="button" className="button" onClick={onClose}>
              {t('cancel')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}

type ExplanationsProps = Omit<WhyDialogProps, 'onClose'> & { readonly onLook: (at: number) => void }

function Explanations({ explainable, decisions, onLook }: ExplanationsProps) {
  const { t } = useTranslation()
  const { found, isDone } = useExplained(explainable, decisions)
  const isSlow = useSlow() && !isDone
  return (
    <>
      {isSlow && (
        <div className="why-progress">
          <p>{t('why.thinking')}</p>
          <progress aria-label={t('why.thinking')} max={decisions.length} value={found.length} />
        </div>
      )}
      <div aria-busy={!isDone}>
        {found.map((one) => (
          <BotReasons key={one.at} explained={one} onLook={onLook} />
        ))}
      </div>
      {isDone && found.length === 0 && <p>{t('why.none')}</p>}
    </>
  )
}

/** What bots say to these decisions, one after the other. */
function useExplained({ source }: Explainable, decisions: readonly number[]) {
  const [found, setFound] = useState<readonly Explained[]>([])
  const [isDone, setDone] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was opened stays what it is.
  useEffect(() => {
    let late = false
    void (async () => {
      try {
        const match = await source()
        for (const at of decisions) {
          if (late) return
          const one = await localMatches.explain(match, at)
          if (one && !late) setFound((before) => [...before, one])
        }
      } finally {
        if (!late) setDone(true)
      }
    })()
    return () => {
      late = true
    }
  }, [])
  return { found, isDone }
}

function useSlow(): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}
