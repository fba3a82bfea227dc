import type { Chapter } from '@orrery/engine'

export const action = {
  id: 'action',
  title: 'Actions',
  lead: 'Your turn in a phase consists of the actions your card gives you.',
  rules: [
    {
      id: 'action.order',
      text: 'On your turn, use the actions of the phase in any order, but movement comes before attacks. You may skip actions. Exceptions: Oni actions, and the attack you owe after Kamikaze.',
      source: 'codex: Overview',
    },
    {
      id: 'action.movement-first',
      text: 'After your first attack you cannot begin a movement action in that phase: not your card’s, not Change of Position, not the Dark Seed’s move order.',
      source: 'codex: Overview, Vendetta; house',
    },
    {
      id: 'action.free-moves',
      detail: true,
      text: 'Moves from a counterattack, Guerilla Attack, or Onward March are not movement actions. An attack you are granted in another player’s turn takes nothing from your own turn.',
      example: 'Vendetta grants you one, and so does Nature’s Wisdom with an Offensive.',
      source: 'codex: Overview, Vendetta; house',
    },
    {
      id: 'action.faction-effect',
      text: 'A **faction effect** on your card lets you use the effect on your faction sheet once.',
      source: 'codex: Faction Sheets',
    },
  ],
} as const satisfies Chapter
