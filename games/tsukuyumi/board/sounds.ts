import type { Sound } from '@orrery/board'
import type { Cited } from '../rules/dialect.ts'

/** What lines of the log sound like. */
export const sounds: { readonly [what in Cited]?: Sound } = {
  'setup.units': 'place',
  'production.place': 'place',
  'darkseed.hatch': 'place',
  'oni.place': 'place',
  'event.add-tile': 'place',
  'move.action': 'move',
  'move.forced': 'move',
  'draft.pick': 'card',
  'event.draw': 'card',
  'event.play': 'card',
  'combat.choose': 'card',
  'combat.action': 'clash',
  'board.control': 'clash',
  'damage.assign': 'loss',
  'combat.counter': 'loss',
  'uplink.samurai': 'loss',
  'uplink.shogun#lost': 'loss',
}
