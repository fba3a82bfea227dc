import type { LessonWords } from '@orrery/engine'

/** Was der Coach in den Lektionen sagt. */
export const lessons = {
  impulse: {
    title: 'Umsonst geflogen',
    steps: {
      fly: {
        text: 'Ruhm gewinnt. Drei Erkundungsmarker sind nah, jeder vielleicht ein Ruhmespunkt. Hole einen: mit Impuls, {{impulse}} Felder, oder mit dem Triebwerk, einem W{{engine}}?',
        hints: ['Impuls kostet nichts und trägt dich {{impulse}} Felder weit.', 'Fliege mit Impuls.'],
        replies: {
          engine: 'Das hat einen Marker gekostet. Impuls ist umsonst, einmal pro Zug.',
          ended: 'Dein Zug ist vorbei, und die Erkundungsmarker liegen noch da.',
        },
      },
      where: {
        text: 'Einer liegt im freien Raum, einer im Nebel, einer im Asteroiden. In die beiden fliegst du mit einem Wurf; Prozente sind das Risiko. Welcher?',
        hints: [
          'Umrandete Felder ohne Zahl erreichst du sicher.',
          'Fliege zum Erkundungsmarker von {{north}}, oben im Norden.',
        ],
        replies: {
          nebula:
            'Der Nebel hat dich {{lost}} Energie gekostet. Der Marker im freien Raum war genauso nah. (Die Würfel in Lektionen sind gezinkt.)',
          past: 'Du bist geflogen, aber zu keinem Erkundungsmarker.',
        },
      },
      collect: {
        text: 'Hier liegt einer. Ihn einzusammeln ist eine kleine Aktion: Danach geht deine Bewegung weiter. Nimmst du ihn, oder fliegst du weiter?',
        hints: ['Von selbst wird nichts eingesammelt.', 'Decke den Erkundungsmarker auf.'],
        replies: { 'left-there': 'Du warst da und hast ihn liegen lassen.' },
      },
      unused: {
        text: 'Ein Ruhmespunkt[[, und noch {{left}} Bewegung]]. Wer das Ruhmesziel zuerst erreicht, gewinnt. Ungenutzte Bewegung verfällt.',
      },
    },
  },
  leap: {
    title: 'Erst schauen, dann springen',
    steps: {
      edge: {
        text: 'Hinter dieser Kante liegt ein unbekannter Sektor. Scannst du ihn für {{scan}} Energie, oder fliegst du los und springst blind? Kleine Schiffe sind schnell ersetzt.',
        hints: ['Beides zeigt dir, was da ist. Eines ist sicherer.', 'Scanne, und zwar nach Westen.'],
        replies: {
          star: 'Ein Stern. Dein Schiff ist wieder da: Kleine verlieren Zug, Ware, Auftrag und Kopfgeld, nie Ausrüstung, Credits oder Ruhm.',
          seen: 'Ein Stern! Ein Sprung wäre das Ende dieses Schiffs gewesen. Der Scan hat {{scan}} Energie gekostet.',
          stayed: 'Dein Zug ist vorbei, und du weißt nicht mehr als vorher.',
        },
      },
      'other-side': {
        text: 'Erkunde in diesem Zug noch einen Sektor. Du hast {{energy}} Energie, und Planeten laden sie umsonst auf. Scannen oder springen?',
        hints: ['Was im Westen liegt, weißt du jetzt.', 'Scanne noch einmal.'],
        replies: {
          'eyes-open': 'Du wusstest, dass da ein Stern ist, und bist hineingeflogen.',
          idle: 'Der Zug ist vorbei, und die Sternkarte zeigt nichts Neues.',
        },
      },
      found: {
        text: 'Neue Sektoren bringen Erkundungsmarker, Märkte und Aufträge. Ein Scan ist sicher und beendet deine Bewegung. Ein Sprung kostet Bewegung und Nerven.',
      },
    },
  },
  'clean-hold': {
    title: 'Leer gefegt',
    missed: 'Für diesen Verkauf gibt es keinen Ruhm.',
    steps: {
      buy: {
        text: 'Hier kosten {{pair}} Gewürz {{price}} Credits; {{market}} zahlt {{sale}} pro Stück. Du hast {{credits}} Credits und Platz für {{free}}. Kaufst du?',
        hints: ['Geld verdient, wer Ware dorthin bringt, wo sie fehlt.', 'Kaufe Ware.'],
        replies: { empty: 'Dein Laderaum ist noch leer: In {{market}} hast du nichts zu verkaufen.' },
      },
      more: {
        text: 'Noch zwei für {{price}} Credits, oder auf nach {{market}}? Du hast {{credits}} Credits und {{free}} freie Felder.',
        replies: {
          both: 'Jetzt {{price}} Credits, beim Verkauf {{pairSale}}. Volle Laderäume lohnen sich am meisten.',
          half: 'Halbe Ware, halbes Geld. Der Ruhm für den Verkauf ist derselbe.',
        },
      },
      'on-the-way': {
        text: 'Auf nach {{market}}. Wir überspringen den Flug; unterwegs sammelst du ein verlorenes Holo ein.',
      },
      stray: {
        text: 'Ein Verkauf von {{least}} oder mehr Waren, der deinen Laderaum leert, bringt Ruhm. {{market}} will Gewürz; du hast auch ein Holo.',
        hints: ['Das Holo bliebe nach dem Verkauf im Laderaum.', 'Wirf das Holo ab und verkaufe dann beide Gewürze.'],
        replies: {
          one: 'Eine einzelne Ware bringt nie Ruhm.',
          'not-empty': '{{income}} Credits, aber kein Ruhm: Das Holo ist noch im Laderaum.',
          unsold: 'Dein Zug ist vorbei, und nichts ist verkauft.',
        },
      },
      clean: {
        text: 'Ein Ruhmespunkt und {{income}} Credits für ein Holo, das anderswo {{sale}} wert ist. Leere Laderäume bringen jedes Mal Ruhm.',
      },
    },
  },
  door: {
    title: 'Wand oder Tür',
    missed: 'Der Markt ist noch immer unerreicht.',
    steps: {
      market: {
        text: 'Erreiche den Plasmamarkt: ein Schritt durch den Schild oder drei Schritte bis zur Tür. Dein Impuls ist verbraucht, {{armed}} Marker sind bereit.',
      },
      border: {
        text: 'Der Schild wirft dich zu {{hazard}} % mit Schaden zurück und sieht dich zu {{seen}} %. Die Tür ist sicher, dauert aber länger. Wohin?',
        hints: ['Der Schild ist ein Glücksspiel, die Tür nicht.', 'Fliege zur Tür im Westen des Planeten.'],
        replies: {
          bounced: '{{bounced}} Schaden, und du bist noch draußen. Gegen einen Planetenschild schützt nichts.',
          late: 'Zug um Zug, und noch immer draußen.',
        },
      },
      inside: {
        text: 'Auf einem Planeten würfelt niemand. Noch ein Marker, oder hier den Zug beenden, umsonst aufladen und dann mit Impuls weiter?',
        hints: ['Beides geht: Eines kostet einen Marker, das andere einen Zug.', 'Nutze noch einmal dein Triebwerk.'],
      },
      law: {
        text: '[[bounty?Auf dich sind {{bounty}} Credits ausgesetzt: Diese Tür ist jetzt zu|Du bist unbescholten, also bleibt diese Tür offen]]. Gesetzestreue Planeten lassen keine Gesetzlosen ein.',
      },
    },
  },
  hurt: {
    title: 'Wo es am wenigsten wehtut',
    steps: {
      fly: {
        text: 'Im Asteroiden nordwestlich liegt ein Erkundungsmarker. {{hazard}} % der Würfe treffen dich. Du hast einen Schild und {{armed|# bereiten Marker|# bereite Marker}}. Womit fliegst du?',
        hints: [
          'Triebwerk und Schild brauchen beide einen bereiten Marker.',
          'Fliege mit Impuls und dann nach Nordwesten.',
        ],
        replies: {
          spent: 'Das war dein letzter bereiter Marker. Jetzt hilft dir der Schild nicht mehr.',
          stayed: 'Der Zug ist vorbei, und der Erkundungsmarker liegt noch im Asteroiden.',
        },
      },
      shield: {
        text: 'Eine {{struck}}: so viel Schaden. Schilde wirken nach dem Wurf: ein Marker für einen W{{die}}. Nutzt du {{shield}}, oder sparst du?',
        hints: ['Du hast {{free}} freie Felder für Schaden.', 'Setze {{shield}} ein.'],
        replies: { bare: '{{struck}} Schaden und nur {{free}} freie Felder: Jetzt trifft es auch die Ausrüstung.' },
      },
      choose: {
        text: 'Du wählst, was der Rest trifft. Schaden auf Ausrüstung schwächt ihre Würfel, und ein Einsatzfeld darunter fällt aus.',
        hints: ['Leeren Feldern ist es gleich.', 'Lege alles auf leere Felder im Laderaum.'],
        replies: {
          outfit: 'Beschädigte Ausrüstung würfelt niedriger, bis du reparierst. Leere Felder waren noch frei.',
        },
      },
      token: {
        text: 'Du bist drin, und hier liegt der Erkundungsmarker. Sammelst du ihn ein, oder fliegst du mit {{left}} Bewegung weiter?',
        hints: ['Du bist seinetwegen gekommen.', 'Decke den Erkundungsmarker auf.'],
        replies: { forgotten: 'So viel Schaden, und der Erkundungsmarker liegt noch da.' },
      },
      room: {
        text: 'Dein Laderaum hat {{size}} Felder; {{size}} Schaden zerstören dich. In einem vollen Laderaum tut jeder Treffer weh.',
      },
    },
  },
  job: {
    title: 'Ein Auftrag, der passt',
    missed: 'Nicht abgegeben, kein Ruhm.',
    steps: {
      draw: {
        text: 'Du bist auf einem Auftragspunkt. Ziehe {{drawn}} Aufträge und behalte einen: Er bringt Credits und einen Ruhmespunkt. Ziehst du, oder fliegst du?',
        hints: ['Ziehen ist eine kleine Aktion und kostet nichts.', 'Ziehe Aufträge.'],
        replies: { flown: 'Kein Auftrag gezogen, und Ziehen hätte nichts gekostet.' },
      },
      keep: {
        text: 'Welcher Auftrag passt zu dieser Sternkarte und deinem Schiff? Sieh nach, wohin jeder führt und was er verlangt.',
        hints: [
          'Liegen seine Sektoren auf der Sternkarte? Hast du eine Waffe?',
          'Behalte den Auftrag für {{outpost}}.',
        ],
        replies: {
          unknown: '{{stratus}} liegt noch nicht auf der Sternkarte. Wer weiß, wo es ist?',
          unarmed: 'Er verlangt ein zerstörtes gesetzloses Schiff, und du hast keine Waffe.',
          none: 'Nichts verloren, nichts gewonnen: Einer davon war leicht.',
        },
      },
      objective: {
        text: 'Mit deinem Auftrag bist du nach {{outpost}} gekommen. Er endet nebenan in {{market}}, und du hast zwei Züge. Was kommt zuerst?',
        hints: ['Dein Auftrag sagt, was hier zu tun ist.', 'Erfülle das Auftragsziel.'],
        replies: {
          aborted: 'Der Auftrag ist abgelegt, und sein Ruhm mit ihm.',
          'too-early': 'Die Arbeit ist hier. Ohne sie hast du nichts abzugeben.',
          'has-one': 'Immer nur ein Auftrag.',
        },
      },
      reroll: {
        text: 'Würfe bis {{low}} zahlen {{worst}} Credits, {{better}} von {{results}} Ergebnissen mehr. Ein erfüllter Auftrag dieser Art bringt einen neuen Wurf. Ablegen?',
        hints: ['Vergleiche deinen Wurf mit der {{low}}.', 'Lege den erfüllten Auftrag ab.'],
        replies: {
          kept: 'Du hast dich mit {{pay}} Credits begnügt. {{better}} von {{results}} Ergebnissen waren besser.',
        },
      },
      deliver: {
        text: '{{pay}} Credits bei Abgabe am Auftragspunkt von {{market}}. Die Tür ist im Westen. Impuls, Triebwerk oder beides?',
        hints: [
          'Impuls trägt dich {{impulse}} Felder weit. Den Rest schafft ein Triebwerk.',
          'Mit Impuls zur Tür, mit Triebwerk zum Auftragspunkt, dann abgeben.',
        ],
        replies: {
          'thrown-away': 'Du hast den Auftrag abgebrochen, und der Lohn ist zurück in der Bank.',
          late: 'Zwei Züge sind vorbei, und der Auftrag ist nicht abgegeben.',
        },
      },
      paid: {
        text: 'Abgegeben: {{payment}} Credits und ein Ruhmespunkt. Die Karte bleibt bei dir, für einen zweiten Wurf an einem anderen Tag.',
      },
    },
  },
  shoot: {
    title: 'Wähle dein Ziel',
    missed: 'Dein Blaster hat dir nichts gebracht.',
    steps: {
      whom: {
        text: 'Neben dir sind zwei Schiffe mit {{targets}} heilen Feldern. Dein Blaster hat zwei Schüsse, je ein W{{die}}. Beide Schiffe bringen Ruhm. Wen greifst du an?',
        hints: [
          'Auf eines ist ein Kopfgeld ausgesetzt, das andere ist unbescholten.',
          'Greife {{blue}} mit beiden Schüssen an.',
        ],
        replies: {
          innocent:
            'Ein Ruhmespunkt, aber {{yellow}} war unbescholten: Dein Kopfgeld ist {{bounty}}, und gesetzestreue Planeten lassen dich nicht ein.',
          survived:
            'Angriff {{attack}}, zu wenig für {{targets}} Felder. Zwei Schüsse in einem Angriff zählen zusammen.',
          peace: 'Dein Zug ist vorbei, und niemand wurde angegriffen.',
        },
      },
      paid: {
        text: 'Ein Ruhmespunkt und {{reward}} Credits Kopfgeld, und niemand nimmt es übel. {{blue}} ist im nächsten Zug zurück: Kleine Schiffe sind sofort ersetzt.',
      },
      defend: {
        text: 'Jetzt greift {{blue}} dich an, wegen deines Kopfgelds: ein W{{die}} gegen {{whole}} heile Felder. Entscheide vor dem Wurf. Verteidigst du dich?',
        hints: ['Wofür willst du den Marker sparen?', 'Setze {{shield}} ein.'],
        replies: { destroyed: 'Angriff {{attack}}: zerstört. Der gesparte Marker hat niemandem geholfen.' },
      },
      rearm: {
        text: 'Dein Schild hat das Schlimmste verhindert. Sein Marker wird für Energie gleich wieder bereit; du hast {{energy}}. {{blue}} kann noch einmal schießen.',
        hints: ['Ohne Marker nützt dein Schild nichts.', 'Mache den Marker bereit.'],
        replies: { unarmed: '{{blue}} hat noch einen Schuss, und dein Schild hat keinen Marker.' },
      },
      calm: {
        text: '{{blue}} hat es sich anders überlegt. Ein Schild mit bereitem Marker und etwas Energie ist so gut wie ein zweites Schiff.',
      },
    },
  },
  'last-point': {
    title: 'Der letzte Punkt',
    missed: '{{blue}} war schneller.',
    steps: {
      arm: {
        text: 'Im nächsten Zug brauchst du zwei Triebwerkswürfe und einen Scan. Bereit: {{armed}} Marker. Jeder weitere kostet eine Energie; du hast {{energy}}. Wie viele?',
        hints: ['Ein Triebwerkswurf kostet einen Marker, ein Scan {{scan}} Energie.', 'Mache einen oder zwei bereit.'],
        replies: {
          few: 'Ein Marker, ein Triebwerkswurf. Du brauchst zwei.',
          empty: 'Alle bereit, aber keine Energie mehr für den Scan.',
        },
      },
      planets: {
        text: 'Auf einem Planeten werden Marker umsonst bereit, und deine Energie ist wieder voll. Beende deine Züge möglichst dort.',
      },
      win: {
        text: 'Du hast {{have}} von {{goal}} Ruhm und {{credits}} Credits; {{blue}} gewinnt im nächsten Zug. Deine Geschäftsphase auf {{planet}}: Gewinne jetzt.',
        hints: ['Etwas anderes ist zu kaufen und bringt auch Ruhm.', 'Kaufe ein größeres Schiff.'],
        replies: {
          'for-sale': 'Ruhm ist käuflich, der letzte Punkt nicht. Was bringt sonst noch Ruhm?',
          'too-dear': 'Es hätte genau gereicht. Mit „Noch einmal“ hast du die Credits wieder.',
          faster: '{{blue}} hat alle Ware verkauft und als Erstes {{goal}} Ruhm erreicht.',
        },
      },
      over: {
        text: 'Ein größeres Schiff bringt Ruhm, und dieser Punkt darf der letzte sein. Das Spiel endet sofort, egal wer dran ist.',
      },
    },
  },
} as const satisfies { readonly [lesson: string]: LessonWords }
