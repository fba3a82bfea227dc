import type { Scalar } from '@orrery/engine'
import { useQuestion } from '../state/context.ts'
import { useDrawing } from '../state/drawing.ts'

/** An option as the thing it stands for, where the game draws it; else by its name. */
export function OptionFace({ option, name }: { readonly option: Scalar; readonly name: string }) {
  const { face, props } = useDrawing()
  const question = useQuestion()
  if (question && face.Face && face.hasFace?.(question.ask, option))
    return (
      <span className={`option-name option-face game-${face.id}`}>
        <face.Face {...props} option={option} question={question} />
      </span>
    )
  return <span className="option-name">{name}</span>
}
