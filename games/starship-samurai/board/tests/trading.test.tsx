// @vitest-environment happy-dom
import type { InterjectingProps } from '@orrery/board'
import { optionsOf, partsOf, type Seat, type Value } from '@orrery/engine'
import { showPast } from '@orrery/protocol'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { isCard } from '../../codecs.ts'
import type { View } from '../../view.ts'
import { agreeableFor, MOST_AGREED } from '../trading/agreeable.ts'
import { Trading } from '../trading/trading.tsx'
import { playGame } from './playing.ts'
import { type Played, Shown } from './shown.tsx'

afterEach(cleanup)

/** Questions about cards in a hand, and before trading begins. */
const PRIVATE = ['setup.draft', 'battle.commit', 'cards.limit', 'trade.goods']

const GAMES = [
  [2, 'combine'],
  [3, 'base'],
  [4, 'combine'],
  [4, 'replace'],
] as const

test.each(GAMES)(
  '%i players, %s: whoever looks on can agree on everything that another may choose in public',
  (players, deck) => {
    const missing = new Map<string, string[]>()
    let looked = 0
    playGame(players, { deck, trading: true }, 'agreed', (match) => {
      const open = match.runner.question
      for (const part of open ? partsOf(open) : []) {
        if (PRIVATE.includes(part.ask) || (part.kind !== 'choose' && part.kind !== 'amount')) continue
        const onlooker = (part.seat + 1) % players
        const { now } = agreeableFor(match.view(onlooker), part.seat, showPast(match.runner, onlooker))
        const values = now.map(({ value }) => value)
        const left = optionsOf(part).filter(
          (option) => !isCard(option) && !values.includes(option) && !(Number(option) > MOST_AGREED),
        )
        looked++
        if (left.length > 0) missing.set(part.ask, left.map(String))
      }
      return true
    })
    expect(looked).toBeGreaterThan(100)
    expect(Object.fromEntries(missing)).toEqual({})
  },
)

const askedIn = ({ runner }: Played): string | undefined => runner.question && partsOf(runner.question)[0]?.ask

/** The way to trade, as a seat sees it at a moment; what it says is kept. */
function trade(match: Played, mine: Seat) {
  const said: Value[] = []
  const props: InterjectingProps<View> = {
    view: match.view(mine),
    viewer: mine,
    seats: match.view(mine).seats.map(({ clan }, seat) => ({
      seat,
      name: clan,
      side: clan,
      mine: seat === mine,
      asked: false,
    })),
    say: new Shown().words,
    news: [],
    since: [],
    question: showPast(match.runner, mine),
    interject: async (value) => {
      said.push(value)
      return undefined
    },
  }
  render(<Trading {...props} />)
  return said
}

const pick = (name: string, option: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value: option } })

test('an offer can bind both sides: to what is asked now, and to the next turn', async () => {
  const match = playGame(3, { trading: true }, 'form', (one) => askedIn(one) !== 'move.units')
  const [asked] = match.runner.waitingFor()
  const other = (asked + 1) % 3
  const said = trade(match, other)
  fireEvent.click(screen.getByLabelText(match.view(other).seats[asked].clan))
  pick(`${match.view(other).seats[asked].clan} chooses`, JSON.stringify(['move.units', 'stop']))
  pick('You choose', JSON.stringify(['turn.sequence', 'draw-1']))
  fireEvent.click(screen.getByRole('button', { name: 'Offer' }))
  expect(said).toMatchObject([
    {
      offer: {
        to: asked,
        wantChoice: { ask: 'move.units', value: 'stop' },
        giveChoice: { ask: 'turn.sequence', value: 'draw-1' },
      },
    },
  ])
})

test('one’s own choice is picked from what one is asked', () => {
  const match = playGame(3, { trading: true }, 'own', (one) => askedIn(one) !== 'move.legal')
  const [asked] = match.runner.waitingFor()
  const question = match.runner.questionFor(asked)
  trade(match, asked)
  const offered = [...screen.getByLabelText('You choose').querySelectorAll('optgroup[label="Now"] option')]
  expect(offered.map((option) => JSON.parse((option as HTMLOptionElement).value)[1])).toEqual(
    question && [...optionsOf(question)],
  )
})
