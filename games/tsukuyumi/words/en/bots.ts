import type { BotWords } from '@orrery/engine'

/** What bots say they have weighed, and who they are. */
export const bots: BotWords = {
  terms: {
    score: 'more victory points',
    units: 'a stronger army',
    prospects: 'more areas within reach',
    danger: 'areas that are safe from attack',
    fight: 'better odds in combat',
    turn: 'more left to do this turn',
    card: 'more from the action card',
    missions: 'closer to missions and the goal',
    goods: 'events, Uplinks, weapons, and markers',
    income: 'more production in later rounds',
    rivals: 'less for the others',
  },
  plans: {},
  characters: {
    raider: { name: 'The Raider', text: 'Takes what belongs to others, and likes it best when they lose it.' },
    warden: { name: 'The Warden', text: 'Holds what it has, and leaves few areas open to attack.' },
    quartermaster: { name: 'The Quartermaster', text: 'Builds a large army and good supplies before it strikes.' },
    zealot: { name: 'The Zealot', text: 'Goes for missions and the goal of its faction first.' },
  },
}
