import type { Rulebook, RuleText } from '@orrery/engine'
import { useEffect, useMemo, useState } from 'react'
import { loadKit } from '../games/client.ts'
import { shelf, shownGame } from '../games/shelf.tsx'
import { Glyph } from '../parts/glyph.tsx'
import { Loading } from '../parts/loading.tsx'
import { Segments } from '../parts/segments.tsx'
import { useLater } from '../parts/use-later.ts'
import { Link } from '../routing/link.tsx'
import { go } from '../routing/route.ts'
import { useSettings } from '../settings/settings.ts'
import { useTranslation } from '../words/use-translation.ts'
import { Marked } from './marked.tsx'
import { ReferenceList } from './reference-list.tsx'
import './rules.css'

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

const holds = ({ id, text }: RuleText, wanted: readonly string[]): boolean => {
  const all = `${id} ${text}`.toLowerCase()
  return wanted.every((word) => all.includes(word))
}

/** The chapters with the paragraphs that hold all words. */
const search = (rulebook: Rulebook, wanted: readonly string[]): Rulebook =>
  wanted.length === 0
    ? rulebook
    : rulebook.flatMap((chapter) => {
        const rules = chapter.rules.filter((rule) => holds(rule, wanted))
        return rules.length === 0 ? [] : [{ ...chapter, rules }]
      })

/** The rules of a game in our own words. Every paragraph has an address. */
export default function RulesScreen({ game }: { readonly game: string | undefined }) {
  const { t } = useTranslation()
  const { language } = useSettings()
  const { id } = shownGame(game)
  const { value: kit, problem } = useLater(`${id} ${language}`, () => loadKit(id, language))
  const [text, setText] = useState('')
  const wanted = useMemo(() => wordsOf(text), [text])
  const shown = useMemo(() => search(kit?.locale.rulebook ?? [], wanted), [kit, wanted])
  const count = shown.reduce((sum, { rules }) => sum + rules.length, 0)
  // The paragraph of the address is in sight once the rules are there.
  useEffect(() => {
    if (kit && location.hash.length > 1)
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  }, [kit])
  return (
    <>
      <div className="screen-head">
        <h1>{t('nav.rules')}</h1>
        <p className="soft">{t('rules.text')}</p>
      </div>
      <div className="stack">
        <Segments
          label={t('new.game')}
          value={id}
          choices={shelf.map((known) => ({ value: known.id, text: known.card.title }))}
          onChange={(other) => go(`/rules/${other}`)}
        />
        <label className="field rules-search">
          <span className="field-label">{t('rules.search')}</span>
          <input className="input" type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <p className="small soft" role="status">
          {wanted.length > 0 && t('rules.found', { count })}
        </p>
        {problem !== undefined && <p className="notice notice-bad">{problem}</p>}
        {!kit && problem === undefined && <Loading />}
        {kit && (
          <div className="rules">
            <nav className="rules-chapters" aria-label={t('rules.chapters')}>
              <ul>
                {shown.map((chapter) => (
                  <li key={chapter.id}>
                    <a href={`#chapter-${chapter.id}`}>{chapter.title}</a>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="rules-text">
              {shown.map((chapter) => (
                <section key={chapter.id} id={`chapter-${chapter.id}`}>
                  <h2>{chapter.title}</h2>
                  {chapter.rules.map((rule) => (
                    <Paragraph key={rule.id} game={id} rule={rule} wanted={wanted} />
                  ))}
                </section>
              ))}
              <ReferenceList kit={kit} wanted={wanted} />
            </div>
          </div>
        )}
      </div>
    </>
  )
}

function Paragraph({
  game,
  rule,
  wanted,
}: {
  readonly game: string
  readonly rule: RuleText
  readonly wanted: readonly string[]
}) {
  const { t } = useTranslation()
  return (
    <article id={rule.id} className="rule">
      <p>
        <Marked text={rule.text} wanted={wanted} />
      </p>
      <p className="rule-foot small faint">
        <Link to={`/rules/${game}#${rule.id}`} aria-label={t('rules.link', { rule: rule.id })}>
          <Glyph name="link" size={14} /> {rule.id}
        </Link>
        <span>{rule.source}</span>
      </p>
    </article>
  )
}
