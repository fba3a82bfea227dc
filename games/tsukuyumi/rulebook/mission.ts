import type { Chapter } from '@orrery/engine'

export const mission = {
  id: 'mission',
  title: 'Missions',
  lead: 'Missions give victory points to everyone who completes them.',
  rules: [
    {
      id: 'mission.complete',
      text: 'A mission gives you 1 victory point as soon as you complete it, once per player, even when it is not your turn. If several players complete it together, all score. You keep the point if you lose the areas later.',
      source: 'codex: Mission Cards; ruling 86',
    },
    {
      id: 'mission.first-marker',
      detail: true,
      text: 'Markers on starting areas count as control, but you cannot complete Geo Tagging, Swarm, or Moonstruck before your first marker after setup.',
      source: 'ruling 87',
    },
    {
      id: 'mission.geo-tagging',
      text: '**Geo Tagging**: control a fertile ground, a mountain range, and an ocean floor at the same time.',
      source: 'codex: Geo Tagging; ruling 91',
    },
    {
      id: 'mission.swarm',
      text: '**Swarm**: control 7 areas at the same time.',
      source: 'codex: Swarm',
    },
    {
      id: 'mission.survival-of-the-fittest',
      text: '**Survival of the Fittest**: over the whole game, destroy 3 units of other players, as attacker, as defender, or by effects of your faction. Oni do not count.',
      source: 'codex: Survival of the Fittest; ruling 89',
    },
    {
      id: 'mission.moonstruck',
      text: '**Moonstruck**: over the whole game, conquer 2 different areas that have the Tsukuyumi property now, printed or by a marker. You need not hold them, and starting areas do not count as conquered.',
      source: 'codex: Moonstruck; ruling 88',
    },
  ],
} as const satisfies Chapter
