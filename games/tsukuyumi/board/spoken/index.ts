import type { Spoken } from '@orrery/board'
import type { View } from '../../view.ts'
import { about } from './about.ts'
import { at } from './area.ts'
import { spokenPlaces } from './places.ts'
import { sights } from './sights.ts'
import { standing } from './standing.ts'
import { thing } from './things.ts'
import { threats } from './threats.ts'

/** Tsukuyumi as it is told: areas with what lies between them, and the free places beside them. */
const spoken: Spoken<View> = {
  standing,
  places: spokenPlaces,
  origin(view, viewer, say) {
    const home = viewer === 'spectator' ? null : view.seats[viewer].home
    return home === null ? undefined : { place: home, of: say.text('of your homezone'), here: '' }
  },
  at,
  landmarks: sights,
  threats,
  thing,
  about,
}

export default spoken
