interface MarkedProps {
  readonly text: string
  readonly wanted?: readonly string[]
}

/** A text of the rules: its terms in bold, and the words that were looked for marked in it. */
export const Marked = ({ text, wanted = [] }: MarkedProps) =>
  text.split('**').map((part, i) =>
    // Every second part stands between two marks.
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have an order and nothing else.
      <b key={i}>
        <Found text={part} wanted={wanted} />
      </b>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have an order and nothing else.
      <Found key={i} text={part} wanted={wanted} />
    ),
  )

function Found({ text, wanted }: Required<MarkedProps>) {
  if (wanted.length === 0) return text
  const pattern = new RegExp(`(${wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi')
  return text.split(pattern).map((part, i) =>
    // Every second part is one that was looked for.
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have an order and nothing else.
    i % 2 === 1 ? <mark key={i}>{part}</mark> : part,
  )
}
