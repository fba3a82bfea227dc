import type { Chapter } from '@orrery/engine'

export const alliance = {
  id: 'alliance',
  title: 'The alliance track',
  rules: [
    {
      id: 'alliance.track',
      text: 'The track has one neutral space in the middle and a branch for each player leading away from it. Any number of clan markers may share a space. A marker on your branch is an ally of yours and earns you honor at the end of every round.',
      source: 'rules: Alliance Board, Move 1 Clan Marker X Spaces',
    },
    {
      id: 'alliance.move',
      text: 'A moving marker goes from space to space: up a branch, away from neutral, or down, towards it. You may move any marker in any open direction, also one on an opponent’s branch, and also onto an opponent’s branch.',
      source: 'rules: Move 1 Clan Marker X Spaces; rulings A3, C7, H6',
    },
    {
      id: 'alliance.neutral',
      text: 'Neutral counts as a space. In one and the same move a marker may come down one branch, cross neutral and climb another: from the second space of a branch it reaches the first space of another one with 3 spaces.',
      source: 'rules: Move 1 Clan Marker X Spaces; ruling H6',
    },
    {
      id: 'alliance.top',
      text: 'A marker cannot go beyond the last space of a branch. What is left of the move is lost.',
      source: 'rulings A2, H6',
    },
    {
      id: 'alliance.closed',
      text: 'With fewer than 4 players, the branches of clans that nobody leads are closed. No marker may enter them.',
      source: 'rulings A4, H6',
    },
    {
      id: 'alliance.one-marker',
      text: 'One order or one reward moves one marker. Its spaces cannot be split over several, unless a card says so.',
      source: 'rules: Move 1 Clan Marker X Spaces; ruling A1',
    },
    {
      id: 'alliance.lower',
      text: 'To lower a marker by n is to move it n spaces down its branch towards neutral. At neutral it stops, and the lowering counts as fully done.',
      source: 'ruling H5',
    },
    {
      id: 'alliance.depth',
      text: 'The depth of a marker is its distance from neutral: 0 on neutral, 1 on the first space of a branch, and so on.',
      source: 'ruling H13',
    },
    {
      id: 'alliance.tiers',
      text: 'A marker on your branch pays honor by its depth. You choose one of these tables before the game (honor on space 1, 2, 3 …): {{tables}}. The tiers 3, 4 and 5 are in the rulebook’s example; how many spaces each has, and all other numbers, are ours.',
      source: 'rules: Alliance Board, Gain Rewards from Alliances; house',
      options: ['alliance'],
    },
  ],
} as const satisfies Chapter
