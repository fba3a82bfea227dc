import type { OptionTexts } from '@orrery/engine'

export const options: OptionTexts = {
  deck: {
    text: 'Aktionskarten: das Grunddeck, stattdessen das Deck von Shattered Alliances, beide zusammen, ein gebautes Deck, oder von den Spielern gezogene Decks',
    values: {
      base: 'Grunddeck',
      replace: 'Shattered Alliances',
      combine: 'beide zusammen',
      build: 'gebaut',
      draft: 'gezogen',
    },
  },
  build: { text: 'Die vierzig Karten eines gebauten Decks; keine heißt, von jeder eine' },
  ownDecks: { text: 'Zwei Spieler, jeder mit eigenem Deck' },
  longThree: { text: 'Zu dritt vier Runden statt drei' },
  alliance: {
    text: 'Ehre für einen Marker auf Feld 1, 2, 3 … eines Zweigs',
    values: { standard: 'Standard', attested: 'Gedruckte Stufen', gentle: 'Sanft' },
  },
  trading: { text: 'Reichtum, Karten und Versprechen dürfen gehandelt werden' },
  unlimitedWealth: { text: 'Der Vorrat an Reichtum geht nie aus' },
  attachAtLocations: { text: 'Hausregel: Reichtum nur an Jäger an Orten anlegen' },
  attachInSupply: { text: 'Reichtum darf auch an Jäger im Vorrat angelegt werden' },
}
