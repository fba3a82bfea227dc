import type { InterjectingProps } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import { useState } from 'react'
import type { Said } from '../../rules/trading/understanding.ts'
import type { View } from '../../view.ts'
import { OfferForm } from './offer-form.tsx'
import { Offer } from './trades.tsx'

/** Trading: what is offered to me and by me, and a new offer. The table says why when something is not possible. */
export function Trading(props: InterjectingProps<View>) {
  const { view, seats, say, interject } = props
  const [problem, setProblem] = useState<string>()
  const mine = view.seat
  if (!view.trading) return <p>{say.text('Trading is off in this game.')}</p>
  if (mine === null) return <p>{say.text('Spectators can’t trade.')}</p>
  const send = async (value: Said): Promise<boolean> => {
    const refused = await interject(value)
    setProblem(refused)
    return refused === undefined
  }
  const concerning = view.offers.filter(({ from, to }) => from === mine || to === mine)
  return (
    <div className="ss-trading">
      {problem && <p role="alert">{problem}</p>}
      {concerning.map((offer) => (
        <Offer key={offer.id} offer={offer} seats={seats} say={say}>
          <OfferAnswers mine={mine} id={offer.id} to={offer.to} {...{ say, send }} />
        </Offer>
      ))}
      <OfferForm {...props} mine={mine} send={send} />
    </div>
  )
}

interface AnswersProps {
  readonly id: number
  readonly to: Seat
  readonly mine: Seat
  readonly say: InterjectingProps<View>['say']
  readonly send: (value: Said) => Promise<boolean>
}

function OfferAnswers({ id, to, mine, say, send }: AnswersProps) {
  if (to !== mine)
    return (
      <p>
        <button
          type="button"
          className="button button-small"
          data-act="withdraw-offer"
          onClick={() => void send({ withdraw: id })}
        >
          {say.text('Withdraw')}
        </button>
      </p>
    )
  return (
    <p>
      <button
        type="button"
        className="button button-small button-main"
        data-act="accept-offer"
        onClick={() => void send({ accept: id })}
      >
        {say.text('Accept')}
      </button>
      <button
        type="button"
        className="button button-small"
        data-act="decline-offer"
        onClick={() => void send({ decline: id })}
      >
        {say.text('Decline')}
      </button>
    </p>
  )
}
