import { pictureProblems } from '@orrery/board/testing'
import { expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import { SCENES } from '../../content/scenes.ts'
import { sceneOf } from '../cards/scenes.ts'

test('no two cards show the same things in the same numbers', () => {
  const seen = Object.entries(SCENES).map(([, things]) => JSON.stringify(things.toSorted()))
  expect(new Set(seen).size).toBe(Object.keys(housePack.cards).length)
})

test('every picture is small, drawn the same each time, and told apart by what is on it', () => {
  expect(pictureProblems(Object.values(housePack.cards), sceneOf)).toEqual([])
})
