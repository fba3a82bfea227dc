import type { StageScene } from '@orrery/board'
import { sumAt } from '@orrery/board'
import type { Match } from '@orrery/engine'
import type { LogLine } from '@orrery/protocol'
import { expect, test } from 'vitest'
import type { State, View } from '../../game.ts'
import { battleStage } from '../battle/stage.tsx'
import { secretStage } from '../draft/secret-stage.tsx'
import { isDrafting } from '../phases.ts'
import { playGame } from './playing.ts'
import { Words } from './shown.tsx'

const say = new Words('en')

/** A game by chance, staged for a spectator after every decision, as the table does. */
function stagedGame(seed: string): { readonly scenes: StageScene[]; readonly match: Match<State, View> } {
  const scenes: StageScene[] = []
  let told = 0
  let last: StageScene | undefined
  let match: Match<State, View> | undefined
  const look = (now: Match<State, View>, news: readonly LogLine[]) => {
    const seats = now.view('spectator').seats.map(({ clan }, seat) => ({
      seat,
      name: `Player ${seat + 1}`,
      side: clan,
      mine: false,
      asked: false,
    }))
    last = battleStage({ view: now.view('spectator'), viewer: 'spectator', seats, say, news, since: [] }, last)
    if (last) scenes.push(last)
  }
  playGame(3, {}, seed, (now) => {
    match = now
    const lines = now.logFor('spectator')
    const news = lines.slice(told)
    told = lines.length
    // What is decided is a moment of its own, before the next battle opens.
    const end = news.findIndex(({ what }) => what === 'battle.victor' || what === 'battle.no-units') + 1
    if (end > 0) look(now, news.slice(0, end))
    look(now, news.slice(end))
  })
  if (match === undefined) throw new Error('Nothing was played.')
  return { scenes, match }
}

test('[battle.victor] every battle is staged to its end, and its parts come to the power that has decided', () => {
  const { scenes, match } = stagedGame('stage')
  const ends = scenes.filter(({ over }, index) => over && scenes[index + 1]?.id !== scenes[index].id)
  const victories = match.logFor('spectator').filter(({ what }) => what === 'battle.victor')
  expect(ends.length).toBeGreaterThan(5)
  expect(ends.map(({ sides }) => sides.find(({ outcome }) => outcome === 'won')?.seat)).toEqual(
    victories.map(({ data }) => data.seat),
  )
  ends.forEach(({ sides, beats }, index) => {
    const { contestants, totals } = victories[index].data as unknown as { contestants: number[]; totals: number[] }
    for (const side of sides)
      if (contestants.includes(side.seat ?? -1))
        expect(sumAt(side, beats.length - 1)).toBe(totals[contestants.indexOf(side.seat ?? -1)])
  })
})

test('a battle walks on and never back, and stays the same battle', () => {
  const { scenes } = stagedGame('walk')
  scenes.forEach((scene, index) => {
    const before = scenes[index - 1]
    if (before?.id === scene.id) expect(scene.running).toBeGreaterThanOrEqual(before.running)
  })
  expect(new Set(scenes.map(({ running }) => running)).size).toBeGreaterThan(3)
})

test('while others choose in secret the board is drawn, with the own choice and frames for all others before it', () => {
  const seen: string[] = []
  playGame(3, {}, 'secret', (match) => {
    const [asked] = match.runner.waitingFor()
    const viewer = (asked + 1) % 3
    const seats = [0, 1, 2].map((seat) => ({
      seat,
      name: '',
      side: `Clan ${seat}`,
      mine: seat === viewer,
      asked: seat === asked,
    }))
    const draws = (as: number) => {
      const view = match.view(as)
      const scene = secretStage({ view, viewer: as, seats, say, news: [], since: [] })
      return { scene, isDraft: isDrafting(view) }
    }
    if (match.view(0).phase !== 'mech-draft') return false
    expect(draws(asked)).toEqual({ scene: undefined, isDraft: true })
    const { scene, isDraft } = draws(viewer)
    expect([isDraft, scene?.sides.length]).toEqual([false, 3])
    expect(scene?.sides.filter(({ chooses }) => chooses).map(({ seat }) => seat)).toEqual([asked])
    seen.push(scene?.title ?? '')
    return true
  })
  expect(new Set(seen)).toEqual(new Set(['Mechs are chosen in secret']))
})
