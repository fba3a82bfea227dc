import type { Chapter } from '@orrery/engine'

export const claim = {
  id: 'claim',
  title: 'Claiming rewards',
  lead: 'Every turn begins with the rewards of the locations where you are strongest.',
  rules: [
    {
      id: 'claim.first',
      text: 'Claim before anything else in your turn. No order card or free order can come first.',
      source: 'rules: Player Turns Phase; ruling C8',
    },
    {
      id: 'claim.most-power',
      text: '**Claim** the reward of each location where your units have more power than those of each other player. Current power counts: printed power, attached wealth, and Shingen. If only you have units there, you have the most.',
      source: 'rules: Claim Location Rewards; rulings C2, C3',
    },
    {
      id: 'claim.tie',
      text: 'If two or more players share the greatest power at a location, no player claims its reward. (In a battle, turn order breaks a tie.)',
      source: 'rules: Claim Location Rewards; ruling C1',
    },
    {
      id: 'claim.order',
      text: 'Your rewards are fixed as your turn begins. Claim them in any order. You are asked only if the order can matter, because cards come before or after a decision. Otherwise they come by location number.',
      source: 'ruling C4',
    },
    {
      id: 'claim.up-to',
      text: 'You must claim every reward you have earned. You get honor and wealth in full. For a clan marker, choose how far it moves, from 0 up to the number. For cards, choose how many you draw if the full number would exceed your hand limit.',
      source: 'rules: Claim Location Rewards; rulings C5, C9',
    },
    {
      id: 'claim.parts',
      text: 'If a reward has two parts, you get both, from left to right. Each has its own maximum.',
      source: 'ruling C6',
    },
    {
      id: 'claim.clan',
      text: 'A clan reward moves the marker of the clan it names up to that many spaces, in any direction: up, down, through neutral, onto any open branch.',
      source: 'rules: Claim Location Rewards; ruling C7',
    },
    {
      id: 'claim.any',
      text: 'A free clan reward does the same with one marker you choose. You cannot split its spaces among several markers.',
      source: 'rules: Claim Location Rewards; rulings C7, A1',
    },
    {
      id: 'claim.honor',
      text: 'An honor reward adds its number to your honor.',
      source: 'rules: Claim Location Rewards; ruling C5',
    },
    {
      id: 'claim.wealth',
      text: 'A wealth reward gives you that many tokens from the general supply, or all that are left if there are fewer.',
      source: 'rules: Claim Location Rewards; rulings C5, G2',
    },
    {
      id: 'claim.cards',
      text: 'A card reward lets you draw that many action cards. If you would then have more than 5 in hand, first choose how many you draw, from 0 to the full number.',
      source: 'rules: Claim Location Rewards; rulings C5, K11',
    },
  ],
} as const satisfies Chapter
