import { useEscape } from '@orrery/board'
import { type ReactNode, useState } from 'react'
import { localMatches } from '../../connection/local.ts'
import { copyLink } from '../../parts/copy-link.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Glyph } from '../../parts/glyph.tsx'
import { toast } from '../../parts/toasts.tsx'
import { Link } from '../../routing/link.tsx'
import { go } from '../../routing/route.ts'
import { fetchMatchFile } from '../../server/matches.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { exportMatch } from '../bar/exporting.ts'
import { PracticeDialog } from '../dialogs/practice-dialog.tsx'
import { useShown, useTable } from '../state/context.ts'
import type { ScoreStory } from '../state/time/score-story.ts'
import { savePicture } from './picture.ts'
import type { Ranked } from './ranks.ts'
import { Rematch } from './rematch.tsx'

interface EndActsProps {
  readonly small: boolean
  readonly ranks: readonly Ranked[]
  readonly story: ScoreStory | undefined
  /** The moment that is pointed at, if any. */
  readonly at: number | undefined
}

/** What can be done with a match that is over. */
export function EndActs({ small, ranks, story, at }: EndActsProps) {
  const { t } = useTranslation()
  const { place, address, onEnd } = useTable()
  const { undo } = useShown('undo')
  const [sharing, setSharing] = useState(false)
  const [practising, setPractising] = useState<string>()
  const match = address.split('/').at(-1) ?? ''
  const safely = (act: () => Promise<void>) => () =>
    void act().catch((error: unknown) => toast(error instanceof Error ? error.message : String(error)))
  /** The match on this device, where everything can be done with it. */
  const here = async () => (place === 'online' ? localMatches.importText(await fetchMatchFile(match)) : match)
  const watch = safely(async () => go(`/replay/${await here()}?at=0&play=1`))
  const practise = safely(async () => setPractising(await here()))
  const from = at ?? story?.rounds.at(-1)?.at ?? Math.max(0, undo.decisions - 1)
  return (
    <footer className="end-acts">
      <Rematch />
      <button type="button" className="button" data-act="watch" onClick={watch}>
        <Glyph name="play" size={18} /> {t('outcome.replay')}
      </button>
      <More folded={small}>
        <button type="button" className="button" data-act="board" onClick={() => onEnd(false)}>
          {t('end.board')}
        </button>
        <button type="button" className="button" data-act="play-on" onClick={practise}>
          {t('end.practice', { at: from })}
        </button>
        <span className="end-space" />
        <button type="button" className="button" data-act="share" onClick={() => setSharing(true)}>
          {t('end.share')}
        </button>
        <Link className="button" to="/">
          {t('end.home')}
        </Link>
      </More>
      {practising !== undefined && (
        <PracticeDialog match={practising} at={from} onClose={() => setPractising(undefined)} />
      )}
      {sharing && (
        <Dialog title={t('end.share')} onClose={() => setSharing(false)}>
          <div className="stack">
            {place === 'online' && (
              <button
                type="button"
                className="button"
                data-act="share-link"
                onClick={() => copyLink(location.origin + address)}
              >
                {t('time.copy')}
              </button>
            )}
            <button
              type="button"
              className="button"
              data-act="share-picture"
              onClick={safely(() => savePicture(`orrery-${match}.png`, ranks, story))}
            >
              {t('end.picture')}
            </button>
            <button
              type="button"
              className="button"
              data-act="share-file"
              onClick={safely(() => exportMatch(place, address))}
            >
              {t('menu.export')}
            </button>
          </div>
        </Dialog>
      )}
    </footer>
  )
}

/** What does not fit into the row of a phone rises above it. */
function More({ folded, children }: { readonly folded: boolean; readonly children: ReactNode }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  useEscape(open, () => setOpen(false))
  if (!folded) return children
  return (
    <>
      <button
        type="button"
        className="button button-icon"
        aria-expanded={open}
        aria-label={t('end.more')}
        onClick={() => setOpen(!open)}
      >
        <Glyph name="menu" />
      </button>
      {open && <div className="end-more">{children}</div>}
    </>
  )
}
