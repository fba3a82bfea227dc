import type { CardWords } from '@orrery/engine'

export default {
  goal: 'Habe nach der letzten Runde die meisten Siegpunkte: aus Gebieten, Missionen, Zielen und der Mondmitte.',
  text: 'Der Mond ist gefallen. Vier grundverschiedene Fraktionen führen Krieg um das Ödland ringsum, mit Aktionen per Draft und erbitterten Kämpfen.',
} satisfies CardWords
