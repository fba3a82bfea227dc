import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256, sha256Hex, utf8 } from './sha256.ts'

test('the published vectors of FIPS 180-4', () => {
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(sha256Hex('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  )
  expect(sha256Hex('a'.repeat(1_000_000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0')
})

test('every length around the ends of blocks, against the implementation of Node', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) % 256)
    expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})

test('a text is hashed as UTF-8, whatever it is made of', () => {
  for (const text of [
    'Mondfinsternis über 月',
    '🌕 full',
    'half \ud83c a pair',
    '\u07ff\u0800\uffff\u{10000}\u{10ffff}',
  ]) {
    expect(utf8(text)).toEqual(new TextEncoder().encode(text))
    expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'))
  }
})
