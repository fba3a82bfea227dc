import type { Card, CardId } from '../../../rules/state/state.ts'
import { tributeFleet } from './b07-tribute-fleet.ts'
import { exchangeOfHostages } from './s03-exchange-of-hostages.ts'
import { whisperCampaign } from './s06-whisper-campaign.ts'
import { alliedReinforcements } from './s13-allied-reinforcements.ts'
import { witnessedByTheClans } from './s18-witnessed-by-the-clans.ts'
import { martyrsLegacy } from './s19-martyrs-legacy.ts'

/** The cards that the second pack changed, as they were in the first. */
export const cardsOf1 = {
  B07: tributeFleet,
  S03: exchangeOfHostages,
  S06: whisperCampaign,
  S13: alliedReinforcements,
  S18: witnessedByTheClans,
  S19: martyrsLegacy,
} as const satisfies { readonly [id in CardId]?: Card & { readonly id: id } }
