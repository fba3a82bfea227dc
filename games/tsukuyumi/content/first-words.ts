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
  missions: {
    moonstruck: {
      text: 'In the course of the game conquer {{areas}} different areas with the Tsukuyumi property.',
    },
  },
} as const
