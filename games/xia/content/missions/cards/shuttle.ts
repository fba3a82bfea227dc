import type { ShuttleMission } from '../../types.ts'
import { ORIGIN } from './origin.ts'

const BY_DISTANCE = [5000, 6000, 7000, 8000, 9000]

const shuttle = (id: string, name: string, pickup: string, delivery: string, story: string): ShuttleMission => ({
  id,
  type: 'shuttle',
  name,
  story,
  pickup,
  delivery,
  byDistance: BY_DISTANCE,
  bounty: 0,
  ...ORIGIN,
})

export const SHUTTLE: readonly ShuttleMission[] = [
  shuttle('S01', 'Honeymoon Berths', 'kemplar-ii', 'neo-damascus', 'Two tickets, one bunk, no refunds.'),
  shuttle('S02', 'Choir on Tour', 'neo-damascus', 'lunari', 'The basses rehearse at night.'),
  shuttle('S03', 'Witness Transfer', 'lunari', 'doravin-v', 'She saw it all, and says nothing until she lands.'),
  shuttle('S04', 'Reef Botanists', 'doravin-v', 'azure', 'Their hand luggage has put out leaves.'),
  shuttle('S05', 'Contract Crew', 'azure', 'kemplar-ii', 'Twelve welders and a single song.'),
  shuttle('S06', 'Shift Change', 'outpost-338', 'neo-damascus', 'Half a year of dust wants a bath and a bar.'),
  shuttle('S07', 'Pilgrims', 'expeditor-gate', 'lunari', 'They came through the gate on foot, they say.'),
  shuttle('S08', 'Hermit Returns', 'quiet-reach', 'azure', 'Nine years of silence end in your cockpit.'),
  shuttle('S09', 'Survey Team', 'lunari', 'expeditor-gate', 'Mind the theodolite. Never mind the surveyor.'),
  shuttle('S10', 'Greenhorns', 'doravin-v', 'outpost-338', 'Fresh boots for the mine, and questions by the crate.'),
]
