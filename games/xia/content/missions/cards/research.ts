import { table } from '../../d20.ts'
import type { ResearchMission } from '../../types.ts'
import { ORIGIN } from './origin.ts'

/** For a place outside every hazard, and for one that costs a roll to reach. */
const PLAIN = table([5, 4000], [14, 5000], [19, 6000], [20, 8000])
const RISKY = table([5, 5000], [12, 6000], [18, 8000], [20, 10_000])

const research = (
  id: string,
  name: string,
  pickup: string,
  delivery: string,
  payment: ResearchMission['payment'],
  story: string,
): ResearchMission => ({
  id,
  type: 'research',
  name,
  story,
  pickup,
  delivery,
  payment,
  bounty: 0,
  ...ORIGIN,
})

export const RESEARCH: readonly ResearchMission[] = [
  research(
    'R01',
    'Lungs of the Cloud',
    'lower-stratus',
    'kemplar-ii',
    RISKY,
    'Bottle a breath of a cloud that breathes.',
  ),
  research('R02', 'Songs in Static', 'lower-stratus', 'azure', RISKY, 'A melody nobody plays, in a fog nobody maps.'),
  research(
    'R03',
    'Pebble Census',
    'outpost-338',
    'neo-damascus',
    PLAIN,
    'Someone has to number the stones, and it is you.',
  ),
  research(
    'R04',
    'Drill-Core Diary',
    'outpost-338',
    'lunari',
    PLAIN,
    'Every meter of rock is a page. Read to the end.',
  ),
  research(
    'R05',
    'The Broken Crust',
    'kreller-iv',
    'doravin-v',
    PLAIN,
    'This was a planet once. Ask it what went wrong.',
  ),
  research('R06', 'Cold Case', 'kreller-iv', 'kemplar-ii', PLAIN, 'A call for help, forty years old, still echoing.'),
  research('R07', 'Tether Tremors', 'expeditor-gate', 'azure', PLAIN, 'Hold a stethoscope to the gate and wait.'),
  research('R08', 'A Door Ajar', 'expeditor-gate', 'neo-damascus', PLAIN, 'Something blows through when nothing does.'),
  research(
    'R09',
    'Listening to Nothing',
    'quiet-reach',
    'lunari',
    PLAIN,
    'They want an hour of emptiness, without a cough.',
  ),
  research('R10', 'Dark Parallax', 'quiet-reach', 'doravin-v', PLAIN, 'The same black picture twice, from two places.'),
]
