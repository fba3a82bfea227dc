import './palette.css'
import './board.css'
import './track/track.css'
import './locations/locations.css'
import './units/units.css'
import './cards/cards.css'
import './battle/battle.css'
import './mats/orders.css'
import './mats/mats.css'
import './mats/strip.css'
import type { BoardModule } from '@orrery/board'
import { account } from '../account.ts'
import type { View } from '../view.ts'
import { bundle } from './answering/bundle.ts'
import { orderGrid } from './answering/order-grid.ts'
import { battleStage } from './battle/stage.tsx'
import { Face, hasFace } from './cards/option-face.tsx'
import { played } from './cards/played.tsx'
import { secretStage } from './draft/secret-stage.tsx'
import { Bust, Hero } from './hero.tsx'
import { icons } from './icons.ts'
import { landmarks } from './landmarks.ts'
import { PilesAndKey } from './mats/key.tsx'
import { Mats } from './mats/mats.tsx'
import { Strip } from './mats/strip.tsx'
import { phaseText } from './phases.ts'
import { reference } from './reference.ts'
import { rulebookFigures } from './rulebook-figures.ts'
import { sounds } from './sounds.ts'
import spoken from './spoken/index.ts'
import { Board } from './table/board.tsx'
import { Trading } from './trading/trading.tsx'

const face: BoardModule<View> = {
  id: 'starship-samurai',
  Board,
  Mats,
  Strip,
  stage: (props, last) => secretStage(props) ?? battleStage(props, last),
  chip: (view, seat, say) => {
    const { cards, wealth, supply } = view.seats[seat]
    return [
      {
        icon: icons['card-pick'],
        value: cards,
        name: say.text('{{cards}} in hand', { cards: say.name(cards, 'card') }),
      },
      { icon: icons['two-coins'], value: wealth, name: say.text('{{n}} wealth', { n: wealth }) },
      {
        icon: icons.starfighter,
        value: supply.length,
        name: say.text('{{n|# unit|# units}} in their supply', { n: supply.length }),
      },
    ]
  },
  sheets: { piles: { title: (say) => say.text('Piles and key'), Content: PilesAndKey } },
  grid: orderGrid,
  bundle,
  hasFace,
  Face,
  score: { name: 'honor', of: (view, seat) => view.seats[seat].honor },
  account,
  Hero,
  played,
  sounds,
  tune: 'hirajoshi',
  Bust,
  landmarks,
  phase: phaseText,
  spoken,
  reference,
  figures: rulebookFigures,
  Interjecting: Trading,
  mayInterject: ({ trading }) => trading === true,
}

export default face
