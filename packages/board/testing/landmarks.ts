import type { Viewer } from '@orrery/protocol'
import type { BoardModule } from '../src/contract.ts'
import type { Formatter } from '../src/formatter.ts'
import { findLandmark } from '../src/landmark.ts'

/** For tests of drawings: landmarks that are listed and not drawn, drawn and not listed, listed twice, or have no name. */
export function landmarkProblems<View>(
  face: BoardModule<View>,
  drawing: ParentNode,
  view: View,
  viewer: Viewer,
  say: Formatter,
): string[] {
  const listed = face.landmarks?.(view, viewer, say) ?? []
  const ids = listed.map(({ id }) => id)
  const drawn = [...drawing.querySelectorAll('[data-landmark]')].map((element) => element.getAttribute('data-landmark'))
  return [
    ...ids.filter((id) => findLandmark(drawing, id) === null).map((id) => `${id} is not drawn`),
    ...drawn.filter((id) => id !== null && !ids.includes(id)).map((id) => `${id} is drawn and not listed`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is listed twice`),
    ...listed.filter(({ name }) => name.trim() === '').map(({ id }) => `${id} has no name`),
  ]
}
