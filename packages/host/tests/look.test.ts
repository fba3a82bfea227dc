import type { Game } from '@orrery/engine'
import type { Snapshot, Viewer } from '@orrery/protocol'
import { expect, test } from 'vitest'
import starshipSamurai from '../../../games/starship-samurai/game.ts'
import { HostedMatch, isEntry } from '../src/index.ts'
import { ChanceHost, headerOf, must, START, viewersOf } from './host.ts'
import { march } from './march.ts'

/** What a sight must agree with: what the viewer was shown at that moment. */
const momentOf = ({ view, question, log }: Snapshot) => ({
  view,
  question: question && { ...question, n: undefined },
  log: log.length,
})

test.each([
  ['a march', march as Game],
  ['samurai', starshipSamurai as Game],
])('%s: every moment of the line that is played can be seen again as it was', async (name, game) => {
  const host = new ChanceHost(game, headerOf(game, { seats: 3 }), `look ${name}`)
  const shown = new Map<Viewer, Map<number, unknown>>(viewersOf(host.table).map((viewer) => [viewer, new Map()]))
  let looked = 0
  for (let i = 0; i < 150; i++) {
    const result = await host.step()
    if (!isEntry(result)) continue
    for (const viewer of viewersOf(host.table)) {
      const snapshot = host.table.snapshot(viewer)
      const moments = shown.get(viewer)!
      for (const at of moments.keys()) if (at > snapshot.undo.decisions) moments.delete(at)
      // A secret answer that was taken back leaves no trace, so what came after it may look otherwise: only its line counts.
      if (result.kind === 'undo') moments.clear()
      moments.set(snapshot.undo.decisions, momentOf(snapshot))
      if (host.table.over) continue
      for (const [at, moment] of moments) {
        const sight = host.table.look(viewer, at)
        if ('reason' in sight) throw new Error(sight.text)
        const { view, question, log } = sight
        expect({ view, question: question && { ...question, n: undefined }, log }).toEqual(moment)
        looked++
      }
    }
  }
  expect(looked).toBeGreaterThan(500)
})

test('others’ sight is kept until the match is over', () => {
  const table = HostedMatch.open(march, headerOf(march, { seats: 2 }))
  const refused = { reason: 'not-now' }
  expect(table.look(0, 0, 1)).toMatchObject(refused)
  expect(table.look('spectator', 0, 1)).toMatchObject(refused)
  expect(table.look(0, 0, 'spectator')).toMatchObject(refused)
  expect(table.look(0, 1)).toMatchObject(refused)
  expect(table.look(0, -1)).toMatchObject(refused)
  expect(table.look(0, 0.5)).toMatchObject(refused)
  expect(table.look(0, 0, 7)).toMatchObject({ reason: 'seat' })
  expect(table.look(0, 0)).toMatchObject({ at: 0, as: 0, log: 0, question: { ask: 'bid.secret', waitingFor: [0, 1] } })
  must(table.perform(1, { type: 'resign' }, START))
  expect(table.look('spectator', 0, 1)).toMatchObject({
    as: 1,
    view: { hands: [1, [expect.any(String)]] },
  })
  expect(table.look(0, 0, 7)).toMatchObject({ reason: 'seat' })
})

test('a match with free seats waits until they are taken', () => {
  const header = headerOf(march, { seats: 3, clock: { kind: 'move', ms: 60_000 } })
  const [ann, ben, cid] = header.plan.map(({ name }) => ({ kind: 'person', name }) as const)
  const open = { ...header, plan: [ann!, { ...ben!, open: true as const }, { ...cid!, open: true as const }] }
  const table = HostedMatch.open(march, open)
  expect(table.status).toEqual({ state: 'paused' })
  expect(table.seats.map(({ free }) => free ?? false)).toEqual([false, true, true])
  expect(table.deadline()).toBeUndefined()
  expect(table.waitingFor()).toEqual([])
  expect(table.perform(0, { type: 'resume' }, START)).toMatchObject({ text: 'Some seats are still open.' })
  must(table.perform(0, { type: 'name', name: 'Ann' }, START))
  must(table.perform(2, { type: 'name', name: 'Cid' }, START))
  expect(table.status).toEqual({ state: 'paused' })
  must(table.perform(1, { type: 'name', name: 'Ben' }, START + 5000))
  expect(table.status).toEqual({ state: 'open' })
  expect(table.seats.map(({ name, free }) => [name, free])).toEqual([
    ['Ann', undefined],
    ['Ben', undefined],
    ['Cid', undefined],
  ])
  expect(table.deadline()).toEqual({ seat: 0, at: START + 65_000 })
  must(table.perform(0, { type: 'pause' }, START + 6000))
  must(table.perform(1, { type: 'name', name: 'Benno' }, START + 6000))
  expect(table.status).toEqual({ state: 'paused' })
  must(table.perform(0, { type: 'resume' }, START + 7000))
})
