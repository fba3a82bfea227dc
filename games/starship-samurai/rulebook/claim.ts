import type { Chapter } from '@orrery/engine'

export const claim = {
  id: 'claim',
  title: 'Claiming rewards',
  rules: [
    {
      id: 'claim.most-power',
      text: 'Your turn opens with the rewards of all locations where the power of your units is greater than that of each other player’s units. The current power of the units counts: printed power, attached wealth and Shingen. If you alone have units there, you have the most.',
      source: 'rules: Claim Location Rewards; rulings C2, C3',
    },
    {
      id: 'claim.tie',
      text: 'If two or more players share the greatest power at a location, nobody claims its reward, whoever’s turn it is. (A battle treats ties differently.)',
      source: 'rules: Claim Location Rewards; ruling C1',
    },
    {
      id: 'claim.order',
      text: 'Which locations reward you is settled as your turn starts. If there are several, you take them in the order you like. You are asked where the order can matter, that is, if cards come before or after a decision; otherwise they come by board number.',
      source: 'ruling C4',
    },
    {
      id: 'claim.up-to',
      text: 'The number in a reward is a maximum, so claiming, though compulsory, may come to nothing. Honor and wealth are taken in full without asking. For marker moves you always choose, and for cards only where the full number would exceed the hand limit.',
      source: 'rules: Claim Location Rewards; rulings C5, C9',
    },
    {
      id: 'claim.parts',
      text: 'If a reward has two parts, you get both, from left to right, and each has its own maximum.',
      source: 'ruling C6',
    },
    {
      id: 'claim.clan',
      text: 'A clan reward moves the marker of the clan it names, by as many spaces as its number or fewer. The direction is free: up, down, through neutral, onto any open branch.',
      source: 'rules: Claim Location Rewards; ruling C7',
    },
    {
      id: 'claim.any',
      text: 'A free clan reward works the same way with one marker that you pick. Its spaces cannot be divided among several markers.',
      source: 'rules: Claim Location Rewards; rulings C7, A1',
    },
    {
      id: 'claim.honor',
      text: 'An honor reward adds its number to your honor.',
      source: 'rules: Claim Location Rewards; ruling C5',
    },
    {
      id: 'claim.wealth',
      text: 'A wealth reward gives you that many tokens from the supply, or all that are left if there are fewer.',
      source: 'rules: Claim Location Rewards; rulings C5, G2',
    },
    {
      id: 'claim.cards',
      text: 'A card reward lets you draw that many action cards. If that would leave you with more than 5 in hand, say first how many you draw, from 0 to the full number.',
      source: 'rules: Claim Location Rewards; rulings C5, K11',
    },
    {
      id: 'claim.first',
      text: 'Claiming comes before everything else in your turn. No order card and no free order can be put ahead of it.',
      source: 'rules: Player Turns Phase; ruling C8',
    },
  ],
} as const satisfies Chapter
