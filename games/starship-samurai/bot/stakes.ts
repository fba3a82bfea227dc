import type { Scalar, Seat, SingleQuestion, Stake } from '@orrery/engine'
import { orderChoices } from '../codecs.ts'
import type { State } from '../rules/state/state.ts'

/** What a card in a battle, or a draw of cards, may bring. */
export function stakes(g: State, { ask, seat }: SingleQuestion, option: Scalar): readonly Stake<State>[] {
  if (ask === 'battle.commit') return victory(g, seat)
  return ask === 'turn.sequence' && orderChoices.match(option)?.order === 'draw' ? [battleCard(g, seat)] : []
}

/** To win the location, once all cards are turned up and paid. */
function victory({ battle, boards }: State, seat: Seat): Stake<State>[] {
  if (battle === undefined) return []
  const { board } = battle
  const place = boards[board - 1]
  return [
    {
      what: 'win',
      about: { place },
      happened: (g) => (g.battle?.board === board ? undefined : g.locationsWon[seat].includes(place as never)),
    },
  ]
}

/** To draw a card that battles are fought with. */
function battleCard(g: State, seat: Seat): Stake<State> {
  const battleCards = ({ hands, content }: State) =>
    hands[seat].filter((card) => content.cards[card].type === 'battle').length
  const [size, before] = [g.hands[seat].length, battleCards(g)]
  return {
    what: 'battleCard',
    about: {},
    happened: (later) => (later.hands[seat].length > size ? battleCards(later) > before : undefined),
  }
}
