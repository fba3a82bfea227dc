import './board.css'
import type { BoardModule } from '@orrery/board'
import type { View } from '../view.ts'
import { Gift } from './answering/gift.tsx'
import { answering } from './answering/index.ts'
import { Mats } from './mats/mats.tsx'
import { reference } from './reference.ts'
import { rulebookFigures } from './rulebook-figures.ts'
import { describe, phase } from './spoken.ts'
import { Board } from './table/board.tsx'

const face: BoardModule<View> = {
  id: 'xia',
  Board,
  Mats,
  answering,
  score: { name: 'Fame', of: (view, seat) => view.vessels[seat].fame },
  phase,
  describe,
  reference,
  figures: rulebookFigures,
  Interjecting: Gift,
}

export default face
