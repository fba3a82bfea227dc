import type { Chapter } from '@orrery/engine'

export const mission = {
  id: 'mission',
  title: 'Missions',
  rules: [
    {
      id: 'mission.complete',
      text: 'A mission gives 1 victory point at once, to every player who fulfils it, once each, and also when it is not your turn. Missions are looked at after every change of land, properties or markers, whoever made it. If several fulfil one together, all get the point. It is not lost again.',
      source: 'codex: Mission Cards; ruling 86',
    },
    {
      id: 'mission.first-marker',
      text: 'Markers of the starting areas count as control, but Geo Tagging, Swarm and Moonstruck are not completed before the player’s first marker after the set-up.',
      source: 'ruling 87',
    },
    {
      id: 'mission.geo-tagging',
      text: 'Geo Tagging: control a fertile ground, a mountain range and an ocean floor at the same time.',
      source: 'codex: Geo Tagging; ruling 91',
    },
    {
      id: 'mission.swarm',
      text: 'Swarm: control 7 areas at the same time.',
      source: 'codex: Swarm',
    },
    {
      id: 'mission.survival-of-the-fittest',
      text: 'Survival of the Fittest: destroy 3 units of other players over the whole game, as attacker, as defender or by effects of your faction. Oni do not count.',
      source: 'codex: Survival of the Fittest; ruling 89',
    },
    {
      id: 'mission.moonstruck',
      text: 'Moonstruck: over the whole game conquer 2 different areas that have the Tsukuyumi property now, printed or by a marker. Where the property is cancelled the area does not count; where it comes later it does. You need not hold the areas, and starting areas are not conquered.',
      source: 'codex: Moonstruck; ruling 88',
    },
  ],
} as const satisfies Chapter
