// @vitest-environment happy-dom
import { Stage, type StageScene } from '@orrery/board'
import type { LogLine } from '@orrery/protocol'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { combatStage } from '../stage/combat-stage.tsx'
import { type Fight, fightAfter, OUTCOME, SHIELDS } from '../stage/fight.ts'
import { playGame } from './playing.ts'
import { Words } from './shown.tsx'

afterEach(cleanup)

const line = (what: string, data: LogLine['data']): LogLine => ({ what, data, at: 7 }) as LogLine

const DECLARED = line('combat.declare', { by: 'Red', targets: ['Blue'], shots: ['pepperbox'], boosts: [] })
const SHOT = line('outfit.use', { seat: 0, outfit: 'pepperbox', rolled: 5, value: 5, exact: 1, shot: 0 })
const SHIELD = line('outfit.shield', { seat: 1, outfit: 'targe', rolled: 2, value: 2, exact: 1, shot: 0 })
const HIT = line('combat.resolve', { by: 'Red', target: 'Blue', attack: 5, defence: 2, damage: 3, destroyed: 0 })

test('an attack is told line by line, in one update or in several, and is over when it is decided', () => {
  const atOnce = fightAfter(undefined, [DECLARED, SHOT, SHIELD, HIT], null)
  const combat = { by: 'Red', stage: 'defend', shots: [], boosts: [], targets: [] }
  const begun = fightAfter(undefined, [DECLARED], combat)
  expect(begun).toMatchObject({ by: 'Red', targets: ['Blue'], shots: ['pepperbox'], reached: SHIELDS, over: false })
  const shots = [{ weapon: 'pepperbox@b2', target: 'blue' }]
  expect(fightAfter(undefined, [], { ...combat, shots })?.shots).toEqual(['pepperbox'])
  const later = fightAfter(begun, [SHOT, SHIELD, HIT], null)
  expect(later).toEqual(atOnce)
  expect(later).toMatchObject({ reached: OUTCOME, over: true, results: [{ craft: 'Blue', damage: 3 }] })
  expect(later?.rolls.map(({ craft, sides, value }) => [craft, sides, value])).toEqual([
    ['Red', 6, 5],
    ['Blue', 6, 2],
  ])
  // What is rolled afterwards belongs to something else, and the next attack is another one.
  expect(fightAfter(later, [SHIELD], null)).toEqual(later)
  expect(fightAfter(later, [{ ...DECLARED, at: 9 }], null)?.id).not.toBe(later?.id)
})

test('every attack of a game comes on the stage, with what the log says of it', () => {
  const say = new Words('en')
  const seen = new Map<string, Fight>()
  let [lines, last] = [0, undefined as StageScene | undefined]
  const match = playGame(4, {}, 'fights', (now) => {
    const log = now.logFor('spectator').map(({ what, data, at }) => ({ what, data, at }))
    const news = log.slice(lines)
    lines = log.length
    const props = { view: now.view('spectator'), viewer: 'spectator' as const, seats: [], say, news, since: [] }
    const scene = combatStage(props, last)
    last = scene
    if (scene) seen.set(scene.id, scene.fight)
    if (scene?.over && seen.size < 4) {
      const walk = { beat: OUTCOME, walking: false, skip: () => {} }
      const words = { beat: String, board: 'board', won: 'won' }
      const page = render(<Stage scene={scene} words={words} walk={walk} onBoard={() => {}} />)
      expect(page.container.innerHTML).not.toMatch(/undefined|NaN|\[object/)
      expect(page.container.querySelectorAll('.xia-hero').length).toBeGreaterThanOrEqual(2)
      cleanup()
    }
    return now.decisions.length < 700
  })
  const told = match.logFor('spectator').filter(({ what }) => what === 'combat.resolve')
  expect(told.length).toBeGreaterThan(2)
  expect([...seen.values()].flatMap(({ results }) => results).length).toBe(told.length)
})
