import { describe, expect, test } from 'vitest'
import { changed, scene } from '../scene.ts'

const VOID = ['quiet-reach', 'hollow-expanse', 'burning-horse']
const explorer = { at: '0,2' }
const open = ({ state }: ReturnType<typeof scene>) => state.openTitles.map(({ title }) => title)

describe('drawing', () => {
  test('[title.draw] the first marker on a title space uses it up; the title is drawn in the next status phase (E56)', () => {
    const match = scene({
      tiles: VOID,
      tokens: { 'quiet-reach': 'fame' },
      titles: ['tycoon', 'ace'],
      ships: { red: { ...explorer, fame: 2 } },
    })
    match.play('red: token')
    expect([match.state.vessels[0].titlesDue, open(match), match.state.titleSpaces]).toEqual([1, [], 1])
    match.play('red: end')
    expect([match.state.vessels[0].titlesDue, open(match)]).toEqual([0, ['tycoon']])
  })

  test('[title.draw] several spaces passed at once: a title for each; who comes second draws none (E56)', () => {
    const match = scene({
      tiles: ['quiet-reach', 'hollow-expanse', 'burning-horse'],
      titles: ['ace', 'comet'],
      openTitles: ['tycoon'],
      ships: { red: { at: '0,0', fame: 2, credits: 10000 }, blue: { ...explorer, fame: 2 } },
      tokens: { 'quiet-reach': 'fame' },
    })
    match.play('red: end')
    expect([match.state.vessels[0].fame, open(match)]).toEqual([5, ['ace', 'comet']])
    match.play('blue: token, end')
    expect([match.state.vessels[1].fame, open(match)]).toEqual([3, ['ace', 'comet']])
  })
})

test('[title.draw] [option.goal] titles are drawn to the end of a long track; in version 1 it ended at 20', () => {
  const due = (rules?: number) =>
    scene({
      rules,
      tiles: VOID,
      options: { goal: rules === 1 ? 20 : 30, end: 'status' },
      tokens: { 'quiet-reach': 'fame' },
      ships: { red: { ...explorer, fame: 20 } },
    }).play('red: token').state.vessels[0].titlesDue
  expect([due(), due(1)]).toEqual([1, 0])
})

test('[title.count] what happened before the title was drawn does not count (E57)', () => {
  const match = scene({
    tiles: VOID,
    tokens: { 'quiet-reach': 'fame' },
    titles: ['trailblazer'],
    ships: { red: { ...explorer, fame: 2, energy: 8 } },
  })
  match.play('red: token, scan, E, end')
  expect(match.state.openTitles).toEqual([{ title: 'trailblazer', counts: [0, 0, 0] }])
})

test('[title.count] titles for one turn look at one turn (E57)', () => {
  const tiles = ['neo-damascus', 'quiet-reach', 'hollow-expanse']
  const red = { at: '2,-2', cubes: { a1: 'spice', b1: 'spice', c1: 'spice', d1: 'spice', a2: 'spice' } }
  const once = scene({ tiles, openTitles: ['market-maker'], ships: { red } })
  once.play('red: sell, [a1 b1 c1 d1 a2], end, done')
  expect(once.state.vessels[0].titles).toEqual(['market-maker'])
  const twice = scene({ tiles, openTitles: ['market-maker'], ships: { red } })
  twice.play('red: sell, [a1 b1 c1], sell, [d1 a2], end, done')
  expect(twice.state.vessels[0].titles).toEqual([])
})

test('[title.claim] in the own status phase, several at once; then they are gone for the others', () => {
  const match = scene({
    tiles: VOID,
    openTitles: ['tycoon', 'most-wanted'],
    ships: { red: { credits: 10000, bounty: 4000 }, blue: { credits: 20000 } },
  })
  expect(match.state.vessels.map(({ titles }) => titles)).toEqual([[], [], []])
  match.play('red: end', 'blue: end')
  expect(match.state.vessels.map(({ titles }) => titles)).toEqual([['tycoon', 'most-wanted'], [], []])
  expect(match.logged('title.claim')).toHaveLength(2)
})

test('[title.claim] a title drawn in a status phase is not claimed in the same one (E57)', () => {
  const match = changed({ tiles: VOID, titles: ['tycoon'], ships: { red: { credits: 10000, fame: 2 } } }, (g) => {
    g.vessels[0].titlesDue = 1
  })
  match.play('red: end')
  expect([match.state.vessels[0].titles, open(match)]).toEqual([[], ['tycoon']])
  match.play('blue: end', 'yellow: end', 'red: end')
  expect(match.state.vessels[0].titles).toEqual(['tycoon'])
  expect(open(match)).not.toContain('tycoon')
})

test('[title.skill] its fame at once, its skill from then on', () => {
  const match = scene({
    tiles: ['lunari', 'quiet-reach', 'hollow-expanse'],
    openTitles: ['tycoon'],
    ships: { red: { at: '0,0', credits: 10000 } },
  })
  match.play('red: end, done')
  expect(match.state.vessels[0]).toMatchObject({ fame: 3, titles: ['tycoon'] })
  match.play('blue: end', 'yellow: end', 'red: end, fame')
  expect(match.state.vessels[0]).toMatchObject({ fame: 4, credits: 6000 })
})
