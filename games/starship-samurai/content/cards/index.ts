import type { Card, CardId } from '../../rules/state/state.ts'
import { supplyAttack } from './b01-supply-attack.ts'
import { warFactory } from './b02-war-factory.ts'
import { ignite } from './b03-ignite.ts'
import { brokenOath } from './b04-broken-oath.ts'
import { silverTongue } from './b05-silver-tongue.ts'
import { rapidDeployment } from './b06-rapid-deployment.ts'
import { tributeFleet } from './b07-tribute-fleet.ts'
import { orbitalMines } from './b08-orbital-mines.ts'
import { requisition } from './b09-requisition.ts'
import { decoySignal } from './b10-decoy-signal.ts'
import { breakTheColossus } from './b11-break-the-colossus.ts'
import { coordinatedVolley } from './b12-coordinated-volley.ts'
import { lastStand } from './b13-last-stand.ts'
import { sacrificialVanguard } from './b14-sacrificial-vanguard.ts'
import { bribedCaptains } from './b15-bribed-captains.ts'
import { tacticalWithdrawal } from './b16-tactical-withdrawal.ts'
import { precisionStrike } from './b17-precision-strike.ts'
import { signalJammer } from './b18-signal-jammer.ts'
import { spoilsOfWar } from './b19-spoils-of-war.ts'
import { honorableTerms } from './b20-honorable-terms.ts'
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
import { eliteGeneral } from './st1-elite-general.ts'
import { changeStrategy } from './st2-change-strategy.ts'

/** Every card, its data and its effect. One that is missing here, or stands under another's id, does not compile. */
export const cards: { readonly [id in CardId]: Card & { readonly id: id } } = {
  ST1: eliteGeneral,
  ST2: changeStrategy,
  B01: supplyAttack,
  B02: warFactory,
  B03: ignite,
  B04: brokenOath,
  B05: silverTongue,
  B06: rapidDeployment,
  B07: tributeFleet,
  B08: orbitalMines,
  B09: requisition,
  B10: decoySignal,
  B11: breakTheColossus,
  B12: coordinatedVolley,
  B13: lastStand,
  B14: sacrificialVanguard,
  B15: bribedCaptains,
  B16: tacticalWithdrawal,
  B17: precisionStrike,
  B18: signalJammer,
  B19: spoilsOfWar,
  B20: honorableTerms,
  S01: severThePact,
  S02: doubleAgent,
  S03: exchangeOfHostages,
  S04: summitGrounds,
  S05: bloodOath,
  S06: whisperCampaign,
  S07: purgeTheCourt,
  S08: calledDebt,
  S09: coronationGala,
  S10: turncoatPilots,
  S11: scorchedEmbassy,
  S12: powerBehindTheThrone,
  S13: alliedReinforcements,
  S14: oathbreakersBlade,
  S15: pledgeOfArms,
  S16: parley,
  S17: hiddenDagger,
  S18: witnessedByTheClans,
  S19: martyrsLegacy,
  S20: collapseTheAccord,
}
