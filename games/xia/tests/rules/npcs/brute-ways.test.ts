import { Dice } from '@orrery/engine'
import { describe, expect, test } from 'vitest'
import { type Craft, ENFORCER, MERCHANT, SCOUNDREL } from '../../../crafts.ts'
import { DIRECTIONS, type Hex, hexDistance, hexName, neighbour, opposite } from '../../../map/hex.ts'
import { lanesOf } from '../../../map/lanes.ts'
import { borderAt, isExplored, regionAt, sectorAt, terrainAt, tileAt } from '../../../map/sectors.ts'
import { layersOf, stepsOf, waysTo } from '../../../rules/npcs/path.ts'
import type { State } from '../../../rules/state.ts'
import { hexesOfMap, randomMap } from '../../map/random-map.ts'
import { position } from '../../scene.ts'

/** Shields, debris, asteroids and steps, in the order in which they count. */
type Toll = readonly [shields: number, debris: number, asteroids: number, steps: number]

const plus = (a: Toll, b: Toll): Toll => [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]]
const isLess = (a: Toll, b: Toll): boolean => {
  const differs = a.findIndex((count, i) => count !== b[i])
  return differs >= 0 && a[differs] < b[differs]
}

/** Every step from a space, by the borders on the board. */
function stepsFrom(g: State, craft: Craft, from: Hex): { readonly to: Hex; readonly toll: Toll }[] {
  const steps = DIRECTIONS.map((direction) => ({ direction, to: neighbour(from, direction) }))
    .filter(({ to }) => isExplored(g, to))
    .map(({ direction, to }) => ({ to, out: borderAt(g, from, direction), into: borderAt(g, to, opposite(direction)) }))
    .filter(({ into }) => into !== 'star')
    .filter(({ to, into }) => craft !== SCOUNDREL || !isPlanetary(into) || tileAt(g, to)?.law !== 'lawful')
    .map(({ to, out, into }) => ({
      to,
      toll: [count('shield', out, into), count('debris', into), count('asteroid', into), 1] as Toll,
    }))
  if (!isWorkingGate(g, from)) return steps
  const gates = hexesOfMap(g).filter((hex) => isWorkingGate(g, hex) && regionAt(g, hex) !== regionAt(g, from))
  return [...steps, ...gates.map((to) => ({ to, toll: [0, 0, 0, 1] as Toll }))]
}

const count = (wanted: string, ...borders: readonly string[]): number =>
  borders.filter((border) => border === wanted).length
const isWorkingGate = (g: State, hex: Hex): boolean => terrainAt(g, hex) === 'gate' && !tileAt(g, hex)?.malfunctioning

const isPlanetary = (border: string): boolean => border === 'entrance' || border === 'shield'

const risksNothing = (toll: Toll): boolean => toll.slice(0, 3).every((risk) => risk === 0)

/** Which steps will do. */
type Allowed = (from: Hex, to: Hex, toll: Toll) => boolean

/** By space, the least toll to one of the goals: improved until nothing gets better. */
function leastTolls(g: State, craft: Craft, goals: readonly Hex[], allowed: Allowed): Map<Hex, Toll> {
  const tolls = new Map<Hex, Toll>(goals.map((goal) => [goal, [0, 0, 0, 0]]))
  const hexes = hexesOfMap(g)
  const steps = new Map(
    hexes.map((hex) => [hex, stepsFrom(g, craft, hex).filter(({ to, toll }) => allowed(hex, to, toll))]),
  )
  for (let improved = true; improved; ) {
    improved = false
    for (const hex of hexes)
      for (const { to, toll } of steps.get(hex) ?? []) {
        const beyond = tolls.get(to)
        const known = tolls.get(hex)
        if (!beyond || (known && !isLess(plus(beyond, toll), known))) continue
        tolls.set(hex, plus(beyond, toll))
        improved = true
      }
  }
  return tolls
}

