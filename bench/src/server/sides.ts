import { parseArgs } from 'node:util'
import { type Checkout, checkOut, ROOT } from '../against/checkout.ts'

/** The working tree, and the commit it is compared with if one is named. */
export async function withSides(
  args: readonly string[],
  work: (sides: readonly { readonly name: string; readonly root: string }[]) => Promise<void>,
): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { against: { type: 'string' } } })
  let commit: Checkout | undefined
  try {
    commit = values.against === undefined ? undefined : checkOut(values.against)
    await work([...(commit ? [commit] : []), { name: 'working tree', root: ROOT }])
  } finally {
    commit?.remove()
  }
}
