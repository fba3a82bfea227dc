import type { ActionCard } from './types.ts'

/** `FE` faction effect, `E2/1` draw 2 events and play up to 1, `I1` move 1 place in the initiative order; `-` for a phase it lacks. */
type Row = readonly [name: string, blue: string, green: string, red: string]

/**
 * The 37 action cards. The first is the one that the codex shows; of the others nothing but their number is known, so they are ours,
 * made to be worth about the same. Green: `P` production, `O` Oni placed, `C` conquests and `M` moves of Oni. Red: `M`
 * movement, `C` combat actions.
 */
const ROWS: readonly Row[] = [
  ['Logistics', 'FE E2/2 I1', 'P4 O2', 'M2 C1'],
  ['Dawn Patrol', 'FE E1/1 I1', 'P3 O2', 'M2 C2'],
  ['Spearhead', 'E1/1 I2', 'P4 O1', 'M3 C2'],
  ['Entrenchment', 'FE E2/1 I1', 'P4 O1 C1', 'M1 C2'],
  ['Supply Column', 'E2/1 I1', 'P5 O2', 'M2 C2'],
  ['War Council', 'FE E3/2 I2', 'P3 O1', 'M2 C1'],
  ['Night March', 'FE E1/1 I1', 'P2 O1 C1 M1', 'M3 C2'],
  ['Hammer Blow', 'FE I1', 'P2 O2', 'M2 C3'],
  ['Mobilization', 'E1/1', 'P5 O1 C1', 'M2 C2'],
  ['Scouting Party', 'FE E2/1 I2', 'P2 O1 C1 M1', 'M3 C1'],
  ['Land Grab', 'E1/1 I1', 'P3 C1', 'M2 C3'],
  ['Salvage Run', 'E3/2 I1', 'P4 O1 C1', 'M3 C1'],
  ['False Flag', 'FE E2/2 I2', 'P3 C2', 'M2 C1'],
  ['Moonlit Pact', 'FE E1/1', 'P3 O3 C1', 'M2 C2'],
  ['Iron Harvest', 'FE', 'P5 O2', 'M2 C2'],
  ['Breakthrough', 'FE I1', 'P3 O1 M1', 'M3 C2'],
  ['Slow Burn', 'FE E2/1 I2', 'P6 O1', 'M1 C1'],
  ['Overreach', 'E1/1 I2', 'P3 O1', 'M3 C3'],
  ['Omen Reading', 'FE E4/3 I1', 'P3 O1', 'M1 C1'],
  ['Dragon’s Breath', 'FE', 'P3 O1 C2 M1', 'M2 C2'],
  ['Rearguard', 'FE E1/1 I2', 'P4 O1', 'M1 C2'],
  ['Stranglehold', 'E2/2 I1', 'P3 O1 C1', 'M2 C2'],
  ['Open Gates', 'E1/1 I1', 'P3 O4 M1', 'M2 C2'],
  ['Double Shift', 'FE E1/1', 'P5 O1', 'M1 C2'],
  ['Quick Strike', 'FE E2/2 I2', '-', 'M3 C3'],
  ['Grand Design', 'FE E3/3 I2', 'P7 O1', '-'],
  ['Tidal Pull', 'E2/2', 'P4 O2 C1 M1', 'M2 C2'],
  ['Ambition', 'FE E1/1', 'P4 C1', 'M2 C2'],
  ['Vanguard', 'I2', 'P4 O1 C1', 'M3 C2'],
  ['Waiting Game', 'FE E2/2 I2', 'P7 O2 C1', '-'],
  ['Pale Procession', '-', 'P5 O3 C2 M1', 'M2 C2'],
  ['Scorched Path', 'E2/1', 'P4 O1 C1', 'M3 C2'],
  ['Steady Hand', 'FE E1/1 I1', 'P4 O1', 'M2 C2'],
  ['Last Reserves', '-', 'P7 O1 C1', 'M2 C2'],
  ['Unrest', 'FE E2/2 I1', 'P2 O2 C2', 'M2 C1'],
  ['Total War', 'FE I2', '-', 'M3 C4'],
  ['Full Moon', 'FE E1/1 I1', 'P2 O2 C1 M1', 'M2 C2'],
]

/** The number after a letter: `amount('P4 O2', 'O')` is 2. */
function amount(phase: string, letter: string): number {
  const part = phase.split(' ').find((word) => word.startsWith(letter))
  return part === undefined ? 0 : Number.parseInt(part.slice(1), 10)
}

const played = (blue: string): number => Number(/\/(\d)/.exec(blue)?.[1] ?? 0)

function actionCard([name, blue, green, red]: Row, i: number): ActionCard {
  return {
    id: `AC${String(i + 1).padStart(2, '0')}`,
    name,
    blue:
      blue === '-'
        ? null
        : {
            factionEffect: blue.includes('FE'),
            draw: amount(blue, 'E'),
            play: played(blue),
            initiative: amount(blue, 'I'),
          },
    green:
      green === '-'
        ? null
        : {
            production: amount(green, 'P'),
            oniPlace: amount(green, 'O'),
            oniConquest: amount(green, 'C'),
            oniMove: amount(green, 'M'),
          },
    red: red === '-' ? null : { movement: amount(red, 'M'), combat: amount(red, 'C') },
    basis: i === 0 ? 'attested' : 'house',
    source: i === 0 ? 'codex: sample card' : 'our design',
  }
}

export const ACTION_CARDS: readonly ActionCard[] = ROWS.map(actionCard)
