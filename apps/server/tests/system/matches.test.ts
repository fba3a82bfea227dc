import { differingEnd, readMatchText, replayFile } from '@orrery/engine'
import { loadGame } from '@orrery/shelf'
import { describe, expect, test } from 'vitest'
import { startProcess } from '../observability/process.ts'
import { KINDS, newPlace } from '../store/places.ts'
import { createMatch, live, persons, seated } from './players.ts'

/** Two to five people, and options that make whole games short. */
const LINE_UPS = [
  { game: 'starship-samurai', people: 2, options: {} },
  { game: 'tsukuyumi', people: 4, options: { rounds: 3 } },
  { game: 'xia', people: 5, options: { goal: 5 } },
] as const

const LONG = 240_000

describe.each(KINDS)('on %s', (kind) => {
  test.each(LINE_UPS)(
    '$people people play a whole match of $game over WebSockets, which ends as the engine says',
    async ({ game: id, people, options }) => {
      const place = await newPlace(kind)
      const server = startProcess(
        ['--port', '0', '--message-limit', '0', '--log-level', 'warn'],
        place.url === undefined ? { DATA: place.folder ?? '' } : { DATABASE_URL: place.url },
      )
      const url = await server.url
      const created = await createMatch(url, { game: id, options, seats: persons(people) })
      const players = seated(live(url), created, id)
      await Promise.all(players.map(({ client }) => client.until(() => players[0]!.over, `the end of ${id}`, LONG)))

      const file = readMatchText(await (await fetch(`${url}/api/matches/${created.match}/file`)).text())
      const replayed = replayFile(await loadGame(id), file)
      expect(differingEnd(file, replayed)).toBeUndefined()
      for (const { client } of players) {
        const { view, viewer } = client.mirror.shown!
        expect(view).toEqual(JSON.parse(JSON.stringify(replayed.view(viewer))))
      }
      const kept = players.flatMap((player) => player.kept)
      expect(new Set(kept.map(({ seq }) => seq)).size).toBe(kept.length)
      expect(server.err()).toBe('')
    },
    LONG,
  )
})
