import type { NamedSetting } from '../scenes/build.ts'

/** The positions of the lessons. They are scenes, so that a lesson is a match like any other. */
export const LESSON_SETTINGS: { readonly [name: string]: NamedSetting } = {
  /** Nova's last turn of a round: she leads one location, and Pulsar the other. */
  'learn/lead': {
    players: 2,
    turn: 'nova',
    claim: true,
    locations: ['L12', 'L06'],
    boards: { 1: ['nova-1', 'nova-2', 'pulsar-1'], 2: ['pulsar-2'] },
    deck: ['B12', 'B19'],
    hands: { nova: ['ST1', 'ST2'], pulsar: ['ST1', 'ST2'] },
    samurai: { nova: ['shingen', 'masumune'], pulsar: ['oda', 'mori'] },
    spent: { nova: ['wealth-1', 'draw-3', 'wealth-4'], pulsar: ['wealth-1', 'draw-2', 'wealth-3'] },
  },
}
