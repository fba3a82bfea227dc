import type { BotWords } from '@orrery/engine'

/** How bots say what they weighed, what they aim at, and who they are. */
export const bots: BotWords = {
  terms: {
    fame: 'Fame at once',
    victory: 'the last Fame Point',
    credits: 'credits for Fame and ships',
    titles: 'titles within reach',
    ship: 'a faster, roomier ship',
    arms: 'weapons and shields for later',
    energy: 'energy and armed markers',
    drift: 'free movement between turns',
    damage: 'a hull in one piece',
    bounty: 'no price on your head',
    experience: 'missions done and in hand',
    map: 'more of the map known',
    prospects: 'a short way to the next deal',
    hunt: 'a target within reach',
    combat: 'good odds in combat',
    dead: 'a ship that still flies',
    plan: 'sticking to the plan',
    rivals: 'less for the others',
  },
  plans: {
    sale: 'Sell the cargo at {{to}}.',
    trade: 'Buy at {{from}} and sell at {{to}}.',
    gathering: 'Mine, salvage, or harvest at {{from}} and sell at {{to}}.',
    mission: 'Finish the mission at {{to}}.',
    cards: 'Draw missions at {{to}}.',
    token: 'Collect the token in {{to}}.',
    rim: 'Explore beyond {{to}}.',
    landing: 'Land on {{to}} and recharge.',
  },
  characters: {
    raider: { name: 'The raider', text: 'Buys weapons early and knows who carries what.' },
    trader: { name: 'The trader', text: 'Lives by markets and never flies with an empty hold.' },
    scout: { name: 'The scout', text: 'Looks behind every star, tokens first.' },
    courier: { name: 'The courier', text: 'Takes the jobs nobody else wants, and delivers.' },
  },
}
