import type { AnsweringProps } from '@orrery/board'
import { useSyncExternalStore } from 'react'
import { CARGO } from '../../content/types.ts'
import type { View } from '../../view.ts'
import { content } from '../content.ts'
import { middleOfSpace } from '../mats/grid.ts'
import { Damage, Hold } from '../mats/hold.tsx'
import { CargoCube, CubeMark } from '../table/cargo-cube.tsx'
import { Asked } from './asked.tsx'
import { DoneButton } from './done-button.tsx'

/** Spaces of the own hold are chosen: for damage, for new cubes, for cubes that leave. */
export function HoldChoice({ view, say, deciding }: AnsweringProps<View>) {
  const { question, gathered } = useSyncExternalStore(deciding.subscribe, deciding.snapshot, deciding.snapshot)
  const vessel = view.seat === null ? undefined : view.vessels[view.seat]
  if (question?.kind !== 'some' || vessel === undefined) return null
  const { hold } = content.ships[vessel.ship]
  const { min, max, ask, about } = question
  const cubes =
    ask === 'cargo.place' && Array.isArray(about.cubes) ? about.cubes.map((cargo) => CARGO[Number(cargo)]) : []
  const enough = gathered.length >= min && gathered.length <= max
  return (
    <Asked deciding={deciding} say={say}>
      {cubes.length > 0 && (
        <p className="xia-waiting">
          {cubes.slice(gathered.length).map((cargo, i) => (
            <span key={`${cargo} ${i.toString()}`} className="xia-pile">
              <CubeMark cargo={cargo} /> {say.name(cargo)}
            </span>
          ))}
        </p>
      )}
      <Hold vessel={vessel} live say={say}>
        <g className="xia-preview">
          {gathered.map((name, i) => {
            const at = middleOfSpace(hold, String(name))
            if (ask === 'ship.damage') return <Damage key={name} {...at} />
            return cubes[i] && <CargoCube key={name} cargo={cubes[i]} {...at} size={16} />
          })}
        </g>
      </Hold>
      <p>
        {min === max
          ? say.text('{{n}} of {{most}} spaces', { n: gathered.length, most: max })
          : say.text('{{n|# space|# spaces}} of {{least}}–{{most}}', { n: gathered.length, least: min, most: max })}
      </p>
      <div className="xia-acts">
        <button type="button" onClick={() => chooseOthers()}>
          {say.text('Choose for me')}
        </button>
        <DoneButton enough={enough} say={say} onDone={() => deciding.answer(gathered)} />
      </div>
    </Asked>
  )

  /** Adds as many as are wanted, the first ones. */
  function chooseOthers(): void {
    if (question?.kind !== 'some') return
    const rest = question.options.filter((option) => !gathered.includes(option))
    for (const option of rest.slice(0, max - gathered.length)) deciding.choose(option)
  }
}
