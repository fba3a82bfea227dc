import { Icon, type InterjectingProps, SeatMark } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import { type ReactNode, useState } from 'react'
import type { Agreed } from '../../rules/state/state.ts'
import type { NewOffer, Said } from '../../rules/trading/understanding.ts'
import type { View } from '../../view.ts'
import { icons } from '../icons.ts'
import { agreeableFor } from './agreeable.ts'
import { ChoiceField } from './choice-field.tsx'

interface FormProps extends InterjectingProps<View> {
  readonly mine: Seat
  readonly send: (value: Said) => Promise<boolean>
}

interface Draft extends Omit<NewOffer, 'giveCards' | 'giveChoice' | 'wantChoice'> {
  /** By their place in the hand. */
  readonly giveCards: readonly number[]
  readonly giveChoice: Agreed | undefined
  readonly wantChoice: Agreed | undefined
}

const LONGEST_PROMISE = 200
const KINDS = ['any', 'order', 'battle'] as const

/** A new offer: to whom, what for what, whom it binds to which choice, and a promise in words. */
export function OfferForm({ view, seats, say, question, mine, send }: FormProps) {
  const others = seats.filter(({ seat }) => seat !== mine)
  const empty: Draft = {
    to: others[0]?.seat ?? 0,
    giveWealth: 0,
    giveCards: [],
    wantWealth: 0,
    wantCards: 0,
    wantKind: 'any',
    promise: '',
    giveChoice: undefined,
    wantChoice: undefined,
  }
  const [draft, setDraft] = useState(empty)
  const change = (part: Partial<Draft>) => setDraft((last) => ({ ...last, ...part }))
  const offer = async () => {
    const { giveChoice, wantChoice, ...goods } = draft
    const giveCards = draft.giveCards.map((at) => view.hand[at])
    const choices = { ...(giveChoice && { giveChoice }), ...(wantChoice && { wantChoice }) }
    if (await send({ offer: { ...goods, giveCards, ...choices } })) setDraft({ ...empty, to: draft.to })
  }
  const turnCard = (at: number) =>
    change({
      giveCards: draft.giveCards.includes(at)
        ? draft.giveCards.filter((other) => other !== at)
        : [...draft.giveCards, at],
    })
  return (
    <form
      className="ss-offer-form"
      onSubmit={(event) => {
        event.preventDefault()
        void offer()
      }}
    >
      <fieldset>
        <legend>{say.text('New offer to')}</legend>
        {others.map(({ seat, side }) => (
          <label key={seat} className="ss-choice">
            <input
              type="radio"
              name="to"
              checked={draft.to === seat}
              onChange={() => change({ to: seat, wantChoice: undefined })}
            />
            <SeatMark seat={seat} size={16} /> {side}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{say.text('You give')}</legend>
        <Amount
          name="give-wealth"
          label={say.text('wealth')}
          value={draft.giveWealth}
          most={view.seats[mine].wealth}
          onChange={(giveWealth) => change({ giveWealth })}
        >
          <Icon path={icons['two-coins']} size={16} />
        </Amount>
        {view.hand.map((card, at) => (
          <label key={`${card} ${at.toString()}`} className="ss-choice">
            <input type="checkbox" checked={draft.giveCards.includes(at)} onChange={() => turnCard(at)} />
            {say.name(card)}
          </label>
        ))}
        <ChoiceField
          name="give-choice"
          label={say.text('You choose')}
          chosen={draft.giveChoice}
          agreeable={agreeableFor(view, mine, question)}
          say={say}
          onChange={(giveChoice) => change({ giveChoice })}
        />
      </fieldset>
      <fieldset>
        <legend>{say.text('You get')}</legend>
        <Amount
          name="want-wealth"
          label={say.text('wealth')}
          value={draft.wantWealth}
          most={view.seats[draft.to]?.wealth ?? 0}
          onChange={(wantWealth) => change({ wantWealth })}
        >
          <Icon path={icons['two-coins']} size={16} />
        </Amount>
        <Amount
          name="want-cards"
          label={say.text('cards')}
          value={draft.wantCards}
          most={view.seats[draft.to]?.cards ?? 0}
          onChange={(wantCards) => change({ wantCards })}
        >
          <Icon path={icons['card-pick']} size={16} />
        </Amount>
        {draft.wantCards > 0 &&
          KINDS.map((wantKind) => (
            <label key={wantKind} className="ss-choice">
              <input
                type="radio"
                name="kind"
                checked={draft.wantKind === wantKind}
                onChange={() => change({ wantKind })}
              />
              {say.name(wantKind)}
            </label>
          ))}
        <ChoiceField
          name="want-choice"
          label={say.text('{{side}} chooses', { side: seats[draft.to]?.side ?? '' })}
          chosen={draft.wantChoice}
          agreeable={agreeableFor(view, draft.to, question)}
          say={say}
          onChange={(wantChoice) => change({ wantChoice })}
        />
      </fieldset>
      <label className="ss-promise-field">
        {say.text('A promise (not binding)')}
        <input
          type="text"
          maxLength={LONGEST_PROMISE}
          value={draft.promise}
          onChange={(event) => change({ promise: event.target.value })}
        />
      </label>
      <button type="submit" className="button button-main" data-act="make-offer">
        {say.text('Offer')}
      </button>
    </form>
  )
}

interface AmountProps {
  readonly name: string
  readonly label: string
  readonly value: number
  readonly most: number
  readonly onChange: (value: number) => void
  readonly children: ReactNode
}

const Amount = ({ name, label, value, most, onChange, children }: AmountProps) => (
  <label className="ss-choice">
    {children}
    {label}
    <input
      type="number"
      name={name}
      min={0}
      max={most}
      value={value}
      onChange={(event) => onChange(Math.max(0, Math.trunc(Number(event.target.value)) || 0))}
    />
  </label>
)
