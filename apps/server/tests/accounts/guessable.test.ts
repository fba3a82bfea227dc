import { expect, test } from 'vitest'
import { COMMON_WORDS } from '../../src/accounts/common-words.ts'
import { deviceOf } from '../../src/accounts/devices.ts'
import { isGuessable } from '../../src/accounts/guessable.ts'

test.each([
  'password',
  'PASSWORD123',
  'P@$$w0rd!!',
  'pa55word',
  'password2025!',
  '!!monkey!!',
  'dragon dragon',
  'trustno1',
  'iloveyou2',
  'Passwort1!',
  'Schatzi123',
  'fcbayern',
  '00000000',
  '31121999',
  '1234567890',
  '0987654321',
  'qwertyui',
  'QWERTZUI',
  'asdfghjkl',
  'qwer1234',
  '1qaz2wsx',
  '1q2w3e4r5t',
  'zxcvbnm123',
  'abcd1234',
  'aaaaaaab',
  'abababab',
  'xyzxyzxyz',
  'passwordpassword',
  'nimda123',
  '        ',
  '!!!!!!!!',
  'superman99',
  'michael1',
  'ｐａｓｓｗｏｒｄ',
])('"%s" is guessed soon', (password) => {
  expect(isGuessable(password, 'Nobody Else')).toBe(true)
})

test.each([
  'correct horse',
  'battery staple',
  'tide moss lamp',
  'k8#vQ2!z',
  '93#k81!2x?',
  '482915730164',
  'dragonfly over quay',
  'MyPassword is long',
  'zwölf kleine Igel',
  'パスワードを守る会',
])('"%s" is not', (password) => {
  expect(isGuessable(password, 'Nobody Else')).toBe(false)
})

test.each([
  ['Ada', 'ada12345', true],
  ['Ada', 'adaadaada', true],
  ['Ada Lovelace', 'AdaLovelace', true],
  ['Ada Lovelace', 'lovelace1815', true],
  ['Ada Lovelace', 'ecalevol', true],
  ['Ada Lovelace', 'Ada-password', true],
  ['Ada', 'canadian lake', false],
  ['Bo', 'bo rides a tram', false],
])('the name %s makes "%s" guessable: %s', (name, password, guessable) => {
  expect(isGuessable(password, name)).toBe(guessable)
})

test('the words are a list of small letters', () => {
  expect(COMMON_WORDS.size).toBeGreaterThan(900)
  for (const word of COMMON_WORDS) expect(word).toBe(word.normalize('NFKC').toLowerCase())
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari, macOS',
  ],
  ['curl/8.10.1', 'curl'],
  ['<script>alert(1)</script>', ''],
  [undefined, ''],
])('%s is a device', (agent, device) => {
  expect(deviceOf(agent)).toBe(device)
})
