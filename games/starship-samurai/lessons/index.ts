import { allies } from './allies.ts'
import { beforeTheGuns } from './before-the-guns.ts'
import { lastLocation } from './last-location.ts'
import { lead } from './lead.ts'
import { noRoom } from './no-room.ts'
import { threeOfOne } from './three-of-one.ts'
import { twoBattles } from './two-battles.ts'

/** The lessons of the game in their order. */
export default [lead, threeOfOne, allies, twoBattles, noRoom, beforeTheGuns, lastLocation]
