import type { Chapter } from '@orrery/engine'

export const cybersamurai = {
  id: 'cybersamurai',
  title: 'Cybersamurai',
  lead: 'Few units, and Uplinks that bend the rules.',
  rules: [
    {
      id: 'cybersamurai.install',
      text: 'Buy **Uplinks** with production points. An installed Uplink stays face up in front of you for the rest of the game, except the Shogun’s.',
      source: 'codex: Uplinks',
    },
    {
      id: 'cybersamurai.effect',
      text: 'With Tenno installed, your faction effect lets you use Tetsuo, Kaneda, or Rocket Attack once, if that Uplink is installed. Without Tenno it does nothing.',
      source: 'codex: Tenno; faction sheet',
    },
    {
      id: 'cybersamurai.red-markers',
      text: 'Place or move the red Kaneda and the red Rocket marker once each in your red turn, for free, if your card has a red phase. If it has none, remove them in that turn.',
      source: 'codex: Kaneda; ruling 115',
    },
    {
      id: 'cybersamurai.blue-markers',
      text: 'Markers placed with Tenno or the Defense Matrix are blue. They stay until your next blue turn; then place them again or remove them. Only one blue marker can be on the board: a blue Rocket removes the blue Kaneda, and vice versa.',
      source: 'codex: Tenno; ruling 115',
    },
    {
      id: 'cybersamurai.rocket',
      text: 'In an area with a **Rocket** marker, other players’ units have no properties except massive, and their owners cannot use their eggs, mines, and Terraformings there. Their units keep their conquest points; blockades and the area’s own properties stay.',
      source: 'codex: Rocket Attack; rulings 14, 15, 117',
    },
    {
      id: 'cybersamurai.rocket-limits',
      detail: true,
      text: 'Other factions’ effects do nothing under a Rocket marker: no egg, mine, or Terraforming is placed, no Conqueror strikes, and no unit moves by them. Flying units can enter, but cannot leave across a blockade.',
      source: 'codex: Rocket Attack; rulings 14, 15, 117',
    },
    {
      id: 'cybersamurai.defense-matrix',
      text: '**Defense Matrix**, before the attack: put the blue Kaneda on an edge of the contested area, put the blue Rocket in it, or fire Tetsuo into it. The Uplink must be installed. A blue marker on the board moves here. A Rocket works in this very combat.',
      source: 'codex: Defense Matrix; ruling 62',
    },
  ],
} as const satisfies Chapter
