import type { LessonWords } from '@orrery/engine'

/** Was der Coach in den Lektionen sagt. */
export const lessons = {
  'take-ground': {
    title: 'Land nehmen',
    steps: {
      richest: {
        text: 'Siegpunkte gewinnen. Gebiete bringen sie, fruchtbare die meisten. Deine Leute sind in dreien, die niemand kontrolliert. Du hast zwei Angriffe: Wo zuerst?',
        hints: ['Fruchtbarer Boden ist am Ende {{fertile}} SP wert, andere Gebiete {{area}}.', 'Greife in c7 an.'],
        replies: {
          plain: 'c10 ist {{area}} SP wert. c7 ist fruchtbarer Boden: {{fertile}} SP.',
          mountain: 'In c6 musst du klettern, für {{area}} SP. Das fruchtbare c7 ist flach und {{fertile}} wert.',
        },
      },
      card: {
        text: 'Hier ist niemand zu zerstören, also zählt kein Schaden. Du brauchst Eroberungspunkte; dein Gefreiter hat {{conquest}}. Welche Karte nimmt das Land?',
        hints: ['Lies die Karten: Welche erobern?', 'Spiele {{conquer}} aus.'],
        replies: {
          empty: 'Hier gibt es niemanden zu zerstören, nur Land zu nehmen.',
          steep: 'Du bist im Gebirge. Eine deiner Karten verdoppelt deine Eroberungspunkte.',
        },
      },
      second: {
        text: 'c7 gehört dir: +{{fertile}} SP. Noch ein Angriff: das flache c10, oder c6, wo das Gebirge {{mountain}} Eroberungspunkte verlangt?',
        hints: ['Beide sind {{area}} SP wert.', 'In c10 genügt jede Karte, die erobert. In c6 spiele {{assume}} aus.'],
        replies: {
          easy: 'c10 gehört dir: +{{area}} SP, ganz ohne Klettern.',
          climbed:
            'c6 gehört dir: {{assume}} hat aus {{conquest}} Eroberungspunkten {{doubled}} gemacht. Das Gebirge verlangt {{mountain}}.',
          steep: 'Das Gebirge verlangt {{need}} Eroberungspunkte, du hast {{points}}. Welche Karte verdoppelt sie?',
          left: 'Der Angriff ist verloren und der SP auch.',
        },
      },
      stays: {
        text: 'Deine Gebietsmarker bleiben, wenn deine Leute gehen. Aber Leute ohne Marker kontrollieren nichts.',
      },
    },
  },
  'walk-through': {
    title: 'Mitten hindurch',
    missed: 'Die Mondmitte gehört noch niemandem.',
    steps: {
      center: {
        text: 'Die Mondmitte, a0, bringt jede Runde {{center}} SP. Sie ist zwei Gebiete entfernt, und beide Wege sind bewacht. Erobere sie.',
        replies: { far: 'Angreifen kannst du nur, wo du Einheiten hast. Bewege dich zuerst.' },
      },
      'how-many': {
        text: 'Feinde halten Einheiten fest, die zu ihnen kommen, außer du hast dort mehr Einheiten als sie. Wie viele schickst du, und wohin?',
        hints: [
          'In b4 {{others|ist # Feind|sind # Feinde}}. Vergleiche die Anzahl, nicht die Stärke.',
          'Schicke drei oder vier Einheiten nach b4 und weiter nach a0.',
        ],
        replies: {
          crowd: 'Die Arbeiter in b5 sind so viele wie deine ganze Gruppe. Du wirst festgehalten.',
          pinned: '{{ours}} gegen {{others}} in b4. Hast du mehr Einheiten als der Feind, halte nicht an: Zieh weiter.',
          elsewhere: 'Du bist an der Mondmitte vorbeigezogen. Angreifen kannst du nur, wo du bist.',
        },
      },
      take: {
        text: 'Du bist in der Mondmitte. Angriffe kommen nach aller Bewegung: Bewege die anderen vorher, wenn du willst. Dann greife an.',
        hints: ['Wähle Fertig, dann Angreifen.', 'Greife in a0 mit einer Karte an, die erobert.'],
        replies: {
          'only-there': 'Du bist dort, aber dein Gebietsmarker nicht: keine SP.',
          other: 'Das war dein einziger Angriff. Die Mondmitte hätte jede Runde gezahlt.',
        },
      },
      paid: {
        text: 'Die Mondmitte: {{area}} SP am Ende für das Gebiet und {{center}} mehr in jeder Runde, in der du sie hast.',
      },
    },
  },
  'hit-hard': {
    title: 'Hart genug',
    missed: 'Du willst beides: deinen Gebietsmarker in c8 und keinen Feind.',
    steps: {
      'which-first': {
        text: 'Zwei Angriffe in c8. Du willst dort deinen Gebietsmarker und keinen Feind mehr. Erst erobern oder erst zerstören?',
      },
      gap: {
        text: 'Zusammen haben sie {{health}} Lebenspunkte, deine Einheiten machen {{damage}} Schaden. Eine Pistole gibt {{pistol}} mehr. Lohnt sie sich?',
        hints: [
          'Schaden, der keine Einheit zerstört, verfällt.',
          'Nutze die Pistole: Bei {{damage}} Schaden überlebt eine Einheit, mit {{pistol}} mehr keine.',
        ],
        replies: {
          short:
            '{{others|# Feind ist|# Feinde sind}} übrig. Schaden unter den Lebenspunkten einer Einheit bewirkt nichts.',
        },
      },
      finish: {
        text: 'Sieh dir c8 an: Wessen Marker liegt dort, und wer ist übrig? Ein Angriff vollendet es. Welche Karte?',
        hints: ['Ohne Feinde kannst du nur erobern.', 'Greife noch einmal in c8 an.'],
        replies: {
          empty: 'Sie sind alle weg. Jetzt nimm das Land.',
          left: 'Du hattest noch einen Angriff, und c8 gehört dir noch nicht ganz.',
        },
      },
      mission: {
        text: 'Unterwegs hast du {{kills}} fremde Einheiten zerstört. Das ist die Mission {{survival}}: sofort +{{mission}} SP, für immer.',
      },
    },
  },
  'your-answer': {
    title: 'Deine Antwort',
    steps: {
      worth: {
        text: 'Ein Gebiet ist {{area}} SP wert. Eine Mission auch: {{survival}} verlangt {{kills}} zerstörte Einheiten anderer.',
      },
      answer: {
        text: 'Die Dark Seed erobern c8 mit {{theirConquest}} zu {{conquest}} Punkten: Du verlierst es. Welcher Gegenangriff holt am meisten heraus?',
        hints: [
          'Zähle den Schaden deiner drei Einheiten: {{damage}}. Ein Arbeiter hat wenige Lebenspunkte.',
          'Wähle {{strike}}.',
        ],
        replies: {
          retreat: 'Deine Einheiten sind entkommen, c8 ist verloren, und die Dark Seed haben nichts bezahlt.',
          crush: 'Zwei Arbeiter weniger. Die Mission verlangt {{kills}}.',
          wisdom: 'Ein Ereignis für ein Gebiet. Das kann gut sein, aber hier waren SP zu holen.',
          nothing: 'Sie haben c8 genommen und nichts bezahlt.',
          'not-printed': 'Du wählst aus der Liste auf der Karte des Angreifers, und jede Karte hat ihre eigene.',
          'no-defense': 'Jede Fraktion hat ihre Verteidigungsaktion, nur deine nicht.',
        },
      },
      list: {
        text: 'Ein Gebiet verloren, eine Mission erfüllt. Lies vor einem Angriff die Liste auf deiner eigenen Karte: Andere nutzen sie.',
      },
    },
  },
  'one-card': {
    title: 'Eine Karte, vier Farben',
    steps: {
      draft: {
        text: 'Drei Gefreite, und freie Gebiete in zwei Schritten. Wähle die Karte dafür. Der Rest deiner Hand geht an die Dark Seed.',
        hints: [
          'Der rote Teil sagt, wie weit du dich bewegst und wie oft du angreifst.',
          'Wähle {{grab}} oder {{war}}.',
        ],
        replies: {
          grab: '{{attacks|# Angriff|# Angriffe}} und etwas Produktion. Aber jetzt haben die Dark Seed {{war}} auf der Hand.',
          war: '{{attacks|# Angriff|# Angriffe}}, aber keine grüne Phase: in dieser Runde keine neuen Einheiten.',
          peace:
            '{{production|# Produktionspunkt|# Produktionspunkte}}, aber keine rote Phase: Du kannst in dieser Runde kaum ein Gebiet nehmen.',
          few: '{{attacks|# Angriff|# Angriffe}} in der roten Phase. Drei Einheiten warten auf je ein Gebiet.',
        },
      },
      white: {
        text: 'Die weiße Phase ist für alle gleich: zwei von vier kleinen Aktionen. Dein Gefreiter in c7 ist auf fruchtbarem Boden, den niemand kontrolliert.',
        hints: ['Nur ein Kampf erobert.', 'Wähle Kampf und noch etwas, dann greife in c7 an.'],
        replies: {
          without: 'Ohne Kampf gehört c7 weiter niemandem: {{fertile}} SP bleiben für andere.',
          unused: 'Du hast Kampf gewählt, aber c7 gehört weiter niemandem.',
        },
      },
      green: {
        text: 'Grün: {{points}} Produktionspunkte, übrige verfallen. Neben c8 sind Krieger mit {{near}} Eroberungspunkten. Sichere c8.',
        hints: [
          'Vergleiche die Eroberungswerte: Manche Einheiten haben mehr.',
          'Stelle in c8 genug Einheiten auf, um mehr als {{near}} zu haben.',
        ],
        replies: {
          weak: 'c8 hat {{conquest}} Eroberungspunkte gegen {{near}}. Beim Angriff genügt ein Gleichstand.',
        },
      },
      safe: {
        text: 'c8 hat jetzt {{conquest}} Eroberungspunkte. Neue Einheiten beginnen in deiner Heimatzone oder daneben: Denke daran, wo du sie als Nächstes brauchst.',
      },
    },
  },
  demons: {
    title: 'Fremde Dämonen',
    steps: {
      must: {
        text: 'Deine Karte lässt dich mit den Oni handeln, Dämonen ohne Fraktion. Du musst einen aufstellen und einmal erobern. Schade damit den Dark Seed.',
      },
      where: {
        text: 'Ein kleiner Oni hat {{small}} Eroberungspunkte, ein mittlerer {{medium}}, ein großer {{large}}. Wo kostet er die Dark Seed am meisten?',
        hints: [
          'Finde das wertvollste Gebiet der Dark Seed.',
          'Stelle einen mittleren oder großen Oni in c1 auf und erobere dort.',
        ],
        replies: {
          must: 'Oni-Aktionen sind Pflicht: Nutze sie gut.',
          less: 'Die Dark Seed verlieren {{area}} SP. c1 ist fruchtbar: {{fertile}}.',
          own: 'Das war dein eigenes Gebiet!',
          weak: 'Die Oni hatten {{had}} von {{need}} Eroberungspunkten. Vergleiche zuerst.',
          nobodys: 'Die Oni haben ein Mondgebiet genommen, aber das hatten die Dark Seed gar nicht.',
        },
      },
      beware: {
        text: 'Den Dark Seed bleiben {{theirVp}} SP. Ihre Karten tun dir dasselbe an: Lass gutes Land neben dem Mond nicht leer.',
      },
    },
  },
  'moving-earth': {
    title: 'Die Erde bebt',
    steps: {
      event: {
        text: 'Zwei Boarguards halten c11 mit {{theirConquest}} Eroberungspunkten, unschlagbar für dich. Spiele {{contamination}} dort, wo es sie beseitigt.',
        hints: ['Ereignisse brauchen Gebiete ohne Einheiten oder instabile.', 'c11 ist instabil: Mach es radioaktiv.'],
        replies: {
          firm: 'Fester Boden mit Einheiten darin. Suche instabilen Boden.',
          empty: 'Dort ist niemand, also stirbt dort niemand.',
          kept: 'Du hast das Ereignis behalten, und sie behalten c11.',
        },
      },
      hunter: {
        text: 'c11 ist radioaktiv: Einheiten darin sterben am Ende der Runde. Auch dein Jäger ist dort, und das ist der letzte Zug.',
        hints: ['Du kannst dich noch bewegen.', 'Bewege den Jäger aus c11 hinaus, egal wohin.'],
        replies: { died: 'Dein Jäger ist mit ihnen gestorben. Radioaktivität verschont keine Seite.' },
      },
      gone: {
        text: 'Beide Boarguards sind weg, und niemandem wird es gutgeschrieben. Ihr Gebietsmarker bleibt, bis du c11 eroberst.',
      },
    },
  },
  'last-attack': {
    title: 'Erst zählen, dann angreifen',
    steps: {
      counts: {
        text: 'Das Spiel endet jetzt: je Gebiet {{area}} SP, fruchtbarer Boden {{fertile}}. Initiativerang eins bringt {{first}}, Rang zwei {{second}}.',
      },
      which: {
        text: 'Dein letzter Angriff. Du hast {{vp}} SP, die Dark Seed {{theirVp}}. Mondmitte, c7 oder c1: Womit gewinnst du?',
        hints: ['Wem gehört das Gebiet jetzt?', 'Erobere c1: Es ist fruchtbar, und die Dark Seed kontrollieren es.'],
        replies: {
          center: 'Ein Gebiet und die Mondmitte: {{vp}} zu {{theirVp}}. Ganz knapp.',
          fertile: '{{fertile}} SP für fruchtbaren Boden: {{vp}} zu {{theirVp}}. Ganz knapp.',
          nothing: '{{vp}} zu {{theirVp}}. Jetzt zählen nur noch Gebietsmarker.',
        },
      },
      swing: {
        text: '{{vp}} zu {{theirVp}}: c1 gab dir {{fertile}} SP und nahm den Dark Seed ebenso viele. Nimm denen, die führen.',
      },
    },
  },
  cybersamurai: {
    title: 'Cybersamurai: das Auge am Himmel',
    steps: {
      laser: {
        text: 'Du willst c4, dir fehlen {{lacking}} Eroberungspunkte. Dein {{tetsuo}} macht überall {{laser}} Schaden und ist kein Angriff. Was zuerst?',
        hints: [
          'Weniger Feinde haben weniger Eroberungspunkte.',
          'Feuere auf c4, dann greife dort mit {{conquer}} an.',
        ],
        replies: {
          lacking: 'Sie haben {{need}}, du hast {{points}}. Mach sie erst weniger.',
          other: 'c2 ist {{area}} SP wert. c4 hätte auch die Dark Seed einen gekostet.',
          killed: 'c4 gehört weiter den Dark Seed. Erst der Laser, dann die Eroberung.',
        },
      },
      uplinks: {
        text: 'Uplinks kosten einmal Produktionspunkte und bleiben dann. Dein Ziel, {{goal}}: viererlei Gebiete gleichzeitig, {{goalPoints}} SP.',
      },
    },
  },
  'dark-seed': {
    title: 'Dark Seed: unter ihren Füßen',
    missed: 'c7 gehört weiter den Nomaden.',
    steps: {
      hatch: {
        text: 'Du willst das fruchtbare c7, weit von zu Hause. Dort liegt dein Ei, und du hast {{points}} Produktionspunkte. Was produzierst du wo?',
        hints: [
          'Aus einem Ei kann eine neue Einheit schlüpfen. Dort braucht sie {{theirConquest}} Eroberungspunkte.',
          'Produziere einen Eroberer oder einen Krieger in c7.',
        ],
        replies: {
          weak: 'Das sind {{conquest}} Eroberungspunkte gegen {{theirConquest}}. Aus Eiern schlüpfen auch stärkere Einheiten.',
          home: 'Von zu Hause kommt in dieser Runde niemand nach c7. Das Ei ist schon dort.',
        },
      },
      take: {
        text: 'Rote Phase, und deine Einheit ist schon in c7. Du willst das Gebiet, nicht nur einen toten Gefreiten. Welche Karte?',
        hints: ['Bewege niemanden aus c7 hinaus.', 'Greife in c7 mit {{conquer}} an.'],
        replies: { alive: 'c7 gehört weiter ihnen. Zum Erobern hätte ein Gleichstand genügt.' },
      },
      swarm: {
        text: 'Lege Eier, wo du nächste Runde sein willst. Dein Ziel, {{goal}}: {{goalAreas}} Gebiete in einer Runde erobern, für {{goalPoints}} SP.',
      },
    },
  },
  nomads: {
    title: 'Nomaden: Minen und Masken',
    steps: {
      first: {
        text: 'Drei Arbeiter betreten c7, mit zusammen {{health}} Lebenspunkten, und in b4 warten andere. Jede Mine macht {{mine}} Schaden. Wie viele zündest du?',
        hints: ['Schaden über ihre Lebenspunkte hinaus verfällt.', 'Für die Arbeiter genügt eine Mine.'],
        replies: {
          wasted: 'Eine Mine hätte genügt. Die nächste Gruppe kam unversehrt herein.',
          inside: 'Jetzt sind sie in c7. Minen treffen Einheiten nur, wenn sie hereinkommen.',
        },
      },
      second: {
        text: 'Ein Arbeiter und ein Krieger folgen, mit zusammen {{health}} Lebenspunkten. Eine Mine ist übrig. Aufheben oder zünden?',
        hints: ['Minen wirken nur jetzt, während sie hereinkommen.', 'Zünde sie.'],
        replies: {
          inside: '{{others|# Feind ist|# Feinde sind}} jetzt in c7, und die Mine trifft sie nicht mehr.',
        },
      },
      effect: {
        text: 'Du willst das radioaktive c11 halten, wo am Rundenende Einheiten sterben. Dein Effekt {{effect}} legt Minen oder macht dich immun.',
        hints: ['Die Dark Seed sind ohnehin immun.', 'Wähle den Schutz vor Radioaktivität.'],
        replies: {
          mine: 'Deine {{ours}} Einheiten in c11 müssen weg oder sterben, und die Krieger nehmen es.',
          unused: 'Der Effekt steht diese Runde auf deiner Karte, und du hast ihn ausgelassen.',
        },
      },
      goal: {
        text: 'Pistolen kommen mit jedem Fraktionseffekt zurück. Dein Ziel, {{goal}}: {{goalAreas}} fremde Gebiete in einer Runde erobern, für {{goalPoints}} SP.',
      },
    },
  },
  boarlords: {
    title: 'Boarlords: gebaut für die Ewigkeit',
    missed: 'Die Mondmitte gehört noch niemandem.',
    steps: {
      build: {
        text: 'Nomaden haben {{theirConquest}} Eroberungspunkte in c8, {{assume}} verdoppelt sie. Du hast {{conquest}} und baust zwei Terraformings. Was hält c8?',
        hints: ['Eine Festung zählt als {{stronghold}} Eroberungspunkte, auch ohne Einheiten.', 'Baue zwei Festungen.'],
        replies: {
          one: '{{conquest}} gegen {{theirDoubled}} mit {{assume}}: immer noch zu wenig.',
          none: 'Deckung, Schweine und Tunnel sind keine Eroberungspunkte: {{conquest}} gegen {{theirDoubled}}.',
        },
      },
      tunnel: {
        text: 'Die Mondmitte ist zwei Gebiete entfernt, deine Reichweite ist eins. Ein Schritt durch einen Tunnel zählt nicht. Erobere sie.',
        hints: ['Dein Tunnel führt von c8 nach b4.', 'Bewege dich nach b4 und weiter nach a0. Dann greife an.'],
        replies: {
          short: 'Zu kurz: Nur der Schritt durch den Tunnel nach b4 zählt nicht.',
          there: 'Du bist dort, aber dein Gebietsmarker nicht.',
        },
      },
      goal: {
        text: 'Was du baust, bleibt, wenn du gehst. Dein Ziel, {{goal}}: {{goalAreas}} Gebiete am Ende deines roten Zugs, {{goalPoints}} SP.',
      },
    },
  },
} as const satisfies { readonly [lesson: string]: LessonWords }
