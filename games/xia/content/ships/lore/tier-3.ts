import type { Lore } from '../../types.ts'

/** The backs of the large ships' mats. */
export const TIER_3 = {
  'argent-leviathan': {
    maker: 'Royal Yards of Neo Damascus',
    technical: { built: 164, length: 71, mass: 1900, crew: 26 },
    note: 'All guns may be fired at once. Please warn the kitchen.',
    backstory:
      'The Royal Yards laid down the Argent Leviathan for a king who wanted to be heard on all his moons. He was deposed before the polish was dry, and she has been for sale ever since, guns included. The crew came with her. They still set a place for him at dinner. You use it for your hat.',
    victory:
      'You fired the salute yourself. All guns, both sides, at noon, as the old king would have liked it; on seven planets the windows rattled, and people put down what they were holding and went out to look. There you were, silver from end to end, in the middle of everything you had won. It is said that a thin old man on Neo Damascus stood at his window, counted the shots, and nodded. The kitchen lost every plate it had. The crew has bought new ones, with your name on the rim, and the place at the head of the table is yours.',
  },
  'meridian-rook': {
    maker: 'Institute for Applied Distance, Meridian Gate',
    technical: { built: 209, length: 44, mass: 620, crew: 9 },
    note: 'Length measured on arrival.',
    backstory:
      'The Institute for Applied Distance folded space once, put a ship around the crease, and applied for more money. The Meridian Rook is the result. It arrives before it leaves if you are careless with the clock. Two of the crew remember joining you next year. They say that it was a good year.',
    victory:
      'The reporters asked where it had all begun, and you could not help them: you have been everywhere in this system, and not on the way to anywhere. You folded the map and came out on the other side of the paper. The Institute has worked out that you covered the whole of your career without crossing the space between, and has asked to have it back for other uses. Two of your crew brought out a cake with the right number of candles on it before anybody had heard the news. You were not surprised. You had already eaten it.',
  },
  'gilded-auroch': {
    maker: 'Assay House, Loath',
    technical: { built: 172, length: 63, mass: 1450, crew: 18 },
    note: 'The gold is paint. The paint is expensive.',
    backstory:
      'The Assay House of Loath built the Gilded Auroch to move markets, in the literal sense: she is heavy enough to bend a price by flying past it. The horns on the bow are scales. The last owner sold his debts at a profit, in this cabin, on that chair. You have kept the chair.',
    victory:
      'The exchange on Loath opened with your name at the top of the board and closed, an hour later, because there was nothing left to buy. You had it all: the spice, the holo, the terra, the chairs the brokers sat on. You sold it back to them by supper, a little dearer, with a speech about the dignity of trade. When the horns on your bow came to rest, they were level for the first time in forty years. The Assay House has put it in writing: worth her weight. It did not say in what. You have asked for it in gold.',
  },
  'obsidian-choir': {
    maker: 'Brothers of the Ninth Dark, Hollow Expanse',
    technical: { built: 151, length: 52, mass: 800, crew: 13 },
    note: 'Hums at night. It is in tune.',
    backstory:
      'The Brothers of the Ninth Dark sang in the Hollow Expanse until their lamps ran down, and then built the Obsidian Choir to borrow light from others. The lance in her bow sings when it drinks. You learned the second voice in a week. Now batteries lose their charge when you whistle.',
    victory:
      'On the last evening you switched off your own lamps, pointed the lance at nobody, and sang. It began with the liners, which dimmed their decks to listen; then the stations, one by one, and the beacons, and the windows of seven planets, until the only light in the system was the one in your cabin. It lasted four minutes. Then you gave it all back, with a little more on top, and they say that the lamps on Azure have burned brighter since. The Brothers sent a note, on black paper, in black ink. You held it up to the light. It said: louder.',
  },
  'twin-mirage': {
    maker: 'Pell and Pell (no relation), Azure',
    technical: { built: 216, length: 47, mass: 540, crew: 10 },
    note: 'There is only one of it. Count again.',
    backstory:
      'Two engineers called Pell, who had never met, filed the same patent on the same day. The court on Azure gave each half of the ship. The Twin Mirage copies whatever it admires, from tricks to tablecloths. It copied your handwriting in an hour, and has since answered some of your mail. Politely.',
    victory:
      'There are two accounts of how you did it, and you wrote both. In one you fought like a lion; in the other you bought everybody lunch; and the documents bear out each to the letter. Your rivals have stopped complaining that you stole their best ideas, since they have seen what you made of them. The two Pells met at last, at the banquet in your honor, shook hands, and said the same thing at the same time. You raised your glass, and so did the captain in the mirror behind you, a moment early. You let it pass. It had been a long day for both of you.',
  },
  'wardens-oath': {
    maker: 'Order of the Last Lamp, Pelmont',
    technical: { built: 147, length: 58, mass: 1300, crew: 21 },
    note: 'No part of it is older than a week.',
    backstory:
      'The Order of the Last Lamp swore to keep one ship flying for ever, and has replaced every plate, bolt and monk of the Warden’s Oath since. A swarm of little machines does it now, day and night. They mended your coat while you slept. It has a fifth pocket. You are afraid to ask.',
    victory:
      'They shot the bow off on the first day and the stern on the second, and on the third you came round the planet whole, with fresh paint and flowers in the window. That was when they gave up. The swarm has not stopped since: it has mended the docks, the square in front of them, the mayor’s knee, and the old quarrel between the harbor and the hill. Nobody knows how it did that. The Order has struck a medal for you and handed it over without a scratch. You drop it every evening. By morning it is as good as new, and so are you.',
  },
} as const satisfies { readonly [ship: string]: Lore }
