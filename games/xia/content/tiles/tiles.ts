import type { Tile } from '../types.ts'
import { readTile, type TileFacts } from './map-text.ts'
import { PLANETS } from './planets.ts'

const STAR = `
        STR     STR     STR
    STR     STR     STR     STR
STR     STR     STR     STR     STR
    STR     STR     STR     STR
        STR     STR     STR
`

/** The sectors without a planet. Attested: what they are called and gather, and what Tigris does; every layout is ours. */
const OPEN_SPACE: readonly TileFacts[] = [
  {
    id: 'burning-horse',
    name: 'Burning Horse',
    type: 'nebula',
    basis: 'inferred',
    source: 'name, trade, spawn point: rules; type: it is harvested; layout: house',
    sides: 'wave circle triangle square cross diamond',
    map: `
              .       NEBhH   NEB
          .       NEB     NEBhH   NEB?
      .       .       NEB     NEB     .
          .       .       .       .
              .*2     .       .
    `,
  },
  {
    id: 'lower-stratus',
    name: 'Lower Stratus',
    type: 'nebula',
    basis: 'inferred',
    source: 'name, trade: rules; type: it is harvested; layout: house',
    sides: 'cross diamond circle triangle wave square',
    map: `
              .       .       .
          .       NEB     NEBhP   .
      .       NEB     NEB!    NEB?    .
          .       NEBhP   NEB     .
              .       .       .
    `,
  },
  {
    id: 'outpost-338',
    name: 'Outpost 338',
    type: 'asteroid',
    basis: 'inferred',
    source: 'name, trade, spawn point: rules; type: it is mined; layout: house',
    sides: 'triangle diamond wave circle square cross',
    map: `
              .       AST     .
          .       AST     ASTmS   .
      .       .       .!      .       .*6
          .       ASTmS   AST     .
              .       AST?    .
    `,
  },
  {
    id: 'red-gulch',
    name: 'Red Gulch',
    type: 'asteroid',
    basis: 'inferred',
    source: 'name, trade: rules; type: it is mined; layout: house',
    sides: 'triangle wave cross square circle diamond',
    map: `
              .       AST     .
          .       ASTmT   .       AST
      .       AST     .?      AST     .
          AST     .       ASTmT   .
              .       AST     .
    `,
  },
  {
    id: 'pelmont',
    name: 'Pelmont',
    type: 'debris',
    basis: 'inferred',
    source: 'name, trade: rules; type: it is salvaged; layout: house',
    sides: 'diamond wave cross triangle square circle',
    map: `
              .       .       .
          .       DEB?    .       .
      .       .       DEBsC   DEB     .
          .       DEBsC   .       .
              .       .       .
    `,
  },
  {
    id: 'kreller-iv',
    name: 'Kreller IV',
    type: 'debris',
    basis: 'inferred',
    source: 'name, trade: rules; type: it is salvaged; layout: house',
    sides: 'circle cross diamond square wave triangle',
    map: `
              .       .       .
          .       DEB     DEBsC   .
      .       .       .!      DEB?    .
          .       DEB     DEB     .
              .*8     .       .
    `,
  },
  {
    id: 'expeditor-gate',
    name: 'Expeditor Gate',
    type: 'gate',
    basis: 'attested',
    source: 'name, type, spawn point: rules; layout: house',
    sides: 'cross circle wave square diamond triangle',
    map: `
              .       .       .
          AST     .       GAT     .
      .!      .       GAT     .       .*13
          .       GAT     .       AST?
              .       .       .
    `,
  },
  {
    id: 'tigris-gate',
    name: 'Tigris Gate',
    type: 'gate',
    malfunctioning: true,
    basis: 'attested',
    source: 'name, type, its malfunction: rules; layout: house',
    sides: 'wave cross circle triangle square diamond',
    map: `
              .       .       .
          .       GAT     .       .
      NEB?    .       GAT     .       .
          NEB     .       GAT     .
              NEB     .       .
    `,
  },
  {
    id: 'meridian-gate',
    name: 'Meridian Gate',
    type: 'gate',
    basis: 'house',
    source: 'house',
    sides: 'square diamond cross circle triangle wave',
    map: `
              .       AST?    .
          .       GAT     .       .
      .       .       GAT     GAT     .
          .       GAT     .       .
              .       AST     .*14
    `,
  },
  {
    id: 'lodestar-gate',
    name: 'Lodestar Gate',
    type: 'gate',
    basis: 'house',
    source: 'house',
    sides: 'diamond wave cross triangle circle square',
    map: `
              .       .       .
          .       .       GAT     GAT
      .       AST?    .       GAT     .
          AST     .       .       .
              AST     .       .
    `,
  },
  {
    id: 'quiet-reach',
    name: 'Quiet Reach',
    type: 'void',
    basis: 'house',
    source: 'house',
    sides: 'diamond triangle wave square cross circle',
    map: `
              .*5     .       .
          .       .       .       .
      .       .       .!      .       .
          .       .       .       .
              .       .       .?
    `,
  },
  {
    id: 'hollow-expanse',
    name: 'Hollow Expanse',
    type: 'void',
    basis: 'house',
    source: 'house',
    sides: 'circle diamond wave square cross triangle',
    map: `
              .       .       .
          .       .       .       .
      .*17    .       .?      .       .
          .       .       .       .
              .       .       .
    `,
  },
  {
    id: 'the-crucible',
    name: 'The Crucible',
    type: 'star',
    basis: 'house',
    source: 'house',
    sides: 'wave circle cross diamond square triangle',
    map: STAR,
  },
  {
    id: 'pale-widow',
    name: 'Pale Widow',
    type: 'star',
    basis: 'house',
    source: 'house',
    sides: 'cross diamond circle wave square triangle',
    map: STAR,
  },
]

/** The twenty-one sectors. */
export const TILES: readonly Tile[] = [...PLANETS, ...OPEN_SPACE].map(readTile)
