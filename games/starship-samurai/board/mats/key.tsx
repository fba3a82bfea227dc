import { type DrawingProps, type Formatter, SeatShape } from '@orrery/board'
import type { ReactNode } from 'react'
import type { View } from '../../view.ts'
import { ClanSign } from '../art/emblems.tsx'
import { RewardSign } from '../art/reward.tsx'
import { icons } from '../icons.ts'
import { TYPE_ICONS } from '../locations/location-heading.tsx'
import { PowerBar } from '../locations/power-bar.tsx'
import { Coins, ownColours } from '../units/figure.tsx'
import { TablePiles } from './piles.tsx'

/** The key to the board: each sign with its name and a sentence. */
function Key({ say }: Pick<DrawingProps<View>, 'say'>) {
  return (
    <section className="ss-mat ss-key" aria-label={say.text('Key to the board')}>
      <h3 className="ss-mat-name">{say.text('Key to the board')}</h3>
      <dl>
        {rows(say).map(({ name, text, sign }) => (
          <div key={name}>
            <dt>
              <svg viewBox="-28 -18 56 36" aria-hidden="true">
                {sign}
              </svg>
              {name}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface Row {
  readonly name: string
  readonly text: string
  readonly sign: ReactNode
}

const rows = (say: Formatter): readonly Row[] => [
  {
    name: say.text('Type of a location'),
    text: say.text('Different types bring honor at the end. The dots tell with how many players the card is used.'),
    sign: (
      <g transform="translate(0 -4)">
        <circle className="ss-type" r="13" />
        <path
          className="ss-key-icon"
          d={icons[TYPE_ICONS.Temple]}
          transform="translate(-9 -9) scale(0.035)"
          fill="currentColor"
        />
        <circle className="ss-type-pip" cx="-4" cy="18" r="2.500" />
        <circle className="ss-type-pip" cx="4" cy="18" r="2.500" />
      </g>
    ),
  },
  {
    name: say.text('Reward'),
    text: say.text('The reward for the winner of the location. A clan’s sign moves its marker up to the number shown.'),
    sign: (
      <g transform="translate(-22 0)">
        <RewardSign part={{ clan: 'Horizon', n: 2 }} size={22} />
      </g>
    ),
  },
  {
    name: say.text('Power'),
    text: say.text('On a unit: how much it counts here. The bar below adds it up for each clan.'),
    sign: (
      <>
        <circle className="ss-power" r="11" />
        <text className="ss-power-text" y="5">
          3
        </text>
      </>
    ),
  },
  {
    name: say.text('Crown'),
    text: say.text('This clan leads: it has more power here than every other. On a tie there is no crown.'),
    sign: <PowerBar power={[4]} mine={-1} rect={{ x: -26, y: -6, width: 52, height: 20 }} say={say} />,
  },
  {
    name: say.text('Coins'),
    text: say.text('Wealth attached to a fighter: +1 power each.'),
    sign: <Coins wealth={2} />,
  },
  {
    name: say.text('Symbol at the lower left'),
    text: say.text('The unit is bribed: in this battle it counts for that clan.'),
    sign: <SeatShape seat={1} size={22} />,
  },
  {
    name: '×3',
    text: say.text('The number of equal ships that share a space where it is crowded.'),
    sign: (
      <g style={ownColours(0)}>
        <text className="ss-count" y="5">
          ×3
        </text>
      </g>
    ),
  },
  {
    name: say.text('Clan marker'),
    text: say.text(
      'An ally of the clan on whose branch it lies. A red rim: an oath binds it, and only that clan can move it.',
    ),
    sign: (
      <>
        <circle className="ss-chip ss-chip-sworn" r="14" />
        <ClanSign clan="Comet" size={22} />
      </>
    ),
  },
  {
    name: '+3',
    text: say.text('Honor for each marker in this tier, at the end of every round.'),
    sign: (
      <text className="ss-tier-text" y="6">
        +3
      </text>
    ),
  },
  {
    name: say.text('First player'),
    text: say.text('This clan begins the round. On small boards its symbol has a ring.'),
    sign: (
      <>
        <circle className="ss-first" r="9" />
        <text className="ss-first-text" y="4">
          1
        </text>
      </>
    ),
  },
  {
    name: say.text('Paper slip'),
    text: say.text('A card attached to the location, with the symbol of its player.'),
    sign: (
      <>
        <rect className="ss-attached" x="-14" y="-11" width="28" height="22" rx="4" />
        <SeatShape seat={2} size={15} />
      </>
    ),
  },
  {
    name: say.text('Dashed rim'),
    text: say.text('It has changed since your last turn.'),
    sign: <circle className="ss-key-changed" r="13" />,
  },
]

/** What lies beside the board, and what its signs mean. */
export function PilesAndKey(props: DrawingProps<View>) {
  return (
    <>
      <TablePiles view={props.view} say={props.say} />
      <Key say={props.say} />
    </>
  )
}
