import { table } from '../../d20.ts'
import type { HunterMission } from '../../types.ts'
import { ORIGIN } from './origin.ts'

const PAYMENT = table([5, 4000], [12, 5000], [18, 6000], [20, 8000])

const hunter = (id: string, name: string, delivery: string, story: string): HunterMission => ({
  id,
  type: 'hunter',
  name,
  story,
  delivery,
  payment: PAYMENT,
  bounty: 0,
  ...ORIGIN,
})

export const HUNTER: readonly HunterMission[] = [
  hunter('B01', 'Standing Warrant', 'kemplar-ii', 'The form has a blank where the name goes.'),
  hunter('B02', 'Example to Others', 'kemplar-ii', 'The judge asked for something to hang on the wall.'),
  hunter('B03', 'Clean Lanes', 'neo-damascus', 'Premiums fall with every pirate that does.'),
  hunter('B04', 'Auditor', 'neo-damascus', 'The books balance when the black box arrives.'),
  hunter('B05', 'Coast Guard', 'azure', 'Fishing villages pay in small coins, but they pay.'),
  hunter('B06', 'Widow’s Purse', 'lunari', 'One purse, one wish, no names.'),
  hunter('B07', 'Miners’ Pool', 'outpost-338', 'Every shift puts something in the tin.'),
]
