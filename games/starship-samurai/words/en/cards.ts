import type { CardWords } from '../cards.ts'

export const cardWords: CardWords = {
  base: 'Action cards',
  shattered: 'Action cards: Shattered Alliances',
  pictured: 'rules: pictured card',
  picturedCost: 'rules: pictured card; kind of cost: our reading',
  house: 'house',
  types: { order: 'order', battle: 'battle' },
  honor: '{{n}} honor',
  wealth: '{{n}} wealth',
  ships: '{{n|# ship|# ships}}',
  and: ' and ',
  costs: 'costs {{cost}}',
  free: 'free',
}
