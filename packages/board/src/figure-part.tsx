import type { BoardModule, DrawingProps, Figure } from './contract.ts'

interface FigurePartProps<View> {
  readonly face: BoardModule<View>
  readonly part: Figure['part']
  readonly props: DrawingProps<View>
}

/** The part of a game's drawings that a picture of the rulebook shows. */
export function FigurePart<View>({ face, part, props }: FigurePartProps<View>) {
  const focus = props.viewer === 'spectator' ? undefined : props.viewer
  if (part === 'board') return <face.Board {...props} />
  const Part = (part === 'strip' ? face.Strip : face.sheets?.[part]?.Content) ?? face.Mats
  return <Part {...props} focus={focus} />
}
