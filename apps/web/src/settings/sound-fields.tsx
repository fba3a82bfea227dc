import { Segments } from '../parts/segments.tsx'
import { useTranslation } from '../words/use-translation.ts'
import { CHOICES, changeSettings, useSettings } from './settings.ts'

/** What is heard at the table, and how loud. */
export function SoundFields() {
  const { t } = useTranslation()
  const { sound, volume } = useSettings()
  // Whoever tries it has pressed a button: from then on something may sound.
  const hear = async () => {
    const { soundBox } = await import('../sound/sound-box.ts')
    soundBox.unlock()
    soundBox.play('turn')
  }
  return (
    <>
      <Segments
        label={t('settings.sound')}
        value={sound}
        choices={CHOICES.sound.map((value) => ({ value, text: t(`settings.sound.${value}`) }))}
        onChange={(value) => changeSettings({ sound: value, muted: false })}
      />
      <div className="field volume">
        <label>
          <span className="field-label">{t('settings.volume')}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={volume}
            disabled={sound === 'off'}
            onChange={(event) => changeSettings({ volume: event.target.valueAsNumber })}
          />
        </label>
        <button type="button" className="button" data-act="try-sound" disabled={sound === 'off'} onClick={hear}>
          {t('settings.try')}
        </button>
      </div>
    </>
  )
}
