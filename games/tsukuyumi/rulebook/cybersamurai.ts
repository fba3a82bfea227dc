import type { Chapter } from '@orrery/engine'

export const cybersamurai = {
  id: 'cybersamurai',
  title: 'Cybersamurai',
  rules: [
    {
      id: 'cybersamurai.effect',
      text: 'With Tenno installed, the faction effect is one use of Tetsuo, Kaneda or Rocket Attack, if that Uplink is installed. Without Tenno it does nothing.',
      source: 'codex: Tenno; faction sheet',
    },
    {
      id: 'cybersamurai.install',
      text: 'Uplinks are bought with production points. An installed Uplink lies open and stays for good, except that of the Shogun.',
      source: 'codex: Uplinks',
    },
    {
      id: 'cybersamurai.red-markers',
      text: 'The red Kaneda and the red Rocket marker are placed or moved once in your red turn, at no cost, if your card has a red phase. If it has none, they come off the board in that turn.',
      source: 'codex: Kaneda; ruling 115',
    },
    {
      id: 'cybersamurai.blue-markers',
      text: 'Markers set with Tenno or the Defense Matrix are blue. They stay until your next blue turn, when they are set again or removed. There is never more than one blue marker on the board: a blue Rocket takes the blue Kaneda away, and the other way round.',
      source: 'codex: Tenno; ruling 115',
    },
    {
      id: 'cybersamurai.rocket',
      text: 'In an area with a Rocket marker, units of other players have no properties except massive; their eggs, mines and Terraformings there cannot be used, and their faction effect does nothing there: no eggs, mines or Terraformings are placed, no Conqueror strikes, no unit moves by it. Their units keep their conquest points. Flying units can come in but not leave across a blockade. Blockades and the area’s properties stay as they are.',
      source: 'codex: Rocket Attack; rulings 14, 15, 117',
    },
    {
      id: 'cybersamurai.defense-matrix',
      text: 'Defense Matrix, before the attack: put the blue Kaneda on an edge of the contested hex, or the blue Rocket into it, or fire Tetsuo at a faction in it; the Uplink must be installed. A blue marker on the board is moved. A Rocket takes effect in this very fight.',
      source: 'codex: Defense Matrix; ruling 62',
    },
  ],
} as const satisfies Chapter
