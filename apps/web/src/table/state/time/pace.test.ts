import { weightOf } from '@orrery/engine'
import { createHeader, HostedMatch, isEntry } from '@orrery/host'
import { Mirror, type SeatPlan } from '@orrery/protocol'
import { loadGame } from '@orrery/shelf'
import { expect, test } from 'vitest'
import { Playback, type Playing } from '../../../connection/playback.ts'
import { momentsOf } from './pace.ts'

/** A table of bots that play by chance. */
async function botsPlay(id: string): Promise<HostedMatch> {
  const game = await loadGame(id)
  const plan = Array.from({ length: 2 }, (_, seat): SeatPlan => ({ kind: 'bot', name: `Bot ${seat}`, bot: 'random' }))
  const fixed = { options: {}, seed: 'beats', seedHash: 'ab'.repeat(32), clock: { kind: 'none' }, created: 0 } as const
  return HostedMatch.open(game, createHeader(game, { plan, ...fixed }))
}

const MOVES = 300

test.each(['starship-samurai', 'xia', 'tsukuyumi'])(
  'A14: in %s no beat and no turn of others passes without Next, and everything is told once',
  async (id) => {
    const match = await botsPlay(id)
    const { locale } = await loadGame(id)
    const { messages } = locale
    const mirror = new Mirror()
    mirror.welcome(match.welcome('spectator'))
    let now: Playing | undefined
    const playback = new Playback(
      (playing) => {
        now = playing
      },
      { moments: (lines, isOwn) => momentsOf(messages, lines, isOwn), pause: () => 0, waits: () => true },
    )
    if (mirror.shown) playback.begin(mirror.shown)
    const first = mirror.shown?.log.length ?? 0
    const holds: string[][] = []
    for (let moves = 0; moves < MOVES; moves++) {
      const turn = match.botToMove()
      if (turn === undefined || !isEntry(match.performBot(turn, { value: match.decideBot(turn) }, 0))) break
      for (const update of match.changes('spectator', match.seq - 1) ?? []) {
        mirror.update(update)
        if (mirror.shown) playback.add(mirror.shown, update.log?.add ?? [])
      }
      while (now?.telling?.isHeld) {
        holds.push(now.telling.lines.map(({ what }) => what))
        playback.next()
      }
    }
    const isBeat = (what: string) => weightOf(messages, what) === 'beat'
    const told = momentsOf(messages, (mirror.shown?.log ?? []).slice(first), false).flatMap(({ lines }) => lines)
    expect(holds.flat()).toEqual(told.slice(0, holds.flat().length).map(({ what }) => what))
    // After the last hold nothing but steps of the turn that is going on.
    const rest = told.slice(holds.flat().length).map(({ what }) => what)
    expect(rest.filter(isBeat)).toEqual([])
    for (const lines of holds) expect(lines.slice(0, -1).filter(isBeat)).toEqual([])
    expect(holds.length).toBeGreaterThan(20)
  },
)
