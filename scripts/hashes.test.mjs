import { expect, test } from 'vitest'
import { difference, playSet } from './hashes.mjs'

const FEW = { seed: '7', gamesPerPlayerCount: 1 }

test('an option set comes out the same every time, and other options come out differently', async () => {
  const set = { players: '2', options: '' }
  const [once, again, other] = await Promise.all([
    playSet('starship-samurai', FEW, set),
    playSet('starship-samurai', FEW, set),
    playSet('starship-samurai', FEW, { ...set, options: 'trading=true' }),
  ])
  expect(difference(once, again)).toBeUndefined()
  expect(difference(once, other)).toMatch(/^kept are [0-9a-f]{16} and \d+ decisions, played were [0-9a-f]{16} and \d+$/)
})

test('options that the game does not know are a problem that names them', async () => {
  const played = await playSet('starship-samurai', FEW, { players: '2', options: 'weather=rain' })
  expect(difference({ decisions: 0, hash: '' }, played)).toContain('weather')
})

test('an option set is played with the pack it names', async () => {
  const set = { players: '2', options: '' }
  const [first, unknown] = await Promise.all([
    playSet('starship-samurai', { ...FEW, rules: 1, pack: '1' }, set),
    playSet('starship-samurai', { ...FEW, rules: 1, pack: '0' }, set),
  ])
  expect(first.problem).toBeUndefined()
  expect(difference({ decisions: 0, hash: '' }, unknown)).toContain('content pack "house" 0, which is not loaded')
})
