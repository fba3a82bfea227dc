import type { BoardModule } from '@orrery/board'
import type { View } from '../../view.ts'
import { PackingTable } from '../packing/packing-table.tsx'
import { HoldChoice } from './hold-choice.tsx'
import { BusinessChoice, CubeChoice, DefenceChoice, LoadoutChoice, MissionChoice, OutfitChoice } from './offers.tsx'

/** Questions that are easier to answer with a picture than with a list. */
export const answering: BoardModule<View>['answering'] = {
  'setup.outfits': OutfitChoice,
  'option.first-game': LoadoutChoice,
  'outfit.shape': PackingTable,
  'business.rearrange': PackingTable,
  'business.transfer': PackingTable,
  'business.order': BusinessChoice,
  'mission.draw': MissionChoice,
  'cargo.buy': CubeChoice,
  'cargo.collect': CubeChoice,
  'cargo.place': HoldChoice,
  'cargo.sell': HoldChoice,
  'cargo.jettison': HoldChoice,
  'ship.damage': HoldChoice,
  'ability.repair-swarm': HoldChoice,
  'combat.defend': DefenceChoice,
  'border.defend': DefenceChoice,
}
