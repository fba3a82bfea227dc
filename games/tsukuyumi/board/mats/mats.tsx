import type { DrawingProps } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import { useState } from 'react'
import type { View } from '../../view.ts'
import { PowerMark, Table } from '../powers.tsx'
import { Piles } from './piles.tsx'
import { Sheet } from './sheet.tsx'

type MatsProps = DrawingProps<View> & { readonly focus: Seat | undefined }

/** What lies before the seats: one sheet at a time, and the piles that are everybody's. */
export function Mats({ view, seats, say, focus }: MatsProps) {
  const [wanted, setWanted] = useState<Seat | 'piles' | undefined>(undefined)
  const shown = wanted ?? focus ?? 0
  const order = [...view.seats.keys()].sort((a, b) => Number(b === focus) - Number(a === focus) || a - b)
  return (
    <Table view={view} say={say}>
      <div className="tsu tsu-mats">
        <nav className="tsu-tabs" aria-label={say.text('Player boards')}>
          {order.map((seat) => (
            <button
              key={seat}
              type="button"
              aria-pressed={shown === seat}
              onClick={() => setWanted(seat)}
              className={view.turn?.faction === view.seats[seat].faction ? 'tsu-now' : ''}
            >
              <PowerMark power={view.seats[seat].faction} size={20} />
              <span>{say.name(view.seats[seat].faction)}</span>
              <b>{view.seats[seat].score}</b>
            </button>
          ))}
          <button type="button" aria-pressed={shown === 'piles'} onClick={() => setWanted('piles')}>
            {say.text('Cards and supply')}
          </button>
        </nav>
        {shown === 'piles' ? (
          <Piles view={view} />
        ) : (
          <Sheet view={view} seat={shown} look={seats.find((one) => one.seat === shown)} />
        )}
      </div>
    </Table>
  )
}
