import type english from '../en/learning.ts'

/** Was Lektionen und Coach um die Worte der Spiele herum sagen. */
const texts: { readonly [key in keyof typeof english]: string } = {
  'home.learn': 'In 3 Minuten lernen',
  'home.lessons': 'Lektionen',
  'bot.script': 'spielt nach Drehbuch',

  'learn.title': '{{game}} lernen',
  'learn.lead': 'Spiele echte Stellungen. Der Coach sagt dir, worauf es ankommt, und jeder erlaubte Zug zählt.',
  'learn.none': 'Noch keine Lektionen. Lies stattdessen die Regeln.',
  'learn.missing': 'Diese Lektion gibt es nicht. Wähle eine andere.',
  'learn.minutes': '{{minutes}} Min.',
  'learn.done': 'fertig',
  'learn.step': 'Schritt {{n}} von {{of}}',
  'learn.start': 'Starten',
  'learn.goOn': 'Fortsetzen',
  'learn.repeat': 'Noch einmal',
  'learn.script': 'Drehbuch',
  'learn.place': 'Lektion {{n}} von {{of}}',
  'learn.known': 'Das kannst du jetzt',
  'learn.way':
    'Als Nächstes: {{title}}, {{minutes}} Minuten. Oder spiele eine erste Partie: Der Coach erklärt den Rest.',
  'learn.enough': '{{done}} von {{of}} Lektionen geschafft. In deiner ersten Partie erklärt der Coach den Rest.',
  'learn.rule': 'Regel',
  'learn.next': 'Nächste Lektion',
  'learn.playOn': 'Von hier weiterspielen',
  'learn.firstGame': 'Erste Partie',
  'learn.loaded': 'In Lektionen sind die Würfel gezinkt, die Karten sortiert, und die anderen spielen nach Drehbuch.',

  'settings.learning': 'Lernen',
  'settings.coach': 'Coach in ersten Partien',
  'settings.learnAgain': 'Alles neu lernen',
  'settings.forgotten': 'Lektionen und Tipps beginnen von vorn.',
  'help.key.coach': 'Die Worte des Coachs noch einmal lesen',
  'help.key.landmark': 'Zu dem, worauf der Coach zeigt, und zurück',

  'rules.terms': 'Begriffe',

  'coach.title': 'Coach',
  'coach.again': 'Noch einmal',
  'coach.goOn': 'Trotzdem weiter',
  'coach.quiet': 'Coach ausblenden',
  'coach.next': 'Weiter',
  'coach.hint': 'Tipp',
  'coach.show': 'Zeig es mir',
  'coach.why': 'Warum?',
  'coach.readOn': 'In den Regeln weiterlesen',
  'coach.leave': 'Verlassen',
  'coach.try': 'Versuche: {{answer}}',
  'coach.missed': 'Das war es nicht.',
  'coach.goal': 'Ziel: {{done}} von {{of}}',
  'coach.about': 'Es geht um: {{names}}.',
}

export default texts
