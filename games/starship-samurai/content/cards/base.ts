import type { Card } from '../../rules/state/state.ts'
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
import { eliteGeneral } from './st1-elite-general.ts'
import { changeStrategy } from './st2-change-strategy.ts'

/** One of each in everybody's first hand. */
export const starterCards: readonly Card[] = [eliteGeneral, changeStrategy]

/** The twenty different cards of the base deck. */
export const baseCards: readonly Card[] = [
  supplyAttack,
  warFactory,
  ignite,
  brokenOath,
  silverTongue,
  rapidDeployment,
  tributeFleet,
  orbitalMines,
  requisition,
  decoySignal,
  breakTheColossus,
  coordinatedVolley,
  lastStand,
  sacrificialVanguard,
  bribedCaptains,
  tacticalWithdrawal,
  precisionStrike,
  signalJammer,
  spoilsOfWar,
  honorableTerms,
]
