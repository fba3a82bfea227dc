import { Dice } from '@orrery/engine'
import { describe, expect, test } from 'vitest'
import { type Craft, ENFORCER, MERCHANT, SCOUNDREL } from '../../../crafts.ts'
import { DIRECTIONS, type Hex, hexName, neighbour, opposite } from '../../../map/hex.ts'
import { lanesOf } from '../../../map/lanes.ts'
import { borderAt, isExplored, regionAt, terrainAt, tileAt } from '../../../map/sectors.ts'
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
    .filter(({ to, into }) => craft !== SCOUNDREL || into !== 'entrance' || tileAt(g, to)?.law !== 'lawful')
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

/** By space, the least toll to one of the goals: improved until nothing gets better. */
function leastTolls(g: State, craft: Craft, goals: readonly Hex[]): Map<Hex, Toll> {
  const tolls = new Map<Hex, Toll>(goals.map((goal) => [goal, [0, 0, 0, 0]]))
  const hexes = hexesOfMap(g)
  const steps = new Map(hexes.map((hex) => [hex, stepsFrom(g, craft, hex)]))
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

describe.each(['a', 'b', 'c', 'd'])('map %s', (seed) => {
  const g = position({
    players: 5,
    npcs: { merchant: { at: '0,0' }, enforcer: { at: '1,0' }, scoundrel: { at: '0,1' } },
  })
  g.sectors = randomMap(seed, 5).sectors
  const dice = new Dice(seed)
  const open = hexesOfMap(g).filter((hex) => terrainAt(g, hex) !== 'star')

  test.each([MERCHANT, ENFORCER, SCOUNDREL])(
    '[npc.path] [npc.unsafe] [npc.ties] the best ways of NPC %i, all of them',
    (craft) => {
      const goals = [dice.pick(open), dice.pick(open)]
      const tolls = leastTolls(g, craft, goals)
      for (let i = 0; i < 60; i++) {
        const start = dice.pick(open)
        g.drones[craft - MERCHANT].hex = start
        const { costs, safe } = waysTo(g, craft, goals)
        const least = tolls.get(start)
        const where = `from ${hexName(start)}`
        const cost = costs[lanesOf(g).nodeAt(start)]
        if (least === undefined) {
          expect(cost, where).toBe(-1)
          continue
        }
        expect([safe, stepsOf(cost)], where).toEqual([least.slice(0, 3).every((risk) => risk === 0), least[3]])
        const [first] = layersOf(g, craft, { costs, safe }, 1)
        const best = stepsFrom(g, craft, start)
          .filter(({ to, toll }) => tolls.has(to) && String(plus(tolls.get(to) as Toll, toll)) === String(least))
          .map(({ to }) => to)
        const found = (first?.nodes ?? []).map((node) => lanesOf(g).hexes[node])
        expect(found.sort(), where).toEqual(least[3] === 0 ? [] : [...new Set(best)].sort())
      }
    },
  )
})
