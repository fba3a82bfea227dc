import type { Chapter } from '@orrery/engine'

export const action = {
  id: 'action',
  title: 'Actions',
  rules: [
    {
      id: 'action.order',
      text: 'In your turn you may use the actions of the phase in any order and also by turns, except that movement comes before attacks. Nothing has to be used but actions with Oni and the attack that you owe after Kamikaze.',
      source: 'codex: Overview',
    },
    {
      id: 'action.movement-first',
      text: 'After your first attack in your turn you cannot begin a movement action in that phase any more: neither that of your card nor Change of Position nor the move of the Dark Seed’s faction effect. Moves that come from a counterattack, from Guerilla Attack or from Onward March are no movement actions. An attack that you are granted in the turn of another player, by a Vendetta or by Nature’s Wisdom with an Offensive, takes nothing from your own turn.',
      source: 'codex: Overview, Vendetta; house',
    },
    {
      id: 'action.faction-effect',
      text: 'A faction effect on your card lets you use the effect of your faction sheet once.',
      source: 'codex: Faction Sheets',
    },
  ],
} as const satisfies Chapter
