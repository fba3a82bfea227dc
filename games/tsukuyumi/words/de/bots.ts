import type { BotWords } from '@orrery/engine'

/** Was Bots abgewogen haben und wer sie sind. */
export const bots: BotWords = {
  terms: {
    score: 'mehr Siegpunkte',
    units: 'eine stärkere Armee',
    prospects: 'mehr Gebiete in Reichweite',
    danger: 'Gebiete, die vor Angriffen sicher sind',
    fight: 'bessere Aussichten im Kampf',
    turn: 'mehr übrige Aktionen in diesem Zug',
    card: 'mehr nützliche Aktionen auf deiner Karte',
    missions: 'näher an Missionen und Ziel',
    goods: 'Ereignisse, Uplinks, Waffen und Marker',
    income: 'mehr Produktion in späteren Runden',
    rivals: 'die anderen bekommen weniger',
  },
  looks: {
    score: 'Schau auf [[{{hex}}|die Gebiete]]: Es geht um Siegpunkte.',
    units: 'Schau auf deine Einheiten[[ in {{hex}}]]: Wie viele bleiben dir?',
    prospects: 'Schau auf die Gebiete um deine Einheiten: Was kannst du als Nächstes nehmen?',
    danger: 'Schau auf deine eigenen Gebiete: Wer kann sie angreifen?',
    fight: 'Schau auf den Kampf: Wer ist dort stärker?',
    turn: 'Schau darauf, was du in diesem Zug noch tun kannst.',
    card: 'Schau auf die Aktionskarten: Was bringt dir jede ihrer Farben?',
    missions: 'Schau auf die Missionen und dein Ziel: Wie viel fehlt noch?',
    goods: 'Schau auf deine Ereignisse, Marker und besonderen Einheiten.',
    income: 'Schau auf deine Produktion in den nächsten Runden.',
    rivals: 'Schau darauf, was die anderen davon haben.',
  },
  odds: {
    conquer: '{{n}} % erobert',
    keep: '{{n}} % gehalten',
  },
  amount: 'etwa {{n}} SP',
  plans: {},
  characters: {
    raider: {
      name: 'Die Räuberin',
      text: 'Nimmt, was anderen gehört, und freut sich am meisten, wenn es ihnen fehlt.',
    },
    warden: { name: 'Der Wächter', text: 'Hält, was er hat, und lässt kaum ein Gebiet ungeschützt.' },
    quartermaster: {
      name: 'Die Quartiermeisterin',
      text: 'Sammelt eine große Armee und Vorräte, bevor sie zuschlägt.',
    },
    zealot: { name: 'Der Eiferer', text: 'Will zuerst die Missionen und das Ziel seiner Fraktion erfüllen.' },
  },
}
