import { useTranslation } from '../words/use-translation.ts'

/** What this is, and whom it owes what. */
export default function AboutScreen() {
  const { t } = useTranslation()
  return (
    <>
      <div className="screen-head">
        <h1>{t('about.title')}</h1>
      </div>
      <div className="stack prose">
        <p>{t('about.what')}</p>
        <p>{t('about.unofficial')}</p>
        <h2>{t('about.content')}</h2>
        <p>{t('about.contentText')}</p>
        <h2>{t('about.credits')}</h2>
        <p>
          {t('about.icons')}{' '}
          <a href="https://game-icons.net" rel="noreferrer">
            game-icons.net
          </a>
          {', '}
          <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
            CC BY 3.0
          </a>
        </p>
        <p>
          {t('about.fonts')}{' '}
          <a href="https://rsms.me/inter/" rel="noreferrer">
            Inter
          </a>
          {', '}
          <a href="https://github.com/adobe-fonts/source-serif" rel="noreferrer">
            Source Serif 4
          </a>
        </p>
        <p>{t('about.drawn')}</p>
        <h2>{t('about.privacy')}</h2>
        <p>{t('about.privacyText')}</p>
      </div>
    </>
  )
}
