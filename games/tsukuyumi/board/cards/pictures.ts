import { picturesOf } from '@orrery/board'
import { housePack } from '../../content/house.ts'
import type { CombatCard, Counterattack, EventCard } from '../../content/types.ts'
import { actionScene } from './scenes/action-scene.ts'
import { type EventPicture, eventScene } from './scenes/event-scene.ts'
import { COMBAT_SIGNS, COUNTER_SIGNS, type SealPicture, sealScene } from './scenes/seal-scene.ts'

/** The first card of each effect. */
const FIRST = new Map(
  Object.values(housePack.events)
    .toReversed()
    .map(({ id, effect }) => [effect, id]),
)

export const eventPicture = ({ id, effect }: EventCard): EventPicture => ({
  id,
  effect,
  again: FIRST.get(effect) !== id,
})

export const combatPicture = ({ id, power }: CombatCard): SealPicture => ({
  id,
  power,
  sign: COMBAT_SIGNS[id],
  timing: 'attack',
})

export const counterPicture = ({ id, timing }: Counterattack): SealPicture => ({
  id,
  power: undefined,
  sign: COUNTER_SIGNS[id],
  timing,
})

export const actionPictureOf = picturesOf(actionScene)

const eventPictures = picturesOf(eventScene)
const sealPictures = picturesOf(sealScene)

export const eventPictureOf = (card: EventCard): string => eventPictures(eventPicture(card))
export const combatPictureOf = (card: CombatCard): string => sealPictures(combatPicture(card))
export const counterPictureOf = (card: Counterattack): string => sealPictures(counterPicture(card))
