import type { EventCard, EventEffect, EventEffectId, EventTarget, Numbers } from '../types.ts'

const NOWHERE: EventTarget = { occupied: 'none', moon: 'no' }
const ANYWHERE: EventTarget = { occupied: 'all', moon: 'yes' }

type Row = readonly [
  id: EventEffectId,
  names: readonly string[],
  text: string,
  target: EventTarget,
  numbers?: Numbers,
  source?: string,
]

/** The fifteen effects, and the cards that have them: the codex explains five of them under two names. */
const ROWS: readonly Row[] = [
  [
    'rotate-tile',
    ['Tectonic Shift', 'Unsolid Ground'],
    'Rotate an area as far as you like, with the blockades and markers on it. Its units, and tunnels on its edges, stay.',
    { occupied: 'all', moon: 'no' },
    {},
    'codex; that units and markers are no hindrance: our ruling',
  ],
  [
    'add-tsukuyumi',
    ['Oni Rule'],
    'Give an area the Tsukuyumi property. On the moon, only an area that has lost it.',
    { occupied: 'all', moon: 'if-lost' },
  ],
  ['add-unstable', ['Danger in the Deep'], 'Make an area unstable.', ANYWHERE],
  [
    'open-blockade',
    ['Ascent', 'Passage'],
    'Open a side: put a passage marker over the printed blockade, or remove a blockade marker. You cannot choose pigs or Kaneda.',
    ANYWHERE,
  ],
  [
    'march',
    ['Onward March'],
    'Choose an area. All units in it may move {{range|# area|# areas}}. Players decide for their own units, and you for the Oni.',
    ANYWHERE,
    { range: 1 },
  ],
  [
    'swap-tiles',
    ['New Alignment'],
    'Swap two adjacent areas with everything on them, and rotate each as you like.',
    { occupied: 'without-units', moon: 'no' },
  ],
  [
    'add-tile',
    ['Land Gain', 'New Land'],
    'Put a tile from the reserve on the board, rotated as you like. It must touch at least {{touches|# area or homezone|# areas or homezones}}.',
    NOWHERE,
    { touches: 2 },
  ],
  [
    'neutralise',
    ['Neutralization', 'Swallowed by the Earth'],
    'Neutralize a property of an area: remove its marker, or cover the printed one with a neutralization marker.',
    ANYWHERE,
    {},
    'codex; that units and markers are no hindrance: our ruling',
  ],
  ['replay', ['Play it again, Sam!'], 'Play an event from the discard pile.', NOWHERE],
  [
    'initiative',
    ['Change of Tactics'],
    'Move {{places|# position|# positions}} up or down in initiative.',
    NOWHERE,
    { places: 1 },
  ],
  ['move-all', ['Change of Position'], 'All your units may move, with range {{range}}.', NOWHERE, { range: 1 }],
  [
    'close-side',
    ['Swamp', 'Invisible Hazard'],
    'Close a side of an area: put a blockade marker on it, or remove the passage marker.',
    ANYWHERE,
  ],
  [
    'produce',
    ['Stocking Up'],
    'Produce with {{production|# point|# points}}, without any bonus.',
    NOWHERE,
    { production: 1 },
  ],
  [
    'add-radioactive',
    ['Radioactive Contamination'],
    'Make an area radioactive. With units in it, it must be unstable.',
    { occupied: 'without-units', moon: 'yes' },
  ],
  ['combat', ['Offensive'], 'Take {{combat|# combat action|# combat actions}}.', NOWHERE, { combat: 1 }],
]

export const EVENT_EFFECT_LIST: readonly EventEffect[] = ROWS.map(
  ([id, , text, target, numbers = {}, source = 'codex']) => ({
    id,
    text,
    numbers,
    target,
    basis: source === 'codex' ? 'attested' : 'house',
    source,
  }),
)

/** The twenty event cards, EV01 to EV20. */
export const EVENT_CARDS: readonly EventCard[] = ROWS.flatMap(([effect, names]) =>
  names.map((name) => ({ name, effect, twice: names.length > 1 })),
).map(({ name, effect, twice }, i) => ({
  id: `EV${String(i + 1).padStart(2, '0')}`,
  name,
  effect,
  basis: twice ? 'inferred' : 'attested',
  source: twice ? 'codex: one effect under two names; twenty cards in the component list' : 'codex',
}))
