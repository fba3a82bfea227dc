import type { Card } from '../../rules/state/state.ts'
import { severThePact } from './s01-sever-the-pact.ts'
import { doubleAgent } from './s02-double-agent.ts'
import { exchangeOfHostages } from './s03-exchange-of-hostages.ts'
import { summitGrounds } from './s04-summit-grounds.ts'
import { bloodOath } from './s05-blood-oath.ts'
import { whisperCampaign } from './s06-whisper-campaign.ts'
import { purgeTheCourt } from './s07-purge-the-court.ts'
import { calledDebt } from './s08-called-debt.ts'
import { coronationGala } from './s09-coronation-gala.ts'
import { turncoatPilots } from './s10-turncoat-pilots.ts'
import { scorchedEmbassy } from './s11-scorched-embassy.ts'
import { powerBehindTheThrone } from './s12-power-behind-the-throne.ts'
import { alliedReinforcements } from './s13-allied-reinforcements.ts'
import { oathbreakersBlade } from './s14-oathbreakers-blade.ts'
import { pledgeOfArms } from './s15-pledge-of-arms.ts'
import { parley } from './s16-parley.ts'
import { hiddenDagger } from './s17-hidden-dagger.ts'
import { witnessedByTheClans } from './s18-witnessed-by-the-clans.ts'
import { martyrsLegacy } from './s19-martyrs-legacy.ts'
import { collapseTheAccord } from './s20-collapse-the-accord.ts'

/** The deck of Shattered Alliances. */
export const shatteredCards: readonly Card[] = [
  severThePact,
  doubleAgent,
  exchangeOfHostages,
  summitGrounds,
  bloodOath,
  whisperCampaign,
  purgeTheCourt,
  calledDebt,
  coronationGala,
  turncoatPilots,
  scorchedEmbassy,
  powerBehindTheThrone,
  alliedReinforcements,
  oathbreakersBlade,
  pledgeOfArms,
  parley,
  hiddenDagger,
  witnessedByTheClans,
  martyrsLegacy,
  collapseTheAccord,
]
