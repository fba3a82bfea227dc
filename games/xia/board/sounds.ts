import type { Sound } from '@orrery/board'
import type { Cited } from '../rules/dialect.ts'

/** What lines of the log sound like. */
export const sounds: { readonly [what in Cited]?: Sound } = {
  'move.step': 'move',
  'border.gate': 'move',
  'npc.path': 'move',
  'map.symbols': 'place',
  'map.collect': 'place',
  'move.engine': 'dice',
  'border.asteroid#roll': 'dice',
  'border.nebula#roll': 'dice',
  'border.debris#roll': 'dice',
  'border.shield#roll': 'dice',
  'outfit.use': 'dice',
  'outfit.shield': 'dice',
  'npc.attack#roll': 'dice',
  'mission.draw': 'card',
  'title.claim': 'card',
  'combat.resolve': 'clash',
  'combat.kill': 'loss',
  'death.remove': 'loss',
  'border.star': 'loss',
}
