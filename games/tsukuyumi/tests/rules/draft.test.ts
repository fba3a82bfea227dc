import { expect, test } from 'vitest'
import type { Faction } from '../../content/types.ts'
import { opening } from '../scene.ts'

const drafting = (factions: readonly Faction[]) => {
  const match = opening(factions)
  match.playByItself((g) => g.phase === 'select')
  return match
}

test('[draft.pick] one card of the hand gives the actions of the round', () => {
  const match = drafting(['nomads', 'dark-seed'])
  const [mine, theirs] = match.state.hands
  expect(match.asks()).toEqual({ seat: 'Nomads', ask: 'draft.pick', options: mine })
  expect(() => match.play(`nomads: ${theirs[0]}`)).toThrow('draft.pick')
  match.play(`nomads: ${mine[2]}`, `dark seed: ${theirs[0]}`)
  expect(match.state.picked).toEqual([mine[2], theirs[0]])
})

test('[draft.secret] all choose at the same time, unseen, and all cards are turned up together (ruling 1)', () => {
  const match = drafting(['nomads', 'dark-seed'])
  const [mine, theirs] = match.state.hands
  const [log, seen] = [match.match.log.length, JSON.stringify(match.match.view(0))]
  match.play(`dark seed: ${theirs[1]}`)
  expect([match.match.log.length, JSON.stringify(match.match.view(0))]).toEqual([log, seen])
  expect(match.state.phase).toBe('select')
  match.play(`nomads: ${mine[0]}`)
  expect(match.logged('draft.pick').map(({ data }) => data)).toEqual([
    { side: 'nomads', card: mine[0] },
    { side: 'dark-seed', card: theirs[1] },
  ])
})

test('[draft.secret] a choice can be changed until the last one is made, not after the reveal (ruling 2)', () => {
  const match = drafting(['nomads', 'dark-seed'])
  const [mine, theirs] = match.state.hands
  match.play(`nomads: ${mine[0]}`)
  expect(match.match.answer(0, mine[1])).toMatchObject({ reason: 'answered' })
  expect(match.match.undo(0)).toBeUndefined()
  match.play(`nomads: ${mine[1]}`, `dark seed: ${theirs[0]}`)
  expect(match.state.picked).toEqual([mine[1], theirs[0]])
  expect([match.match.mayUndo(0), match.match.mayUndo(1)]).toEqual([false, false])
  expect(match.match.undo(1)).toMatchObject({ because: 'reveal' })
  expect(match.match.answer(0, mine[0])?.reason).toBeDefined()
  expect(match.state.picked).toEqual([mine[1], theirs[0]])
})

test('[draft.pass] what is left goes to the player on the left', () => {
  const match = drafting(['nomads', 'dark-seed', 'boarlords'])
  const hands = match.state.hands
  match.play(`nomads: ${hands[0][0]}`, `dark seed: ${hands[1][0]}`, `boarlords: ${hands[2][0]}`)
  expect(match.state.hands).toEqual([hands[2].slice(1), hands[0].slice(1), hands[1].slice(1)])
})

test('[draft.pass] two players swap hands (ruling 3)', () => {
  const match = drafting(['nomads', 'dark-seed'])
  const hands = match.state.hands
  match.play(`nomads: ${hands[0][0]}`, `dark seed: ${hands[1][0]}`)
  expect(match.state.hands).toEqual([hands[1].slice(1), hands[0].slice(1)])
})
