import { type Figure, formatterOf } from '@orrery/board'
import type { Chapter, Options, RuleText } from '@orrery/engine'
import { useEffect, useMemo } from 'react'
import type { GameClient } from '../games/client.ts'
import { Glyph } from '../parts/glyph.tsx'
import { useTranslation } from '../words/use-translation.ts'
import { RuleFigure } from './figure.tsx'
import { inPlay } from './in-play.ts'
import { Marked } from './marked.tsx'
import { OpeningPage } from './opening-page.tsx'
import { ReferenceList } from './reference-list.tsx'
import { ReadingContext, type ReadingPlace, RuleAnchor } from './rule-anchor.tsx'
import { searchRules } from './search.ts'

interface RulebookTextProps {
  readonly kit: GameClient
  readonly wanted: readonly string[]
  readonly place: ReadingPlace
  /** The part to begin with, by its id. */
  readonly at: string | undefined
  /** What is chosen in the match that is read about, if one is. */
  readonly options?: Options | undefined
}

/** A rulebook to read: its first page, its chapters with their pictures, and what can be looked up. */
export function RulebookText({ kit, wanted, place, at, options }: RulebookTextProps) {
  const { t } = useTranslation()
  const { opening, rulebook } = kit.locale
  const shown = useMemo(() => searchRules(rulebook, wanted), [rulebook, wanted])
  const figures = useMemo(() => kit.face.figures?.(formatterOf(kit)) ?? [], [kit])
  const reading = useMemo(() => ({ game: kit.game.id, place }), [kit, place])
  const searching = wanted.length > 0
  useEffect(() => {
    const part = at === undefined ? null : document.getElementById(at)
    part?.scrollIntoView()
    part?.focus({ preventScroll: true })
  }, [at])
  return (
    <ReadingContext value={reading}>
      <div className="rules">
        <nav className="rules-chapters" aria-label={t('rules.chapters')}>
          <ul>
            {shown.map((chapter) => (
              <li key={chapter.id}>
                <RuleAnchor part={`chapter-${chapter.id}`}>{chapter.title}</RuleAnchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className="rules-text">
          {opening && !searching && <OpeningPage kit={kit} opening={opening} figures={figures} />}
          {shown.map((chapter) => (
            <ChapterText
              key={chapter.id}
              {...{ kit, chapter, wanted, at, options }}
              figures={searching ? [] : figures}
            />
          ))}
          <ReferenceList kit={kit} wanted={wanted} />
        </div>
      </div>
    </ReadingContext>
  )
}

interface ChapterProps extends Pick<RulebookTextProps, 'kit' | 'wanted' | 'at' | 'options'> {
  readonly chapter: Chapter
  readonly figures: readonly Figure[]
}

/** A rule that everybody needs, and the rulings for rare cases that follow it. */
function withDetails(rules: readonly RuleText[]): { readonly rule: RuleText; readonly details: readonly RuleText[] }[] {
  const groups: { rule: RuleText; details: RuleText[] }[] = []
  for (const rule of rules) {
    const last = groups.at(-1)
    if (rule.detail && last) last.details.push(rule)
    else groups.push({ rule, details: [] })
  }
  return groups
}

function ChapterText({ kit, chapter, wanted, at, options, figures }: ChapterProps) {
  const { t } = useTranslation()
  const chosen = (rule: RuleText) => (options === undefined ? [] : inPlay(kit, rule, options))
  const about = (id: string) =>
    figures
      .filter((figure) => figure.about === id)
      .map((figure) => <RuleFigure key={figure.id} kit={kit} figure={figure} />)
  return (
    <section id={`chapter-${chapter.id}`}>
      <h2>{chapter.title}</h2>
      {chapter.lead && <p className="rules-lead">{chapter.lead}</p>}
      {about(chapter.id)}
      {withDetails(chapter.rules).map(({ rule, details }) => (
        <div key={rule.id} className="rule-group">
          <Paragraph rule={rule} wanted={wanted} isAt={rule.id === at} chosen={chosen(rule)} />
          {about(rule.id)}
          {details.length > 0 && (
            <details className="rule-details" open={wanted.length > 0 || details.some(({ id }) => id === at)}>
              <summary>{t('rules.details')}</summary>
              {details.map((detail) => (
                <Paragraph
                  key={detail.id}
                  rule={detail}
                  wanted={wanted}
                  isAt={detail.id === at}
                  chosen={chosen(detail)}
                />
              ))}
            </details>
          )}
        </div>
      ))}
    </section>
  )
}

interface ParagraphProps {
  readonly rule: RuleText
  readonly wanted: readonly string[]
  /** It is the one that was asked for. */
  readonly isAt: boolean
  /** What of it is chosen in the match. */
  readonly chosen: readonly string[]
}

function Paragraph({ rule, wanted, isAt, chosen }: ParagraphProps) {
  const { t } = useTranslation()
  return (
    <article id={rule.id} className={isAt ? 'rule rule-at' : 'rule'} tabIndex={-1}>
      <p>
        <Marked text={rule.text} wanted={wanted} />
      </p>
      {rule.example !== undefined && (
        <p className="rule-example small">
          {t('rules.example')} <Marked text={rule.example} wanted={wanted} />
        </p>
      )}
      {chosen.map((text) => (
        <p key={text} className="rule-chosen small">
          {text}
        </p>
      ))}
      <p className="rule-foot small faint">
        <RuleAnchor part={rule.id} aria-label={t('rules.link', { rule: rule.id })}>
          <Glyph name="link" size={14} /> {rule.id}
        </RuleAnchor>
        <span>{rule.source}</span>
      </p>
    </article>
  )
}
