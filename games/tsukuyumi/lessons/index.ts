import { boarlords } from './boarlords.ts'
import { cybersamurai } from './cybersamurai.ts'
import { darkSeed } from './dark-seed.ts'
import { demons } from './demons.ts'
import { hitHard } from './hit-hard.ts'
import { lastAttack } from './last-attack.ts'
import { movingEarth } from './moving-earth.ts'
import { nomads } from './nomads.ts'
import { oneCard } from './one-card.ts'
import { takeGround } from './take-ground.ts'
import { walkThrough } from './walk-through.ts'
import { yourAnswer } from './your-answer.ts'

/** The lessons of the game in their order; those about one faction each come last. */
export default [
  takeGround,
  walkThrough,
  hitHard,
  yourAnswer,
  oneCard,
  demons,
  movingEarth,
  lastAttack,
  cybersamurai,
  darkSeed,
  nomads,
  boarlords,
]
