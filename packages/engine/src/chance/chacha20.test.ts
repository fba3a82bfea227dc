import { createCipheriv } from 'node:crypto'
import { expect, test } from 'vitest'
import { BLOCK_WORDS, chacha20 } from './chacha20.ts'

const littleEndian = (hex: string): number[] => {
  const bytes = Buffer.from(hex.replaceAll(/[\s:]/g, ''), 'hex')
  return Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32LE(4 * i))
}

function blockOf(key: number[], number: number, nonce: [number, number, number]): string {
  const block = new Int32Array(BLOCK_WORDS)
  chacha20(block, key, number, nonce)
  return Buffer.from(block.buffer).toString('hex')
}

const counting = littleEndian('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f')
const zeros = Array<number>(8).fill(0)
const last = [...Array<number>(7).fill(0), 0x01000000]

test.each([
  {
    name: 'section 2.3.2',
    key: counting,
    number: 1,
    nonce: '000000090000004a00000000',
    block:
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
  },
  {
    name: 'appendix A.1, first',
    key: zeros,
    number: 0,
    nonce: '000000000000000000000000',
    block:
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  },
  {
    name: 'appendix A.1, second',
    key: zeros,
    number: 1,
    nonce: '000000000000000000000000',
    block:
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  },
  {
    name: 'appendix A.1, third',
    key: last,
    number: 1,
    nonce: '000000000000000000000000',
    block:
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
  },
])('the published vector of RFC 8439, $name', ({ key, number, nonce, block }) => {
  expect(blockOf(key, number, littleEndian(nonce) as [number, number, number])).toBe(block)
})

test('many keys and blocks, against the implementation of Node', () => {
  for (let i = 0; i < 100; i++) {
    const key = Array.from({ length: 8 }, (_, word) => (Math.imul(i * 8 + word + 1, 0x9e3779b9) >>> 0) as number)
    const bytes = Buffer.from(Uint32Array.from(key).buffer)
    const number = i * 40_000_003
    const iv = Buffer.alloc(16)
    iv.writeUInt32LE(number >>> 0, 0)
    const expected = createCipheriv('chacha20', bytes, iv).update(Buffer.alloc(64)).toString('hex')
    expect(blockOf(key, number, [0, 0, 0])).toBe(expected)
  }
})
