import type { Tip } from '@orrery/engine'
import type { Content } from '../content/types.ts'
import type { View } from '../view.ts'

/** What is said while everybody sets up, from the second match on. */
export const setupTips = [
  {
    id: 'homezone',
    kind: 'rule',
    when: { asks: ['setup.homezone'] },
    cites: ['setup.homezone', 'board.homezone', 'production.place'],
  },
  {
    id: 'starting-areas',
    kind: 'advice',
    when: { asks: ['setup.starting-areas'] },
    cites: ['setup.starting-areas', 'score.areas'],
    figures: (_view, _told, pack) => ({ fertile: (pack as Content).numbers.fertilePoints }),
  },
  { id: 'deploying', kind: 'advice', when: { asks: ['setup.units'] }, cites: ['setup.units', 'setup.armies'] },
  { id: 'first-uplinks', kind: 'advice', when: { asks: ['setup.uplinks'] }, cites: ['setup.uplinks', 'uplink.tetsuo'] },
  { id: 'first-eggs', kind: 'advice', when: { asks: ['setup.eggs'] }, cites: ['setup.eggs', 'darkseed.hatch'] },
  { id: 'first-mines', kind: 'advice', when: { asks: ['setup.mines'] }, cites: ['setup.mines', 'nomads.mine'] },
  {
    id: 'first-terraformings',
    kind: 'advice',
    when: { asks: ['setup.terraformings'] },
    cites: ['setup.terraformings', 'boarlords.terraforming'],
    figures: (_view, _told, pack) => ({ points: (pack as Content).terraformings.stronghold.numbers.points ?? 0 }),
  },
] as const satisfies readonly Tip<View>[]
