import { type Game, replayFile } from '@orrery/engine'
import { expect, test } from 'vitest'
import type { March } from '../../engine/testing/march.ts'
import { type Entry, HostedMatch } from '../src/index.ts'
import { answerFor, headerOf, must, START, textOf, viewersOf } from './host.ts'
import { march } from './march.ts'

/** A march whose rules fail as soon as the bids are known. */
const breaking: Game<March> = {
  ...march,
  nextStep: (g) => {
    if (g.turnsLeft > 0) throw new Error('the bridge collapses')
    return march.nextStep(g)
  },
}

function breakOne(): { table: HostedMatch; journal: Entry[] } {
  const table = HostedMatch.open(breaking, headerOf(breaking))
  return { table, journal: [must(answerFor(table, 0)), must(answerFor(table, 1))] }
}

test('a rule that fails freezes its match, with a match file that leads there', () => {
  const { table, journal } = breakOne()
  expect(journal[1]).toMatchObject({ seq: 2, by: 'table', kind: 'frozen' })
  expect(table.report?.error).toContain('the bridge collapses')
  expect(table.report?.file.decisions).toHaveLength(2)
  expect(() => replayFile(breaking, table.report!.file)).toThrow(/the bridge collapses/)
  expect(table.snapshot(0).status).toEqual({ state: 'frozen', text: expect.stringContaining('A bug in the rules') })
  for (const type of ['chat', 'resign', 'undo', 'pause'] as const)
    expect(table.perform(0, { type, text: 'Hello?' } as never, START)).toMatchObject({ reason: 'frozen' })
  expect(table.performBot({ seat: 1, bot: 'random', n: 0 }, { value: 0 }, START)).toMatchObject({ reason: 'frozen' })
  expect(table.exportMatch()).toMatchObject({ reason: 'frozen' })
  expect(table.deadline()).toBeUndefined()
  expect(table.botToMove()).toBeUndefined()
})

test('a frozen match opens again as it was', () => {
  const { table, journal } = breakOne()
  const again = HostedMatch.open(breaking, headerOf(breaking), JSON.parse(JSON.stringify(journal)))
  for (const viewer of viewersOf(table)) expect(textOf(again.snapshot(viewer))).toBe(textOf(table.snapshot(viewer)))
})

test('a view that fails is the host’s to notice; the frozen table then shows none', () => {
  const table = HostedMatch.open({ ...march, view: () => march.seatName(undefined as never).length }, headerOf(march))
  expect(() => table.snapshot(0)).toThrow()
  must(table.freeze(new Error('no view'), START))
  expect(table.snapshot(0)).toMatchObject({ view: null, question: null, status: { state: 'frozen' } })
  expect(table.freeze(new Error('again'), START)).toMatchObject({ reason: 'frozen' })
})

test('a journal that does not fit the rules freezes the table where it stops, in memory alone', () => {
  const sound = HostedMatch.open(march, headerOf(march))
  const journal = [must(answerFor(sound, 0)), must(answerFor(sound, 1))]
  const table = HostedMatch.open(breaking, headerOf(march), journal)
  expect(table.seq).toBe(2)
  expect(table.report?.error).toContain('the bridge collapses')
  expect(table.snapshot(0).status.state).toBe('frozen')
  const illegal = HostedMatch.open(march, headerOf(march), [{ ...journal[0], value: 99 } as Entry, journal[1]])
  expect(illegal.report?.error).toContain('99')
  expect(illegal.snapshot(0).undo.decisions).toBe(0)
})

test('an interjection the game stumbles over is rejected, and nothing freezes', () => {
  const table = HostedMatch.open(march, headerOf(march))
  expect(table.perform(0, { type: 'interject', value: null }, START)).toMatchObject({ reason: 'type' })
  expect(table.report).toBeUndefined()
})
