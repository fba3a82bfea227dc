import { SeatPatterns } from '@orrery/board'
import { useMemo, useState } from 'react'
import { loadKit } from '../games/client.ts'
import { shelf, shownGame } from '../games/shelf.tsx'
import { GlossaryList } from '../glossary/glossary-list.tsx'
import { GlossaryContext } from '../glossary/terms.tsx'
import { useGlossary } from '../glossary/use-glossary.ts'
import { Loading } from '../parts/loading.tsx'
import { Segments } from '../parts/segments.tsx'
import { useLater } from '../parts/use-later.ts'
import { go } from '../routing/route.ts'
import { useSettings } from '../settings/settings.ts'
import { useTranslation } from '../words/use-translation.ts'
import { RulebookText } from './rulebook-text.tsx'
import { RulesSearch } from './rules-search.tsx'
import { wordsOf } from './search.ts'
import './rules.css'

const partOfAddress = (): string | undefined => decodeURIComponent(location.hash.slice(1)) || undefined

/** The rules of a game in our own words. Every paragraph has an address. */
export default function RulesScreen({ game }: { readonly game: string | undefined }) {
  const { t } = useTranslation()
  const { language } = useSettings()
  const { id } = shownGame(game)
  const { value: kit, problem } = useLater(`${id} ${language}`, () => loadKit(id, language))
  const glossary = useGlossary(id)
  const [text, setText] = useState('')
  const wanted = useMemo(() => wordsOf(text), [text])
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
        <RulesSearch kit={kit} text={text} wanted={wanted} onChange={setText} />
        {problem !== undefined && <p className="notice notice-bad">{problem}</p>}
        {!kit && problem === undefined && <Loading />}
        {kit && (
          <>
            <SeatPatterns />
            <RulebookText kit={kit} wanted={wanted} place="page" at={partOfAddress()} />
            {wanted.length === 0 && (
              <GlossaryContext value={glossary}>
                <GlossaryList />
              </GlossaryContext>
            )}
          </>
        )}
      </div>
    </>
  )
}
