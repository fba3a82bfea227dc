import './board.css'
import type { BoardModule } from '@orrery/board'
import { account } from '../account.ts'
import type { View } from '../view.ts'
import { COIN, Gift } from './answering/gift.tsx'
import { answering } from './answering/index.ts'
import { played } from './cards/played.tsx'
import { content } from './content.ts'
import { epilogue } from './epilogue.ts'
import { Hero } from './hero.tsx'
import { icons } from './icons.ts'
import { landmarks } from './landmarks.ts'
import { Legend } from './map/legend.tsx'
import { Market, Mats } from './mats/mats.tsx'
import { Strip } from './mats/strip.tsx'
import { phase } from './phase.ts'
import { reference } from './reference.tsx'
import { rulebookFigures } from './rulebook-figures.ts'
import { sounds } from './sounds.ts'
import spoken from './spoken/index.ts'
import { combatStage } from './stage/combat-stage.tsx'
import { Board } from './table/board.tsx'

const face: BoardModule<View> = {
  id: 'xia',
  Board,
  Mats,
  Strip,
  chip: (view, seat, say) => {
    const { ship, energy, credits, outfits, cubes } = view.vessels[seat]
    if (ship === '') return []
    const full = outfits.reduce((sum, { spaces }) => sum + spaces.length, 0) + Object.keys(cubes).length
    const { size } = content.ships[ship].hold
    return [
      { icon: icons['power-lightning'], value: energy, name: say.text('energy') },
      { icon: icons['two-coins'], value: credits / COIN, name: say.text('credits in thousands') },
      { icon: icons.cubes, value: size - full, name: say.text('free hold spaces') },
    ]
  },
  sheets: {
    market: { title: (say) => say.text('Market and supply'), Content: Market },
    key: { title: (say) => say.text('Key to the map'), Content: Legend, isHidden: () => true },
  },
  stage: combatStage,
  answering,
  score: { name: 'Fame', of: (view, seat) => view.vessels[seat].fame },
  account,
  Hero,
  epilogue,
  played,
  sounds,
  tune: 'lydian',
  phase,
  landmarks,
  spoken,
  reference,
  figures: rulebookFigures,
  Interjecting: Gift,
  mayInterject: ({ gifts }, { seat, turn, phase, move, combat, vessels }) =>
    gifts !== false &&
    seat !== null &&
    seat !== turn &&
    phase === 'action' &&
    !move &&
    !combat &&
    vessels[seat].credits >= COIN,
}

export default face
