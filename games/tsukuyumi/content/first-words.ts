/** What the cards of the first pack said, where they say something else now. */
export const FIRST_WORDS = {
  combatCards: {
    'ds-kamikaze': {
      text: 'Your units there deal the sum of their damage and their health. It must be neither the only nor the last combat action you have in the phase.',
    },
  },
  uplinks: {
    samurai: {
      text: 'When you are attacked, and before the card is shown, you may name one of your units there: it is destroyed, your others there may leave for adjacent areas, and this attack destroys none of them. Only those that stay can counterattack.',
    },
  },
  counterattacks: {
    'slow-conquest': { text: 'Move the attacker {{places}} place up or down the initiative order.' },
    'natures-wisdom': { text: 'Draw {{events}} event, which you may play right now on any area or save.' },
    pushback: {
      text: 'If the attacker has marked the area, all the attacking units must leave it by the shortest way; between equal ways you choose.',
    },
  },
  displacement: {
    text: 'When the fight is over, move each enemy unit that was in it to an adjacent area, player’s unit or Oni, even if none of yours is left.',
  },
  missions: {
    moonstruck: {
      text: 'In the course of the game conquer {{areas}} different areas with the Tsukuyumi property.',
    },
  },
} as const
