import type { InterjectingProps } from '@orrery/board'
import { useState } from 'react'
import type { View } from '../../view.ts'
import { figure } from '../figures.ts'

/** Credits come in coins of a thousand. */
export const COIN = 1000

/** A gift of credits to whoever has the turn. */
export function Gift({ view, seats, say, interject }: InterjectingProps<View>) {
  const [coins, setCoins] = useState(1)
  const [problem, setProblem] = useState<string>()
  const own = view.seat === null ? undefined : view.vessels[view.seat]
  const taker = seats[view.turn]
  if (own === undefined || taker === undefined) return null
  const most = Math.max(1, Math.floor(own.credits / COIN))
  return (
    <form
      className="xia-answer xia-gift"
      onSubmit={(event) => {
        event.preventDefault()
        void interject({ give: coins }).then(setProblem)
      }}
    >
      <label>
        {say.text('Thousands of credits for {{name}}', { name: `${taker.name} (${taker.side})` })}
        <input
          type="number"
          min={1}
          max={most}
          value={coins}
          onChange={({ target }) => setCoins(Number(target.value))}
        />
      </label>
      <p>{say.text('You have {{n}} credits.', { n: figure(say, own.credits) })}</p>
      <div className="xia-acts">
        <button type="submit" className="xia-main">
          {say.text('Give')}
        </button>
      </div>
      {problem !== undefined && (
        <p className="xia-danger" role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
