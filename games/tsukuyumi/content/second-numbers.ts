import type { Content } from './types.ts'

type Changes<Table extends keyof Content> = { readonly [id in keyof Content[Table]]?: Partial<Content[Table][id]> }

const green = (production: number, oniPlace: number, oniConquest = 0, oniMove = 0) => ({
  green: { production, oniPlace, oniConquest, oniMove },
})

const red = (movement: number, combat: number) => ({ red: { movement, combat } })

/** What the second pack had in other numbers, before games between bots told what is strong and what is never used. */
export const SECOND_NUMBERS: {
  readonly actionCards: Changes<'actionCards'>
  readonly uplinks: Changes<'uplinks'>
  readonly factions: Changes<'factions'>
} = {
  actionCards: {
    AC04: { ...green(5, 1, 1), ...red(1, 1) },
    AC05: { ...green(6, 2), ...red(2, 1) },
    AC07: { ...green(3, 1, 1, 1), ...red(3, 1) },
    AC14: { ...green(4, 3, 1), ...red(2, 1) },
    AC15: { ...green(6, 2), ...red(2, 1) },
    AC24: { ...green(7, 1), ...red(1, 1) },
    AC27: { ...green(5, 2, 1, 1), ...red(2, 1) },
    AC28: { blue: { factionEffect: true, draw: 1, play: 1, initiative: 1 }, ...green(5, 0, 1), ...red(2, 1) },
    AC33: { ...green(5, 1), ...red(2, 1) },
  },
  uplinks: { tetsuo: { cost: 2 }, kaneda: { cost: 1 }, tenno: { cost: 2 }, espionage: { cost: 1 } },
  factions: {
    cybersamurai: {
      startingUnits: [
        ['attack-drone', 3],
        ['shield-drone', 2],
        ['cs-2-1', 3],
        ['cs-2-2', 2],
        ['cyberoid', 1],
      ],
    },
    nomads: {
      startingUnits: [
        ['lt-dan', 1],
        ['squad-leader', 1],
        ['hunter', 1],
        ['dog', 1],
        ['launcher', 1],
        ['stuff-sergeant', 2],
        ['private', 3],
      ],
    },
    boarlords: {
      startingUnits: [
        ['boarmother', 1],
        ['boarguard', 1],
        ['boarmaiden', 2],
        ['boarrior', 2],
        ['squeaker', 2],
      ],
    },
  },
}
