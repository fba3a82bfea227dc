import { canonicalText } from '../values/value.ts'

/**
 * Four 32-bit lanes over the UTF-16 units of a text. Not for secrets: it tells positions apart and spreads seeds.
 * Stored matches depend on it, so its golden vectors must never change.
 */
export function hashLanes(text: string): [number, number, number, number] {
  let a = 0x9e3779b9
  let b = 0x243f6a88
  let c = 0xb7e15162
  let d = 0x6a09e667
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = Math.imul(a ^ unit, 0x01000193)
    b = Math.imul(b ^ unit ^ (a >>> 15), 0x85ebca6b)
    c = Math.imul(c ^ unit ^ (b >>> 13), 0xc2b2ae35)
    d = Math.imul(d ^ unit ^ (c >>> 16), 0x27d4eb2f)
  }
  a = avalanche(a ^ text.length)
  b = avalanche(b ^ a)
  c = avalanche(c ^ b)
  d = avalanche(d ^ c)
  return [avalanche(a ^ d), b, c, d]
}

function avalanche(lane: number): number {
  let mixed = lane ^ (lane >>> 16)
  mixed = Math.imul(mixed, 0x7feb352d)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0x846ca68b)
  return mixed ^ (mixed >>> 16)
}

const hex = (lane: number) => (lane >>> 0).toString(16).padStart(8, '0')

/** 16 hexadecimal digits of a text. */
export function hashText(text: string): string {
  const [a, b] = hashLanes(text)
  return hex(a) + hex(b)
}

/** The same 16 digits for the same data, whatever the order of its keys. */
export const hashValue = (value: unknown): string => hashText(canonicalText(value))
