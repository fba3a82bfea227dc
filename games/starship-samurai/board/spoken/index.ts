import type { Spoken } from '@orrery/board'
import type { View } from '../../view.ts'
import { about } from './about.ts'
import { at } from './at.ts'
import { places } from './places.ts'
import { sights } from './sights.ts'
import { standing } from './standing.ts'
import { thing } from './things.ts'
import { threats } from './threats.ts'

/** Starship Samurai as it is told: locations, supplies and graveyards, and the alliance track. */
const spoken: Spoken<View> = { standing, places, at, landmarks: sights, threats, thing, about }

export default spoken
