/** Small line drawings for buttons, on a grid of 24. */
const GLYPHS = {
  back: 'M15 5L8 12L15 19',
  forward: 'M9 5L16 12L9 19',
  first: 'M17 5L10 12L17 19M7 5V19',
  last: 'M7 5L14 12L7 19M17 5V19',
  close: 'M6 6L18 18M18 6L6 18',
  menu: 'M4 7H20M4 12H20M4 17H20',
  undo: 'M8 5L3.5 9.5L8 14M4 9.5H14A5 5 0 0 1 14 19.5H10',
  redo: 'M16 5L20.5 9.5L16 14M20 9.5H10A5 5 0 0 0 10 19.5H14',
  help: 'M9 9A3 3 0 1 1 12.6 12C12 12.2 12 13 12 14M12 17.6V18',
  check: 'M5 12.5L10 17.5L19 6.5',
  up: 'M5 15L12 8L19 15',
  down: 'M5 9L12 16L19 9',
  plus: 'M12 5V19M5 12H19',
  minus: 'M5 12H19',
  link: 'M10 14L14 10M9 8L11.5 5.5A4 4 0 0 1 18.5 12.5L16 15M15 16L12.5 18.5A4 4 0 0 1 5.5 11.5L8 9',
  bot: 'M7 9H17V18H7ZM12 9V5M12 4.6V4.4M10 13V14M14 13V14M4 12V15M20 12V15',
  eye: 'M3 12C6 6.5 18 6.5 21 12C18 17.5 6 17.5 3 12ZM12 14.4A2.4 2.4 0 1 0 12 9.6A2.4 2.4 0 1 0 12 14.4Z',
  clock: 'M12 21A9 9 0 1 0 12 3A9 9 0 1 0 12 21ZM12 7V12L15.5 14',
  grow: 'M4 10V4H10M20 14V20H14M4 4L10 10M20 20L14 14',
  trash: 'M5 7H19M10 7V4H14V7M7 7L8 20H16L17 7M10.5 11V16M13.5 11V16',
  send: 'M4 12L20 5L14 20L11.5 13.5ZM11.5 13.5L20 5',
  pause: 'M8 5V19M16 5V19',
  play: 'M7 5L19 12L7 19Z',
  people:
    'M8.5 11A3 3 0 1 0 8.5 5A3 3 0 1 0 8.5 11ZM3 19C3 15 5 13.5 8.5 13.5S14 15 14 19M16 11A2.6 2.6 0 1 0 15 5.8M16.5 13.6C19.5 13.6 21 15.4 21 19',
  globe: 'M12 21A9 9 0 1 0 12 3A9 9 0 1 0 12 21ZM3.5 12H20.5M12 3C7.5 8 7.5 16 12 21C16.5 16 16.5 8 12 3',
  book: 'M12 6C9.5 4.5 6.5 4.5 4 5V18C6.5 17.5 9.5 17.5 12 19C14.5 17.5 17.5 17.5 20 18V5C17.5 4.5 14.5 4.5 12 6ZM12 6V19',
  file: 'M7 3H14L18 7V21H7ZM14 3V7H18M12.5 10V17M9.5 14L12.5 17L15.5 14',
  gift: 'M4 9H20V13H4ZM6 13V20H18V13M12 9V20M12 9C8 9 7 4 10 4C12 4 12 9 12 9C12 9 12 4 14 4C17 4 16 9 12 9',
  list: 'M4 6H5M9 6H20M4 12H5M9 12H20M4 18H5M9 18H20',
  flag: 'M6 21V4M6 5C10 2.5 13 7.5 18 5V13C13 15.5 10 10.5 6 13',
  branch: 'M7 5V19M7 14C7 10 17 13 17 7M17 7A1.6 1.6 0 1 0 17 6.9',
} as const

export type GlyphName = keyof typeof GLYPHS

export function Glyph({ name, size = 20 }: { readonly name: GlyphName; readonly size?: number }) {
  return (
    <svg
      className="glyph"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={GLYPHS[name]} />
    </svg>
  )
}
