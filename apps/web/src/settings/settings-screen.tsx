import { LONGEST_NAME } from '@orrery/protocol'
import { learnAgain } from '../learn/progress.ts'
import { Segments } from '../parts/segments.tsx'
import { TextField } from '../parts/text-field.tsx'
import { toast } from '../parts/toasts.tsx'
import { languageName } from '../words/languages.ts'
import { useTranslation } from '../words/use-translation.ts'
import './settings.css'
import { CHOICES, changeSettings, useSettings } from './settings.ts'
import { SoundFields } from './sound-fields.tsx'

/** What somebody prefers on this device. */
export default function SettingsScreen() {
  const { t } = useTranslation()
  const { language, theme, pace, confirm, hints, letters, coach, name } = useSettings()
  return (
    <>
      <div className="screen-head">
        <h1>{t('nav.settings')}</h1>
        <p className="soft">{t('settings.text')}</p>
      </div>
      <div className="settings">
        <section className="panel panel-part">
          <h2>{t('settings.look')}</h2>
          <Segments
            label={t('settings.language')}
            value={language}
            choices={CHOICES.language.map((value) => ({ value, text: languageName(value) }))}
            onChange={(value) => changeSettings({ language: value })}
          />
          <Segments
            label={t('settings.theme')}
            value={theme}
            choices={CHOICES.theme.map((value) => ({ value, text: t(`settings.theme.${value}`) }))}
            onChange={(value) => changeSettings({ theme: value })}
          />
        </section>
        <section className="panel panel-part">
          <h2>{t('settings.table')}</h2>
          <Segments
            label={t('settings.pace')}
            value={pace}
            choices={CHOICES.pace.map((value) => ({ value, text: t(`settings.pace.${value}`) }))}
            onChange={(value) => changeSettings({ pace: value })}
          />
          <SoundFields />
          <Segments
            label={t('settings.confirm')}
            value={confirm}
            choices={CHOICES.confirm.map((value) => ({ value, text: t(`settings.confirm.${value}`) }))}
            onChange={(value) => changeSettings({ confirm: value })}
          />
          <label className="switch">
            <input
              type="checkbox"
              checked={hints}
              onChange={(event) => changeSettings({ hints: event.target.checked })}
            />
            <span>{t('settings.hints')}</span>
          </label>
          <label className="switch">
            <input
              type="checkbox"
              checked={letters}
              onChange={(event) => changeSettings({ letters: event.target.checked })}
            />
            <span>{t('settings.letters')}</span>
          </label>
          <TextField
            label={t('settings.name')}
            value={name}
            maxLength={LONGEST_NAME}
            placeholder={t('new.playerName', { number: 1 })}
            onText={(text) => changeSettings({ name: text })}
          />
        </section>
        <section className="panel panel-part">
          <h2>{t('settings.learning')}</h2>
          <label className="switch">
            <input
              type="checkbox"
              checked={coach}
              onChange={(event) => changeSettings({ coach: event.target.checked })}
            />
            <span>{t('settings.coach')}</span>
          </label>
          <button
            type="button"
            className="button"
            data-act="learn-again"
            onClick={() => {
              learnAgain()
              toast(t('settings.forgotten'))
            }}
          >
            {t('settings.learnAgain')}
          </button>
        </section>
      </div>
    </>
  )
}
