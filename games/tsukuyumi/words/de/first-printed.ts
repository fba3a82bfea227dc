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

export const counterattacks = {
  'slow-conquest': { text: 'Rücke den Angreifer in der Initiativereihenfolge {{places}} Platz nach vorn oder hinten.' },
  'natures-wisdom': {
    text: 'Ziehe {{events}} Ereignis, das du gleich auf ein beliebiges Gebiet spielen oder aufheben darfst.',
  },
  pushback: {
    text: 'Hat der Angreifer das Gebiet markiert, so müssen alle angreifenden Einheiten es auf dem kürzesten Weg verlassen; unter gleichen Wegen wählst du.',
  },
}

export const displacement = {
  text: 'Ist der Kampf vorbei, so bewege jede feindliche Einheit, die daran beteiligt war, in ein angrenzendes Gebiet, ob Einheit eines Spielers oder Oni, auch wenn von deinen keine mehr da ist.',
}
