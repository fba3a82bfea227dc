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
    'Turn an area as far as you like, with the blockades and markers on it; its units and the tunnels at its edges are not moved.',
    { occupied: 'all', moon: 'no' },
    {},
    'codex; that units and markers are no hindrance: our ruling',
  ],
  [
    'add-tsukuyumi',
    ['Oni Rule'],
    'An area becomes a Tsukuyumi area; on the moon only where that property was lost.',
    { occupied: 'all', moon: 'if-lost' },
  ],
  ['add-unstable', ['Danger in the Deep'], 'An area becomes unstable.', ANYWHERE],
  [
    'open-blockade',
    ['Ascent', 'Passage'],
    'Open a side: put a passage marker over the printed blockade, or take a blockade marker off. Pigs and Kaneda are no targets.',
    ANYWHERE,
  ],
  [
    'march',
    ['Onward March'],
    'In one area all units may go {{range}} area further. Each player decides for their own, and you for the Oni.',
    ANYWHERE,
    { range: 1 },
  ],
  [
    'swap-tiles',
    ['New Alignment'],
    'Two neighbouring areas change places with all that lies on them, each turned as you like.',
    { occupied: 'without-units', moon: 'no' },
  ],
  [
    'add-tile',
    ['Land Gain', 'New Land'],
    'Pick an area out of the reserve and add it where it touches at least {{touches}} areas or homezones, turned as you like.',
    NOWHERE,
    { touches: 2 },
  ],
  [
    'neutralise',
    ['Neutralisation', 'Swallowed by the Earth'],
    'Cancel a property of an area: take off its marker, or cover the printed one with a negation marker.',
    ANYWHERE,
    {},
    'codex; that units and markers are no hindrance: our ruling',
  ],
  ['replay', ['Play it again, Sam!'], 'Play an event from the discard pile.', NOWHERE],
  [
    'initiative',
    ['Change of Tactics'],
    'Move {{places}} place up or down the initiative order.',
    NOWHERE,
    { places: 1 },
  ],
  ['move-all', ['Change of Position'], 'All your units may move, with a range of {{range}}.', NOWHERE, { range: 1 }],
  [
    'close-side',
    ['Swamp', 'Invisible Hazard'],
    'Close a side of an area: lay a blockade marker there, or take the passage marker off.',
    ANYWHERE,
  ],
  ['produce', ['Stocking Up'], 'Produce with {{production}} point and no bonus at all.', NOWHERE, { production: 1 }],
  [
    'add-radioactive',
    ['Radioactive Contamination'],
    'An area becomes radioactive; if there are units in it, only when it is unstable.',
    { occupied: 'without-units', moon: 'yes' },
  ],
  ['combat', ['Offensive'], 'Take {{combat}} combat action.', NOWHERE, { combat: 1 }],
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
