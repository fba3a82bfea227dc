import { expect, test } from 'vitest'
import { Routes } from '../../bot/routes.ts'
import { Routes as Frozen } from '../../bot/yardstick/routes.ts'
import { chartLanes } from '../../map/lanes.ts'
import { randomMap } from '../map/random-map.ts'

test('[move.step] captains count the same ways as the yardstick, for Innocents and Outlaws, on maps that grow', () => {
  for (const seed of ['a', 'b'])
    randomMap(seed, 4, ({ after }) => {
      const lanes = chartLanes({ ...after, derived: undefined })
      const routes = new Routes(lanes)
      const frozen = new Frozen(lanes)
      for (let node = 0; node < lanes.size; node += 23)
        for (const isOutlaw of [false, true]) expect(routes.from(node, isOutlaw)).toEqual(frozen.from(node, isOutlaw))
    })
})
