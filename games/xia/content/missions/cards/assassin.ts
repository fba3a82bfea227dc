import type { AssassinMission, AssassinTarget } from '../../types.ts'
import { ORIGIN } from './origin.ts'

const BY_TIER = [6000, 7000, 9000]

const assassin = (
  id: string,
  name: string,
  target: AssassinTarget,
  delivery: string,
  story: string,
): AssassinMission => ({
  id,
  type: 'assassin',
  name,
  story,
  target,
  delivery,
  byTier: BY_TIER,
  bounty: 2000,
  ...ORIGIN,
})

export const ASSASSIN: readonly AssassinMission[] = [
  assassin('A01', 'Left to Chance', 'left', 'loath', 'Accidents happen, mostly on your left.'),
  assassin('A02', 'Old Score', 'left', 'smugglers-den', 'The interest on this grudge is frightening.'),
  assassin('A03', 'Right of Way', 'right', 'loath', 'The captain to your right never gave way.'),
  assassin('A04', 'Silent Partner', 'right', 'smugglers-den', 'The firm would like a quieter right hand.'),
  assassin('A05', 'Next in Line', 'next', 'azure', 'Next in line is the one.'),
  assassin('A06', 'Queue Jumper', 'next', 'kreller-iv', 'The queue is too long behind you.'),
  assassin(
    'A07',
    'Look Behind You',
    'previous',
    'expeditor-gate',
    'The one who has just moved should have moved further.',
  ),
  assassin('A08', 'Cut the Tail', 'previous', 'doravin-v', 'Someone sticks to your exhaust. Unstick them.'),
]
