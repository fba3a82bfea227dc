// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { marksOn } from './target-marks.tsx'

const boxed = (element: Element, left: number, top: number, width: number, height: number) => {
  element.getBoundingClientRect = () => ({ left, top, width, height }) as DOMRect
  return element
}

test('a key lies in the middle of what it chooses, where that is in sight and can be chosen', () => {
  const board = boxed(document.createElement('div'), 100, 50, 400, 300)
  board.innerHTML = `
    <i data-option="c1" data-standing="offered"><b class="lit"></b></i>
    <i data-option="c2" data-standing="refused"></i>
    <i data-option="far" data-standing="offered"></i>
    <i data-option="other" data-standing="offered"></i>`
  const find = (option: string) => board.querySelector(`[data-option="${option}"]`) as Element
  boxed(find('c1').firstElementChild as Element, 120, 60, 20, 20)
  boxed(find('c2'), 120, 60, 20, 20)
  boxed(find('far'), 900, 60, 20, 20)
  boxed(find('other'), 200, 100, 20, 20)
  const keys = new Map([
    ['c1', 'a'],
    ['c2', 'b'],
    ['far', 'c'],
  ])
  expect(marksOn(board, keys)).toEqual([{ key: 'a', x: 30, y: 20 }])
})
