import { expect, test } from 'vitest'
import { housePack } from '../content/house.ts'
import { rankAt } from '../content/ranks.ts'
import { endingOf, victoryId } from '../ending.ts'
import xia from '../game.ts'
import { view } from '../view.ts'
import german from '../words/de/index.ts'
import english from '../words/en/index.ts'
import { scene } from './scene.ts'

const VOID = ['quiet-reach', 'hollow-expanse', 'burning-horse'] as const
const ships = Object.values(housePack.ships)
const en = english(housePack)
const de = german(housePack)
const words = (text = '') => text.split(/\s+/).length

test('[fame.story] every ship has technical data, a backstory and a victory story in both languages', () => {
  for (const { id, technical, maker, note } of ships) {
    expect(
      Object.values(technical).every((figure) => figure > 0),
      id,
    ).toBe(true)
    expect([maker, note].map((text) => text.trim() !== '')).toEqual([true, true])
    for (const { printed } of [en, de]) {
      const [backstory, victory] = [printed[id]?.story, printed[victoryId(id)]?.story]
      expect([words(backstory) >= 30, words(backstory) <= 60, backstory], id).toEqual([true, true, backstory])
      expect([words(victory) >= 60, words(victory) <= 110, victory], id).toEqual([true, true, victory])
      expect(`${backstory} ${victory}`, id).not.toMatch(/['"]| {2}|\{\{|undefined/)
    }
    for (const part of ['', '.victory']) expect(de.printed[id + part]?.story, id).not.toBe(en.printed[id + part]?.story)
    expect(de.printed[`${id}.note`]?.text, id).not.toBe(en.printed[`${id}.note`]?.text)
  }
  expect(new Set(ships.map(({ victory }) => victory)).size).toBe(18)
})

test('[fame.story] stories speak to whoever won', () => {
  for (const { id, victory } of ships) {
    expect(victory, id).toMatch(/\b[Yy]ou\b/)
    expect(de.printed[victoryId(id)]?.story, id).toMatch(/\b(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\w*)\b/)
  }
})

/** Red wins by a token. */
const won = () =>
  scene({
    tiles: VOID,
    options: { goal: 20 },
    tokens: { 'quiet-reach': 'fame' },
    ships: { red: { ship: 'twin-mirage', at: '0,2', fame: 19 } },
  }).play('red: token')

test('[fame.story] at the end the winner’s ship tells its story, and not before', () => {
  const match = won()
  const seen = view(match.state, 'spectator')
  expect(endingOf(seen, housePack)).toEqual({
    seat: 0,
    ship: 'twin-mirage',
    fame: 20,
    rank: 'living-legend',
    story: 'twin-mirage.victory',
    english: housePack.ships['twin-mirage'].victory,
  })
  expect(xia.epilogue?.(seen)).toBe(housePack.ships['twin-mirage'].victory)
  const early = view(scene({ tiles: VOID }).state, 0)
  expect([endingOf(early, housePack), xia.epilogue?.(early)]).toEqual([undefined, undefined])
})

test('[fame.rank] the track begins with Unknown; each name holds up to the next one', () => {
  const at = (fame: number) => en.messages.name(rankAt(housePack.ranks, fame))
  expect([0, 1, 2, 3, 4, 5, 29, 30, 33].map(at)).toEqual([
    'Unknown',
    'Drifter',
    'Drifter',
    'Regular',
    'Regular',
    'Name on a Hull',
    'Public Holiday',
    'Constellation',
    'Constellation',
  ])
  expect(de.messages.name('unknown')).toBe('Unbekannt')
  expect(xia.render?.(view(won().state, 0))).toContain('Fame 20 (Living Legend)')
})

test('[fame.rank] [fame.story] an owner’s pack can have the printed names and stories', () => {
  const own = xia.withContent?.({
    id: 'own',
    version: '1',
    ranks: { drifter: { name: 'Hand', from: 2 } },
    ships: { gaiden: { victory: 'The end.', technical: { crew: 4 } } },
  })
  const pack = own?.pack as typeof housePack
  expect([rankAt(pack.ranks, 1), pack.ranks.drifter.name]).toEqual(['unknown', 'Hand'])
  expect([pack.ships.gaiden.victory, pack.ships.gaiden.technical]).toMatchObject(['The end.', { crew: 4, length: 13 }])
  expect(german(pack).printed['gaiden.victory']?.story).toBe('The end.')
  expect(german(pack).messages.name('drifter')).toBe('Hand')
})
