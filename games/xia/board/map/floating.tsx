import type { Formatter } from '@orrery/board'
import { kindOf } from '../../codecs.ts'
import type { Cargo } from '../../content/types.ts'
import { hexNamed } from '../../map/hex.ts'
import type { View } from '../../view.ts'
import { CargoCube } from '../table/cargo-cube.tsx'
import { middleOf } from './geometry.ts'
import { LiveTarget, useQuestion } from './live-target.tsx'

/** A cube on the map: where it is drawn, and the option it stands for while cubes are taken aboard. */
interface Placed {
  readonly key: string
  readonly cargo: Cargo
  readonly x: number
  readonly y: number
  readonly option: string | undefined
}

const PER_ROW = 3

/** Cubes that float in space, side by side on their hex. Those under the own ship can be taken aboard. */
export function Floating({ view, say }: { readonly view: View; readonly say: Formatter }) {
  const question = useQuestion()
  const options = question?.ask === 'cargo.collect' && question.kind === 'some' ? question.options.map(String) : []
  return placed(view, options).map(({ key, cargo, x, y, option }) => (
    <g key={key}>
      <CargoCube cargo={cargo} x={x} y={y} size={10} letter="xia-floating-letter" />
      {option !== undefined && (
        <LiveTarget option={option} label={say.name(option)}>
          <circle className="lit" cx={x} cy={y} r="11" />
        </LiveTarget>
      )}
    </g>
  ))
}

function placed({ floating, vessels, seat }: View, options: readonly string[]): readonly Placed[] {
  const own = seat === null ? null : vessels[seat].hex
  const onHex = new Map<string, number>()
  const left = [...options]
  return floating.map(({ hex, cargo }) => {
    const before = onHex.get(hex) ?? 0
    onHex.set(hex, before + 1)
    const { x, y } = middleOf(hexNamed(hex))
    const place = hex === own ? left.findIndex((option) => kindOf(option) === cargo) : -1
    return {
      key: `${hex} ${before}`,
      cargo: cargo as Cargo,
      x: x - 16 + (before % PER_ROW) * 16,
      y: y + 20 - Math.floor(before / PER_ROW) * 14,
      option: place < 0 ? undefined : left.splice(place, 1)[0],
    }
  })
}
