import type { Chapter } from '@orrery/engine'

export const goal = {
  id: 'goal',
  title: 'Goals',
  rules: [
    {
      id: 'goal.once',
      text: 'Each faction has a goal of its own that gives 2 victory points, once in a game. It is looked at after every change of land, properties or markers, whoever made it. Conquering the same area again in a round does not count again, and areas need not be held.',
      source: 'codex: Faction-specific Goals; rulings 84, 93',
    },
    {
      id: 'goal.gps-mapping',
      text: 'GPS Mapping: the Cybersamurai control four areas at one time, one for each of ocean floor, fertile ground, mountain range and Tsukuyumi. A moon area can only be the Tsukuyumi area.',
      source: 'codex: GPS Mapping; ruling 90',
    },
    {
      id: 'goal.space-for-the-swarm',
      text: 'Space for the Swarm: the Dark Seed conquer 6 different areas in one round.',
      source: 'codex: Space for the Swarm',
    },
    {
      id: 'goal.regain-former-strength',
      text: 'Regain Former Strength: the Nomads conquer 4 different areas in one round that carried a marker of others, Oni included.',
      source: 'codex: Regain Former Strength; ruling 85',
    },
    {
      id: 'goal.territorial-expansion',
      text: 'Territorial Expansion: the Boarlords control 10 areas at the end of one of their red turns, whether or not their card has a red phase.',
      source: 'codex: Territorial Expansion; ruling 92',
    },
  ],
} as const satisfies Chapter
