import type { Chapter } from '@orrery/engine'

export const goal = {
  id: 'goal',
  title: 'Goals',
  lead: 'Each faction has a goal of its own.',
  rules: [
    {
      id: 'goal.once',
      text: 'Your faction’s goal gives 2 victory points, once in a game, as soon as it is met. The same area conquered twice in a round counts once, and you need not hold the areas.',
      source: 'codex: Faction-specific Goals; rulings 84, 93',
    },
    {
      id: 'goal.gps-mapping',
      text: '**GPS Mapping** (Cybersamurai): control four areas at the same time, one each of ocean floor, fertile ground, mountain range, and Tsukuyumi. A moon area can only be the Tsukuyumi area.',
      source: 'codex: GPS Mapping; ruling 90',
    },
    {
      id: 'goal.space-for-the-swarm',
      text: '**Space for the Swarm** (Dark Seed): conquer 6 different areas in one round.',
      source: 'codex: Space for the Swarm',
    },
    {
      id: 'goal.regain-former-strength',
      text: '**Regain Former Strength** (Nomads): in one round, conquer 4 different areas that had another side’s territory marker, Oni included.',
      source: 'codex: Regain Former Strength; ruling 85',
    },
    {
      id: 'goal.territorial-expansion',
      text: '**Territorial Expansion** (Boarlords): control 10 areas at the end of one of your red turns, even without a red phase on your card.',
      source: 'codex: Territorial Expansion; ruling 92',
    },
  ],
} as const satisfies Chapter
