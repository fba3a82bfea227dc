import type { Samurai } from '../../rules/state/state.ts'
import { BEARINGS, BODY, eyesOf, HEAD, type Part } from './mech-parts.ts'

const Parts = ({ parts }: { readonly parts: readonly Part[] }) =>
  parts.map(({ as, d }) => <path key={d} className={`ss-mech-${as}`} d={d} />)

/** A samurai mech, front view. Its plates take the colour of `--own`. */
export function MechArt({ samurai }: { readonly samurai: Samurai }) {
  const { behind = [], crest, arms } = BEARINGS[samurai]
  return (
    <>
      <Parts parts={behind} />
      <Parts parts={BODY} />
      <Parts parts={HEAD} />
      <path className="ss-mech-light" d={eyesOf(samurai)} />
      <Parts parts={crest} />
      <Parts parts={arms} />
    </>
  )
}
