import { BadInput, differingEnd, FORMAT_WITH_JOURNAL, type Header, matchText, RuleFailure } from '@orrery/engine'
import { differingJournal, headsOf, isSameHeader, playJournal } from '@orrery/host'
import { loadGame } from '@orrery/shelf'
import { readText, withContentFile } from '../input.ts'
import { openMatch, replayMatch } from '../matches.ts'
import { changeIn, differenceFrom, type FileChange, journalIn, readJournal } from './journal-text.ts'
import { whereJsonBreaks } from './json-place.ts'

interface VerifySettings {
  readonly content?: string
  readonly contains?: string
}

/** `orrery verify <file…>`: nothing was changed, every decision is possible, and the match ends as its file says. */
export async function verify(paths: readonly string[], settings: VerifySettings): Promise<number> {
  const head = settings.contains === undefined ? undefined : readHead(settings.contains)
  let code = 0
  for (const path of paths) {
    try {
      const problem = await problemOf(path, settings.content, head)
      if (problem === undefined) continue
      console.error(`${path}: ${problem}.`)
      code = Math.max(code, 1)
    } catch (error) {
      if (error instanceof BadInput) {
        console.error(error.message)
        code = 2
      } else if (error instanceof RuleFailure) {
        console.error(`${path}: ${error.message}`)
        code = Math.max(code, 1)
      } else throw error
    }
  }
  return code
}

interface KeptHead {
  readonly seq: number
  readonly hash: string
}

function readHead(text: string): KeptHead {
  const [, seq, hash] = /^(\d{1,9}):([\w-]{43})$/.exec(text) ?? []
  if (seq === undefined || hash === undefined)
    throw new BadInput('--contains takes an entry number and its hash, e.g. 41:<43 letters and digits>.')
  return { seq: Number(seq), hash }
}

async function problemOf(path: string, content: string | undefined, head?: KeptHead): Promise<string | undefined> {
  const text = readText(path)
  const change = await changeOf(text, content)
  if (change !== undefined) return sentenceOf(change)
  const stored = await openMatch(path, content).catch((error: unknown) => {
    throw error instanceof BadInput ? placed(error, path, text) : error
  })
  const { file, game } = stored
  const difference = differingJournal(game, file) ?? differingEnd(file, replayMatch(stored))
  if (difference !== undefined) return difference
  const { journal, decisions } = file
  const otherwise = journal && differenceFrom(matchText(file), text)
  if (otherwise) return sentenceOf(otherwise)
  if (head && (journal === undefined || headsOf(journal)[head.seq] !== head.hash))
    return `it does not contain entry ${head.seq} with the hash ${head.hash}`
  const linked = journal ? `, ${journal.entries.length} entries linked to ${journal.head}` : ''
  console.log(`${path}: ok, ${decisions.length} decisions${linked}`)
  return undefined
}

/** Names the byte at which a file stops being JSON. One that breaks off is damaged everywhere after its end. */
function placed(error: BadInput, path: string, text: string): BadInput {
  const at = whereJsonBreaks(text)
  if (at === undefined || at === text.length) return error
  const byte = Buffer.from(text.slice(0, at)).length + 1
  return new BadInput(`${path}: This match file is damaged: its JSON breaks at byte ${byte}.`)
}

/** Where a file with a journal is not what was written: by the hashes of its entries, and by what the match comes to with them. */
async function changeOf(text: string, content: string | undefined): Promise<FileChange | undefined> {
  const written = journalIn(text)
  if (written === undefined) return undefined
  const change = changeIn(text, written)
  if (change !== undefined) return change
  const journal = readJournal(written)
  const { match } = journal.table as { match?: { game?: unknown } }
  const game = withContentFile(await loadGame(String(match?.game)), content)
  const played = playJournal(game, journal)
  if (typeof played === 'string') return undefined
  const header = headerIn(text, (read) => isSameHeader(game, read, played.header)) ?? played.header
  return differenceFrom(matchText({ ...played, orrery: FORMAT_WITH_JOURNAL, header, journal }), text)
}

/** The header as it stands in a file, if it is the right one in whatever spelling. */
function headerIn(text: string, isRight: (header: Header) => boolean): Header | undefined {
  const [, written = ''] = /\n {2}"header": (.*),\n {2}"decisions": /.exec(text) ?? []
  try {
    const header = JSON.parse(written) as Header
    return isRight(header) ? header : undefined
  } catch {
    return undefined
  }
}

const sentenceOf = ({ what, byte, is, was }: FileChange): string =>
  byte === undefined ? `${what} was changed` : `${what} was changed: byte ${byte} is "${is}" and was "${was}"`
