import { changeSettings, type Pace, useSettings } from '../../settings/settings.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { useTable } from '../state/context.ts'

const SIGNS: readonly (readonly [pace: Pace, sign: string])[] = [
  ['wait', '❚❚'],
  ['one', '▶'],
  ['quick', '▶▶'],
  ['once', '▶▶❘'],
]

/** How fast the moves of others are shown. */
export function PaceControl() {
  const { t } = useTranslation()
  const { session } = useTable()
  const { pace } = useSettings()
  const choose = (one: Pace) => {
    changeSettings({ pace: one })
    // What has waited waits no longer.
    if (pace === 'wait' && one !== 'wait' && session.state().telling?.isHeld) session.next()
  }
  return (
    <fieldset className="pace">
      <legend className="unseen">{t('settings.pace')}</legend>
      {SIGNS.map(([one, sign]) => (
        <button
          key={one}
          type="button"
          aria-pressed={pace === one}
          title={t(`settings.pace.${one}`)}
          data-pace={one}
          onClick={() => choose(one)}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </fieldset>
  )
}
