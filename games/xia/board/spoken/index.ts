import type { Spoken } from '@orrery/board'
import type { View } from '../../view.ts'
import { about } from './about.ts'
import { spokenPlaces } from './places.ts'
import { sights } from './sights.ts'
import { at, ownVessel } from './space.ts'
import { standing } from './standing.ts'
import { thing } from './things.ts'
import { threats } from './threats.ts'

/** Xia as it is told: the spaces of the known sectors with their borders, and the rim of what is not known. */
const spoken: Spoken<View> = {
  standing,
  places: spokenPlaces,
  origin(view, viewer, say) {
    const place = ownVessel(view, viewer)?.hex
    return place ? { place, of: say.text('of your ship'), here: say.text('Your ship is here.') } : undefined
  },
  at,
  landmarks: sights,
  threats,
  thing,
  about,
}

export default spoken
