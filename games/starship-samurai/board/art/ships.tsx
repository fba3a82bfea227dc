import type { Seat } from '@orrery/engine'

/**
 * The ships of the four clans, bow up, within 100 by 100 around the origin. Each fleet has the forms of its seat's symbol: round, square,
 * triangular, diamond-shaped, so that it is known without its colour.
 */
interface Hull {
  readonly hull: string
  /** Lines of plating on the hull. */
  readonly plates: string
  readonly glass: string
  /** Where the drives glow. */
  readonly drives: readonly (readonly [x: number, y: number])[]
}

const FIGHTERS: readonly Hull[] = [
  {
    hull: 'M0-46C7-36 10-20 10-6C24-10 38-20 43-36C50-14 42 14 15 24C12 34 7 40 0 42C-7 40-12 34-15 24C-42 14-50-14-43-36C-38-20-24-10-10-6C-10-20-7-36 0-46Z',
    plates: 'M-36-14C-32 2-24 12-12 17M36-14C32 2 24 12 12 17M0 8V36M-10-6C-10 6-8 14-6 20M10-6C10 6 8 14 6 20',
    glass: 'M0-32C4-25 5-15 4-6H-4C-5-15-4-25 0-32Z',
    drives: [
      [-8, 30],
      [8, 30],
    ],
  },
  {
    hull: 'M-7-42H7L11-12H21V-30H31V-8L42 2V34H31V24L21 27V38H-21V27L-31 24V34H-42V2L-31-8V-30H-21V-12H-11Z',
    plates: 'M-21-12V27M21-12V27M-42 14H-31M42 14H31M-11-12H11M-10 12H10M0 12V38',
    glass: 'M-4-30H4L6-16H-6Z',
    drives: [
      [-14, 37],
      [14, 37],
    ],
  },
  {
    hull: 'M0-48L11-14L45 32L19 27L12 40H-12L-19 27L-45 32L-11-14Z',
    plates: 'M-11-14L-19 27M11-14L19 27M-6 6L-12 40M6 6L12 40M-32 20L-17 15M32 20L17 15',
    glass: 'M0-34L5-12H-5Z',
    drives: [[0, 38]],
  },
  {
    hull: 'M0-48L9-22L31-40L27-6L44 16L18 18L10 30L0 46L-10 30L-18 18L-44 16L-27-6L-31-40L-9-22Z',
    plates: 'M-9-22L-18 18M9-22L18 18M-27-6L-13 0M27-6L13 0M0 4V40M-10 30L0 22L10 30',
    glass: 'M0-32L5-16L0 0L-5-16Z',
    drives: [
      [-12, 24],
      [12, 24],
    ],
  },
]

const CARRIERS: readonly Hull[] = [
  {
    hull: 'M0-49C12-46 19-34 20-20C22-4 24 4 34 8C46 12 49 26 46 38C36 32 28 32 22 36C18 46 10 49 0 49C-10 49-18 46-22 36C-28 32-36 32-46 38C-49 26-46 12-34 8C-24 4-22-4-20-20C-19-34-12-46 0-49Z',
    plates: 'M-20-20H20M-21 2H21M-22 24H22M-34 8V30M34 8V30',
    glass: 'M-5-44H5L7 42H-7Z',
    drives: [
      [-14, 44],
      [0, 47],
      [14, 44],
    ],
  },
  {
    hull: 'M-14-48H14V-36H24V-22H36V-10H46V34H36V46H-36V34H-46V-10H-36V-22H-24V-36H-14Z',
    plates: 'M-24-22H24M-36-10H36M-46 12H46M-36 34H36M-24-36V46M24-36V46',
    glass: 'M-7-44H7V42H-7Z',
    drives: [
      [-28, 45],
      [0, 45],
      [28, 45],
    ],
  },
  {
    hull: 'M0-50L14-32L22 0L48 40L26 36L20 48H-20L-26 36L-48 40L-22 0L-14-32Z',
    plates: 'M-14-32H14M-18-10H18M-24 14H24M-26 36H26M-22 0L-26 36M22 0L26 36',
    glass: 'M-3-44H3L7 44H-7Z',
    drives: [
      [-12, 47],
      [12, 47],
    ],
  },
  {
    hull: 'M0-50L16-30L30-44L34-14L48 8L32 26L24 44L8 36L0 50L-8 36L-24 44L-32 26L-48 8L-34-14L-30-44L-16-30Z',
    plates: 'M-16-30L16-30M-34-14H34M-40 8H40M-32 26H32M-16-30L-24 44M16-30L24 44',
    glass: 'M0-42L7-10L5 38H-5L-7-10Z',
    drives: [
      [-22, 42],
      [0, 48],
      [22, 42],
    ],
  },
]

function Ship({ hull, plates, glass, drives }: Hull) {
  return (
    <>
      {drives.map(([x, y]) => (
        <path key={x} className="ss-flame" d={`M${x - 5} ${y - 2}H${x + 5}L${x} ${y + 15}Z`} />
      ))}
      <path className="ss-hull" d={hull} />
      <path className="ss-plates" d={plates} />
      <path className="ss-glass" d={glass} />
    </>
  )
}

export const FighterArt = ({ seat }: { readonly seat: Seat }) => <Ship {...FIGHTERS[seat % FIGHTERS.length]} />

/** A carrier: broad, with a flight deck along its middle. */
export const CarrierArt = ({ seat }: { readonly seat: Seat }) => (
  <>
    <Ship {...CARRIERS[seat % CARRIERS.length]} />
    <path className="ss-deck" d="M0-30V36" />
  </>
)
