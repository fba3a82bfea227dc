import { type Formatter, HtmlTarget, Icon } from '@orrery/board'
import { CARGO } from '../../content/types.ts'
import type { View } from '../../view.ts'
import { Section } from '../cards/card-parts.tsx'
import { icons } from '../icons.ts'
import { CubeMark } from '../table/cargo-cube.tsx'

interface SupplyProps {
  readonly view: View
  readonly say: Formatter
}

/** What lies beside the board: cubes, decks, tokens, discarded missions. */
export function Supply({ view, say }: SupplyProps) {
  const { cubeSupply, sectorDeck, tokenPile, missionDeck, missionDiscard, titleDeck } = view
  return (
    <Section title={say.text('Supply')} className="xia-supply">
      <ul className="xia-row">
        {CARGO.map((cargo, i) => (
          <li key={cargo}>
            <HtmlTarget option={cargo} label={say.name(cargo)}>
              <span className="xia-pile lit">
                <CubeMark cargo={cargo} size={22} /> {say.name(cargo)} <b>{cubeSupply[i]}</b>
              </span>
            </HtmlTarget>
          </li>
        ))}
      </ul>
      <ul className="xia-row">
        <Pile icon={icons['radar-dish']} name={say.text('sectors')} count={sectorDeck} />
        <Pile icon={icons.token} name={say.text('tokens')} count={tokenPile} />
        <Pile icon={icons['tied-scroll']} name={say.text('missions')} count={missionDeck} />
        <Pile icon={icons['ribbon-medal']} name={say.text('titles')} count={titleDeck} />
      </ul>
      {missionDiscard.length > 0 && (
        <details>
          <summary>{say.text('{{n|# discarded mission|# discarded missions}}', { n: missionDiscard.length })}</summary>
          <p>{missionDiscard.map((id) => say.name(id)).join(', ')}</p>
        </details>
      )}
    </Section>
  )
}

const Pile = ({ icon, name, count }: { readonly icon: string; readonly name: string; readonly count: number }) => (
  <li>
    <span className="xia-pile">
      <Icon path={icon} size={17} /> {name} <b>{count}</b>
    </span>
  </li>
)
