/** What the cards of the first pack said, where they say something else now. */
export const combatCards = {
  'ds-kamikaze': {
    text: 'Deine Einheiten dort richten so viel Schaden an wie ihr Schaden und ihr Leben zusammen. Es darf weder die einzige noch die letzte Kampfaktion sein, die du in der Phase hast.',
  },
}

export const uplinks = {
  samurai: {
    text: 'Wirst du angegriffen, so darfst du, bevor die Karte gezeigt wird, eine deiner Einheiten dort nennen: Sie wird zerstört, deine anderen dort dürfen in angrenzende Gebiete gehen, und dieser Angriff zerstört keine von ihnen. Nur wer bleibt, kann einen Gegenangriff führen.',
  },
}

export const missions = {
  moonstruck: {
    text: 'Erobere im Lauf des Spiels {{areas}} verschiedene Gebiete mit der Eigenschaft Tsukuyumi.',
  },
}
