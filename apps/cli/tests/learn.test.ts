import { expect, test } from 'vitest'
import { orrery } from './orrery.ts'

const SAMURAI = ['learn', 'starship-samurai']

test('lists the lessons of a game; one without lessons says so', async () => {
  const { code, out } = await orrery(SAMURAI)
  expect([code, out]).toEqual([0, expect.stringMatching(/7 lessons[\s\S]*1 {2}Lead and be paid \(lead, 3 minutes\)/)])
  expect(await orrery('learn examples/contraband')).toMatchObject({
    code: 0,
    out: expect.stringContaining('no lessons'),
  })
  expect(await orrery([...SAMURAI, 'nothing'])).toMatchObject({
    code: 2,
    complaints: [expect.stringContaining('Unknown lesson "nothing". Use a number from 1 to 7, or lead,')],
  })
})

test('a lesson answers what was missed, goes back exactly, gives hints, and shows an answer after three misses', async () => {
  const missed = ['draw-2', 'again']
  const typed = [
    'show',
    ...missed,
    ...missed,
    ...missed,
    'show',
    'units-2',
    'masumune',
    'rule',
    'hint',
    '3',
    '2',
    'stop',
  ]
  const { out } = await orrery([...SAMURAI, 'lead'], [...typed, 'again', 'shingen', '2', 'stop', 'end'])
  expect(out).toContain('> Most honor wins. You lead Shizuka Vault, so it paid you 2 cards.')
  expect(out).toContain('The answer is shown after 3 misses. Type hint.')
  expect(out).toContain('> Cards, wealth and allies are good, but you still have no unit at Akari Exchange.')
  // After the second miss the hint comes by itself.
  expect(out.match(/Hint: Only units bring power/g)).toHaveLength(1)
  expect(out).toContain('Try: Move Units with marker 2')
  expect(out).toContain('Not possible: ')
  expect(out).toContain('[move.units]')
  expect(out).toContain('Hint: You need more than 1 power. Fighters have 1, carriers 2.')
  expect(out).toContain('> 1 against 1. A tie is no lead: neither of you is paid.\n  Reached: 1 of 2')
  expect(out).toMatch(/You now know:\n {2}\[claim\.most-power\] /)
})

test('a miss can be left at that', async () => {
  const { out } = await orrery([...SAMURAI, '3'], ['continue', 'wealth-2', 'end', 'continue'])
  expect(out).toContain('Nothing missed. Answer the question.')
  expect(out).toMatch(/again or continue> continue\n[\s\S]*You now know:/)
})

test('the check plays every way of every lesson, and says how many answers it tried', async () => {
  const { code, out } = await orrery([...SAMURAI, '--check', '--json'])
  const { lessons, steps, answers, tips, terms, languages, problems } = JSON.parse(out)
  expect([code, lessons, languages, problems]).toEqual([0, 7, ['de', 'en'], []])
  expect([steps > 20, answers > 100, tips > 15, terms > 25]).toEqual([true, true, true, true])
})
