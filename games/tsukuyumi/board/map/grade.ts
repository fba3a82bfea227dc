import { createContext, useContext } from 'react'
import { SIZE } from './geometry.ts'

/**
 * How near the map is: pixels from the middle of a hex to its corner, from which on more of it is drawn. Everything is laid out for the
 * least of its grade, so texts are never smaller than they were made.
 */
export const GRADES = [40, 46, 56, 68, 84, 106, 130] as const

export type Grade = (typeof GRADES)[number]

/** From here on all kinds of units are told apart; nearer, each with its values. */
export const KINDS_FROM = 56
export const VALUES_FROM = 130

/** So much beyond a grade the map must be before more is drawn: who stands between two sees no flicker. */
const HYSTERESIS = 1.08

const below = (pixels: number): Grade => GRADES.findLast((grade) => grade <= pixels) ?? GRADES[0]

/** The grade of a map that was drawn in one and is so near now. */
export function gradeAt(pixels: number, now: Grade): Grade {
  const fitting = below(pixels)
  if (fitting <= now) return fitting
  const nearer = below(pixels / HYSTERESIS)
  return nearer > now ? nearer : now
}

export const GradeContext = createContext<Grade>(GRADES[0])

export const useGrade = (): Grade => useContext(GradeContext)

/** Units of the drawing for a pixel. */
export const unitsFor = (grade: Grade): number => SIZE / grade

/** How thick the rim of an area is, in pixels. */
export const rimOf = (grade: Grade): number => Math.max(4, grade * 0.07)
