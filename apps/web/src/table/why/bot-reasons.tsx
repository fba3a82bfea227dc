import { SeatMark } from '@orrery/board'
import { planInWords, reasonsInWords, type Weighed } from '@orrery/bots'
import { botText, botTitle } from '../../games/bot-title.ts'
import { askText } from '../../games/wording.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import type { Explained } from '../../worker/messages.ts'
import { useSeats, useShown, useTable } from '../state/context.ts'
import { useAnswerText } from '../state/texts/answer-text.ts'

interface BotReasonsProps {
  readonly explained: Explained
  /** Somebody wants to see the position in which it was asked. */
  readonly onLook: (at: number) => void
}

/** What a bot was asked, what it compared, and what decided. */
export function BotReasons({ explained: { at, seat, bot, ask, about, why }, onLook }: BotReasonsProps) {
  const { t } = useTranslation()
  const { kit } = useTable()
  const { seats } = useShown('seats')
  const look = useSeats()[seat]
  const answerText = useAnswerText(ask)
  const { locale } = kit
  const [chosen, ...others] = why.compared
  if (chosen === undefined || look === undefined) return null
  const reasons = locale.bots ? reasonsInWords(why, locale.bots) : []
  const said = (speaksFor: boolean) => reasons.filter((one) => one.speaksFor === speaksFor).map(({ text }) => text)
  const [inFavor, against] = [said(true), said(false)]
  const plan = locale.bots && planInWords(why, locale.bots, locale.messages)
  return (
    <section className="why">
      <h3>
        <SeatMark seat={seat} size={20} /> {t('table.nameAndSide', { name: look.name, side: look.side })}
        <span className="soft small" title={botText(bot, locale.bots)}>
          {botTitle(bot, locale.bots)}
        </span>
        <button
          type="button"
          className="button button-quiet button-icon"
          data-act="look"
          title={t('log.look')}
          aria-label={t('log.look')}
          onClick={() => onLook(at - 1)}
        >
          <Glyph name="clock" size={18} />
        </button>
      </h3>
      <p className="soft small">{askText({ locale, reader: seats[seat]?.side }, ask, about)}</p>
      <p className="why-chosen">{answerText(chosen.value)}</p>
      {others.length === 0 && <p>{t('why.only')}</p>}
      {inFavor.length > 0 && <p className="why-for">{t('why.for', { reasons: inFavor })}</p>}
      {against.length > 0 && <p className="why-against">{t('why.against', { reasons: against })}</p>}
      {why.drawn && <p>{t(`why.${why.drawn}`)}</p>}
      {plan !== undefined && <p>{t('why.plan', { plan })}</p>}
      {others.length > 0 && <Compared ask={ask} chosen={chosen} others={others} />}
    </section>
  )
}

interface ComparedProps {
  readonly ask: string
  readonly chosen: Weighed
  readonly others: readonly Weighed[]
}

/** What was not done, and how much worse it looked. */
function Compared({ ask, chosen, others }: ComparedProps) {
  const { t } = useTranslation()
  const { kit } = useTable()
  const answerText = useAnswerText(ask)
  const amount = new Intl.NumberFormat(kit.language, { maximumFractionDigits: 1 })
  const difference = ({ score }: Weighed): string => {
    const by = Math.round(10 * (chosen.score - score)) / 10
    if (by === 0) return t('why.same')
    return t(by > 0 ? 'why.worse' : 'why.better', { by: amount.format(Math.abs(by)) })
  }
  return (
    <>
      <p className="why-compared">{t('why.compared')}</p>
      <ul>
        {others.map((one) => (
          <li key={JSON.stringify(one.value)}>
            <span>{answerText(one.value)}</span>
            <span className="soft">{difference(one)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
