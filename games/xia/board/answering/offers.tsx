import { type AnsweringProps, HtmlTarget } from '@orrery/board'
import { deeds, kindOf, withWhat } from '../../codecs.ts'
import { CARGO } from '../../content/types.ts'
import type { View } from '../../view.ts'
import { AbilityCard } from '../cards/ability-card.tsx'
import { Section } from '../cards/card-parts.tsx'
import { MissionCard } from '../cards/mission-card.tsx'
import { OutfitCard } from '../cards/outfit-card.tsx'
import { content } from '../content.ts'
import { figure } from '../figures.ts'
import { Hold } from '../mats/hold.tsx'
import { Loadouts } from '../mats/market.tsx'
import { ShipCard } from '../ships/ship-card.tsx'
import { CubeMark } from '../table/cargo-cube.tsx'
import { Asked, PlainOptions, useOptions } from './asked.tsx'
import { DoneButton } from './done-button.tsx'

/** Outfits before the first flight. */
export function OutfitChoice({ view, say, deciding }: AnsweringProps<View>) {
  const vessel = view.seat === null ? undefined : view.vessels[view.seat]
  return (
    <Asked deciding={deciding} say={say}>
      {vessel && <p>{say.text('You have {{n}} credits.', { n: figure(say, vessel.credits) })}</p>}
      <PlainOptions options={useOptions(deciding).filter((option) => option === 'done')} say={say} />
      <ul className="xia-cards xia-cards-small">
        {Object.keys(content.outfits).map((outfit) => (
          <li key={outfit}>
            <HtmlTarget option={outfit} className="xia-card-frame">
              <OutfitCard outfit={outfit} left={view.outfitSupply[outfit] ?? 0} say={say} />
            </HtmlTarget>
          </li>
        ))}
      </ul>
      {vessel && <Hold vessel={vessel} live={false} say={say} />}
    </Asked>
  )
}

/** How to play a first game. */
export const LoadoutChoice = ({ say, deciding }: AnsweringProps<View>) => (
  <Asked deciding={deciding} say={say}>
    <Loadouts say={say} />
  </Asked>
)

/** The missions that were drawn. */
export function MissionChoice({ view, say, deciding }: AnsweringProps<View>) {
  return (
    <Asked deciding={deciding} say={say}>
      <ul className="xia-cards xia-cards-rows">
        {view.missionHand.map((id) => (
          <li key={id}>
            <HtmlTarget option={id} className="xia-card-frame">
              <MissionCard id={id} say={say} />
            </HtmlTarget>
          </li>
        ))}
      </ul>
      <PlainOptions options={useOptions(deciding).filter((option) => !view.missionHand.includes(option))} say={say} />
    </Asked>
  )
}

/** Cubes by their colours: to buy, or to take aboard. */
export function CubeChoice({ say, deciding }: AnsweringProps<View>) {
  return (
    <Asked deciding={deciding} say={say}>
      <ul className="xia-row">
        {useOptions(deciding).map((option) => (
          <li key={option}>
            <HtmlTarget option={option}>
              <span className="xia-pile lit">
                <CubeMark cargo={CARGO.find((cargo) => cargo === kindOf(option)) ?? 'any'} size={24} />{' '}
                {say.option(option, deciding.snapshot().question?.ask)}
              </span>
            </HtmlTarget>
          </li>
        ))}
      </ul>
      <Finish deciding={deciding} say={say} />
    </Asked>
  )
}

/** Hands in what has been gathered, where several things can be. */
function Finish({ deciding, say }: Pick<AnsweringProps<View>, 'deciding' | 'say'>) {
  const { question, gathered } = deciding.snapshot()
  if (question?.kind !== 'some') return null
  const enough = gathered.length >= question.min && gathered.length <= question.max
  return (
    <div className="xia-acts">
      <DoneButton enough={enough} say={say} onDone={() => deciding.answer(gathered)} />
    </div>
  )
}

/** Shields and abilities against an attack or a hazard. */
export function DefenceChoice({ view, say, deciding }: AnsweringProps<View>) {
  const options = useOptions(deciding)
  const vessel = view.seat === null ? undefined : view.vessels[view.seat]
  const abilities = options.filter((option) => option in content.abilities)
  return (
    <Asked deciding={deciding} say={say}>
      {vessel && <Hold vessel={vessel} live say={say} />}
      <PlainOptions options={options.filter((option) => !abilities.includes(option))} say={say} />
      {abilities.map((id) => (
        <AbilityCard key={id} id={id} ready say={say} />
      ))}
    </Asked>
  )
}

/** Everything a planet does for a ship. */
export function BusinessChoice({ view, say, deciding }: AnsweringProps<View>) {
  const options = useOptions(deciding)
  const vessel = view.seat === null ? undefined : view.vessels[view.seat]
  if (vessel === undefined) return null
  const { tier } = content.ships[vessel.ship]
  const ships = Object.values(content.ships).filter((ship) => ship.tier === tier + 1)
  const plain = options.filter((option) => withWhat(option) === undefined)
  return (
    <Asked deciding={deciding} say={say}>
      <p>{say.text('You have {{n}} credits.', { n: figure(say, vessel.credits) })}</p>
      <PlainOptions options={plain} say={say} />
      <Section title={say.text('Buy outfits')}>
        <ul className="xia-cards xia-cards-small">
          {Object.keys(content.outfits).map((outfit) => (
            <li key={outfit}>
              <HtmlTarget option={deeds.buy.encode(outfit)} className="xia-card-frame">
                <OutfitCard outfit={outfit} left={view.outfitSupply[outfit] ?? 0} say={say} />
              </HtmlTarget>
            </li>
          ))}
        </ul>
      </Section>
      {vessel.outfits.length > 0 && (
        <Section title={say.text('Sell outfits')}>
          <ul className="xia-plain">
            {vessel.outfits.map(({ id, outfit }) => (
              <li key={id}>
                <HtmlTarget option={deeds.sell.encode(id)}>
                  <span className="xia-plain-option lit">
                    {say.name(id)} · {figure(say, content.outfits[outfit].resale)}
                  </span>
                </HtmlTarget>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {ships.length > 0 && (
        <Section title={say.text('Ships of tier {{n}}', { n: tier + 1 })}>
          <ul className="xia-cards xia-cards-rows">
            {ships.map(({ id }) => (
              <li key={id}>
                <HtmlTarget option={deeds.ship.encode(id)} className="xia-card-frame">
                  <ShipCard ship={id} say={say} />
                </HtmlTarget>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Asked>
  )
}
