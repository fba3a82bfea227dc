import { describe, expect, test } from 'vitest'
import { housePack } from '../content/house.ts'
import {
  COUNTERATTACKS,
  EVENT_EFFECTS,
  FACTIONS,
  type FactionSheet,
  GOALS,
  MISSIONS,
  type Power,
  TERRAFORMINGS,
  UNIT_KINDS,
  type Unit,
  type UnitKind,
  UPLINKS,
  WEAPONS,
} from '../content/types.ts'

const { actionCards, combatCards, counterattacks, events, eventEffects, factions, numbers, tiles, units } = housePack

const count = (list: readonly string[]) => {
  const counts: { [key: string]: number } = {}
  for (const one of list) counts[one] = (counts[one] ?? 0) + 1
  return counts
}

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)

describe('the pack', () => {
  test('is frozen all the way down, so that states may share it', () => {
    const open: string[] = []
    const look = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return
      if (!Object.isFrozen(value)) open.push(path)
      for (const [key, part] of Object.entries(value)) look(part, `${path}.${key}`)
    }
    look(housePack, 'pack')
    expect(open).toEqual([])
  })

  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(housePack))).toEqual(housePack)
  })

  test('keeps everything under its own id, in the order of the vocabulary', () => {
    const kinds = Object.values(UNIT_KINDS).flat()
    const lists = {
      units: kinds,
      counterattacks: COUNTERATTACKS,
      eventEffects: EVENT_EFFECTS,
      uplinks: UPLINKS,
    } as const
    for (const [table, ids] of Object.entries(lists))
      expect(Object.keys(housePack[table as keyof typeof lists]).sort()).toEqual([...ids].sort())
    expect(Object.keys(housePack.weapons)).toEqual([...WEAPONS])
    expect(Object.keys(housePack.terraformings)).toEqual([...TERRAFORMINGS])
    expect(Object.keys(housePack.missions)).toEqual([...MISSIONS])
    expect(Object.keys(housePack.goals)).toEqual([...GOALS])
    expect(Object.keys(factions)).toEqual([...FACTIONS])
    for (const table of [units, tiles, actionCards, combatCards, counterattacks, events, eventEffects, factions])
      for (const [id, entry] of Object.entries(table)) expect(entry.id).toBe(id)
  })

  test('says of every entry what it rests on', () => {
    const { numberSources, uplinks, weapons, terraformings, missions, goals, maps } = housePack
    const all = [
      tiles,
      units,
      actionCards,
      combatCards,
      counterattacks,
      events,
      eventEffects,
      factions,
      uplinks,
      weapons,
    ]
    for (const table of [...all, terraformings, missions, goals, maps, numberSources])
      for (const { basis, source } of Object.values(table)) {
        expect(['attested', 'inferred', 'house']).toContain(basis)
        expect(source).not.toBe('')
      }
    expect(Object.keys(numberSources)).toEqual(Object.keys(numbers))
  })

  test('has every number of a text', () => {
    const told = [...Object.values(counterattacks), ...Object.values(eventEffects), ...Object.values(housePack.uplinks)]
    const rest = [...Object.values(housePack.missions), ...Object.values(housePack.goals)]
    for (const { text, numbers } of [...told, ...rest, ...Object.values(housePack.terraformings)])
      expect([...new Set([...text.matchAll(/\{\{(\w+)[|}]/g)].map(([, key]) => key))].sort()).toEqual(
        Object.keys(numbers).sort(),
      )
  })
})

describe('factions', () => {
  test('there are four, with the initiatives 1 to 4', () => {
    expect(Object.values(factions).map(({ initiative }) => initiative)).toEqual([1, 2, 3, 4])
  })

  test('each brings a mission and has a goal, all different', () => {
    expect(Object.values(factions).map(({ mission }) => mission)).toEqual([...MISSIONS])
    expect(Object.values(factions).map(({ goal }) => goal)).toEqual([...GOALS])
  })

  test('units have values in fives, and there are miniatures of them', () => {
    for (const { conquest, health, damage, cost, count, id } of Object.values(units)) {
      for (const value of [conquest, health, damage]) expect(value % 5, id).toBe(0)
      expect(health).toBeGreaterThan(0)
      expect(cost === null || cost > 0).toBe(true)
      expect(count).toBeGreaterThan(0)
    }
  })

  test('miniatures: 20 Cybersamurai, 38 Dark Seed, 15 Nomads, 23 Boarlords and 36 Oni', () => {
    const perPower = (power: Power) => sum(UNIT_KINDS[power].map((kind: UnitKind) => units[kind].count))
    expect([...FACTIONS, 'oni' as const].map(perPower)).toEqual([20, 38, 15, 23, 36])
  })

  test('a unit can only grow from a cheaper one of its own faction', () => {
    const grown = Object.values(units).filter((unit: Unit) => unit.upgrade !== null)
    expect(grown.length).toBe(9)
    for (const { upgrade, cost, power } of grown) {
      const before = units[upgrade?.from ?? 'worker']
      expect(before.power).toBe(power)
      expect((before.cost ?? 99) + (upgrade?.cost ?? 99)).toBeLessThanOrEqual(cost ?? 0)
    }
  })

  test('starting units are in the box and add up', () => {
    const totals = ({ startingUnits }: FactionSheet) =>
      (['conquest', 'health', 'damage'] as const).map((value) =>
        sum(startingUnits.map(([kind, many]) => many * units[kind][value])),
      )
    for (const { id, startingUnits } of Object.values(factions))
      for (const [kind, many] of startingUnits) {
        expect(units[kind].power).toBe(id)
        expect(many).toBeLessThanOrEqual(units[kind].count)
      }
    expect(Object.fromEntries(Object.values(factions).map((sheet) => [sheet.id, totals(sheet)]))).toEqual({
      cybersamurai: [75, 95, 85],
      'dark-seed': [110, 100, 65],
      nomads: [120, 120, 100],
      boarlords: [170, 125, 65],
    })
  })

  test('the first Oni come out of 15 that are in the box', () => {
    expect(sum(Object.values(housePack.oniPool))).toBe(15)
  })

  test('12 weapons, 5 of them ready from the start, and 35 Terraformings', () => {
    const weapons = Object.values(housePack.weapons)
    expect(sum(weapons.map(({ count }) => count))).toBe(12)
    expect(weapons.filter(({ reusable }) => reusable)).toMatchObject([{ id: 'pistol', count: 5, bonus: 10 }])
    expect(sum(Object.values(housePack.terraformings).map(({ count }) => count))).toBe(35)
  })
})

