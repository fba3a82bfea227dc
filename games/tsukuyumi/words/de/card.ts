import type { CardWords } from '@orrery/engine'

export default {
  goal: 'Hab nach der letzten Runde die meisten Siegpunkte: aus Gebieten, Zielen und der Mitte des Mondes.',
  text: 'Der Mond ist gefallen. Vier grundverschiedene Mächte ringen um das Ödland ringsum, mit gezogenen Aktionen und erbitterten Kämpfen.',
} satisfies CardWords
