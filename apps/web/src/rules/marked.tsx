/** A text with the words that were looked for marked in it. */
export function Marked({ text, wanted }: { readonly text: string; readonly wanted: readonly string[] }) {
  if (wanted.length === 0) return text
  const pattern = new RegExp(`(${wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi')
  return text.split(pattern).map((part, i) =>
    // Every second part is one that was looked for.
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have an order and nothing else.
    i % 2 === 1 ? <mark key={i}>{part}</mark> : part,
  )
}
