import { readFileSync } from 'node:fs'
import { Dice, Match, matchText, readMatchText } from '@orrery/engine'
import { decideBot, explainWithPauses, type Studied, type StudyJob, studyWithPauses } from '@orrery/host'
import { Mirror, type MyQuestion, PROTOCOL, type ServerMessage } from '@orrery/protocol'
import { findGame, loadGame } from '@orrery/shelf'
import { beforeEach, expect, test, vi } from 'vitest'
import type { BotPool, Deciders } from './bot-pool.ts'
import { Host } from './host.ts'
import { type Keeper, keepInMemory } from './keeper.ts'
import type { LocalPlan } from './messages.ts'

const PLAN: LocalPlan = {
  game: 'starship-samurai',
  options: {},
  plan: [
    { kind: 'person', name: 'Ann' },
    { kind: 'bot', name: 'Rob', bot: 'random' },
  ],
  seed: 'the same each time',
}

/** Bots take their time where the machine has much to do. */
const SOON = { timeout: 20_000 }

/** A recorded match of three. */
const FINISHED = new URL(
  '../../../../games/starship-samurai/tests/fixtures/rules-2/three-replace.json',
  import.meta.url,
)

let keeper: Keeper
let announced: string[]

/** Bots that answer at once with whatever is plainest. */
const hasty: Deciders = { decide: async (_, { bot }) => ({ failed: [bot, 'adept'] }) }

/** Bots that think here, and say why. */
const thoughtful: BotPool = {
  decide: async (_, job) => ({ value: decideBot(await loadGame(job.header.game), job) }),
  async explain(_, job) {
    const { runner } = Match.replay(await loadGame(job.header.game), job.header, job.decisions)
    return explainWithPauses(runner, job, { now: () => 0, pause: async () => {} })
  },
  async study<Job extends StudyJob>(_: string, job: Job) {
    const { runner } = Match.replay(await loadGame(job.header.game), job.header, job.decisions)
    const studied = await studyWithPauses(runner, job, { now: () => 0, pause: async () => {} })
    return studied as Studied[Job['kind']] | undefined
  },
}

const newHost = (bots: Deciders = hasty) =>
  new Host({
    keeper,
    bots,
    explainers: thoughtful,
    loadGame,
    loadLessons: async (id) => (await (await findGame(id)).loadLessons()).lessons,
    now: () => 1_800_000_000_000,
    announce: (match) => announced.push(match),
  })

beforeEach(() => {
  keeper = keepInMemory()
  announced = []
})

/** Somebody at a table of the host, as a page is. */
async function guest(host: Host, match: string, token?: string) {
  const mirror = new Mirror()
  const told: ServerMessage[] = []
  const attached = await host.attach(
    { type: 'hello', protocol: PROTOCOL, match, ...(token === undefined ? {} : { token }) },
    (message) => {
      told.push(message)
      if (message.type === 'welcome') mirror.welcome(message)
      if (message.type === 'update') expect(mirror.update(message)).toBe(true)
    },
  )
  let id = 0
  return {
    mirror,
    told,
    attached,
    say: async (message: object): Promise<ServerMessage> => {
      const number = ++id
      attached?.perform({ ...message, id: number } as never)
      return vi.waitFor(() => {
        const reply = told.find((one) => 'id' in one && one.id === number)
        if (!reply) throw new Error('No reply yet.')
        return reply
      })
    },
    asked: () =>
      vi.waitFor(() => {
        const { question, status } = mirror.shown ?? {}
        if (status?.state === 'over') return undefined
        if (!question?.mine) throw new Error('Nothing is asked yet.')
        return { n: question.n, mine: question.mine }
      }, SOON),
  }
}

function anyAnswer(question: MyQuestion, dice: Dice) {
  switch (question.kind) {
    case 'choose':
      return dice.pick(question.options)
    case 'amount':
      return question.min
    case 'some':
      return dice.shuffle([...question.options]).slice(0, Math.max(question.min, Math.min(1, question.max)))
    case 'arrange':
      throw new Error('Nothing is arranged in this game.')
  }
}

test('a match goes on from question to question, and bots answer theirs', async () => {
  const host = newHost()
  const match = await host.create(PLAN)
  const ann = await guest(host, match, '0')
  const dice = new Dice('ann')
  for (let i = 0; i < 15; i++) {
    const asked = await ann.asked()
    if (!asked) break
    await ann.say({ type: 'answer', n: asked.n, value: anyAnswer(asked.mine, dice) })
  }
  const [listed] = await host.list()
  expect(listed).toMatchObject({ id: match, game: 'starship-samurai', origin: 'played' })
  expect(listed.decisions).toBeGreaterThan(10)
})

