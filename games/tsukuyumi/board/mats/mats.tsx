import type { DrawingProps } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import type { View } from '../../view.ts'
import { Table } from '../powers.tsx'
import { Piles } from './piles.tsx'
import { Sheet } from './sheet.tsx'

type MatsProps = DrawingProps<View> & { readonly focus: Seat | undefined }

/** What lies before a seat. */
export function Mats({ view, seats, say, focus = 0 }: MatsProps) {
  return (
    <Table view={view} say={say}>
      <div className="tsu tsu-mats">
        <Sheet view={view} seat={focus} look={seats.find((one) => one.seat === focus)} />
      </div>
    </Table>
  )
}

/** What belongs to nobody. */
export function CardsAndSupply({ view, say }: MatsProps) {
  return (
    <Table view={view} say={say}>
      <div className="tsu tsu-mats">
        <Piles view={view} />
      </div>
    </Table>
  )
}
