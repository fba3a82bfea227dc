import { memo } from 'react'
import type { Samurai } from '../../rules/state/state.ts'
import { BEARINGS, BODY, eyesOf, HEAD, type Part, POSES, type Pose } from './mech-parts.ts'

const Parts = ({ parts }: { readonly parts: readonly Part[] }) =>
  parts.map(({ as, d }) => <path key={d} className={`ss-mech-${as}`} d={d} />)

interface MechProps {
  readonly samurai: Samurai
  readonly pose?: Pose
}

/** A samurai mech, front view. Its plates take the colour of `--own`. */
export const MechArt = memo(function MechArt({ samurai, pose = 'guard' }: MechProps) {
  const { behind = [], crest, arms } = BEARINGS[samurai]
  const { legs, upper, bearing } = POSES[pose]
  return (
    <>
      <g transform={upper}>
        <Parts parts={behind} />
      </g>
      <Parts parts={legs} />
      <g transform={upper}>
        <Parts parts={BODY} />
        <Parts parts={HEAD} />
        <path className="ss-mech-light" d={eyesOf(samurai)} />
        <Parts parts={crest} />
      </g>
      <g transform={bearing}>
        <Parts parts={arms} />
      </g>
    </>
  )
})

const joined = (parts: readonly Part[]): string =>
  parts
    .filter(({ as }) => as !== 'line')
    .map(({ d }) => d)
    .join('')

/**
 * The same for large pictures: light falls on it from the left, its right side lies in the shade, and the colour of its clan shines behind
 * it.
 */
export const LitMech = memo(function LitMech({ samurai, pose = 'guard' }: MechProps) {
  const { legs, upper } = POSES[pose]
  // What has the same name has the same form, however often it is drawn.
  const clip = `ss-mech-${pose}`
  return (
    <>
      <circle className="ss-back-light" r="62" cy="-4" />
      <circle className="ss-back-light" r="44" cy="-4" />
      <MechArt samurai={samurai} pose={pose} />
      <clipPath id={clip}>
        <path d={joined(legs)} />
        <path d={joined([...BODY, ...HEAD])} transform={upper} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path className="ss-mech-lit" d="M-64-80H-14L-2 64H-64Z" />
        <path className="ss-mech-shade" d="M64-80H14L2 64H64Z" />
      </g>
    </>
  )
})

/** Head and shoulders. */
export const BUST = '-46 -72 92 84'
/** All of it, with what it bears. */
export const WHOLE = '-66 -74 132 138'
