import type { CardWords } from '@orrery/engine'

/** What the card on the shelf says in English. */
export default {
  goal: 'Have the most coins when the last boat sails.',
  text: 'A moonless harbor, a small boat, and a customs officer with a die. Load the crate that nobody else dares to load.',
} satisfies CardWords
