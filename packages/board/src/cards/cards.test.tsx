// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pictureProblems } from '../../testing/pictures.ts'
import { CardFace } from './card-face.tsx'
import { picturesOf, svgOf } from './pictures.ts'
import { burst, coin, fan, ridge, sky, stars } from './scenery.ts'
import { type Numbers, seeded } from './seeded.ts'

interface Wager {
  readonly id: string
  readonly coins: number
}

const scene = ({ coins }: Wager, next: Numbers) =>
  sky('#123', '#456') +
  stars(next, 20) +
  ridge(next, 70, 20, '#000') +
  burst(next, 50, 40, 20) +
  fan(coins, 86, 92) +
  coin(20, 20, 9)

test('a word always gives the same numbers, and another word others', () => {
  const [a, b, c] = [seeded('mine'), seeded('mine'), seeded('mines')]
  const numbers = (next: Numbers) => Array.from({ length: 5 }, next)
  const first = numbers(a)
  expect(numbers(b)).toEqual(first)
  expect(numbers(c)).not.toEqual(first)
  expect(first.every((n) => n >= 0 && n < 1)).toBe(true)
})

test('a picture is drawn once, and is an image of its own', () => {
  let drawn = 0
  const pictureOf = picturesOf((card: Wager, next) => {
    drawn += 1
    return scene(card, next)
  })
  const card = { id: 'w1', coins: 2 }
  expect(pictureOf(card)).toBe(pictureOf({ ...card }))
  expect(drawn).toBe(1)
  expect(decodeURIComponent(pictureOf(card))).toBe(`data:image/svg+xml,${svgOf(card, scene)}`)
})

test('pictures that show the same, are too large or differ from time to time are found', () => {
  const cards = [
    { id: 'w1', coins: 2 },
    { id: 'w2', coins: 3 },
  ]
  expect(pictureProblems(cards, scene)).toEqual([])
  expect(pictureProblems([...cards, { id: 'w3', coins: 3 }], scene)).toEqual(['w3 shows the same as w2'])
  expect(pictureProblems([{ id: 'w4', coins: 150 }], scene)).toEqual([
    expect.stringMatching(/^w4 has \d+ bytes$/),
    expect.stringMatching(/^w4 has \d+ nodes$/),
  ])
  let times = 0
  const restless = () => `<path d="M${times++}"/>`
  expect(pictureProblems([{ id: 'w5', coins: 1 }], restless)).toEqual(['w5 is another picture the second time'])
})

test('a folded card has title, picture and cost; a whole one says what it does', () => {
  const face = (size: 'whole' | 'folded') =>
    render(
      <CardFace size={size} className="wager" title="Long Odds" picture="data:," cost="2" foot="Wager">
        Win or lose.
      </CardFace>,
    ).container.textContent
  expect(face('folded')).toBe('Long Odds2')
  expect(face('whole')).toBe('Long Odds2Win or lose.Wager')
})
