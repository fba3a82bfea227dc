import type { CardWords } from '@orrery/engine'

/** What the card on the shelf says in English. */
export default {
  goal: 'Have the most coins when the last boat has sailed.',
  text: 'A moonless harbour, a small boat, and a customs officer with a die. Load the crate that nobody else dares to load.',
} satisfies CardWords
