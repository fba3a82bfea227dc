// @vitest-environment happy-dom
import { Match, settleOptions } from '@orrery/engine'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import xia from '../../game.ts'
import { content } from '../content.ts'
import { Portrait } from '../ships/portrait.tsx'
import { Shown } from './shown.tsx'

afterEach(cleanup)

const MOST_NODES = 20

const drawn = (ship: string, damage = 0): SVGSVGElement => {
  const svg = render(<Portrait ship={ship} damage={damage} />).container.querySelector('svg')
  if (svg === null) throw new Error(`${ship} is not drawn`)
  return svg
}

test('every ship has a portrait of its own, with a jet for each step of its impulse and a window for each unit of energy', () => {
  const all = [...Object.values(content.ships), ...Object.values(content.npcs)]
  const hulls = all.map(({ id }) => {
    const svg = drawn(id)
    expect(svg.innerHTML).not.toMatch(/NaN|undefined/)
    expect(svg.querySelectorAll('*').length).toBeLessThanOrEqual(MOST_NODES)
    return svg.querySelector('.xia-portrait-hull')?.getAttribute('d')
  })
  expect(new Set(hulls).size).toBe(all.length)
  for (const { id, impulse, energy } of Object.values(content.ships)) {
    const count = (part: string) => drawn(id).querySelector(part)?.getAttribute('d')?.match(/M/g)?.length
    expect([count('.xia-portrait-jets'), count('.xia-portrait-windows')]).toEqual([impulse, energy])
  }
})

test('a ship that was hit shows it', () => {
  expect(drawn('gaiden').querySelector('.xia-portrait-crack')).toBeNull()
  const cracks = (damage: number) => drawn('gaiden', damage).querySelector('.xia-portrait-crack')?.getAttribute('d')
  expect(cracks(2)?.startsWith(cracks(1) ?? 'nothing')).toBe(true)
})

test('first ships are offered over the board, once; whoever closes them sees the map', () => {
  const match = Match.start(xia, 3, settleOptions(xia, 3, {}), 'ships')
  const shown = new Shown()
  const [first] = match.runner.waitingFor()
  shown.show(match, first)
  const hangar = shown.element.querySelector('[data-opened="ships"]')
  const offered = () => [...shown.element.querySelectorAll('[data-standing="offered"]')]
  expect(offered().length).toBe(6)
  expect(offered().every((one) => hangar?.contains(one))).toBe(true)
  fireEvent.click(hangar?.querySelector('button') as Element)
  expect(shown.element.querySelector('[data-opened="ships"]')).toBeNull()
})
