import type { BoardModule, DrawingProps, Figure } from './contract.ts'
import type { StageScene } from './stage/scene.ts'
import { Stage } from './stage/stage.tsx'

interface FigurePartProps<View> {
  readonly face: BoardModule<View>
  readonly part: Figure['part']
  readonly props: DrawingProps<View>
}

/** The part of a game's drawings that a picture of the rulebook shows. */
export function FigurePart<View>({ face, part, props }: FigurePartProps<View>) {
  const focus = props.viewer === 'spectator' ? undefined : props.viewer
  if (part === 'board') return <face.Board {...props} />
  if (part === 'stage') return <StillStage scene={face.stage?.(props, undefined)} />
  const Part = (part === 'strip' ? face.Strip : face.sheets?.[part]?.Content) ?? face.Mats
  return <Part {...props} focus={focus} />
}

const WORDS = { beat: (_n: number, _of: number, name: string) => name, board: '', won: '' }

/** A stage at the beat that has been reached. */
export function StillStage({ scene }: { readonly scene: StageScene | undefined }) {
  return scene && <Stage scene={scene} words={WORDS} walk={{ beat: scene.running, walking: false, skip: () => {} }} />
}
