// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { content } from '../content.ts'
import {
  firstPlace,
  itemNamed,
  obstacleAt,
  obstacleText,
  type Packing,
  placeOf,
  shipFor,
  spotOf,
} from '../packing/fitting.ts'
import { packedForYou, packingFor, placesNow } from '../packing/start.ts'
import { type Played, playGame } from './playing.ts'
import { Shown, Words } from './shown.tsx'

afterEach(cleanup)

const say = new Words('en')
const NOBODY_LAID = [undefined, undefined]

/** A Puddle Jumper (`####/####/.##.`) with damage at a2 and a Targe from a1 to c1. */
const packing: Packing = {
  ship: content.ships['puddle-jumper'],
  items: [itemNamed('m-22.1'), itemNamed('spice.1')],
  spots: [
    content.ships['puddle-jumper'].fits['m-22'].map(({ name }) => name),
    [...content.ships['puddle-jumper'].hold.names],
  ],
  staying: new Map([
    ['a1', 'targe'],
    ['b1', 'targe'],
    ['c1', 'targe'],
  ]),
  damage: ['a2'],
}

const why = (
  which: number,
  place: Parameters<typeof obstacleAt>[3],
  laid = NOBODY_LAID as Parameters<typeof obstacleAt>[1],
) => {
  const obstacle = obstacleAt(packing, laid, which, place)
  return obstacle && obstacleText(say, obstacle)
}

test('it is said why something does not fit', () => {
  expect(why(0, { x: 3, y: 1, turn: 0 })).toBe('A part of it sticks out of the hold.')
  expect(why(1, { x: 0, y: 1, turn: 0 })).toBe('Space a2 is damaged.')
  expect(why(1, { x: 1, y: 0, turn: 0 })).toBe('Targe is at b1 already.')
  expect(why(1, { x: 2, y: 1, turn: 0 }, [{ x: 1, y: 1, turn: 0 }, undefined])).toBeUndefined()
  expect(why(1, { x: 1, y: 2, turn: 0 }, [{ x: 1, y: 1, turn: 0 }, undefined])).toBe('M-22 is at b3 already.')
  expect(why(0, firstPlace(packing, NOBODY_LAID, 0))).toBeUndefined()
})

test('spots and places name the same, in every ship and turn', () => {
  for (const ship of Object.values(content.ships))
    for (const [outfit, placements] of Object.entries(ship.fits))
      for (const { name } of placements) expect(spotOf(ship, itemNamed(`${outfit}.1`), placeOf(ship, name))).toBe(name)
})

test('the ship that is moved into shows in the spots', () => {
  const vessel = { ship: 'gaiden' } as Parameters<typeof shipFor>[0]
  const items = [itemNamed('saker-v.1'), itemNamed('holo.1')]
  for (const ship of Object.values(content.ships)) {
    if (ship.tier !== 2) continue
    const spots = [ship.fits['saker-v'].map(({ name }) => name), [...ship.hold.names]]
    expect(shipFor(vessel, 'business.transfer', items, spots).id).toBe(ship.id)
    expect(shipFor(vessel, 'business.rearrange', items, spots).id).toBe('gaiden')
  }
})

/** The first so many packing questions of some games. */
function packings(seed: string, most: number, see: (match: Played, seat: number) => void): void {
  let seen = 0
  for (let game = 0; seen < most; game++)
    playGame(3, {}, `${seed} ${game}`, (match) => {
      const [seat] = match.runner.waitingFor()
      const ask = match.questionFor(seat)?.mine?.ask ?? ''
      if (['outfit.shape', 'business.rearrange', 'business.transfer'].includes(ask)) {
        seen++
        see(match, seat)
      }
      return seen < most
    })
}

test('what is packed for you is accepted, and a hold that is rearranged starts as it is', () => {
  packings('accepted', 30, (match, seat) => {
    const question = match.questionFor(seat)?.mine
    const vessel = match.view(seat).vessels[seat]
    if (question === undefined) return
    const shown = {
      ...question,
      ...(question.kind === 'arrange' ? { spots: question.items.map((item) => question.spots(item)) } : {}),
      ...(question.kind === 'choose' ? { options: question.candidates.filter((one) => !question.refuse?.(one)) } : {}),
    }
    const wanted = packingFor(vessel, shown as Parameters<typeof packingFor>[1])
    if (wanted === undefined) throw new Error('Nothing is packed.')
    const places = packedForYou(wanted)
    const spots = places.map((place, i) => place && spotOf(wanted.ship, wanted.items[i], place))
    expect(places.map((place, i) => place && obstacleAt(wanted, places, i, place))).toEqual(places.map(() => undefined))
    expect(match.game.copy(match.state)).toBeDefined()
    if (question.kind === 'choose') expect(question.candidates).toContain(spots[0])
    if (question.ask === 'business.rearrange')
      expect(
        placesNow(wanted, vessel, shown as Parameters<typeof packingFor>[1]).every((place) => place !== undefined),
      ).toBe(true)
  })
})

test('an outfit is moved, turned and laid by keys', () => {
  const shown = new Shown()
  packings('keys', 1, (match, seat) => {
    shown.show(match, seat, true)
    const own = within(shown.element.querySelector('[data-testid="own"]') as HTMLElement)
    const grid = own.getByRole('application')
    const done = own.getByRole('button', { name: 'Done' })
    expect((done as HTMLButtonElement).disabled).toBe(false)
    // What is packed is one stop of the keyboard.
    expect(own.getAllByRole('toolbar').map((bar) => bar.querySelectorAll('[tabindex="0"]').length)).toEqual([1, 1])
    const told = () => own.getByRole('status').firstElementChild
    expect(told()?.textContent).toMatch(/^\S.*, [a-z]\d(, [a-z]\d)*: It fits here\.$/)
    for (let i = 0; i < 6; i++) fireEvent.keyDown(grid, { key: 'ArrowRight' })
    expect(told()?.textContent).toMatch(/: A part of it sticks out of the hold\.$/)
    // Said anew, so that no press is silent.
    const before = told()
    fireEvent.keyDown(grid, { key: 'Enter' })
    expect(told()).not.toBe(before)
    expect(told()?.textContent).toBe(before?.textContent)
    expect((done as HTMLButtonElement).disabled).toBe(true)
    for (let i = 0; i < 6; i++) fireEvent.keyDown(grid, { key: 'ArrowLeft' })
    fireEvent.keyDown(grid, { key: 'r' })
    fireEvent.click(own.getByRole('button', { name: 'Pack for me' }))
    fireEvent.click(done)
    const question = shown.onlooker.snapshot().question
    const answer = String(shown.onlooker.answers.at(-1))
    expect(question?.kind === 'choose' && question.options.includes(answer)).toBe(true)
  })
})

test('hold spaces are chosen for damage, and handed in together', () => {
  const shown = new Shown()
  playGame(4, {}, 'damage', (match) => {
    const [seat] = match.runner.waitingFor()
    if (match.questionFor(seat)?.mine?.ask !== 'ship.damage') return undefined
    shown.show(match, seat, true)
    const own = within(shown.element.querySelector('[data-testid="own"]') as HTMLElement)
    fireEvent.click(own.getByRole('button', { name: 'Choose for me' }))
    fireEvent.click(own.getByRole('button', { name: 'Done' }))
    return false
  })
  const question = shown.onlooker.snapshot().question
  const answer = shown.onlooker.answers.at(-1)
  expect(question?.kind === 'some' && Array.isArray(answer) && answer.length === question.min).toBe(true)
})
