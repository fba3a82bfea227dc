import { SeatMark } from '@orrery/board'
import { useTranslation } from '../../words/use-translation.ts'
import type { SourceShare } from '../state/time/score-story.ts'
import type { Ranked } from './ranks.ts'

interface SourceBarsProps {
  readonly sources: readonly SourceShare[]
  readonly ranks: readonly Ranked[]
  readonly nameOf: (ranked: Ranked) => string
}

const colourOf = (source: number): string => `var(--source-${source + 1})`

/** What the points of each seat are made of: the same order and colours for all. What was lost stands behind the sum. */
export function SourceBars({ sources, ranks, nameOf }: SourceBarsProps) {
  const { t } = useTranslation()
  const nameIn = ({ id, name }: SourceShare): string => (id === 'other' ? t('end.other') : name)
  const gainsOf = (seat: number) => sources.reduce((sum, { amounts }) => sum + Math.max(0, amounts[seat] ?? 0), 0)
  const most = Math.max(1, ...ranks.map(({ look }) => gainsOf(look.seat)))
  return (
    <>
      <ul className="end-bars">
        {ranks.map((ranked) => {
          const { seat } = ranked.look
          return (
            <li key={seat}>
              <SeatMark seat={seat} size={18} />
              <span className="end-bar-name">{nameOf(ranked)}</span>
              <span className="end-bar">
                {sources.map((source, i) => {
                  const amount = source.amounts[seat] ?? 0
                  if (amount <= 0) return null
                  const label = t('end.part', { source: nameIn(source), amount })
                  return (
                    <span
                      key={source.id}
                      className="end-part"
                      style={{ width: `${(100 * amount) / most}%`, background: colourOf(i) }}
                      title={label}
                    >
                      <span className="unseen">{label}</span>
                      <b aria-hidden="true">{amount}</b>
                    </span>
                  )
                })}
                <b className="end-sum">{ranked.score}</b>
                {sources.map((source, i) => {
                  const amount = source.amounts[seat] ?? 0
                  if (amount >= 0) return null
                  return (
                    <span key={source.id} className="end-lost" style={{ borderColor: colourOf(i) }}>
                      {t('end.lost', { amount: -amount })}
                      <span className="unseen">{nameIn(source)}</span>
                    </span>
                  )
                })}
              </span>
            </li>
          )
        })}
      </ul>
      <ul className="end-key" aria-hidden="true">
        {sources.map((source, i) => (
          <li key={source.id}>
            <i style={{ background: colourOf(i) }} />
            {nameIn(source)}
          </li>
        ))}
      </ul>
    </>
  )
}
