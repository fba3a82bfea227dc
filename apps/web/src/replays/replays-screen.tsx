import { type DragEvent, useRef, useState } from 'react'
import { localMatches } from '../connection/local.ts'
import { LocalMatchCard } from '../mine/match-cards.tsx'
import { Glyph } from '../parts/glyph.tsx'
import { Loading } from '../parts/loading.tsx'
import { saveFile } from '../parts/save-file.ts'
import { useLater } from '../parts/use-later.ts'
import { go } from '../routing/route.ts'
import { warnOfMissing } from '../table/bar/exporting.ts'
import { useTranslation } from '../words/use-translation.ts'
import '../mine/mine.css'
import './replays.css'

/** Files that are larger than this are no matches. */
const LARGEST_FILE = 20_000_000

/** Matches that are over, and files of matches to watch. */
export default function ReplaysScreen() {
  const { t } = useTranslation()
  const [changes, setChanges] = useState(0)
  const [problem, setProblem] = useState<string>()
  const [over, setOver] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const { value } = useLater(`local ${changes}`, () => localMatches.list())
  const shown = (value ?? []).filter(({ outcome, origin }) => outcome !== undefined || origin === 'imported')
  const take = async (file: File | undefined) => {
    if (file === undefined) return
    setProblem(file.size > LARGEST_FILE ? t('replays.tooLarge') : undefined)
    if (file.size > LARGEST_FILE) return
    try {
      const text = await file.text()
      go(`/replay/${await localMatches.importText(text)}?at=0`)
      warnOfMissing(text)
    } catch (error) {
      setProblem(t('replays.bad', { why: error instanceof Error ? error.message : String(error) }))
    }
  }
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  return (
    <>
      <div className="screen-head">
        <h1>{t('nav.replays')}</h1>
        <p className="soft">{t('replays.text')}</p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same without a mouse. */}
      <div
        className={`panel drop ${over ? 'drop-over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
      >
        <Glyph name="file" size={34} />
        <p>{t('replays.drop')}</p>
        <button type="button" className="button" onClick={() => picker.current?.click()}>
          {t('replays.pick')}
        </button>
        <input
          ref={picker}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={t('replays.pick')}
          onChange={(event) => void take(event.target.files?.[0])}
        />
      </div>
      {problem !== undefined && (
        <p className="notice notice-bad" role="alert">
          {problem}
        </p>
      )}
      {value === undefined && <Loading />}
      {value && shown.length === 0 && <p className="soft">{t('replays.none')}</p>}
      <ul className="match-grid">
        {shown.map((match) => (
          <li key={match.id}>
            <LocalMatchCard
              match={match}
              acts={
                <>
                  <button
                    type="button"
                    className="button button-small button-quiet button-icon"
                    aria-label={t('menu.export')}
                    onClick={async () => saveFile(`orrery-${match.id}.json`, await localMatches.exportText(match.id))}
                  >
                    <Glyph name="file" size={16} />
                  </button>
                  <button
                    type="button"
                    className="button button-small button-quiet button-icon"
                    aria-label={t('mine.remove')}
                    onClick={async () => {
                      await localMatches.remove(match.id)
                      setChanges(changes + 1)
                    }}
                  >
                    <Glyph name="trash" size={16} />
                  </button>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </>
  )
}
