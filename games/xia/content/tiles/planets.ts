import type { TileFacts } from './map-text.ts'

/** The seven sectors with a planet. Attested: what they are called and trade, and that Loath is outlawed. The rest is ours or deduced. */
export const PLANETS: readonly TileFacts[] = [
  {
    id: 'kemplar-ii',
    name: 'Kemplar II',
    type: 'lawful',
    basis: 'inferred',
    source: 'name, trade: rules; lawful: the Enforcer starts here; layout: house',
    sides: 'circle triangle square cross wave diamond',
    entrances: '1,0:E -1,0:W',
    map: `
              .*11    AST     .
          .       PLN     PLN+S   .
      .       PLN     PLN!    PLN     .
          .       PLN$H   PLN     .
              .       AST?    .
    `,
  },
  {
    id: 'neo-damascus',
    name: 'Neo Damascus',
    type: 'lawful',
    basis: 'house',
    source: 'name, trade, spawn point: rules; type, layout: house',
    sides: 'cross circle triangle wave diamond square',
    entrances: '0,0:SW 1,-1:E',
    map: `
              PLN+P   PLN!    PLN$S
          .       PLN     PLN     .
      .       .       PLN     .       .
          AST     .       .       AST
              .*16    .       .?
    `,
  },
  {
    id: 'lunari',
    name: 'Lunari',
    type: 'neutral',
    basis: 'house',
    source: 'name, trade: rules; type, layout: house',
    sides: 'wave diamond circle square cross triangle',
    entrances: '0,0:NE 0,0:SW',
    map: `
              .*4     .       .
          .       .       .       .
      PLN+C   PLN     PLN!    PLN     PLN$P
          .       .       .       .
              NEB?    NEB     .
    `,
  },
  {
    id: 'azure',
    name: 'Azure',
    type: 'neutral',
    basis: 'house',
    source: 'name, trade: rules; type, layout: house',
    sides: 'triangle cross wave circle diamond square',
    entrances: '0,0:NW 0,1:SW',
    map: `
              .       .       .*9
          .       .       .       .
      NEB?    NEB     PLN!    PLN     .
          NEB     .       PLN+H   PLN$T
              .       .       .
    `,
  },
  {
    id: 'doravin-v',
    name: 'Doravin V',
    type: 'neutral',
    basis: 'house',
    source: 'name, trade: rules; type, layout: house',
    sides: 'wave cross square triangle circle diamond',
    entrances: '1,-1:NE -1,0:W 0,1:SE',
    map: `
              .       .       .
          AST     .       PLN+T   AST
      .       PLN$C   PLN!    .?      .
          .       .       PLN     .
              .*18    .       .
    `,
  },
  {
    id: 'loath',
    name: 'Loath',
    type: 'outlaw',
    basis: 'attested',
    source: 'name, type, trade: rules; layout: house',
    sides: 'cross diamond wave triangle square circle',
    entrances: '0,0:E -1,0:SW',
    map: `
              .       .       .
          PLN$any PLN!    .       .
      .       PLN     PLN     .       .*1
          .       .       .       .
              .       DEB     DEB?
    `,
  },
  {
    id: 'smugglers-den',
    name: 'Smugglers’ Den',
    type: 'outlaw',
    basis: 'house',
    source: 'name, planet rules, trade: rules; type, layout: house',
    sides: 'circle wave square diamond cross triangle',
    entrances: '0,0:E -1,1:SW',
    map: `
              .       .       .*19
          AST     AST?    AST     .
      .       AST     PLN+any .       .
          .       PLN!    AST     AST
              .       .       .
    `,
  },
]
