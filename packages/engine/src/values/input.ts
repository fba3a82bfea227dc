import { BadInput } from './errors.ts'
import type { Data } from './value.ts'

/** What somebody hands over as a table, before its fields are known: part of a match file, of a content pack. */
export type Fields = { readonly [key: string]: unknown }

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0

/** Turns down what somebody hands over, in one sentence. */
export function assertInput(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new BadInput(problem)
}

/** Turns a content pack down. The problem is a sentence without its full stop. */
export function assertPack(condition: boolean, problem: string): asserts condition {
  assertInput(condition, `This content pack cannot be used: ${problem}.`)
}

/** What an owner's pack is called: never like the house pack, and by its id where it has no name. */
export function readPackIdentity(
  house: { readonly id: string },
  { id, version, name = id }: Data,
): { readonly id: string; readonly version: string; readonly name: string } {
  assertPack(typeof id === 'string' && id !== '' && id !== house.id, 'it needs an "id" of its own')
  assertPack(typeof version === 'string' && version !== '', 'it needs a "version"')
  assertPack(typeof name === 'string', '"name" is not a text')
  return { id, version, name }
}

interface PackIdentity {
  readonly id: string
  readonly version: string
}

/** The content pack that a match was begun with, if it is the loaded one or a version of the house's. */
export function findPack<Pack extends PackIdentity>(
  { id, version }: PackIdentity,
  loaded: Pack,
  house: readonly Pack[],
): Pack | undefined {
  return [loaded, ...house].find((pack) => pack.id === id && pack.version === version)
}
