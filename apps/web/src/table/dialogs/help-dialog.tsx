import { Dialog } from '../../parts/dialog.tsx'
import type { TextKey } from '../../words/texts.ts'
import { useTranslation } from '../../words/use-translation.ts'

const KEYS: readonly (readonly [string, TextKey])[] = [
  ['Tab', 'help.tab'],
  ['Enter', 'help.enter'],
  ['1–9, a–z', 'help.numbers'],
  ['Shift', 'help.marks'],
  ['Space', 'help.next'],
  ['u', 'help.undo'],
  ['r', 'help.redo'],
  ['[ ]', 'help.time'],
  ['p', 'help.play'],
  ['{ }', 'help.rounds'],
  ['+ − 0', 'help.zoom'],
  ['← ↑ → ↓', 'help.pan'],
  ['m', 'help.mute'],
  ['Esc', 'help.escape'],
  ['?', 'help.help'],
]

export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('help.title')} onClose={onClose}>
      <p>{t('help.how')}</p>
      <dl className="keys">
        {KEYS.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd className="key">{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
