import type { Value } from '@orrery/engine'
import type { ServerMessage } from '@orrery/protocol'
import { findGame, loadGame } from '@orrery/shelf'
import { expect, test, vi } from 'vitest'
import type { Connect } from '../connection/connection.ts'
import { Session } from '../connection/session.ts'
import { Host } from '../worker/host.ts'
import { keepInMemory } from '../worker/keeper.ts'
import { LessonRun } from './lesson-run.ts'
import type { KeptLesson } from './progress.ts'

const GAME = 'starship-samurai'

/** A learner at a lesson: the table of a worker, and the line to it. */
async function learner(id: string, kept?: KeptLesson) {
  const game = await loadGame(GAME)
  const { lessons } = await (await findGame(GAME)).loadLessons()
  const lesson = lessons.find((one) => one.id === id)
  if (lesson === undefined) throw new Error(id)
  const nobody = {
    decide: () => new Promise<never>(() => {}),
    explain: async () => undefined,
    study: async () => undefined,
  }
  const host = new Host({
    keeper: keepInMemory(),
    bots: nobody,
    explainers: nobody,
    loadGame,
    loadLessons: async () => lessons,
    now: () => 0,
    announce: () => {},
  })
  const connect: Connect = (events) => {
    let attached: ReturnType<Host['attach']> | undefined
    queueMicrotask(events.opened)
    const tell = (message: ServerMessage) => events.received(message)
    return {
      send(message) {
        if (message.type === 'hello') attached = host.attach(message, tell)
        else void attached?.then((at) => at?.perform(message))
      },
      close: () => void attached?.then((at) => at?.close()),
    }
  }
  const all: KeptLesson[] = []
  const run = new LessonRun({
    game,
    lesson,
    kept,
    keep: (now) => void all.push(now),
    names: ['Ann', 'Script'],
    calls: host,
    connect,
  })
  const session = new Session({ connect: run.connect, match: id, schedule: (show) => show() })
  const asked = () =>
    vi.waitFor(
      () => {
        const { question, seq } = session.state().shown ?? {}
        if (question?.mine === undefined) throw new Error('Nothing is asked.')
        return { ask: question.mine.ask, n: question.n, seq }
      },
      { timeout: 10_000 },
    )
  const answer = async (value: Value) => {
    const { n } = await asked()
    expect(await session.answer(n, value, true)).toMatchObject({ type: 'accepted' })
    await run.hear()
  }
  return { run, session, asked, answer, keptLast: () => all.at(-1) }
}

const standing = (run: LessonRun) => {
  const { coaching, misses } = run.state()
  return { step: coaching.step?.id, stands: coaching.stands, misses }
}

test('a miss is counted, Again goes back exactly on the same line, and the right way leads to the end', async () => {
  const { run, session, asked, answer, keptLast } = await learner('lead')
  const first = await asked()
  const view = JSON.stringify(session.state().shown?.view)
  await answer('draw-2')
  expect(standing(run)).toEqual({ step: 'order', stands: 'missed', misses: 1 })
  await run.again()
  await vi.waitFor(() => expect(JSON.stringify(session.state().shown?.view)).toBe(view))
  expect((await asked()).ask).toBe(first.ask)
  expect(standing(run)).toEqual({ step: 'order', stands: 'open', misses: 1 })
  expect(run.state().hints).toBe(0)
  await answer('draw-2')
  await run.again()
  expect([run.state().misses, run.state().hints]).toEqual([2, 1])
  await vi.waitFor(() => expect(JSON.stringify(session.state().shown?.view)).toBe(view))
  for (const value of ['units-2', 'shingen', 2]) await answer(value)
  await answer('stop')
  await answer('end')
  expect(standing(run).stands).toBe('over')
  run.finish()
  expect(keptLast()).toMatchObject({ done: true, tries: { order: 2 } })
  session.close()
})

test('after three misses the answer is shown, and it is a right one', async () => {
  const { run, answer, session, asked } = await learner('lead')
  for (let miss = 0; miss < 3; miss++) {
    await asked()
    await answer('draw-2')
    if (miss < 2) {
      await run.again()
      await vi.waitFor(() => expect(session.state().shown?.undo.decisions).toBe(0))
    }
  }
  await run.show()
  expect(run.state()).toMatchObject({ answer: 'units-2', misses: 3, coaching: { stands: 'open' } })
  session.close()
})

test('the others follow the script, and who comes back stands at the same step', async () => {
  const one = await learner('three-of-one')
  for (const value of ['allegiance-3', 0, 'Ion', 'Nova-1', 'end']) await one.answer(value)
  const kept = one.keptLast()
  const there = { ...standing(one.run), asked: (await one.asked()).ask }
  one.session.close()
  const again = await learner('three-of-one', kept)
  expect({ ...standing(again.run), asked: (await again.asked()).ask }).toEqual(there)
  expect(JSON.stringify(again.session.state().shown?.view)).toBe(JSON.stringify(one.session.state().shown?.view))
  again.session.close()
})

test('a lesson that has changed begins its act again; undo takes the coach back too', async () => {
  const { run, session, answer, asked } = await learner('lead', {
    version: 'another',
    act: 0,
    answers: ['units-2'],
    waived: ['order'],
    steps: 2,
    tries: {},
    done: false,
  })
  expect(standing(run)).toMatchObject({ step: 'order', stands: 'open' })
  await answer('units-2')
  expect(standing(run)).toMatchObject({ step: 'move' })
  await asked()
  await session.request({ type: 'undo' })
  await run.hear()
  expect(standing(run)).toMatchObject({ step: 'order', stands: 'open' })
  session.close()
})

test('who goes on after a miss is let go on', async () => {
  const { run, session, answer } = await learner('allies')
  await answer('wealth-2')
  await answer('end')
  expect(standing(run).stands).toBe('missed')
  run.goOn()
  expect(standing(run).stands).toBe('over')
  session.close()
})
