import { describe, expect, test } from 'vitest'
import { hashPassword, isPassword } from '../../src/accounts/passwords.ts'

describe('passwords', () => {
  test('are kept as argon2id, salted', async () => {
    const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(two)
    expect(await isPassword(one, 'correct horse')).toBe(true)
    expect(await isPassword(one, 'correct house')).toBe(false)
  })

  test('of nobody are wrong, after as much work', async () => {
    const stored = await hashPassword('correct horse')
    const time = async (hash: string | undefined) => {
      const times: number[] = []
      for (let i = 0; i < 6; i++) {
        const started = performance.now()
        expect(await isPassword(hash, 'wrong')).toBe(false)
        times.push(performance.now() - started)
      }
      return Math.min(...times)
    }
    await time(undefined)
    const [known, unknown] = [await time(stored), await time(undefined)]
    expect(unknown).toBeGreaterThan(known / 4)
    expect(unknown).toBeLessThan(known * 4)
  })

  test('are hashed a few at a time, and too many are turned away', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => hashPassword('many')))
    const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(25)
    for (const { reason } of refused) expect(reason).toMatchObject({ status: 503, code: 'busy' })
    expect(await hashPassword('later')).toBeDefined()
  })
})
