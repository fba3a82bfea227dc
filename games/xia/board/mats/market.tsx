import { type Formatter, HtmlTarget, type SeatLook } from '@orrery/board'
import { memo } from 'react'
import { deeds } from '../../codecs.ts'
import type { View } from '../../view.ts'
import { Collapsible, Section } from '../cards/card-parts.tsx'
import { OutfitCard } from '../cards/outfit-card.tsx'
import { content } from '../content.ts'
import { ShipCard } from '../ships/ship-card.tsx'

interface MarketProps {
  readonly view: View
  readonly seats: readonly SeatLook[]
  readonly say: Formatter
  readonly wanted: boolean
}

const sameLanguage = (a: { readonly say: Formatter }, b: { readonly say: Formatter }): boolean =>
  a.say.language === b.say.language

const Offer = memo(
  function Offer({ outfit, left, say }: { readonly outfit: string; readonly left: number; readonly say: Formatter }) {
    const buy = deeds.buy.encode(outfit)
    return (
      <HtmlTarget option={buy} label={say.name(buy, 'business')} className="xia-card-frame">
        <HtmlTarget option={outfit} label={say.name(outfit)} className="xia-card-frame">
          <OutfitCard outfit={outfit} left={left} say={say} />
        </HtmlTarget>
      </HtmlTarget>
    )
  },
  (a, b) => a.outfit === b.outfit && a.left === b.left && sameLanguage(a, b),
)

/** The outfits on sale. */
export const OutfitMarket = ({ view, say, wanted }: Omit<MarketProps, 'seats'>) => (
  <Collapsible title={say.text('Outfits')} wanted={wanted}>
    <ul className="xia-cards">
      {Object.keys(content.outfits).map((outfit) => (
        <li key={outfit}>
          <Offer outfit={outfit} left={view.outfitSupply[outfit] ?? 0} say={say} />
        </li>
      ))}
    </ul>
  </Collapsible>
)

const ShipOffer = memo(
  function ShipOffer({
    ship,
    owner,
    say,
  }: {
    readonly ship: string
    readonly owner: SeatLook | undefined
    readonly say: Formatter
  }) {
    const buy = deeds.ship.encode(ship)
    return (
      <HtmlTarget option={buy} label={say.name(buy, 'business')} className="xia-card-frame">
        <HtmlTarget option={ship} label={say.name(ship)} className="xia-card-frame">
          <ShipCard ship={ship} owner={owner} say={say} />
        </HtmlTarget>
      </HtmlTarget>
    )
  },
  (a, b) => a.ship === b.ship && a.owner?.seat === b.owner?.seat && sameLanguage(a, b),
)

/** The ships of a tier, with those who have had them. */
export function ShipMarket({ view, seats, say, tier, wanted }: MarketProps & { readonly tier: number }) {
  const ships = Object.values(content.ships).filter((ship) => ship.tier === tier)
  return (
    <Collapsible title={say.text('Ships of tier {{n}}', { n: tier })} wanted={wanted}>
      <ul className="xia-cards xia-cards-wide">
        {ships.map(({ id, ability }) => {
          const owner = view.vessels.findIndex(({ abilities }) => abilities.some((one) => one.id === ability))
          return (
            <li key={id}>
              <ShipOffer ship={id} owner={seats[owner]} say={say} />
            </li>
          )
        })}
      </ul>
    </Collapsible>
  )
}

/** The ways to play a first game. */
export const Loadouts = ({ say }: { readonly say: Formatter }) => (
  <Section title={say.text('First game')}>
    <ul className="xia-cards">
      {Object.entries(content.firstGame.loadouts).map(([id, outfits]) => (
        <li key={id}>
          <HtmlTarget option={id} label={`${say.name(id)}: ${outfits.map((outfit) => say.name(outfit)).join(', ')}`}>
            <div className="xia-card lit">
              <b>{say.name(id)}</b>
              {outfits.map((outfit) => (
                <OutfitCard key={outfit} outfit={outfit} say={say} />
              ))}
            </div>
          </HtmlTarget>
        </li>
      ))}
    </ul>
  </Section>
)
