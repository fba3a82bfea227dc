import type { Tip } from '@orrery/engine'
import { isAtEdge, neighbours, ownPlace, ownShip } from '../surroundings.ts'
import type { View } from '../view.ts'
import { acting, at, contentOf, flying, inSector } from './occasions.ts'

/** How a turn goes, and what is on the way. */
export const OF_THE_TURN = [
  {
    id: 'turn',
    kind: 'rule',
    when: acting,
    taughtIn: ['impulse'],
    points: [at('systems')],
    cites: ['turn.phases', 'turn.actions', 'move.impulse', 'move.engine'],
    figures: (view, _told, pack) => ({ impulse: contentOf(pack).ships[ownShip(view)?.ship ?? '']?.impulse ?? 0 }),
  },
  {
    id: 'token',
    kind: 'rule',
    when: { asks: ['turn.actions', 'move.step'] },
    if: (view, _told, pack) => {
      const place = ownPlace(view, contentOf(pack))
      return [place?.special?.kind === 'exploration', place?.token ?? false]
    },
    cites: ['map.collect', 'turn.minor'],
  },
  { id: 'rolls', kind: 'rule', when: flying, taughtIn: ['hurt'], cites: ['move.step', 'border.resolve'] },
  {
    id: 'planet',
    kind: 'rule',
    when: flying,
    if: (view, _told, pack) => [ownPlace(view, contentOf(pack))?.tile.law !== undefined],
    taughtIn: ['door'],
    cites: ['border.shield', 'border.lawful', 'border.neutral', 'border.outlaw'],
  },
  {
    id: 'occupied',
    kind: 'rule',
    when: flying,
    if: (view) => [neighbours(view).length > 0],
    cites: ['move.pass', 'move.use-occupied'],
    figures: (view, _told, pack) => ({
      craft: neighbours(view)[0] ?? '',
      cost: contentOf(pack).constants.occupiedSpaceCost,
    }),
  },
  {
    id: 'debris',
    kind: 'rule',
    when: flying,
    if: inSector('debris'),
    cites: ['border.debris', 'cargo.salvage'],
    figures: (_view, _told, pack) => ({ fails: (contentOf(pack).constants.debrisFails * 100) / 20 }),
  },
  { id: 'gate', kind: 'rule', when: flying, if: inSector('gate'), cites: ['border.gate', 'border.tigris'] },
  {
    id: 'jump',
    kind: 'rule',
    when: flying,
    if: (view, _told, pack) => [isAtEdge(view, contentOf(pack))],
    taughtIn: ['leap'],
    cites: ['map.jump', 'map.jump-star', 'map.scan'],
  },
  {
    id: 'scan',
    kind: 'rule',
    when: { asks: ['map.edge'] },
    taughtIn: ['leap'],
    cites: ['map.scan', 'map.symbols'],
    figures: (_view, _told, pack) => ({ scan: contentOf(pack).constants.scanEnergy }),
  },
  {
    id: 'ability',
    kind: 'rule',
    when: acting,
    if: (view) => [ownShip(view)?.abilities.some(({ ready }) => ready) ?? false, (ownShip(view)?.energy ?? 0) > 0],
    points: [at('cards')],
    cites: ['ship.ability', 'ship.exhaust', 'ability.slipstream-hop', 'ability.auto-pilot', 'ability.dark-veil'],
    figures: (view) => ({ ability: ownShip(view)?.abilities.find(({ ready }) => ready)?.id ?? '' }),
  },
  {
    id: 'rescue',
    kind: 'rule',
    when: acting,
    if: ({ seat, vessels }) => [vessels.some(({ stranded, hex }, i) => i !== seat && stranded && hex !== null)],
    cites: ['stranded.rescue'],
    figures: ({ seat, vessels }, _told, pack) => ({
      craft: vessels.findIndex(({ stranded, hex }, i) => i !== seat && stranded && hex !== null),
      needs: contentOf(pack).constants.rescueNeeds,
    }),
  },
  {
    id: 'arm',
    kind: 'rule',
    when: { asks: ['status.arm'] },
    taughtIn: ['last-point'],
    points: [at('systems')],
    cites: ['status.arm', 'status.planet'],
  },
] as const satisfies readonly Tip<View>[]
