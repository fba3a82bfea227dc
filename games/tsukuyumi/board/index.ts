import './palette.css'
import './board.css'
import './map.css'
import './marks.css'
import './cards.css'
import './desk.css'
import './mats.css'
import './narrow.css'
import type { BoardModule } from '@orrery/board'
import type { View } from '../view.ts'
import { Board } from './board.tsx'
import { Mats } from './mats/mats.tsx'
import { reference } from './reference.ts'
import { rulebookFigures } from './rulebook-figures.ts'
import { describe, phaseText, roundText } from './words.ts'

const face: BoardModule<View> = {
  id: 'tsukuyumi',
  Board,
  Mats,
  score: { name: 'VP', of: (view, seat) => view.seats[seat].score },
  phase: (view, say) => `${roundText(say, view)}: ${phaseText(say, view.phase)}`,
  describe,
  reference,
  figures: rulebookFigures,
}

export default face
