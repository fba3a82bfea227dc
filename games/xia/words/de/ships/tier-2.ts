import type { GermanLore } from './german-lore.ts'

export const TIER_2 = {
  'copper-lark': {
    maker: 'Gebrüder Tolliver, Neo Damascus',
    note: 'Hat eine Glocke. Du läutest sie, wenn du etwas verkaufst.',
    backstory:
      'Die Brüder Tolliver zerstritten sich über einen Preis und teilten alles, was sie hatten, auch die Werft, genau in der Mitte. Die Copper Lark hat der ältere auf seiner Hälfte gebaut: nur Laderaum, kein Gang, und im Funk eine Stimme, die von selbst feilscht. Dich hat sie schon zweimal hochgehandelt.',
    victory:
      'Es begann mit zwei Einheiten Gewürz, gekauft für eine Münze und verkauft für zwei, und es endete damit, dass die Glocke der Copper Lark so lange läutete, bis die Nachbarn auf Neo Damascus die Feuerwehr riefen. Du hast ihr das Wasser verkauft. Irgendwo zwischen dem dritten und dem vierten Vermögen kamen beide Brüder Tolliver vorbei, an verschiedenen Tagen, und fragten, wie du das machst. Beiden hast du gesagt, der andere habe das bessere Angebot. Heute teilen sie sich wieder ein Kontor. Über der Tür hängt eine Lerche aus Messing, darunter steht: zweimal fragen.',
  },
  'iron-petrel': {
    maker: 'Bergleute auf Gegenseitigkeit, Outpost 338',
    note: 'Zwei Kanarienvögel. Beide heißen Steve.',
    backstory:
      'Bezahlt wurde die Iron Petrel mit einer Abgabe auf Hüte. Sie kann stillstehen, wo nichts stillstehen sollte: Die Bohrarme klappen aus wie Flügel, und die Kabine steht auf Federn. Alte Hasen sagen, sie rieche das Erz. Inzwischen riechst du es auch. Es gerät in die Suppe.',
    victory:
      'Du hast es gefunden, wo auf allen Karten „nichts“ stand, in einem Feld, an dem neun Bohrer und eine Ehe zerbrochen waren. Du hast die Flügel ausgeklappt, den Atem angehalten und gehorcht; und als der Fels zu Ende gestöhnt hatte, lag dort eine Ader, breit wie eine Straße. Nun heißt eine Schicht nach dir. Es ist die Nachtschicht, aber der Gedanke zählt. Steve und Steve haben jetzt einen Käfig mit Aussicht. Du hast dir einen Hut gekauft, die Abgabe ohne ein Wort bezahlt, und eine Minute lang stand auf Outpost 338 jeder Bohrer still.',
  },
  'halcyon-dart': {
    maker: 'Lumen und Lumen, Azure',
    note: 'Höchstgeschwindigkeit: noch keine gefunden.',
    backstory:
      'Lumen & Lumen haben die Halcyon Dart um ein Triebwerk gezeichnet, das sie nicht loswurden: Es hat einen zweiten Gashebel hinter Glas, mit einem Hämmerchen. Beim Testflug wurde es einmal benutzt; es kam eine Postkarte vom Rand des Systems. Du hast das Glas viermal ersetzt. Das Hämmerchen kostete extra.',
    victory:
      'Sie hatten eine Reihe Fahnen für dich aufgestellt, mit Kapelle und Zelt. Du warst hindurch, bevor die Kapelle ihre Stühle gefunden hatte. Die Rennleitung musste sich die Aufnahme mit einem Zehntel der Geschwindigkeit ansehen, und dann mit einem Zehntel davon; da bist du, auf dem neunten Bild, und winkst. Alle drei anderen kamen bis zum Abend an und waren sehr anständig. Der Preis ist eine Uhr. Du hast sie in der Kabine aufgehängt, hinter Glas, mit einem Hämmerchen daneben. Sie geht nach, aber das tut neben dir alles.',
  },
  'bastion-mule': {
    maker: 'Vereinigte Panzerplatten, Kreller IV',
    note: 'Nicht gegen den Rumpf lehnen. Der Rumpf lehnt sich zurück.',
    backstory:
      'Die Vereinigten Panzerplatten machen Panzer und sonst nichts; als sie ein Schiff machten, machten sie es aus Panzer. Die Bastion Mule hat zwei Besitzer überlebt, einen Krieg, an den sich niemand erinnert, und den Sturz in einen Gasplaneten, aus dem sie zu Fuß heimgekehrt sein soll. Sie steuert sich wie ein Haus. Sie bremst auch so.',
    victory:
      'Sie haben alles nach dir geworfen, und du hast es behalten. Die Kugeln liegen links, die Raketen, die nicht losgingen, rechts, und in der Mitte hängt gerahmt die Entschuldigung. Irgendwo als Erstes angekommen bist du in diesem System nie, aber du warst noch da, als der Rauch sich verzog. Auf Kreller IV haben sie den Ausstoß eines Monats eingeschmolzen, um dich in Stahl zu gießen, und du bist eckig geworden. Es gefällt dir. An den meisten Tagen steht eine kleine Menge davor. Wenn es regnet, steht sie dahinter.',
  },
  'vesper-knife': {
    maker: 'Sable-Werke, auf niemandes Land',
    note: 'Das Funkgerät empfängt jeden Kanal außer dem eigenen.',
    backstory:
      'Die Sable-Werke verkaufen an beide Seiten und stellen ihnen die Stille dazwischen in Rechnung. Die Vesper Knife trägt einen Störsender, der Schilde flackern und Köche ihre Bestellungen vergessen lässt. Im Frieden wurde sie für Hochzeiten vermietet, gegen die Reden. Du hast versprochen, das nie zu tun. Das war gelogen.',
    victory:
      'Eine ganze Sekunde lang blinzelten alle Schilde im Sektor, als hätten dir die Sterne zugezwinkert; du hast eine halbe gebraucht. In Erinnerung blieb die Stille danach: kein Alarm, kein Befehl, keine Musik vom Linienschiff, nur deine Stimme auf allen Kanälen und die Frage, ob jemand ein Reich verloren habe. Die Sable-Werke haben dir die Stille berechnet. Du hast gezahlt, in Münzen, eine nach der anderen, bei offener Leitung. Heute beendet dein Name in jeder Bar von Loath bis Lunari den Streit. Jemand sagt ihn, und es kommt keine Antwort.',
  },
  'saffron-kite': {
    maker: 'In elf Häfen eingetragen, in keinem davon gebaut',
    note: 'Flagge: morgen noch einmal fragen.',
    backstory:
      'Die Saffron Kite war Rettungsschiff, Botschaft, Spielkasino im Orbit und, einen Nachmittag lang, Leuchtturm. Für all das hat sie Papiere, und sie sind besser als die echten. Die Druckerpresse steht unter deiner Koje. Sie läuft nachts. Du hast gelernt, bei fremden Unterschriften zu schlafen.',
    victory:
      'Die Wache am Tor von Kemplar II sah auf deine Papiere, auf dich, wieder auf deine Papiere und salutierte. Du hattest ihr die Speisekarte von gegenüber gegeben. Da war es schon gleich: Es gab keinen Hafen, der dich nicht erwartet hätte, kein Register, in dem dein Name nicht stand, in irgendeiner Schreibweise, unter „hohe Gäste“. Am Tag deines Triumphs haben elf Städte dich als Kind der Stadt begrüßt. Alle hatten die Urkunden. Am Abend bist du sie durchgegangen, ein Glas in der Hand, und hast die Rechtschreibung verbessert.',
  },
} as const satisfies { readonly [ship: string]: GermanLore }
