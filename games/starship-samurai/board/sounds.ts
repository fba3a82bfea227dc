import type { Sound } from '@orrery/board'
import type { Cited } from '../rules/dialect.ts'

/** What lines of the log sound like. */
export const sounds: { readonly [what in Cited]?: Sound } = {
  'alliance.move': 'place',
  'order.allegiance': 'place',
  'move.legal#moved': 'move',
  'cards.play': 'card',
  'cards.draw': 'card',
  'battle.commit': 'card',
  'battle.reveal': 'card',
  'battle.victor': 'clash',
  'battle.no-units': 'clash',
  'move.displace': 'loss',
  'unit.destroy': 'loss',
  'mech.mototada': 'loss',
  'mech.tametomo': 'loss',
  'mech.mori': 'loss',
}
