import { shownKeys } from '../../keys/shown-keys.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { useTranslation } from '../../words/use-translation.ts'

/** How the table is played, and all its keys by where they work. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('help.title')} onClose={onClose}>
      <p>{t('help.how')}</p>
      {shownKeys().map(({ places, keys }) => (
        <section key={places.join()} className="keys-of">
          <h3>{t('help.at.of', { places: places.map((place) => t(`help.at.${place}`)) })}</h3>
          <dl className="keys">
            {keys.map(({ keys: pressed, text }) => (
              <div key={text}>
                <dt>
                  <kbd className="key">{pressed}</kbd>
                </dt>
                <dd>{t(text)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
