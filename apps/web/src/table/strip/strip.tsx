import { Safely } from '../../parts/safely.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { Drawn } from '../parts/drawn.tsx'
import { useMySeat } from '../state/context.ts'
import { useDrawing } from '../state/drawing.ts'
import { Chips } from './chips.tsx'

/** The viewer's own hand and mat, as high as the place, and the others as chips. */
export function Strip({ chips }: { readonly chips: boolean }) {
  const { t } = useTranslation()
  const { face, props } = useDrawing()
  const mine = useMySeat()
  const Own = face.Strip ?? face.Mats
  return (
    <Drawn>
      <section className="strip" data-place="strip" data-region="strip" aria-label={t('strip.title')}>
        <h2 className="unseen">{t('strip.title')}</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: no form. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboards. */}
        <div className={`strip-own game-${face.id}`} role="group" aria-label={t('strip.title')} tabIndex={0}>
          <Safely about={props.view} instead={null}>
            <Own {...props} focus={mine} />
          </Safely>
        </div>
        {chips && <Chips />}
      </section>
    </Drawn>
  )
}
