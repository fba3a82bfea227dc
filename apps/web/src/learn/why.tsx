import { findRule } from '@orrery/engine'
import { useState } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { Marked } from '../rules/marked.tsx'
import { useTable } from '../table/state/context.ts'
import { useTranslation } from '../words/use-translation.ts'

/** The rule behind what the coach says: its paragraph alone, and from there the whole rulebook. */
export function Why({ rule: id }: { readonly rule: string }) {
  const { t } = useTranslation()
  const { kit, onRule } = useTable()
  const [isOpen, setOpen] = useState(false)
  const chapter = kit.locale.rulebook.find(({ rules }) => rules.some((rule) => rule.id === id))
  const rule = findRule(kit.locale.rulebook, id)
  return (
    <>
      <button
        type="button"
        className="button button-small"
        data-act="why"
        onClick={() => (rule === undefined ? onRule(id) : setOpen(true))}
      >
        {t('coach.why')}
      </button>
      {isOpen && rule && (
        <Dialog title={chapter?.title ?? t('coach.why')} onClose={() => setOpen(false)}>
          <p>
            <Marked text={rule.text} />
          </p>
          {rule.example !== undefined && (
            <p className="small soft">
              {t('rules.example')} <Marked text={rule.example} />
            </p>
          )}
          <div className="row">
            <button
              type="button"
              className="button"
              data-act="read-on"
              onClick={() => {
                setOpen(false)
                onRule(id)
              }}
            >
              {t('coach.readOn')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
