import { pictureProblems } from '@orrery/board/testing'
import { expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import { combatPicture, counterPicture, eventPicture } from '../cards/pictures.ts'
import { actionScene } from '../cards/scenes/action-scene.ts'
import { eventScene } from '../cards/scenes/event-scene.ts'
import { sealScene } from '../cards/scenes/seal-scene.ts'

const { actionCards, events, combatCards, counterattacks } = housePack

test('every card has a picture of its own, always the same, and small', () => {
  expect(pictureProblems(Object.values(actionCards), actionScene)).toEqual([])
  expect(pictureProblems(Object.values(events).map(eventPicture), eventScene)).toEqual([])
  expect(pictureProblems(Object.values(combatCards).map(combatPicture), sealScene)).toEqual([])
  expect(pictureProblems(Object.values(counterattacks).map(counterPicture), sealScene)).toEqual([])
})
