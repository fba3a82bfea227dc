import type { Formatter } from '@orrery/board'
import type { Viewer } from '@orrery/protocol'
import type { VesselView, View } from '../../view.ts'
import { missionTypeWords } from '../cards/words.ts'
import { content } from '../content.ts'
import { figure } from '../figures.ts'
import { phase } from '../phase.ts'
import { nextSector, stepsTo } from './goals.ts'
import { ownVessel } from './space.ts'

/** How far it is to the goal and who leads; then what the own ship has to go on with, and what it is after. */
export function standing(view: View, viewer: Viewer, say: Formatter): readonly string[] {
  const own = ownVessel(view, viewer)
  const rivals = view.vessels.filter((vessel) => vessel !== own).sort((a, b) => b.fame - a.fame)
  if (own === undefined) return [`${phase(view, say)}.`, goalText(view, rivals, say)]
  return [`${phase(view, say)}.`, raceText(view, own, rivals[0], say), shipText(view, own, say)]
}

function goalText({ goal }: View, vessels: readonly VesselView[], say: Formatter): string {
  const fames = vessels.map(({ colour, fame }) => `${say.name(colour)} ${fame}`).join(', ')
  return say.text('First to {{goal}} Fame wins: {{fames}}.', { goal, fames })
}

function raceText({ goal }: View, { fame }: VesselView, rival: VesselView | undefined, say: Formatter): string {
  if (rival === undefined) return say.text('First to {{goal}} Fame wins: you have {{fame}}.', { goal, fame })
  return say.text('First to {{goal}} Fame wins: you have {{fame}}, {{rival}} has {{theirs}}.', {
    goal,
    fame,
    rival: say.name(rival.colour),
    theirs: rival.fame,
  })
}

function shipText(view: View, own: VesselView, say: Formatter): string {
  if (own.ship === '') return say.text('You have no ship yet.')
  const cubes = Object.values(own.cubes)
  const mission = own.mission === null ? undefined : content.missions[own.mission.mission]
  const parts = [
    say.text('{{n}} energy', { n: own.energy }),
    say.text('{{n|# armed marker|# armed markers}}', { n: own.armed }),
    say.text('{{n}} credits', { n: figure(say, own.credits) }),
    ...(cubes.length === 0 ? [] : [countedText(cubes, say)]),
    ...(own.damage.length === 0 ? [] : [say.text('{{n}} damage', { n: own.damage.length })]),
    ...(own.bounty === 0 ? [] : [say.text('bounty {{n}}', { n: figure(say, own.bounty) })]),
    ...(own.stranded ? [say.text('stranded')] : []),
    ...(mission === undefined
      ? []
      : [
          say.text('mission: {{mission}}', {
            mission: `${say.name(mission.id)} (${missionTypeWords(say, mission.type)})`,
          }),
          ...nextText(view, own, say),
        ]),
  ]
  return say.text('You fly {{ship}}: {{parts}}.', { ship: say.name(own.ship), parts: parts.join(', ') })
}

/** Where the mission leads next, and how far that is. */
function nextText(view: View, own: VesselView, say: Formatter): string[] {
  const next = nextSector(own)
  if (next === undefined) return []
  const place = say.name(next.tile)
  const n = stepsTo(view, next.tile)
  return [
    next.delivers ? say.text('deliver to {{place}}', { place }) : say.text('go to {{place}}', { place }),
    n === undefined ? say.text('undiscovered') : say.text('{{n|=0 here|# space away|# spaces away}}', { n }),
  ]
}

function countedText(cubes: readonly string[], say: Formatter): string {
  const kinds = [...new Set(cubes)]
  return kinds.map((kind) => `${cubes.filter((cube) => cube === kind).length} ${say.name(kind)}`).join(', ')
}
