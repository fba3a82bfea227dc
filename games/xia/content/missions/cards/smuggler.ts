import type { SmugglerMission } from '../../types.ts'
import { ORIGIN } from './origin.ts'

const BY_DISTANCE = [6000, 7000, 8000, 9000]

/** The least roll for a planet of each alignment, and what failing there costs. */
const LAX = { sneak: 4, caughtBounty: 1000 }
const WATCHFUL = { sneak: 6, caughtBounty: 1000 }
const STRICT = { sneak: 7, caughtBounty: 2000 }

const smuggler = (
  id: string,
  name: string,
  pickup: string,
  delivery: string,
  customs: typeof LAX,
  story: string,
): SmugglerMission => ({
  id,
  type: 'smuggler',
  name,
  story,
  pickup,
  delivery,
  byDistance: BY_DISTANCE,
  ...customs,
  bounty: 0,
  ...ORIGIN,
})

export const SMUGGLER: readonly SmugglerMission[] = [
  smuggler('G01', 'Hushed Crates', 'loath', 'doravin-v', WATCHFUL, 'Should a crate hum, hum along.'),
  smuggler(
    'G02',
    'Counterfeit Stamps',
    'smugglers-den',
    'lunari',
    WATCHFUL,
    'The forger has improved on the original.',
  ),
  smuggler('G03', 'Unlisted Seeds', 'smugglers-den', 'azure', WATCHFUL, 'Customs has a list. These are not on it.'),
  smuggler('G04', 'Midnight Chemistry', 'loath', 'lunari', WATCHFUL, 'Do not shake, warm, open or mention.'),
  smuggler('G05', 'Grave Goods', 'kreller-iv', 'doravin-v', WATCHFUL, 'The former owners raised no objection.'),
  smuggler('G06', 'Gate Parts', 'expeditor-gate', 'loath', LAX, 'A gate has thousands of bolts. Had.'),
  smuggler('G07', 'The Quiet Parcel', 'quiet-reach', 'kemplar-ii', STRICT, 'It was out there, with your name on it.'),
  smuggler('G08', 'Blasting Caps', 'outpost-338', 'smugglers-den', LAX, 'Fly as if children were asleep in the hold.'),
  smuggler('G09', 'Banned Broadcasts', 'lunari', 'neo-damascus', STRICT, 'Six hours of jokes about the governor.'),
]
