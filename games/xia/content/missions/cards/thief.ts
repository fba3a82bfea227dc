import { table } from '../../d20.ts'
import type { ThiefMission, ThiefTarget } from '../../types.ts'
import { ORIGIN } from './origin.ts'

const PAYMENT = table([6, 0], [13, 5000], [18, 6000], [20, 8000])

const thief = (id: string, name: string, target: ThiefTarget, delivery: string, story: string): ThiefMission => ({
  id,
  type: 'thief',
  name,
  story,
  target,
  delivery,
  payment: PAYMENT,
  caughtBounty: 1000,
  bounty: 1000,
  ...ORIGIN,
})

export const THIEF: readonly ThiefMission[] = [
  thief('T01', 'Light Fingers', 'anyone', 'doravin-v', 'A thing is only missing once it is looked for.'),
  thief('T02', 'Neighborly Visit', 'left', 'smugglers-den', 'Call on your left, and leave with more than you brought.'),
  thief('T03', 'Right-Hand Man', 'right', 'azure', 'To your right, someone is looking the other way.'),
  thief('T04', 'Manifest Errors', 'anyone', 'smugglers-den', 'One wrong digit, one crate too few.'),
  thief('T05', 'Shave the Ledger', 'merchant', 'neo-damascus', 'Round the trader’s sums, downwards.'),
  thief('T06', 'Sticky Couplings', 'merchant', 'kemplar-ii', 'The last wagon of a train is always the loneliest.'),
  thief('T07', 'Evidence Locker', 'enforcer', 'doravin-v', 'The case against a friend rides with the law.'),
  thief('T08', 'Copy the Charts', 'anyone', 'lunari', 'Other captains have drawn it all already.'),
]
