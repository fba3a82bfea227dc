import type { GermanLore } from './german-lore.ts'

export const TIER_3 = {
  'argent-leviathan': {
    maker: 'Königliche Werften von Neo Damascus',
    note: 'Alle Geschütze dürfen auf einmal feuern. Bitte die Küche warnen.',
    backstory:
      'Die Königlichen Werften haben die Argent Leviathan für einen König gebaut, der auf allen seinen Monden zu hören sein wollte. Abgesetzt war er, bevor die Politur trocken war, und seitdem steht sie zum Verkauf, Geschütze inbegriffen. Die Besatzung gehört dazu. Beim Essen deckt sie noch für ihn mit. Dort liegt jetzt dein Hut.',
    victory:
      'Den Salut hast du selbst gefeuert. Alle Geschütze, beide Seiten, um zwölf, wie der alte König es gern gehabt hätte; auf sieben Planeten klirrten die Scheiben, und die Leute legten weg, was sie in der Hand hatten, und gingen hinaus. Da warst du, silbern von Bug bis Heck, mitten in allem, was du gewonnen hast. Auf Neo Damascus soll ein dünner alter Mann am Fenster gestanden, die Schüsse gezählt und genickt haben. Die Küche verlor jeden Teller. Die Besatzung hat neue gekauft, mit deinem Namen am Rand, und der Platz oben am Tisch ist deiner.',
  },
  'meridian-rook': {
    maker: 'Institut für angewandte Entfernung, Meridian Gate',
    note: 'Länge bei der Ankunft gemessen.',
    backstory:
      'Das Institut für angewandte Entfernung hat einmal den Raum gefaltet, um den Knick ein Schiff gebaut und mehr Geld beantragt. Das Ergebnis ist die Meridian Rook. Sie kommt an, bevor sie abfliegt, wenn du mit der Uhr nachlässig bist. Zwei aus der Besatzung erinnern sich, nächstes Jahr angeheuert zu haben. Es sei ein gutes Jahr gewesen.',
    victory:
      'Die Presse wollte wissen, wo alles begonnen hat, und du konntest nicht helfen: Du warst überall in diesem System, aber nie unterwegs. Du hast die Karte gefaltet und bist auf der anderen Seite des Papiers herausgekommen. Das Institut hat errechnet, dass du deine ganze Laufbahn zurückgelegt hast, ohne den Raum dazwischen zu berühren, und bittet um Rückgabe. Zwei aus der Besatzung trugen eine Torte mit der richtigen Zahl Kerzen herein, bevor irgendwer die Nachricht kannte. Überrascht warst du nicht. Du hattest sie schon gegessen.',
  },
  'gilded-auroch': {
    maker: 'Probieramt, Loath',
    note: 'Das Gold ist Farbe. Die Farbe war teuer.',
    backstory:
      'Das Probieramt von Loath hat die Gilded Auroch gebaut, um Märkte zu bewegen, ganz wörtlich: Sie ist schwer genug, um im Vorbeiflug einen Preis zu verbiegen. Die Hörner am Bug sind Waagen. Zuletzt hat hier jemand seine Schulden mit Gewinn verkauft, in dieser Kabine, auf jenem Stuhl. Den Stuhl hast du behalten.',
    victory:
      'Die Börse auf Loath öffnete mit deinem Namen oben an der Tafel und schloss eine Stunde später, weil nichts mehr zu kaufen war. Du hattest alles: das Gewürz, das Holo, das Terra, die Stühle unter den Maklern. Bis zum Abendessen hast du es ihnen zurückverkauft, ein wenig teurer, mit einer Rede über die Würde des Handels. Als die Hörner an deinem Bug zur Ruhe kamen, standen sie zum ersten Mal seit vierzig Jahren gleich hoch. Das Probieramt hat es schriftlich gegeben: aufzuwiegen. Womit, stand nicht dabei. Du hast um Gold gebeten.',
  },
  'obsidian-choir': {
    maker: 'Brüder vom Neunten Dunkel, Hollow Expanse',
    note: 'Summt nachts. Es stimmt.',
    backstory:
      'Die Brüder vom Neunten Dunkel sangen im Hollow Expanse, bis ihre Lampen leer waren, und bauten dann die Obsidian Choir, um sich Licht zu leihen. Die Lanze im Bug singt, wenn sie trinkt. Die zweite Stimme hast du in einer Woche gelernt. Nun verlieren Batterien ihre Ladung, wenn du pfeifst.',
    victory:
      'Am letzten Abend hast du deine eigenen Lampen gelöscht, die Lanze auf niemanden gerichtet und gesungen. Zuerst dämpften die Linienschiffe ihre Decks, um zuzuhören; dann die Stationen, eine nach der anderen, die Baken und die Fenster von sieben Planeten, bis das einzige Licht im System das in deiner Kabine war. Vier Minuten lang. Dann hast du alles zurückgegeben, mit etwas Aufschlag, und auf Azure sollen die Lampen seither heller brennen. Von den Brüdern kam ein Brief, schwarz auf schwarzem Papier. Du hast ihn ins Licht gehalten. Darauf stand: lauter.',
  },
  'twin-mirage': {
    maker: 'Pell und Pell (nicht verwandt), Azure',
    note: 'Es gibt sie nur einmal. Noch einmal zählen.',
    backstory:
      'Zwei Leute namens Pell, die einander nie begegnet waren, meldeten am selben Tag dasselbe Patent an. Das Gericht auf Azure gab beiden je ein halbes Schiff. Die Twin Mirage macht nach, was ihr gefällt, von Kniffen bis zu Tischdecken. Deine Handschrift konnte sie nach einer Stunde und beantwortet seither einen Teil deiner Post. Höflich.',
    victory:
      'Es gibt zwei Berichte darüber, wie du es geschafft hast, und beide sind von dir. In dem einen hast du gekämpft wie eine Löwin, im anderen alle zum Essen eingeladen, und die Belege stützen beide bis aufs Komma. Dass du die besten Einfälle der anderen gestohlen hast, beklagt niemand mehr, seit man sieht, was du daraus gemacht hast. Die beiden Pells trafen sich endlich, auf dem Festessen für dich, gaben sich die Hand und sagten gleichzeitig dasselbe. Du hast dein Glas gehoben, und das Gesicht im Spiegel hinter dir auch, einen Augenblick zu früh. Du hast es durchgehen lassen. Es war ein langer Tag für euch beide.',
  },
  'wardens-oath': {
    maker: 'Orden der Letzten Lampe, Pelmont',
    note: 'Kein Teil ist älter als eine Woche.',
    backstory:
      'Der Orden der Letzten Lampe hat geschworen, ein einziges Schiff für immer fliegen zu lassen, und seither an der Warden’s Oath jede Platte, jede Schraube und jeden Mönch ersetzt. Heute tut das ein Schwarm kleiner Maschinen, Tag und Nacht. Im Schlaf haben sie deinen Mantel geflickt. Er hat jetzt eine fünfte Tasche. Du traust dich nicht zu fragen.',
    victory:
      'Am ersten Tag haben sie dir den Bug weggeschossen, am zweiten das Heck, und am dritten kamst du heil um den Planeten, mit frischer Farbe und Blumen im Fenster. Da gaben sie auf. Der Schwarm hat seitdem nicht aufgehört: Er hat die Docks geflickt, den Platz davor, das Knie des Bürgermeisters und den alten Streit zwischen Hafen und Hügel. Wie, weiß niemand. Der Orden hat einen Orden für dich geprägt und ihn ohne einen Kratzer überreicht. Jeden Abend lässt du ihn fallen. Am Morgen ist er wie neu, und du bist es auch.',
  },
} as const satisfies { readonly [ship: string]: GermanLore }
