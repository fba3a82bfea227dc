import type { MyQuestion } from '@orrery/protocol'
import { numbered } from '../../codecs.ts'
import { findPacking, spacesForCubes } from '../../hold/packing.ts'
import type { VesselView } from '../../view.ts'
import { itemNamed, type Packing, type Place, placeOf, shipFor } from './fitting.ts'

/** What a question wants to be packed, and what stays where it is. */
export function packingFor(vessel: VesselView, question: MyQuestion): Packing | undefined {
  const { ask, about } = question
  const names = question.kind === 'arrange' ? question.items.map(String) : numbered([String(about.outfit)])
  const spots =
    question.kind === 'arrange'
      ? question.spots.map((list) => list.map(String))
      : question.kind === 'choose'
        ? [question.options.map(String)]
        : []
  if (spots.length === 0) return undefined
  const items = names.map(itemNamed)
  const ship = shipFor(vessel, ask, items, spots)
  const isNew = ship.id !== vessel.ship
  return {
    ship,
    items,
    spots,
    staying: isNew ? new Map() : stayingIn(vessel, question.kind === 'arrange'),
    damage: isNew ? [] : vessel.damage,
  }
}

/** When a whole hold is laid anew only damaged outfits stay; when something is added, everything does. */
function stayingIn({ outfits, cubes, damage }: VesselView, anew: boolean): ReadonlyMap<string, string> {
  const staying = new Map<string, string>()
  for (const { outfit, spaces } of outfits)
    if (!anew || spaces.some((name) => damage.includes(name))) for (const name of spaces) staying.set(name, outfit)
  if (!anew) for (const [name, cargo] of Object.entries(cubes)) staying.set(name, cargo)
  return staying
}

/** Where everything lies before it is touched: a hold that is rearranged starts as it is, a new one with a way that fits. */
export function placesNow(packing: Packing, vessel: VesselView, { ask, kind }: MyQuestion): (Place | undefined)[] {
  const { ship, items, damage } = packing
  if (kind === 'choose') return items.map(() => undefined)
  if (ask !== 'business.rearrange') return packedForYou(packing)
  const whole = vessel.outfits.filter(({ spaces }) => !spaces.some((name) => damage.includes(name)))
  const cubes = Object.entries(vessel.cubes)
  const used = new Set<unknown>()
  return items.map(({ outfit, cargo }) => {
    const fitted = whole.find((one) => one.outfit === outfit && !used.has(one))
    if (fitted) {
      used.add(fitted)
      const placement = ship.fits[fitted.outfit].find(({ spaces, uses }) => {
        const names = ship.hold.names.filter((_, space) => ((spaces >> space) & 1) === 1)
        const sockets = ship.hold.names.filter((_, space) => ((uses >> space) & 1) === 1)
        return names.join() === fitted.spaces.join() && sockets.join() === fitted.uses.join()
      })
      return placement && placeOf(ship, placement.name)
    }
    const cube = cubes.find((one) => one[1] === cargo && !used.has(one))
    if (!cube) return undefined
    used.add(cube)
    return placeOf(ship, cube[0])
  })
}

/** A way to lay everything, for whoever does not care. */
export function packedForYou({ ship, items, staying, damage }: Packing): (Place | undefined)[] {
  const bit = (name: string) => 1 << ship.hold.names.indexOf(name)
  const taken = [...staying.keys(), ...damage].reduce((spaces, name) => spaces | bit(name), 0)
  const outfits = items.flatMap(({ outfit }) => (outfit === undefined ? [] : [outfit]))
  const found = findPacking(ship.hold, ship.fits, outfits, taken, items.length - outfits.length)
  if (found === undefined) return items.map(() => undefined)
  const full = found.reduce((spaces, { spaces: own }) => spaces | own, taken)
  const free = spacesForCubes(ship.hold, full, items.length - outfits.length)
  let [outfit, cube] = [0, 0]
  return items.map((item) =>
    placeOf(ship, item.outfit === undefined ? ship.hold.names[free[cube++]] : found[outfit++].name),
  )
}
