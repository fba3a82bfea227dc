import type { Chapter } from '@orrery/engine'

export const alliance = {
  id: 'alliance',
  title: 'The alliance track',
  lead: 'The alliance track decides which lesser clans pay you honor every round.',
  rules: [
    {
      id: 'alliance.track',
      text: 'The track has one **neutral space** in the middle and a **branch** for each player. Any number of clan markers may share a space. A marker on your branch is your ally and earns you honor at the end of every round.',
      source: 'rules: Alliance Board, Move 1 Clan Marker X Spaces',
    },
    {
      id: 'alliance.move',
      text: 'A marker moves from space to space: up a branch, away from neutral, or down, towards it. You may move any marker in any open direction, even on or onto an opponent’s branch.',
      source: 'rules: Move 1 Clan Marker X Spaces; rulings A3, C7, H6',
    },
    {
      id: 'alliance.neutral',
      text: 'Neutral counts as a space. In one move, a marker may come down one branch, cross neutral, and climb another.',
      example: 'From the second space of a branch, a marker reaches the first space of another branch with 3 spaces.',
      source: 'rules: Move 1 Clan Marker X Spaces; ruling H6',
    },
    {
      id: 'alliance.top',
      text: 'A marker cannot move beyond the last space of a branch. The rest of the move is lost.',
      detail: true,
      source: 'rulings A2, H6',
    },
    {
      id: 'alliance.closed',
      text: 'With fewer than 4 players, the branches of unused clans are closed. No marker may enter them.',
      source: 'rulings A4, H6',
    },
    {
      id: 'alliance.one-marker',
      text: 'One order or one reward moves one marker. You cannot split its spaces among several, unless a card says so.',
      source: 'rules: Move 1 Clan Marker X Spaces; ruling A1',
    },
    {
      id: 'alliance.lower',
      text: 'To **lower** a marker by a number, move it that many spaces down its branch. It stops at neutral, and the lowering counts as fully done.',
      source: 'ruling H5',
    },
    {
      id: 'alliance.depth',
      text: 'The **depth** of a marker is its distance from neutral: 0 on neutral, 1 on the first space of a branch, and so on.',
      source: 'ruling H13',
    },
    {
      id: 'alliance.tiers',
      text: 'A marker on your branch pays honor by its depth. You choose a table before the game, with the honor for space 1, 2, 3, and so on. {{tables}}. Two players start with the gentle table. The rulebook’s example shows tiers 3, 4, and 5. All other numbers are house content.',
      source: 'rules: Alliance Board, Gain Rewards from Alliances; house',
      options: ['alliance'],
    },
  ],
} as const satisfies Chapter