const isHarmless = (g: State, hex: Hex): boolean => !['asteroid', 'debris', 'star'].includes(terrainAt(g, hex))

/** The goals, then the harmless spaces of their sectors, the nearer ones first. */
function aims(g: State, goals: readonly Hex[]): (readonly Hex[])[] {
  const sectors = goals.map((goal) => sectorAt(g, goal))
  const far = (hex: Hex) => Math.min(...goals.map((goal) => hexDistance(hex, goal)))
  const around = hexesOfMap(g).filter((hex) => sectors.includes(sectorAt(g, hex)) && isHarmless(g, hex))
  return [goals, ...[1, 2, 3, 4].map((distance) => around.filter((hex) => far(hex) === distance))]
}

/** Safely to the first of the aims that can be reached so; else, with risks outside of the goals' sectors, to the first of them. */
function plans(
  g: State,
  craft: Craft,
  goals: readonly Hex[],
): { readonly tolls: Map<Hex, Toll>; readonly allowed: Allowed }[] {
  const sectors = goals.map((goal) => sectorAt(g, goal))
  const careful: Allowed = (from, to, toll) =>
    risksNothing(toll) || sectorAt(g, from) !== sectorAt(g, to) || !sectors.includes(sectorAt(g, from))
  const safe: Allowed = (_from, _to, toll) => risksNothing(toll)
  return [safe, careful].flatMap((allowed) =>
    aims(g, goals).map((aim) => ({ tolls: leastTolls(g, craft, aim, allowed), allowed })),
  )
}

describe.each(['a', 'b', 'c', 'd'])('map %s', (seed) => {
  const g = position({
    players: 5,
    npcs: { merchant: { at: '0,0' }, enforcer: { at: '1,0' }, scoundrel: { at: '0,1' } },
  })
  g.sectors = randomMap(seed, 5).sectors
  const dice = new Dice(seed)
  const open = hexesOfMap(g).filter((hex) => terrainAt(g, hex) !== 'star')
  const rocks = hexesOfMap(g).filter((hex) => terrainAt(g, hex) === 'asteroid' || terrainAt(g, hex) === 'debris')

  test.each([
    [MERCHANT, [dice.pick(open), dice.pick(open)]],
    [ENFORCER, [dice.pick(open)]],
    [ENFORCER, [dice.pick(rocks)]],
    [SCOUNDREL, [dice.pick(rocks)]],
    [SCOUNDREL, [dice.pick(open)]],
  ])('[npc.path] [npc.unsafe] [npc.ties] the best ways of NPC %i, all of them, to %j', (craft, goals) => {
    const all = plans(g, craft, goals)
    for (let i = 0; i < 60; i++) {
      const start = dice.pick(open)
      g.drones[craft - MERCHANT].hex = start
      const ways = waysTo(g, craft, goals)
      const { tolls, allowed } = all.find((plan) => plan.tolls.has(start)) ?? {}
      const least = tolls?.get(start)
      const where = `from ${hexName(start)}`
      const cost = ways.costs[lanesOf(g).nodeAt(start)]
      if (tolls === undefined || allowed === undefined || least === undefined) {
        expect(cost, where).toBe(-1)
        continue
      }
      expect([ways.safe, stepsOf(cost)], where).toEqual([risksNothing(least), least[3]])
      const [first] = layersOf(g, craft, ways, 1)
      const best = stepsFrom(g, craft, start)
        .filter(
          ({ to, toll }) => allowed(start, to, toll) && String(plus(tolls.get(to) ?? FAR, toll)) === String(least),
        )
        .map(({ to }) => to)
      const found = (first?.nodes ?? []).map((node) => lanesOf(g).hexes[node])
      expect(found.sort(), where).toEqual(least[3] === 0 ? [] : [...new Set(best)].sort())
    }
  })
})

/** Further than any way. */
const FAR: Toll = [99, 99, 99, 999]
