import type { BotWords } from '@orrery/engine'

/** What bots say they have weighed, and who they are. */
export const bots: BotWords = {
  terms: {
    score: 'more victory points',
    units: 'a stronger army',
    prospects: 'more areas within reach',
    danger: 'areas that are safe from attack',
    fight: 'better odds in combat',
    turn: 'more actions left this turn',
    card: 'more useful actions on your card',
    missions: 'closer to missions and the goal',
    goods: 'events, Uplinks, weapons, and markers',
    income: 'more production in later rounds',
    rivals: 'the others gain less',
  },
  looks: {
    score: 'Look at [[{{hex}}|the areas]]: it is about victory points.',
    units: 'Look at your units[[ in {{hex}}]]: how many will be left?',
    prospects: 'Look at the areas around your units: what can you take next?',
    danger: 'Look at your own areas: who can attack them?',
    fight: 'Look at the combat: who is stronger there?',
    turn: 'Look at what you can still do this turn.',
    card: 'Look at the action cards: what does each of their colors bring you?',
    missions: 'Look at the missions and your goal: how much is missing?',
    goods: 'Look at your events, markers, and special units.',
    income: 'Look at your production in the rounds to come.',
    rivals: 'Look at what the others gain by it.',
  },
  odds: {
    conquer: '{{n}} % to conquer',
    keep: '{{n}} % to keep it',
  },
  amount: 'about {{n}} VP',
  plans: {},
  characters: {
    raider: { name: 'The Raider', text: 'Takes what belongs to others, and likes it best when they lose it.' },
    warden: { name: 'The Warden', text: 'Holds what it has, and leaves few areas open to attack.' },
    quartermaster: { name: 'The Quartermaster', text: 'Builds a large army and good supplies before it strikes.' },
    zealot: { name: 'The Zealot', text: 'Goes for missions and the goal of its faction first.' },
  },
}