test('what was acknowledged is there after a restart, and the same is asked', async () => {
  const host = newHost()
  const match = await host.create(PLAN)
  const ann = await guest(host, match, '0')
  for (let i = 0; i < 5; i++) {
    const asked = await ann.asked()
    if (!asked) break
    const answer = { type: 'answer', n: asked.n, value: anyAnswer(asked.mine, new Dice('a')) }
    expect(await ann.say(answer)).toMatchObject({ type: 'accepted' })
  }
  await ann.asked()
  const again = await guest(newHost(), match, '0')
  await again.asked()
  expect(again.mirror.shown).toEqual({ ...ann.mirror.shown, talk: again.mirror.shown?.talk })
})

test('an entry is stored before anybody is told of it', async () => {
  const host = newHost()
  const match = await host.create(PLAN)
  const ann = await guest(host, match, '0')
  const asked = await ann.asked()
  const before = ann.told.length
  const stored = vi.spyOn(keeper, 'add').mockImplementationOnce(() => new Promise(() => {}))
  ann.attached?.perform({ type: 'answer', id: 9, n: asked?.n ?? 0, value: anyAnswer(asked!.mine, new Dice('a')) })
  await vi.waitFor(() => expect(stored).toHaveBeenCalled())
  expect(ann.told.slice(before)).toEqual([])
})

test('when another tab was faster the table is shown as it stands', async () => {
  const [here, there] = [newHost(), newHost()]
  const match = await here.create(PLAN)
  const [ann, other] = [await guest(here, match, '0'), await guest(there, match, '0')]
  const asked = await ann.asked()
  const value = anyAnswer(asked!.mine, new Dice('a'))
  expect(await other.say({ type: 'answer', n: asked!.n, value })).toMatchObject({ type: 'accepted' })
  expect(await ann.say({ type: 'answer', n: asked!.n, value })).toMatchObject({ type: 'rejected', reason: 'stale' })
  await vi.waitFor(() => expect(ann.mirror.shown?.seq).toBe(other.mirror.shown?.seq))
})

test('a tab that hears of another one reads on', async () => {
  const [here, there] = [newHost(), newHost()]
  const match = await here.create(PLAN)
  const [ann, other] = [await guest(here, match, '0'), await guest(there, match, '0')]
  await ann.say({ type: 'chat', text: 'Hello' })
  expect(announced).toContain(match)
  await there.heardOf(match)
  await vi.waitFor(() => expect(other.mirror.shown?.talk.map(({ text }) => text)).toEqual(['Hello']))
})

test("a bot's seat is nobody's while something is secret", async () => {
  const host = newHost()
  const match = await host.create(PLAN)
  const { told } = await guest(host, match, '1')
  expect(told).toMatchObject([{ type: 'error', code: 'token' }])
  const watching = await guest(host, match)
  expect(watching.mirror.shown?.viewer).toBe('spectator')
  expect(await watching.say({ type: 'chat', text: 'Psst' })).toMatchObject({ type: 'error', code: 'spectator' })
})

test('a bot that fails is replaced for the move', async () => {
  const host = newHost({ ...hasty, decide: async () => ({ value: 'nonsense' }) })
  const ann = await guest(host, await host.create(PLAN), '0')
  for (let i = 0; i < 4; i++) {
    const asked = await ann.asked()
    if (asked) await ann.say({ type: 'answer', n: asked.n, value: anyAnswer(asked.mine, new Dice('a')) })
  }
  expect(ann.mirror.shown?.status.state).toBe('open')
})

test('a match goes into a file and comes back to be watched through every seat', async () => {
  const host = newHost()
  const match = await host.create(PLAN)
  const ann = await guest(host, match, '0')
  for (let i = 0; i < 6; i++) {
    const asked = await ann.asked()
    if (asked) await ann.say({ type: 'answer', n: asked.n, value: anyAnswer(asked.mine, new Dice('a')) })
  }
  await ann.asked()
  const text = await host.exportText(match)
  const copy = await host.importText(text)
  expect(await host.exportText(copy)).toBe(text)
  const watching = await guest(host, copy, '1')
  expect(watching.mirror.shown?.viewer).toBe(1)
  expect(await watching.say({ type: 'look', at: 2 })).toMatchObject({ type: 'sight', at: 2, as: 1 })
  expect(await watching.say({ type: 'undo' })).toMatchObject({ type: 'error', code: 'spectator' })
})

test('a file that was changed is refused with a sentence', async () => {
  const host = newHost()
  const match = await host.create(PLAN)
  const file = readMatchText(await host.exportText(match))
  await expect(host.importText('{}')).rejects.toThrow('not a match file')
  const forged = matchText({ ...file, end: { hash: 'another' } })
  await expect(host.importText(forged)).rejects.toThrow('does not end in the position')
})

