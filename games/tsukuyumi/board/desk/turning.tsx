import { useDeciding } from '@orrery/board'
import type { View } from '../../view.ts'
import { useQuestion } from '../deciding.ts'
import { useSay } from '../powers.tsx'
import { TileFace } from './option-face.tsx'

/** The ways in which a tile can be turned, each as it would lie. */
export function Turning({ view }: { readonly view: View }) {
  const say = useSay()
  const deciding = useDeciding()
  const question = useQuestion()
  if (question?.kind !== 'amount') return null
  const { hex, tile } = question.about
  const lying = view.hexes.find((one) => one.hex === hex)
  const id = typeof tile === 'string' ? tile : lying?.tile
  if (id === undefined) return null
  const from = lying?.rotation ?? 0
  const amounts = Array.from({ length: question.max - question.min + 1 }, (_, i) => question.min + i)
  return (
    <div className="tsu-choices tsu-turning">
      {amounts.map((turns) => (
        <button
          key={turns}
          type="button"
          aria-label={say.text('Rotate by {{turns|# 60° step|# 60° steps}}', { turns })}
          onClick={() => deciding.answer(turns)}
        >
          <TileFace id={id} rotation={(from + turns) % 6} plain />
          <span>{turns}</span>
        </button>
      ))}
    </div>
  )
}
