import type { HexView } from '../../view.ts'
import { ONI_TONE, type Tones, useTones } from '../powers.tsx'
import { type Camps, campsIn } from './camps.ts'
import { type Grade, useGrade } from './grade.ts'

/** The camps of hexes that did not change are laid out once for each grade. */
const laid = new WeakMap<HexView, Map<Grade, Camps>>()

export function campsOf(hex: HexView, grade: Grade, tones: Tones): Camps {
  const known = laid.get(hex) ?? new Map<Grade, Camps>()
  laid.set(hex, known)
  const camps = known.get(grade) ?? campsIn(hex, grade, (power) => tones[power] ?? ONI_TONE)
  known.set(grade, camps)
  return camps
}

export const useCamps = (hex: HexView): Camps => campsOf(hex, useGrade(), useTones())