test('a branch begins where another match stood, and leaves it alone', async () => {
  const host = newHost()
  const match = await host.create(PLAN)
  const ann = await guest(host, match, '0')
  for (let i = 0; i < 6; i++) {
    const asked = await ann.asked()
    if (asked) await ann.say({ type: 'answer', n: asked.n, value: anyAnswer(asked.mine, new Dice('a')) })
  }
  await ann.asked()
  const before = await host.exportText(match)
  const people = [
    { kind: 'person', name: 'Ann' },
    { kind: 'person', name: 'Bo' },
  ] as const
  const branch = await host.branch(match, 3, people)
  const at = await guest(host, branch, '1')
  expect(at.mirror.shown?.undo.decisions).toBe(3)
  expect(await ann.say({ type: 'look', at: 3 })).toMatchObject({ type: 'sight', at: 3 })
  expect(await host.exportText(match)).toBe(before)
  expect((await host.list()).map(({ origin }) => origin).sort()).toEqual(['played', 'practice'])
  await host.remove(branch)
  expect((await host.list()).length).toBe(1)
})

test('what bots answered is explained: in the match, in its file, and in a copy of it', async () => {
  const host = newHost(thoughtful)
  const [person] = PLAN.plan
  const match = await host.create({ ...PLAN, plan: [person!, { kind: 'bot', name: 'Rob', bot: 'adept' }] })
  const ann = await guest(host, match, '0')
  for (let i = 0; i < 4; i++) {
    const asked = await ann.asked()
    if (asked) await ann.say({ type: 'answer', n: asked.n, value: anyAnswer(asked.mine, new Dice('a')) })
  }
  await ann.asked()
  const answers = await host.botAnswers({ id: match })
  expect(answers.length).toBeGreaterThan(1)
  const at = answers[1] ?? 0
  const why = await host.explain({ id: match }, at)
  const { decisions } = readMatchText(await host.exportText(match))
  expect(why).toMatchObject({ at, seat: 1, bot: 'adept' })
  expect(why?.why.compared[0]?.value).toEqual(decisions[at - 1]?.[1])
  expect(why?.why.looks).toBeGreaterThan(1)
  const person1 = decisions.findIndex(([seat]) => seat === 0) + 1
  expect(answers).not.toContain(person1)
  expect(await host.explain({ id: match }, person1)).toBeUndefined()

  const text = await host.exportText(match)
  const copy = await host.importText(text)
  for (const source of [{ text }, { id: copy }]) {
    expect(await host.botAnswers(source)).toEqual(answers)
    expect(await host.explain(source, at)).toEqual(why)
  }
})

test('of a file without its journal nobody knows who the bots were', async () => {
  const host = newHost(thoughtful)
  const match = await host.create({
    ...PLAN,
    plan: PLAN.plan.map(({ name }) => ({ kind: 'bot', name, bot: 'random' })),
  })
  const watching = await guest(host, match)
  await vi.waitFor(() => expect(watching.mirror.shown?.undo.decisions).toBeGreaterThan(3), SOON)
  const { journal: _, ...file } = readMatchText(await host.exportText(match))
  const bare = matchText({ ...file, orrery: 1 })
  expect(await host.botAnswers({ text: bare })).toEqual([])
  expect(await host.botAnswers({ id: await host.importText(bare) })).toEqual([])
})

test('an unknown match is refused with a sentence', async () => {
  await expect(newHost().exportText('nowhere')).rejects.toThrow('This match is not on this device.')
})

test('a person who plays alone is given advice and odds, and the same again', async () => {
  const host = newHost()
  const match = await host.create(PLAN)
  const ann = await guest(host, match, '0')
  await vi.waitFor(() => expect(ann.mirror.shown?.question?.mine).toBeDefined(), SOON)
  const advice = await host.advise(match, 0)
  expect(advice).toMatchObject({ seat: 0, ask: ann.mirror.shown?.question?.ask })
  expect(advice?.candidates.length).toBeGreaterThan(0)
  expect(await host.advise(match, 0)).toEqual(advice)
  expect(await host.odds(match, 0)).toEqual([])
})

test('where several people play, nobody is given advice', async () => {
  const host = newHost()
  const match = await host.create({ ...PLAN, plan: PLAN.plan.map(({ name }) => ({ kind: 'person', name })) })
  expect(await host.advise(match, 0)).toBeUndefined()
})

test('a match is looked back at when it is over, and its review is kept with it', async () => {
  const host = newHost()
  const open = await host.create(PLAN)
  expect(await host.lookBack({ id: open }, 0)).toBeUndefined()
  const text = readFileSync(FINISHED, 'utf8')
  const match = await host.importText(text)
  const looked = await host.lookBack({ id: match }, 0)
  expect(await host.lookBack({ text }, 0)).toEqual(looked)
  expect(looked?.curve.at(-1)?.chances.toSorted()).toEqual([0, 0, 1])
  const [first] = looked?.decisions ?? []
  if (first === undefined) throw new Error('Nothing was decided.')
  const judged = await host.judge({ text }, first, 20)
  expect(judged).toMatchObject({ at: first.at, seat: 0, given: first.value })
  const review = { seat: 0, curve: looked?.curve ?? [], turningPoints: judged ? [judged] : [] }
  await host.keepReview(match, review)
  expect(await host.keptReview(match, 1)).toBeUndefined()
  expect(await newHost().keptReview(match, 0)).toEqual(review)
})
