import { expect, test } from 'vitest'
import { BotQueue, type BotSlot, type Company, type Standing } from '../../src/bots/queue.ts'

/** A queue with a clock of its own. Who thinks is kept until it is told to be done. */
function newQueue(sizes = { people: 1, bots: 1 }) {
  let now = 1_000
  const queue = new BotQueue({ sizes, now: () => now })
  const thinking = new Map<string, BotSlot>()
  /** The matches that have thought, in this order. */
  const order: string[] = []
  const standings = new Map<string, Standing>()

  function want(match: string, company: Company, ...sharers: string[]): void {
    standings.set(match, { company, sharers: sharers.length > 0 ? sharers : [match] })
    void queue
      .turn(match, () => standings.get(match)!)
      .then((slot) => {
        order.push(match)
        thinking.set(match, slot)
      })
  }

  /** Lets those that think finish after so long, one after the other. */
  async function pass(ms: number, turns = 1): Promise<void> {
    for (let i = 0; i < turns; i++) {
      await settled()
      now += ms
      for (const [match, slot] of [...thinking]) {
        thinking.delete(match)
        slot.thought()
        slot.over()
      }
    }
    await settled()
  }

  function wait(ms: number): void {
    now += ms
  }

  const settled = async () => {
    for (let i = 0; i < 5; i++) await Promise.resolve()
  }
  return { queue, thinking, order, standings, want, pass, settled, wait }
}

test('sixty matches of bots alone keep no match of people waiting', async () => {
  const { want, order, pass, settled, thinking } = newQueue()
  for (let i = 0; i < 60; i++) want(`stranger ${i}`, 'alone', 'stranger')
  await pass(1_000, 3)
  for (let turn = 0; turn < 5; turn++) {
    want('ours', 'present', 'home')
    await settled()
    expect(order.at(-1)).toBe('ours')
    expect(thinking.has('ours')).toBe(true)
    await pass(1_000)
    want('stranger 0', 'alone', 'stranger')
  }
})

test('bots alone begin nothing while somebody waits, and are all done when nobody does', async () => {
  const { want, order, pass, settled } = newQueue()
  want('first', 'present')
  want('second', 'present')
  for (let i = 0; i < 4; i++) want(`alone ${i}`, 'alone')
  await settled()
  expect(order).toEqual(['first'])
  await pass(100)
  expect(order.slice(0, 2)).toEqual(['first', 'second'])
  await pass(100, 5)
  expect(order.slice(2).sort()).toEqual(['alone 0', 'alone 1', 'alone 2', 'alone 3'])
})

test('those who are connected come first, those who are not do not wait for ever', async () => {
  const { want, order, pass, wait } = newQueue()
  want('running', 'present')
  want('absent', 'absent')
  want('present', 'present')
  await pass(100)
  expect(order).toEqual(['running', 'present'])
  want('late', 'present', 'busy')
  wait(20_000)
  await pass(100)
  expect(order.at(-1)).toBe('absent')
})

test('who is watched comes before who is not, in the lane of bots', async () => {
  const { want, order, pass } = newQueue()
  want('running', 'alone')
  want('alone', 'alone')
  want('watched', 'watched')
  want('person', 'present')
  await pass(100, 3)
  expect(order).toEqual(['running', 'person', 'watched', 'alone'])
})

test('time is shared by whom it is for, then by match, whatever a turn takes', async () => {
  const { want, order, pass } = newQueue()
  for (let i = 0; i < 20; i++) want(`many ${i}`, 'present', 'many')
  want('one', 'present', 'single')
  for (let turn = 0; turn < 8; turn++) {
    await pass(500)
    if (order.at(-1) !== 'one') want('one', 'present', 'single')
  }
  const own = order.filter((match) => match === 'one').length
  expect(own).toBeGreaterThanOrEqual(4)
  const others = order.filter((match) => match !== 'one')
  expect(new Set(others).size).toBe(others.length)
})

test('whoever was away has saved nothing up, and owes nothing', async () => {
  const { want, order, pass } = newQueue()
  for (let i = 0; i < 10; i++) want(`old ${i}`, 'present', 'old')
  await pass(1_000, 5)
  for (let i = 0; i < 10; i++) want(`new ${i}`, 'present', 'new')
  await pass(1_000, 6)
  const late = order.slice(5, 11).map((match) => match.split(' ')[0])
  expect(late.filter((sharer) => sharer === 'new').length).toBeGreaterThanOrEqual(3)
  expect(late.filter((sharer) => sharer === 'old').length).toBeGreaterThanOrEqual(2)
})

test('a match with several people counts for the one who has had least', async () => {
  const { want, order, pass } = newQueue()
  for (let i = 0; i < 5; i++) want(`greed ${i}`, 'present', 'greedy')
  await pass(1_000, 2)
  want('shared', 'present', 'greedy', 'modest')
  await pass(1_000)
  expect(order[3]).toBe('shared')
})

test('who comes while a turn waits is counted at once', async () => {
  const { queue, want, order, pass, settled, standings } = newQueue()
  want('running', 'present')
  want('other', 'present')
  want('back', 'alone')
  standings.set('other', { company: 'absent', sharers: ['other'] })
  standings.set('back', { company: 'present', sharers: ['back'] })
  queue.update()
  await settled()
  expect(order).toEqual(['running'])
  await pass(100)
  expect(order).toEqual(['running', 'back'])
})

test('the lane of people goes on while an answer is stored; the lane of bots waits for it', async () => {
  const { want, order, thinking, settled } = newQueue()
  for (const match of ['a', 'b']) want(match, 'present')
  for (const match of ['c', 'd']) want(match, 'watched')
  await settled()
  expect(order).toEqual(['a', 'c'])
  thinking.get('a')?.thought()
  thinking.get('c')?.thought()
  await settled()
  expect(order).toEqual(['a', 'c', 'b'])
  thinking.get('c')?.over()
  thinking.get('c')?.over()
  thinking.get('a')?.over()
  await settled()
  expect(order).toEqual(['a', 'c', 'b', 'd'])
})

test('it tells how long the oldest turn waits, lane by lane', async () => {
  const { queue, want, pass, settled, wait } = newQueue()
  expect(queue.age('people')).toBe(0)
  want('thinking', 'present')
  await settled()
  wait(400)
  expect(queue.age('people')).toBe(0)
  want('waiting', 'present')
  want('alone', 'alone')
  wait(700)
  expect(queue.age('people')).toBe(700)
  expect([queue.waiting('people'), queue.waiting('bots')]).toEqual([1, 1])
  await pass(10, 2)
  expect([queue.age('people'), queue.age('bots')]).toEqual([0, 0])
})

test('a queue that is closed holds nobody', async () => {
  const { queue, want, order, settled } = newQueue()
  want('a', 'present')
  want('b', 'present')
  want('c', 'alone')
  queue.close()
  await settled()
  expect(order.sort()).toEqual(['a', 'b', 'c'])
})
