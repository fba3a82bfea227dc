import type { Figure } from '@orrery/board'
import type { Opening } from '@orrery/engine'
import type { GameClient } from '../games/client.ts'
import { useTranslation } from '../words/use-translation.ts'
import { RuleFigure } from './figure.tsx'
import { Marked } from './marked.tsx'

const PARTS = ['goal', 'round'] as const

interface OpeningPageProps {
  readonly kit: GameClient
  readonly opening: Opening
  readonly figures: readonly Figure[]
}

/** The first page of a rulebook: what the game is, how one wins, how a round goes, with their pictures. */
export function OpeningPage({ kit, opening, figures }: OpeningPageProps) {
  const { t } = useTranslation()
  return (
    <section id="opening" className="rules-opening">
      <p className="rules-pitch">
        <Marked text={opening.pitch} />
      </p>
      {PARTS.map((part) => (
        <div key={part} className="rules-opening-part">
          <h2>{t(`rules.${part}`)}</h2>
          {opening[part].map((text) => (
            <p key={text}>
              <Marked text={text} />
            </p>
          ))}
          {figures
            .filter(({ about }) => about === part)
            .map((figure) => (
              <RuleFigure key={figure.id} kit={kit} figure={figure} />
            ))}
        </div>
      ))}
    </section>
  )
}
