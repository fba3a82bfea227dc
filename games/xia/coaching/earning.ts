import type { Data, Tip } from '@orrery/engine'
import type { Content } from '../content/types.ts'
import { buyersOf, ownPlace, ownShip } from '../surroundings.ts'
import type { View } from '../view.ts'
import { acting, at, contentOf, drawing, hasDrawn, onSpace } from './occasions.ts'

/** Cargo and missions. */
export const OF_EARNING = [
  {
    id: 'buying',
    kind: 'rule',
    when: acting,
    if: onSpace('buy'),
    taughtIn: ['clean-hold'],
    cites: ['cargo.buy', 'cargo.trade', 'cargo.fame'],
    figures: (view, _told, pack) => market(view, contentOf(pack)),
  },
  {
    id: 'selling',
    kind: 'rule',
    when: acting,
    if: onSpace('sell'),
    taughtIn: ['clean-hold'],
    cites: ['cargo.sell', 'cargo.fame', 'cargo.jettison'],
    figures: (_view, _told, pack) => ({ least: contentOf(pack).constants.tradeFameCubes }),
  },
  { id: 'mining', kind: 'rule', when: acting, if: onSpace('mine'), cites: ['cargo.gather', 'cargo.mine'] },
  { id: 'harvesting', kind: 'rule', when: acting, if: onSpace('harvest'), cites: ['cargo.gather', 'cargo.harvest'] },
  {
    id: 'mission-point',
    kind: 'rule',
    when: acting,
    if: (view, told, pack) => [...onSpace('mission')(view, told, pack), ownShip(view)?.mission === null],
    taughtIn: ['job'],
    cites: ['mission.draw', 'mission.deliver'],
    figures: (_view, _told, pack) => ({ drawn: contentOf(pack).constants.missionsDrawn }),
  },
  {
    id: 'secret-mission',
    kind: 'rule',
    when: drawing,
    points: [at('cards')],
    cites: ['mission.active', 'table.hidden', 'table.public'],
  },
  {
    id: 'shuttle',
    kind: 'rule',
    when: drawing,
    if: hasDrawn('shuttle'),
    cites: ['mission.shuttle', 'map.distance'],
  },
  {
    id: 'smuggler',
    kind: 'rule',
    when: drawing,
    if: hasDrawn('smuggler'),
    cites: ['mission.smuggler', 'mission.sneak'],
  },
  {
    id: 'thief',
    kind: 'rule',
    when: drawing,
    if: hasDrawn('thief'),
    cites: ['mission.thief', 'mission.caught'],
  },
  {
    id: 'assassin',
    kind: 'rule',
    when: drawing,
    if: hasDrawn('assassin'),
    cites: ['mission.assassin', 'mission.assassin-target'],
  },
  { id: 'hunter', kind: 'rule', when: drawing, if: hasDrawn('hunter'), cites: ['mission.hunter'] },
] as const satisfies readonly Tip<View>[]

/** [cargo.trade] What is sold where the ship is, and where it is wanted. */
function market(view: View, content: Content): Data {
  const special = ownPlace(view, content)?.special
  const cargo = special && 'cargo' in special ? special.cargo : []
  const [first = 'spice'] = cargo
  return { cargo: [...cargo], buyers: [...buyersOf(first, content)] }
}
