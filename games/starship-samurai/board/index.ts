import './palette.css'
import './board.css'
import './track.css'
import './locations.css'
import './units.css'
import './cards.css'
import './orders.css'
import './mats.css'
import './strip.css'
import type { BoardModule } from '@orrery/board'
import type { View } from '../view.ts'
import { Board } from './board.tsx'
import { bundle } from './bundle.ts'
import { icons } from './icons.ts'
import { landmarks } from './landmarks.ts'
import { Mats } from './mats.tsx'
import { orderGrid } from './order-grid.ts'
import { describe, phaseText } from './phases.ts'
import { TablePiles } from './piles.tsx'
import { reference } from './reference.ts'
import { rulebookFigures } from './rulebook-figures.ts'
import { Strip } from './strip.tsx'
import { Trading } from './trading.tsx'

const face: BoardModule<View> = {
  id: 'starship-samurai',
  Board,
  Mats,
  Strip,
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
  sheets: { piles: { title: (say) => say.text('Piles'), Content: TablePiles } },
  grid: orderGrid,
  bundle,
  score: { name: 'honor', of: (view, seat) => view.seats[seat].honor },
  landmarks,
  phase: phaseText,
  describe,
  reference,
  figures: rulebookFigures,
  Interjecting: Trading,
  mayInterject: ({ trading }) => trading === true,
}

export default face
