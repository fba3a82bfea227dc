import { checkChain, isFields } from '@orrery/engine'
import { rootOf, type TableHeader } from '@orrery/host'

/** The header of a match, if it is one. */
export function readHeader(text: string): TableHeader | undefined {
  try {
    const header: unknown = JSON.parse(text)
    const isWhole =
      isFields(header) && isFields(header.match) && Array.isArray(header.plan) && header.plan.every(isFields)
    return isWhole ? (header as unknown as TableHeader) : undefined
  } catch {
    return undefined
  }
}

/** The hash of a match's last entry, computed from its entries as they are stored. */
export const headOf = (header: TableHeader, entries: Iterable<string>): string =>
  checkChain(rootOf(header), entries).head
