/** Anything that JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | JsonRecord

interface JsonRecord {
  readonly [key: string]: Json
}

/**
 * How one JSON value becomes another. By its shape:
 * - `[value]` puts the value in its place;
 * - `[start, count, ...items]` (two parts or more) cuts `count` items out of a list and puts others there;
 * - `{ key: patch }` changes parts of a record or of a list of the same length; `0` instead of a patch removes a key.
 */
export type Patch = readonly Json[] | PatchOfParts

export interface PatchOfParts {
  readonly [key: string]: Patch | 0
}

/** How the parts of a record are compared, copied and changed, where somebody knows a cheaper way than the plain one. */
export interface PartWork {
  diff(before: unknown, after: unknown): Patch | undefined
  clone(part: unknown): Json
  apply(before: Json, patch: Patch): Json
}

type Plain = { [key: string]: unknown }

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A key of a hostile record must not reach the prototype. */
function put(record: Plain, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true })
  else record[key] = value
}

/** What is known to be frozen with all its parts. */
const settled = new WeakSet<object>()

function isSettled(value: unknown): boolean {
  if (!isObject(value) || settled.has(value)) return true
  if (!Object.isFrozen(value)) return false
  for (const part of Object.values(value)) if (!isSettled(part)) return false
  settled.add(value)
  return true
}

/**
 * A copy that shares nothing that can change. What a game has frozen with all its parts is taken as it is: as long as the game shows
 * the same object, nobody needs to look into it. Fields that are `undefined` count as absent, as they do in JSON.
 */
export function cloneJson(value: unknown, work: PartWork = PLAIN): Json {
  if (!isObject(value)) return value === undefined ? null : (value as Json)
  if (isSettled(value)) return value as Json
  if (Array.isArray(value)) return value.map((part) => cloneJson(part))
  const copy: Plain = {}
  for (const key of Object.keys(value)) {
    const part = (value as Plain)[key]
    if (part !== undefined) put(copy, key, work.clone(part))
  }
  return copy as Json
}

/** What turns `before` into `after`, or nothing when they are equal. The patch shares nothing with `after` that can change. */
export function diff(before: unknown, after: unknown, work: PartWork = PLAIN): Patch | undefined {
  if (before === after) return undefined
  if (!isObject(before) || !isObject(after)) return same(before, after) ? undefined : [cloneJson(after)]
  if (Array.isArray(before))
    return Array.isArray(after) ? diffLists(before, after) : ([cloneJson(after)] satisfies Patch)
  if (Array.isArray(after)) return [cloneJson(after)]
  return diffRecords(before as Plain, after as Plain, work)
}

/** `undefined` in a list is written as null, so both are the same there. */
const same = (a: unknown, b: unknown): boolean => (a ?? null) === (b ?? null)

/** Whether a record has a key of its own. What records inherit are functions, which JSON has not, and one odd key. */
const has = (record: Plain, key: string, part: unknown): boolean =>
  part !== undefined && ((typeof part !== 'function' && key !== '__proto__') || Object.hasOwn(record, key))

/** Views are mostly the same as before: this is written for that, with as few look-ups as can be. */
function diffRecords(before: Plain, after: Plain, work: PartWork): Patch | undefined {
  let patch: { [key: string]: Patch | 0 } | undefined
  let kept = 0
  for (const key in after) {
    const part = after[key]
    if (part === undefined) continue
    const old = before[key]
    if (old === part) {
      kept++
      continue
    }
    const known = has(before, key, old)
    if (known) kept++
    const change = known ? work.diff(old, part) : ([work.clone(part)] satisfies Patch)
    if (change === undefined) continue
    patch ??= {}
    put(patch, key, change)
  }
  let gone = -kept
  for (const key in before) if (before[key] !== undefined) gone++
  if (gone === 0) return patch
  if (kept === 0) return [cloneJson(after, work)]
  patch ??= {}
  for (const key in before) if (before[key] !== undefined && !has(after, key, after[key])) put(patch, key, 0)
  return patch
}

const LONG_LIST = 64
const FAR = 2 ** 31

/** A record for a few large numbers as keys: without having had a far one, it would make room for all the numbers below. */
function sparse(): { [key: string]: Patch } {
  const record: { [key: string]: Patch } = { [FAR]: [0] }
  delete record[FAR]
  return record
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  if (before.length !== after.length) return splice(before, after)
  let patch: { [key: string]: Patch } | undefined
  let replaced = 0
  for (let i = 0; i < after.length; i++) {
    const now = after[i]
    if (typeof now === 'object' && now === before[i]) continue
    const part = diff(before[i], now)
    if (part === undefined) continue
    if (Array.isArray(part) && part.length === 1) replaced++
    patch ??= after.length > LONG_LIST ? sparse() : {}
    patch[i] = part
  }
  return patch !== undefined && replaced === after.length ? [cloneJson(after)] : patch
}

/** What stands between the equal beginning and the equal end. */
function splice(before: readonly unknown[], after: readonly unknown[]): Patch {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && diff(before[start], after[start]) === undefined) start++
  let end = 0
  while (end < most - start && diff(before[before.length - 1 - end], after[after.length - 1 - end]) === undefined) end++
  if (start + end === 0) return [cloneJson(after)]
  return [start, before.length - start - end, ...after.slice(start, after.length - end).map((part) => cloneJson(part))]
}

/** The value after the patch. What did not change is shared with `before`, which stays as it is. */
export function applyPatch(before: Json, patch: Patch, work: PartWork = PLAIN): Json {
  if (Array.isArray(patch)) {
    if (patch.length === 1) return patch[0]
    const [start, count, ...items] = patch
    const list = before as readonly Json[]
    return [...list.slice(0, start as number), ...items, ...list.slice((start as number) + (count as number))]
  }
  const parts = patch as PatchOfParts
  if (Array.isArray(before)) {
    const list: Json[] = [...before]
    for (const [key, part] of Object.entries(parts))
      list[Number(key)] = applyPatch(list[Number(key)] ?? null, part as Patch)
    return list
  }
  const record: Plain = { ...(before as JsonRecord) }
  for (const [key, part] of Object.entries(parts)) {
    if (part === 0) delete record[key]
    else put(record, key, work.apply(Object.hasOwn(record, key) ? (record[key] as Json) : null, part))
  }
  return record as Json
}

const PLAIN: PartWork = {
  diff: (before, after) => diff(before, after),
  clone: (part) => cloneJson(part),
  apply: (before, patch) => applyPatch(before, patch),
}
