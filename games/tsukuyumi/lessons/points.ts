import type { Pointer } from '@orrery/engine'
import type { TsukuyumiLandmark } from '../landmarks.ts'

/** What a step speaks of: landmarks of the board. */
export const at = (...landmarks: readonly TsukuyumiLandmark[]): readonly Pointer[] =>
  landmarks.map((landmark) => ({ landmark }))
