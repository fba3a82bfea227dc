/** What units can do, by its English wording in facts.ts. */
export const abilities: { readonly [english: string]: string } = {
  'Free order: attach 1 wealth to a fighter at a location, for +1 power.':
    'Freier Befehl: Lege 1 Reichtum an einen Jäger an einem Ort an, für +1 Stärke.',
  'Takes up to 2 fighters along whenever it moves.': 'Nimmt bei jeder Bewegung bis zu 2 Jäger mit.',
  'After each of its moves you may destroy the weakest ship where it arrived.':
    'Nach jeder seiner Bewegungen darfst du das schwächste Schiff am Ziel zerstören.',
  'Once a turn, as a free order: pay 1 wealth to destroy a ship at any location.':
    'Einmal je Zug als freier Befehl: Zahle 1 Reichtum und zerstöre ein Schiff an einem beliebigen Ort.',
  'In its battles all others commit and reveal before you choose your card.':
    'In seinen Kämpfen setzen alle anderen ein und decken auf, bevor du deine Karte wählst.',
  'When an order or order card has moved a ship of yours, Oda may move too, for free.':
    'Hat ein Befehl oder eine Befehlskarte ein Schiff von dir bewegt, darf auch Oda sich kostenlos bewegen.',
  'Your ships at its location have +1 power each.': 'Deine Schiffe an seinem Ort haben je +1 Stärke.',
  'After each of its moves you may move one clan marker 1 space.':
    'Nach jeder seiner Bewegungen darfst du einen Clanmarker um 1 Feld verschieben.',
  'When it comes from the supply, you may discard a card to destroy up to 2 ships there.':
    'Kommt er aus dem Vorrat, darfst du eine Karte abwerfen und dort bis zu 2 Schiffe zerstören.',
  'Each of its moves costs you 1 wealth.': 'Jede seiner Bewegungen kostet dich 1 Reichtum.',
}
