import './palette.css'
import './board.css'
import './map/map.css'
import './map/marks.css'
import './cards/cards.css'
import './answering/choices.css'
import './mats/mats.css'
import './strip/strip.css'
import './battle/battle.css'
import type { BoardModule } from '@orrery/board'
import { account } from '../account.ts'
import type { View } from '../view.ts'
import { bundle } from './answering/bundle.ts'
import { stage } from './battle/stage.tsx'
import { Board } from './board.tsx'
import { Face, hasFace } from './cards/face.tsx'
import { played } from './cards/played.tsx'
import { iconOf } from './emblems.ts'
import { Hero } from './hero.tsx'
import { landmarks } from './landmarks.ts'
import { AreaSheet } from './map/inspector.tsx'
import { CardsAndSupply, Mats } from './mats/mats.tsx'
import { Progress } from './progress.tsx'
import { reference } from './reference.ts'
import { rulebookFigures } from './rulebook-figures.ts'
import { FightSheet } from './sheets/battle.tsx'
import { MapKey } from './sheets/key.tsx'
import { sounds } from './sounds.ts'
import spoken from './spoken/index.ts'
import { Strip } from './strip/strip.tsx'
import { Prompting } from './strip/waiting.tsx'
import { areasOf, phaseText, roundText, unitsOf } from './words.ts'

const face: BoardModule<View> = {
  id: 'tsukuyumi',
  Board,
  Mats,
  Strip,
  chip: (view, seat, say) => {
    const { faction, cards } = view.seats[seat]
    return [
      { icon: iconOf('draw-pile') ?? '', value: cards, name: say.text('Cards in hand') },
      { icon: iconOf('conquest') ?? '', value: areasOf(view, faction), name: say.text('Areas') },
      { icon: iconOf('swarm-move') ?? '', value: unitsOf(view, faction).length, name: say.text('Units') },
    ]
  },
  sheets: {
    key: { title: (say) => say.text('Key to the map'), Content: MapKey, isHidden: () => true },
    supply: { title: (say) => say.text('Cards and supply'), Content: CardsAndSupply },
    fight: { title: (say) => say.text('Combat'), Content: FightSheet, isHidden: () => true },
    area: { title: (say) => say.text('Area'), Content: AreaSheet, isHidden: () => true },
  },
  stage,
  Prompting,
  Progress,
  order: (view) =>
    view.order.flatMap((power) => view.seats.findIndex(({ faction }) => faction === power)).filter((seat) => seat >= 0),
  bundle,
  hasFace,
  Face,
  score: { name: 'VP', of: (view, seat) => view.seats[seat].score },
  account,
  Hero,
  played,
  sounds,
  tune: 'phrygian',
  phase: (view, say) => `${roundText(say, view)}: ${phaseText(say, view.phase)}`,
  landmarks,
  spoken,
  reference,
  figures: rulebookFigures,
}

export default face
