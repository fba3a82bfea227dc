import type { OptionTexts } from '@orrery/engine'

export const options: OptionTexts = {
  deck: {
    text: 'Aktionskarten',
    values: {
      base: 'Grunddeck',
      replace: 'Shattered Alliances',
      combine: 'Beide Decks zusammen',
      build: 'Gebautes Deck',
      draft: 'Gedraftete Decks',
    },
  },
  build: { text: 'Die 40 Karten eines gebauten Decks (keine: von jeder eine)' },
  ownDecks: { text: 'Zu zweit: für beide ein eigenes Deck' },
  longThree: { text: 'Zu dritt: vier Runden statt drei' },
  alliance: {
    text: 'Ehre für einen Marker auf Feld 1, 2, 3 … eines Zweigs',
    values: { standard: 'Standard', attested: 'Gedruckte Stufen', gentle: 'Sanft' },
  },
  trading: { text: 'Mit Reichtum, Karten und Versprechen handeln' },
  unlimitedWealth: { text: 'Der allgemeine Vorrat an Reichtum geht nie aus' },
  attachAtLocations: { text: 'Hausregel: Reichtum nur an Jäger an Orten anlegen' },
  attachInSupply: { text: 'Reichtum auch an Jäger im Vorrat anlegen' },
}
