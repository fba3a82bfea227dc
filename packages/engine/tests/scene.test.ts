import { expect, test } from 'vitest'
import { BadInput, Match, matchText, readMatchText, replayFile, writeMatch } from '../src/index.ts'
import { scene, variant } from './play.ts'

const game = variant({
  scenes: {
    rich: {
      players: [2],
      position: ({ seed }) => ({
        ...scene({ gold: [6, 0] }),
        random: scene().random,
        deck: seed === 'x' ? [] : scene().deck,
      }),
    },
    broken: { players: [2], position: () => scene({ bank: 9 }) },
  },
})

test('a match begins from a named position, and is a header and decisions all the same', () => {
  const match = Match.start(game, 2, {}, 'seed', 'rich')
  expect([match.header.scene, match.state.gold]).toEqual(['rich', [6, 0]])
  match.answer(0, 'rest')
  const file = readMatchText(matchText(writeMatch(match)))
  expect(file.header.scene).toBe('rich')
  expect(replayFile(game, file).hash()).toBe(match.hash())
  expect(match.branch(0).state.gold).toEqual([6, 0])
})

test('a match without a scene has none in its header', () => {
  expect('scene' in Match.start(game, 2, {}, 'seed').header).toBe(false)
})

test.each([
  [2, 'poor', 'March has no scene "poor". Use rich or broken.'],
  [2, 'toString', 'March has no scene "toString". Use rich or broken.'],
  [3, 'rich', 'Scene "rich" of March is for 2 players, not 3.'],
  [2, 'broken', 'Scene "broken" of March cannot be played: gold was lost.'],
])('%i players from %s: one clear sentence', (seats, name, sentence) => {
  expect(() => Match.start(game, seats, {}, 'seed', name)).toThrow(new BadInput(sentence))
})

test('a game without scenes says so', () => {
  expect(() => Match.start(variant({}), 2, {}, 'seed', 'rich')).toThrow('March has no scene "rich". It has none.')
})