describe('events, Uplinks and tiles', () => {
  test('20 events with different names and 15 effects', () => {
    const cards = Object.values(events)
    expect(cards.length).toBe(20)
    expect(new Set(cards.map(({ name }) => name)).size).toBe(20)
    expect(
      Object.values(count(cards.map(({ effect }) => effect)))
        .sort()
        .join(''),
    ).toBe('111111111122222')
    expect(new Set(cards.map(({ effect }) => effect)).size).toBe(EVENT_EFFECTS.length)
  })

  test('10 Uplinks: only Amaterasu is free', () => {
    expect(
      Object.values(housePack.uplinks)
        .filter(({ cost }) => cost === 0)
        .map(({ id }) => id),
    ).toEqual(['amaterasu'])
  })

  test('the tiles of further boxes: 7 plain ocean floors, 3 toxic ones and 4 riverlands', () => {
    const list = Object.values(tiles).filter(({ set }) => set !== 'core')
    const facts = list.map(({ set, type, property, blockades }) => [set, type, property, blockades.join('')].join(' '))
    expect(count(facts)).toEqual({
      'player-plus ocean  ': 2,
      'player-plus ocean  0': 3,
      'player-plus ocean  02': 1,
      'player-plus ocean  013': 1,
      'after-the-moonfall ocean toxic ': 2,
      'after-the-moonfall ocean toxic 01': 1,
      'after-the-moonfall river  03': 4,
    })
    expect(new Set(list.map(({ basis }) => basis))).toEqual(new Set(['inferred']))
  })

  test('37 tiles of the core box: 27 ocean floors, 5 fertile grounds and 5 mountain ranges', () => {
    const list = Object.values(tiles).filter(({ set }) => set === 'core')
    expect(count(list.map(({ type }) => type))).toEqual({ ocean: 27, fertile: 5, mountain: 5 })
    expect(count(list.map(({ property }) => property ?? 'none'))).toEqual({
      none: 28,
      radioactive: 3,
      unstable: 4,
      tsukuyumi: 2,
    })
    const sort = ({ type, mountain, property, blockades }: (typeof tiles)[string]) =>
      [type, ...(property ? [property] : []), ...(mountain ? [mountain] : []), blockades.join('')].join(' ')
    expect(count(list.map(sort))).toEqual({
      'ocean ': 7,
      'ocean 0': 5,
      'ocean 02': 2,
      'ocean 03': 1,
      'ocean 013': 3,
      'ocean radioactive ': 1,
      'ocean radioactive 0': 1,
      'ocean radioactive 02': 1,
      'ocean unstable ': 3,
      'ocean unstable 0': 1,
      'ocean tsukuyumi ': 2,
      'fertile ': 1,
      'fertile 0': 2,
      'fertile 02': 1,
      'fertile 03': 1,
      'mountain 15 ': 1,
      'mountain 20 ': 1,
      'mountain 15 0': 1,
      'mountain 20 0': 1,
      'mountain 20 03': 1,
    })
  })

  test('victory points', () => {
    expect(numbers).toMatchObject({
      oceanPoints: 1,
      fertilePoints: 2,
      mountainPoints: 1,
      moonPoints: 1,
      moonCentrePoints: 1,
    })
    expect([numbers.firstPlacePoints, numbers.secondPlacePoints]).toEqual([2, 1])
    expect(Object.values(housePack.missions).map(({ points }) => points)).toEqual([1, 1, 1, 1])
    expect(Object.values(housePack.goals).map(({ points }) => points)).toEqual([2, 2, 2, 2])
  })
})
