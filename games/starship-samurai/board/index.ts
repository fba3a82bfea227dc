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
import { Mats } from './mats.tsx'
import { describe, phaseText } from './phases.ts'
import { reference } from './reference.ts'
import { rulebookFigures } from './rulebook-figures.ts'
import { Trading } from './trading.tsx'

const face: BoardModule<View> = {
  id: 'starship-samurai',
  Board,
  Mats,
  score: { name: 'honor', of: (view, seat) => view.seats[seat].honor },
  phase: phaseText,
  describe,
  reference,
  figures: rulebookFigures,
  Interjecting: Trading,
  mayInterject: ({ trading }) => trading === true,
}

export default face
