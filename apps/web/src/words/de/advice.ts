import type english from '../en/advice.ts'

/** Was darüber gesagt wird, was gut ist: Rat, Chancen und Rückblick. */
const texts: { readonly [key in keyof typeof english]: string } = {
  'hint.ask': 'Was ist hier gut?',
  'hint.title': 'Rat',
  'hint.thinking': 'Ich überlege …',
  'hint.none': 'Gerade gibt es keinen Rat. Versuche es noch einmal.',
  'hint.same': 'Die Antworten laufen hier auf dasselbe hinaus.',
  'hint.only': 'Du hast keine andere Wahl.',
  'hint.answers': 'Antworten zeigen',
  'hint.choice': 'Wahl zeigen',
  'hint.sensible': 'Bedenkenswert, das Beste zuerst',
  'hint.for': 'Dafür: {{reasons}}',
  'hint.givenUp': 'Dafür aufgegeben: {{reasons}}',
  'hint.matters': 'Darauf kommt es hier an: {{reason}}.',
  'hint.sizes': 'Zahlen: was es bis Spielende wohl mehr bringt als eine gewöhnliche Antwort.',
  'hint.best': 'Ein Bot würde wählen',
  'hint.rather': 'Statt {{answer}}',
  'hint.equal': 'Beides läuft auf dasselbe hinaus.',
  'hint.chance': 'Etwa {{chance}} % Siegchance aus Sicht der Bots.',
  'odds.at': '{{name}}, {{odds}}',
  'odds.known': 'Soweit du es wissen kannst',
  'review.title': 'Rückblick',
  'review.chart': 'Siegchance, Zug für Zug',
  'review.working': 'Deine Züge werden noch einmal angesehen …',
  'review.none': 'Keine großen Fehler. Gut gespielt.',
  'review.point': '{{n}}. Schritt {{at}}',
  'review.chose': 'Du hast {{answer}} gewählt.',
  'review.better': 'Besser: {{answer}}. Das hätte deine Siegchance von {{chance}} auf etwa {{with}} % erhöht.',
  'review.practice': 'Von hier aus üben',
  'review.story': 'Du hattest am Anfang {{first}} %, im besten Fall {{best}} % und im schlechtesten {{worst}} %.',
}

export default texts
