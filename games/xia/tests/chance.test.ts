import { Dice, type Header, headerFor, Match, sampleAnswer, settleOptions } from '@orrery/engine'
import { expect, test } from 'vitest'
import xia from '../game.ts'
import { generatorAfter, type Thrown } from './guessing.ts'

const SEEN = 150
const TO_COME = 40

/** The dice of a match that a spectator reads in its log, one after another. */
function publicDice(header: Header): Thrown[] {
  const match = Match.open(xia, header)
  const players = new Dice('players')
  while (!match.over && diceIn(match).length < SEEN + TO_COME) {
    const { question } = match.runner
    if (question === undefined || question.kind === 'everyone') throw new Error('One player is asked.')
    const rejection = match.answer(question.seat, sampleAnswer(question, players) ?? 'none')
    if (rejection) throw new Error(rejection.text)
  }
  return diceIn(match)
}

const diceIn = (match: Match<ReturnType<typeof xia.setup>>): Thrown[] =>
  match.logFor('spectator').flatMap(({ what, data }) => {
    if (typeof data.natural === 'number') return { sides: 20, value: data.natural }
    const outfit = what === 'death.respawn' ? undefined : match.state.content.outfits[String(data.outfit)]
    return typeof data.rolled === 'number' && outfit ? { sides: outfit.die, value: data.rolled } : []
  })

const options = settleOptions(xia, 3, { firstGame: true })
const { chance, ...before } = headerFor(xia, { seats: 3, options, seed: 'predictable' })
const now: Header = { ...before, chance }

test('in a match from before the stream, the dice that everybody has seen tell all dice to come', () => {
  const dice = publicDice(before)
  const guessing = generatorAfter(dice.slice(0, SEEN))
  expect(dice.slice(SEEN).map(({ sides }) => (guessing?.below(sides) ?? -1) + 1)).toEqual(
    dice.slice(SEEN).map(({ value }) => value),
  )
})

test('in a match of today no state of that generator fits what everybody has seen', () => {
  expect(generatorAfter(publicDice(now).slice(0, SEEN))).toBeUndefined()
})

test('a match of today does not give away its key: the published hash of the seed is another', async () => {
  const { random } = Match.open(xia, now).state
  if (Array.isArray(random)) throw new Error('Its chance is a stream.')
  const published = new Uint32Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(now.seed)))
  expect([...published]).not.toEqual([...random.key])
  expect(random.key).toHaveLength(8)
})
