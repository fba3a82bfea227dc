import {
  BadInput,
  type BaseState,
  type Decision,
  type Game,
  Match,
  type MatchFile,
  replayFile,
  sha256Hex,
} from '@orrery/engine'
import { createHeader, differingJournal, type Entry, type TableHeader } from '@orrery/host'
import type { SeatPlan } from '@orrery/protocol'
import type { LocalPlan } from './messages.ts'

/** A seed that nobody can guess. */
function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Letters and digits that nobody has used before. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('')

/** The header of a match on this device. */
export function newHeader(
  game: Game,
  { plan, options, scene, seed = newSeed() }: LocalPlan,
  created: number,
): TableHeader {
  return createHeader(game, { plan, options, seed, seedHash: sha256Hex(seed), clock: { kind: 'none' }, created, scene })
}

/** A header around that of a match which has been played already. */
export const headerFor = (match: TableHeader['match'], plan: readonly SeatPlan[], created: number): TableHeader => ({
  match,
  seedHash: sha256Hex(match.seed),
  plan,
  clock: { kind: 'none' },
  created,
})

/** The journal of a match that has come so far without being taken back: one entry for each decision. */
export function journalOf(
  game: Game,
  header: TableHeader['match'],
  decisions: readonly Decision[],
  at: number,
): { readonly entries: Entry[]; readonly match: Match<BaseState> } {
  const match = Match.replay(game, header, [])
  const entries = decisions.map(({ seat, value, out }, i): Entry => {
    const entry = { seq: i + 1, at, by: seat, seat, value }
    if (out) {
      reject(i, match.actOutOfTurn(seat, value))
      return { ...entry, kind: 'interject' }
    }
    const n = match.questionFor(seat)?.number ?? 0
    reject(i, match.answer(seat, value))
    return { ...entry, kind: 'answer', n }
  })
  return { entries, match }
}

function reject(index: number, rejection: { readonly text: string } | undefined): void {
  if (rejection) throw new BadInput(`Decision ${index + 1} of this match is not legal: ${rejection.text}`)
}

/** Says whether a match file can be played with this game and ends where it says it does. */
export function checkFile(game: Game, file: MatchFile): void {
  const difference = differingJournal(game, file)
  if (difference) throw new BadInput(`This match file was changed: ${difference}.`)
  if (replayFile(game, file).hash() !== file.end.hash)
    throw new BadInput('This match does not end in the position its file states.')
}
