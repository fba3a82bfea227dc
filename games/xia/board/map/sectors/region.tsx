import { content } from '../../content.ts'
import type { NebulaRegion, PlanetRegion } from './tile-art.ts'

/** A planet under its spaces: its air, its ground, day and night, and the shield in the colour of its law. */
export function Planet({ region, tile }: { readonly region: PlanetRegion; readonly tile: string }) {
  const { outline, shield, ground, layers } = region
  const clip = `xia-cut-${tile}`
  return (
    <g className={`xia-region-planet xia-planet-${content.tiles[tile].law ?? 'neutral'}`}>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path className="xia-planet-air" d={outline} stroke={ground} />
      <g className="xia-planet-body" clipPath={`url(#${clip})`}>
        <path d={outline} fill={ground} />
        {layers.map(({ d, tone, width }) =>
          width === undefined ? (
            <path key={tone + d.length} d={d} fill={tone} />
          ) : (
            <path key={tone + d.length} d={d} fill="none" stroke={tone} strokeWidth={width} />
          ),
        )}
        <path className="xia-planet-light" d={outline} />
      </g>
      <path className="xia-shield-casing" d={shield} />
      <path className="xia-shield" d={shield} />
    </g>
  )
}

/** Clouds that fade into each other, cut off at the outline. */
export function Nebula({
  region: { outline, blobs, stars },
  id,
}: {
  readonly region: NebulaRegion
  readonly id: string
}) {
  const clip = `xia-cut-${id}`
  return (
    <g className="xia-region-nebula">
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path className="xia-region-ground" d={outline} />
      <g clipPath={`url(#${clip})`}>
        {blobs.map(({ x, y, rx, ry, turn }, i) => (
          <ellipse
            key={`${x} ${y}`}
            className={`xia-gas-${i}`}
            rx={rx}
            ry={ry}
            transform={`translate(${x} ${y}) rotate(${turn})`}
          />
        ))}
        <path className="xia-near-stars" d={stars} />
      </g>
    </g>
  )
}
