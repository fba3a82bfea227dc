import type { CardWords } from '@orrery/engine'

/** What the card on the shelf says in German. */
export default {
  goal: 'Hab die meisten Münzen, wenn das letzte Boot ablegt.',
  text: 'Ein Hafen ohne Mond, ein kleines Boot und ein Zöllner mit einem Würfel. Lade die Kiste, die sonst niemand zu laden wagt.',
} satisfies CardWords
