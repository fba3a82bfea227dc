import type { BotWords } from '@orrery/engine'

/** Was Bots abgewogen haben und wer sie sind. */
export const bots: BotWords = {
  terms: {
    score: 'mehr Siegpunkte',
    units: 'eine stärkere Armee',
    prospects: 'mehr Gebiete in Reichweite',
    danger: 'Gebiete, die vor Angriffen sicher sind',
    fight: 'bessere Aussichten im Kampf',
    turn: 'mehr, was im Zug noch möglich ist',
    card: 'mehr aus der Aktionskarte',
    missions: 'näher an Missionen und Ziel',
    goods: 'Ereignisse, Uplinks, Waffen und Marker',
    income: 'mehr Produktion in späteren Runden',
    rivals: 'weniger für die anderen',
  },
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
