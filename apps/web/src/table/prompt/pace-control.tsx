import { changeSettings, type Motion, useSettings } from '../../settings/settings.ts'
import type { TextKey } from '../../words/texts.ts'
import { useTranslation } from '../../words/use-translation.ts'

const PACES: readonly (readonly [motion: Motion, sign: string, text: TextKey])[] = [
  ['full', '▶', 'settings.motion.full'],
  ['quick', '▶▶', 'settings.motion.quick'],
  ['none', '▶▶|', 'settings.motion.none'],
]

/** How fast the moves of others are shown. */
export function Pace() {
  const { t } = useTranslation()
  const { motion } = useSettings()
  return (
    <fieldset className="pace">
      <legend className="unseen">{t('settings.motion')}</legend>
      {PACES.map(([one, sign, text]) => (
        <button
          key={one}
          type="button"
          aria-pressed={motion === one}
          aria-label={t(text)}
          title={t(text)}
          onClick={() => changeSettings({ motion: one })}
        >
          {sign}
        </button>
      ))}
    </fieldset>
  )
}
