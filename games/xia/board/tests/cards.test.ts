import { pictureProblems } from '@orrery/board/testing'
import { expect, test } from 'vitest'
import { abilityScene, outfitScene, titleScene } from '../cards/scenes/blueprints.ts'
import { MISSION_SCENES } from '../cards/scenes/mission-scenes.ts'
import { missionScene } from '../cards/scenes/missions.ts'
import { content } from '../content.ts'

const { missions, abilities, outfits, titles } = content

test('every mission has a scene of its own, written for it', () => {
  expect(Object.keys(MISSION_SCENES).toSorted()).toEqual(Object.keys(missions).toSorted())
  const scenes = Object.values(missions).map(({ id, type }) => `${type} ${MISSION_SCENES[id].join(' ')}`)
  expect(new Set(scenes).size).toBe(scenes.length)
})

test('pictures are small, always the same, and show what tells cards apart', () => {
  expect(pictureProblems(Object.values(missions), missionScene)).toEqual([])
  expect(pictureProblems(Object.values(outfits), outfitScene)).toEqual([])
  expect(pictureProblems(Object.values(titles), titleScene)).toEqual([])
  expect(pictureProblems(Object.values(abilities), abilityScene)).toEqual([])
})
