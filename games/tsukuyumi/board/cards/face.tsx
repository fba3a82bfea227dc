import type { FaceProps } from '@orrery/board'
import { hexes } from '../../codecs.ts'
import type { View } from '../../view.ts'
import { kindOfFigure, unitOf, weaponOf } from '../facts.ts'
import { Table } from '../powers.tsx'
import { OptionFace, TileFace } from './option-face.tsx'
import { isThing } from './things.ts'

/** `private-3`, `pistol-2`: one of several equal things, which are a row with their number. */
const isSingle = (option: string): boolean => {
  const kind = kindOfFigure(option)
  return (unitOf(option) === undefined && unitOf(kind) !== undefined) || weaponOf(kind) !== undefined
}

/** Whether an option is shown as the thing it stands for, in the list too: a card, a unit, a tile, an area, an action. */
export const hasFace = (ask: string, option: string | number): boolean =>
  ask.endsWith('#turns') ||
  (typeof option === 'string' && ((isThing(option) && !isSingle(option)) || hexes.match(option) !== undefined))

export function Face({ view, say, option, question }: FaceProps<View>) {
  const { ask, about } = question
  return (
    <Table view={view} say={say}>
      <div className="tsu tsu-face">
        {typeof option === 'number' ? (
          <Turned view={view} hex={about.hex} tile={about.tile} turns={option} />
        ) : (
          <OptionFace option={option} ask={ask} view={view} />
        )}
      </div>
    </Table>
  )
}

interface TurnedProps {
  readonly view: View
  readonly hex: unknown
  readonly tile: unknown
  readonly turns: number
}

/** A tile as it would lie after so many sixths. */
function Turned({ view, hex, tile, turns }: TurnedProps) {
  const lying = view.hexes.find((one) => one.hex === hex)
  const id = typeof tile === 'string' ? tile : lying?.tile
  return id === undefined ? null : <TileFace id={id} rotation={((lying?.rotation ?? 0) + turns) % 6} plain />
}
