import { Dice } from '@orrery/engine'
import { expect, onTestFinished, test } from 'vitest'
import { startProcess } from '../observability/process.ts'
import { newPlace } from '../store/places.ts'
import { LiveClient } from '../websocket/client.ts'
import { answer, createMatch, live } from './players.ts'

const TOKEN = 'a-secret-of-the-monitor'
const STRANGERS = 60
const WAITS = 12
const LONG = 240_000

const bots = (count: number) => Array.from({ length: count }, () => ({ kind: 'bot', bot: 'greedy' }))

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/**
 * Measured in turns of other bots, not in seconds: how fast the machine is plays no part. Where everybody stands in one line, each turn of
 * ours comes after one of every other match.
 */
test(
  'sixty matches of bots that a stranger began do not come before the bots of a match with a person',
  async () => {
    const { folder = '' } = await newPlace('sqlite')
    const server = startProcess(['--port', '0', '--message-limit', '0', '--rate-limit', '0', '--costly-limit', '0'], {
      DATA: folder,
      METRICS_TOKEN: TOKEN,
    })
    const url = await server.url
    const botMoves = async () => {
      const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
      return Number(/^orrery_bot_moves_total (\d+)$/m.exec(await response.text())?.[1])
    }
    for (let i = 0; i < STRANGERS; i++) await createMatch(url, { game: 'starship-samurai', seats: bots(4) })
    // All of them are under way, so that there is a line to stand in.
    while ((await botMoves()) < STRANGERS) await new Promise((resolve) => setTimeout(resolve, 20))

    const created = await createMatch(url, { game: 'starship-samurai', seats: [{ kind: 'person' }, ...bots(3)] })
    const token = created.seats[0]?.token ?? ''
    const client = await new LiveClient({ url: live(url), match: created.match, token }).welcomed()
    onTestFinished(() => client.close())
    const shown = () => client.mirror.shown
    const isOver = () => shown()?.status.state === 'over'
    const dice = new Dice('fair')
    const others: number[] = []
    while (others.length < WAITS) {
      await client.until(() => shown()?.question?.mine !== undefined || isOver(), 'a question', LONG)
      const { question, undo } = shown()!
      if (question?.mine === undefined) break
      const moves = await botMoves()
      while ((await client.answer(answer(question.mine, dice))).type === 'rejected');
      const isNext = () => shown()?.question?.mine !== undefined && shown()?.question?.n !== question.n
      await client.until(() => isNext() || isOver(), 'the next question', LONG)
      const own = shown()!.undo.decisions - undo.decisions - 1
      if (own > 0) others.push(((await botMoves()) - moves - own) / own)
    }
    expect(others.length).toBeGreaterThan(4)
    expect(median(others)).toBeLessThan(STRANGERS / 3)
    // The strangers' matches go on as well.
    const before = await botMoves()
    client.close()
    while ((await botMoves()) < before + STRANGERS) await new Promise((resolve) => setTimeout(resolve, 20))
  },
  LONG,
)
