import type { GermanLore } from './german-lore.ts'

export const TIER_1 = {
  'puddle-jumper': {
    maker: 'Ferrol & Nichten, Lunari',
    note: 'Zugelassen für kurze Fahrten über Wasser. Es gibt kein Wasser.',
    backstory:
      'Ferrol & Nichten haben den Puddle Jumper gebaut, um Lebensmittel zwischen Monden zu befördern, die einander sehen konnten. Dann merkte jemand von der Auslieferung, dass der Rumpf über Nebel hüpft wie ein Stein über einen Teich. Die Garantie verbietet es. Deinen hast du ohne Garantie gekauft, zu einem Preis, der dich hätte stutzig machen sollen.',
    victory:
      'Sie haben gelacht, als du mit einem Lieferboot einen Flug ans andere Ende des Systems angemeldet hast. Über die erste Wolke bist du mit geschlossenen Augen gehüpft, über die zweite mit einem offenen. Bei der zehnten hast du gesummt. Heute verkaufen die Monde hinter dir Bilder von der Beule in deinem Bug, Ferrol & Nichten haben den Preis verdoppelt, und jedes Kind auf Lunari will Rüben ausfahren. Eine Kiste davon hast du noch im Laderaum. Es ist deine Glückskiste. Niemand hat gewagt, sie zu öffnen.',
  },
  gaiden: {
    maker: 'Yamasaki-Orbitalwerke, Azure',
    note: 'Der Prospekt nennt elf Düsen. Die Prüfstelle hat vierzehn gefunden.',
    backstory:
      'Die Gaiden war als Rennschiff entworfen und wurde als Kurier verkauft, nachdem die Rennliga pleite war. Sie hat Düsen auf allen Seiten, denn bezahlt wurde beim Entwurf nach Düsen. Sie wendet auf einer Münze und hält auch auf einer an. Bevor du eines davon tust, unterschreiben Mitreisende ein Formular.',
    victory:
      'Der letzte Schuss des letzten Kampfes ging so knapp vorbei, dass er die Farbe von deinem Namen nahm. Du hast deinen Tee nicht verschüttet. Drüben am Geschütz hat jemand die Hände gehoben, sich eine Pfeife angesteckt und dich auf offener Frequenz um ein Autogramm gebeten. Seitdem sind sich keine zwei Zeugen einig, wo du wann warst, und alle haben recht. Eine Schule auf Azure lehrt die Gaiden-Wende. Drei von vier fallen dabei um. Du sollst die Eröffnungsrede halten, falls man dich so lange zum Stillstehen bringt.',
  },
  numerator: {
    maker: 'Amt für Gewichte, Kemplar II',
    note: 'Führt sein eigenes Logbuch. Du darfst es lesen. Du darfst es nicht ändern.',
    backstory:
      'Das Amt für Gewichte hat den Numerator gebaut, um Asteroiden zu zählen, und das tat er, dreißig Jahre lang, mit niemandem am Steuer. Du hast ihn billig bekommen, als dem Amt das Geld ausging, bevor ihm die Asteroiden ausgingen. Der Autopilot zählt noch immer alles, was ihm begegnet. Dich hat er zweimal gezählt, zur Sicherheit.',
    victory:
      'Du würdest gern sagen, dass alles so geplant war. Das Logbuch weiß es besser: In der Nacht, die dir einen Namen machte, hast du geschlafen, und der Autopilot hat dich an zwei Patrouillen, einem Planeten und einem sehr überraschten Piraten vorbeigebracht, mit ruhigen drei Feldern. Aufgewacht bist du als Legende. Das Schiff wollte erst die Hälfte des Verdienstes, dann 51 Prozent, mit Tabelle. Geeinigt habt ihr euch auf ein Denkmal auf Kemplar II: du in Bronze, mit Schlafmütze, den Arm nach vorn. Das Schiff hat den Winkel geprüft. Er stimmt um ein Grad nicht.',
  },
  'easy-tiger': {
    maker: 'Großkatzen-Bergung, Loath',
    note: 'Die Zähne sind aufgemalt. Die Blaster nicht.',
    backstory:
      'Die Großkatzen-Bergung hat die Easy Tiger aus zwei Zollbooten zusammengeschweißt, die einander gerammt hatten. Im Stehen schnurrt sie, das ist ein gerissenes Lager, und wenn du Schub gibst, springt sie, das ist ein gerissenes Alles. Auf den Docks füttert man sie mit Schrauben. Dieselbe Hand hat sie noch nie zweimal gebissen.',
    victory:
      'Du kamst aus der Sonne, wie immer, und diesmal war niemand mehr da, vor dem du hättest herauskommen können. Also hast du mit schnurrendem Triebwerk dagesessen und auf Beifall gewartet. Er brauchte eine Minute. Dann ging auf allen Docks des Systems das Licht aus und wieder an; so klatscht man dort. Auf Loath haben sie das Lager inzwischen repariert, und du hast es wieder kaputt machen lassen, denn es klang nicht nach dir. Es gebe jetzt größere Schiffe, heißt es, und schnellere. Man sagt es leise und schaut sich vorher um.',
  },
  nightshade: {
    maker: 'Kein Typenschild, die Schrauben sind übermalt',
    note: 'Farbe: ja.',
    backstory:
      'Die Nightshade hat niemand gebaut, wenn du die Werften fragst. Sie stand in einem gemieteten Hangar auf Lunari, als die Miete ausblieb, schwarz wie ein Keller, der Schlüssel steckte, und die Thermoskanne war noch warm. Du hast die Miete bezahlt. Ihr Schleier beugt das Licht und manchmal Gespräche: Wenn du eintrittst, reißt der Faden.',
    victory:
      'Um zwölf sollte die Feier beginnen. Um zehn nach zwölf entschuldigte sich der Bürgermeister von Lunari für den leeren Stuhl in der ersten Reihe, lobte deine Bescheidenheit und heftete den Orden an das Kissen. Du hast dich bedankt. Er fiel um. Es ist die einzige Szene deiner Laufbahn, die mehr als eine Person gesehen hat, und auf den Aufnahmen verbeugt sich ein leerer Stuhl. Seitdem steht in jeder Bar ein Glas für dich bereit, nur für den Fall, und am Morgen ist es leer. In den meisten dieser Bars warst du nie.',
  },
  'swamp-rat': {
    maker: 'Delta-Fracht, Doravin V',
    note: 'Riecht nach der vorletzten Ladung.',
    backstory:
      'Die Delta-Fracht hat mit der Swamp Rat Kähne aus dem Schlamm von Doravin V gezogen. Der Schlamm ist weg, verkauft als Schönheitsmittel, und die Harpune hatte keine Arbeit mehr. Du hast ihr welche gegeben: Fremde Triebwerke bringen dich umsonst herum. Manche haben es gemerkt. Die meisten merken es an der Tankstelle.',
    victory:
      'Du hast das ganze System durchquert, und laut Logbuch lief dein eigenes Triebwerk davon elf Minuten. Den Rest hast du am Ende eines Kabels zurückgelegt, hinter Linienschiffen, Patrouillen, einer Hochzeitsgesellschaft und, an einem schönen Morgen, hinter dem Vollstrecker. Als die Nachricht von deinem Triumph kam, wollten alle dich hingebracht haben, und alle konnten es beweisen. Du hast allen mit Namen gedankt, dein Kabel eingeholt und eine Rennjacht daran gefunden. Du hast sie zurückgeschickt. Es war eine schöne Fahrt, und gestohlen wird bei dir nicht.',
  },
} as const satisfies { readonly [ship: string]: GermanLore }
