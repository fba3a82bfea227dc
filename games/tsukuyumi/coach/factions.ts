import type { Tip } from '@orrery/engine'
import type { Content } from '../content/types.ts'
import { factionOf } from '../lessons/goals.ts'
import type { View } from '../view.ts'
import { isMyTurn } from './seen.ts'

/** What is said about what only one faction has. */
export const factionTips = [
  {
    id: 'uplinks',
    kind: 'rule',
    when: { asks: ['production.points'] },
    if: (view) => [factionOf(view) === 'cybersamurai'],
    taughtIn: ['cybersamurai'],
    cites: ['cybersamurai.install', 'uplink.amaterasu', 'uplink.shogun'],
  },
  {
    id: 'laser',
    kind: 'rule',
    when: { asks: ['uplink.tetsuo#where'] },
    taughtIn: ['cybersamurai'],
    cites: ['uplink.tetsuo'],
    figures: (_view, _told, pack) => ({ damage: (pack as Content).uplinks.tetsuo.numbers.damage ?? 0 }),
  },
  { id: 'wall', kind: 'rule', when: { asks: ['uplink.kaneda'] }, cites: ['uplink.kaneda', 'board.kaneda'] },
  {
    id: 'rocket',
    kind: 'rule',
    when: { asks: ['uplink.rocket-attack'] },
    cites: ['uplink.rocket-attack', 'cybersamurai.rocket'],
  },
  { id: 'samurai', kind: 'rule', when: { asks: ['uplink.samurai'] }, cites: ['uplink.samurai'] },
  { id: 'ghost', kind: 'rule', when: { asks: ['uplink.ghost'] }, cites: ['uplink.ghost'] },
  {
    id: 'swarm',
    kind: 'rule',
    when: { asks: ['round.turn'] },
    if: (view) => [isMyTurn(view), (view.turn?.orders ?? 0) > 0],
    cites: ['darkseed.effect', 'darkseed.move', 'darkseed.flying', 'darkseed.lay'],
    figures: (view) => ({ orders: view.turn?.orders ?? 0 }),
  },
  {
    id: 'eggs',
    kind: 'rule',
    when: { asks: ['darkseed.lay', 'darkseed.emergency-egg'] },
    taughtIn: ['dark-seed'],
    cites: ['darkseed.eggs', 'darkseed.hatch', 'darkseed.emergency-egg'],
  },
  { id: 'conqueror', kind: 'rule', when: { asks: ['darkseed.conqueror'] }, cites: ['darkseed.conqueror'] },
  {
    id: 'weapons',
    kind: 'rule',
    when: { asks: ['nomads.weapons'] },
    taughtIn: ['hit-hard'],
    cites: ['nomads.weapons', 'nomads.weapon-buy'],
    figures: (_view, _told, pack) => ({ damage: (pack as Content).weapons.pistol.bonus }),
  },
  {
    id: 'mines',
    kind: 'rule',
    when: { asks: ['nomads.mine'] },
    taughtIn: ['nomads'],
    cites: ['nomads.mine', 'nomads.mine-weakest'],
    figures: (_view, _told, pack) => ({ damage: (pack as Content).numbers.mineDamage }),
  },
  {
    id: 'rearming',
    kind: 'rule',
    when: { asks: ['nomads.effect'] },
    taughtIn: ['nomads'],
    cites: ['nomads.effect', 'nomads.radiation'],
  },
  {
    id: 'free-weapon',
    kind: 'rule',
    when: { asks: ['production.points'] },
    if: (view) => [factionOf(view) === 'nomads'],
    cites: ['nomads.discount', 'nomads.weapon-buy'],
    figures: (_view, _told, pack) => ({ points: (pack as Content).numbers.pointsPerWeapon }),
  },
  {
    id: 'terraforming',
    kind: 'rule',
    when: { asks: ['boarlords.effect'] },
    taughtIn: ['boarlords'],
    cites: ['boarlords.effect', 'boarlords.stronghold', 'boarlords.cover', 'boarlords.pigs', 'boarlords.tunnel'],
    figures: (_view, _told, pack) => ({
      points: (pack as Content).terraformings.stronghold.numbers.points ?? 0,
      damage: (pack as Content).terraformings.cover.numbers.damage ?? 0,
    }),
  },
] as const satisfies readonly Tip<View>[]
