// @vitest-environment happy-dom
import { Stage, type StageScene } from '@orrery/board'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BATTLE_STAGES } from '../../rules/state/frames.ts'
import face from '../index.ts'
import { type Game, recorded, Words } from './table.tsx'

afterEach(cleanup)

const say = new Words('en')

const propsOf = (match: Game) => ({
  view: match.view('spectator'),
  viewer: 'spectator' as const,
  seats: match.state.factions.map((_, seat) => ({ seat, name: `P${seat}`, side: '', mine: false, asked: false })),
  say,
  news: [],
  since: [],
})

const WORDS = { beat: (n: number, of: number, name: string) => `${n}/${of} ${name}`, board: 'Board', won: 'won' }

function htmlOf(scene: StageScene): string {
  const walk = { beat: scene.running, walking: false, skip: () => {} }
  const page = render(<Stage scene={scene} words={WORDS} walk={walk} onBoard={() => {}} />)
  const html = page.container.innerHTML
  page.unmount()
  return html
}

test('every combat of a game is staged from its declaration to its end, and nothing else is', () => {
  const whole = recorded('two-random')
  const match = recorded('two-random', 0)
  let last: StageScene | undefined
  const [seen, ended] = [new Set<string>(), new Set<string | undefined>()]
  for (const { seat, value } of whole.decisions) {
    const props = propsOf(match)
    const battle = props.view.battles.at(-1)
    const scene = face.stage?.(props, last)
    if (battle) {
      expect(scene).toMatchObject({ over: false, title: `Combat in ${battle.hex}` })
      const step = BATTLE_STAGES.indexOf(battle.stage as (typeof BATTLE_STAGES)[number])
      expect(scene?.running).toBe(Math.min(step, BATTLE_STAGES.length - 2))
      expect(scene?.sides[0].id).toBe(battle.attacker)
      if (scene && !seen.has(battle.stage)) expect(htmlOf(scene)).not.toMatch(/undefined|NaN|\{\{/)
      seen.add(battle.stage)
    } else if (last && !last.over) {
      expect(scene).toMatchObject({ id: last.id, over: true, running: BATTLE_STAGES.length - 2 })
      if (scene && ended.size < 3) expect(htmlOf(scene)).not.toMatch(/undefined|NaN|\{\{/)
      ended.add(scene?.sides.find(({ outcome }) => outcome === 'won')?.id)
    } else expect(scene).toBeUndefined()
    last = scene
    match.answer(seat, value)
  }
  expect(seen.size).toBeGreaterThan(2)
  expect(ended.size).toBeGreaterThan(1)
})

test('who defends later than a combat was declared joins it on the stage', () => {
  const { decisions } = recorded('two-random')
  const match = recorded('two-random', 0)
  const isDefended = () => match.view('spectator').battles.some(({ defenders }) => defenders.length > 0)
  for (const { seat, value } of decisions) {
    if (isDefended()) break
    match.answer(seat, value)
  }
  const props = propsOf(match)
  const { battles } = props.view
  const alone = { ...props.view, battles: battles.map((battle) => ({ ...battle, defenders: [] })) }
  const declared = face.stage?.({ ...props, view: alone }, undefined)
  expect(face.stage?.(props, declared)?.sides.map(({ id }) => id)).toEqual([
    battles[0].attacker,
    ...battles[0].defenders,
  ])
})
