import type { LessonWords } from '@orrery/engine'

/** Was der Coach in den Lektionen sagt. */
export const lessons = {
  lead: {
    title: 'Führen und kassieren',
    steps: {
      paid: { text: 'Du führst in {{vault}}: 2 Stärke gegen 1. Darum begann dein Zug mit der Belohnung, 2 Karten.' },
      order: {
        text: 'Führe an beiden Orten, dann zahlen nächsten Zug beide. Ein Marker ist übrig, eine 2. Welcher Befehl?',
        hints: ['Nur Einheiten bringen Stärke an einen Ort.', 'Lege die 2 auf „Einheiten bewegen“.'],
        replies: {
          elsewhere:
            'Karten, Reichtum und Verbündete sind gut, aber in {{exchange}} steht noch keine deiner Einheiten.',
        },
      },
      move: {
        text: 'Bewege bis zu zwei Einheiten. Pulsar hat einen Jäger in {{exchange}}. Wie viele schickst du, und woher?',
        hints: [
          'Du brauchst dort 2 Stärke. Einheiten im Vorrat dürfen überallhin.',
          'Schicke zwei Jäger aus dem Vorrat oder Shingen.',
        ],
        replies: {
          level: '1 gegen 1. Gleichstand ist keine Führung: Keiner wird bezahlt.',
          away: 'Jetzt führst du in {{exchange}}, aber nicht mehr in {{vault}}.',
        },
      },
      carrier: {
        text: 'Ein Träger hat 2 Stärke und nimmt zwei Jäger umsonst mit. Marker sind knapp, Einheiten nicht.',
      },
    },
  },
  'three-of-one': {
    title: 'Aus 1 mach 3',
    missed: 'Ion soll dein Verbündeter sein, und du sollst in {{vault}} führen.',
    steps: {
      both: {
        text: 'Zwei Züge, Marker 1 und 3, 2 Reichtum. Gewinne Ion für deinen Zweig und führe in {{vault}}.',
      },
      boost: {
        text: 'Jeder Reichtum macht diesen Befehl um 1 größer und ist weg. Wie viel zahlst du?',
        replies: { waste: 'Das war eine 5, und 3 hätte gereicht. Ein Träger kann es noch retten.' },
      },
      count: {
        text: 'Von Pulsars zweitem Feld auf dein erstes: hinab, neutral, hinauf. Zähle die Felder.',
        hints: ['Ion ist 3 Felder von deinem Zweig entfernt.', 'Verschiebe Ion auf dein erstes Feld.'],
        replies: {
          far: 'Der Befehl sagt, wie weit ein Marker kommt: hier 3 Felder.',
          nobodys: 'Ion ist jetzt niemandes Verbündeter. Besser als Pulsars, aber dir bringt er nichts.',
        },
      },
      cheaper: {
        text: 'Pulsar hat dort zwei Jäger. Drei Jäger führen. Geht es billiger?',
        hints: [
          'Passagiere eines Trägers zählen nicht als Bewegung.',
          'Bewege den Träger mit zwei Jägern: 4 Stärke für eine Bewegung.',
        ],
        replies: { level: '2 gegen 2. Gleichstand ist keine Führung.' },
      },
    },
  },
  allies: {
    title: 'Freunde deines Feindes',
    missed: 'Pulsar bekommt für Verbündete noch immer mehr als du.',
    steps: {
      pays: { text: 'Am Ende der Runde zahlt jeder Verbündete die Ehre neben seinem Feld. Jetzt: du 3, Pulsar 6.' },
      which: {
        text: 'Ein Marker, zwei Felder. Welcher Zug bringt dir gegenüber Pulsar am meisten?',
        hints: [
          'Suche einen Verbündeten Pulsars, der dir nahe ist.',
          'Verschiebe Comet über neutral auf dein erstes Feld.',
        ],
        replies: {
          sol: '6 gegen 6. Du hast 3 gewonnen.',
          luna: '4 gegen 6. Tiefere Felder zahlen nur 1 mehr.',
          terra: '3 gegen 5. Pulsar hat nur 1 verloren.',
        },
      },
      swing: { text: '5 gegen 4. Ein Marker nahe neutral bewegt am meisten: Du gewinnst 2, und Pulsar verliert 2.' },
    },
  },
  'two-battles': {
    title: 'Eine Karte, zwei Kämpfe',
    missed: 'Nichts gewonnen: Eine Karte hätte einen Kampf entscheiden können.',
    steps: {
      behind: {
        text: 'Du liegst an beiden Orten zurück: 3 zu 5 und 4 zu 5. {{general}} gibt +3, einmal. Gewinne einen Ort.',
      },
      first: {
        text: 'Pulsar hat eine Karte eingesetzt. Karten sind geheim, ihre Zahl nicht: Pulsars Hand ist jetzt leer. Deine Karte?',
        hints: ['Wo hat Pulsar sicher keine Karte?', 'Hebe {{general}} für den zweiten Kampf auf.'],
        replies: { spent: 'Auch Pulsar hatte {{general}}: 8 zu 6. Und für den nächsten Kampf bleibt dir nichts.' },
      },
      second: {
        text: 'Pulsars Hand ist leer. 4 und deine 3 gegen 5 sind sicher.',
        hints: ['Setze {{general}} ein.'],
        replies: { kept: '5 zu 4. Die Karte auf deiner Hand hat nichts gewonnen.' },
      },
      home: {
        text: 'Sieger kehren heim. Deine Verlierer bleiben in {{exchange}} und beginnen dort die nächste Runde, allein.',
      },
    },
  },
  'no-room': {
    title: 'Kein Platz',
    missed: 'In {{exchange}} führt noch Pulsar.',
    steps: {
      full: {
        text: 'Sieben Felder, sieben Einheiten, und Pulsar führt 7 zu 2. Übernimm die Führung mit einem Befehl.',
        hints: ['Du brauchst dort Einheiten, und deine Mechs sind groß.', 'Lege die 2 auf „Einheiten bewegen“.'],
        replies: { elsewhere: 'Das bringt keine Einheit nach {{exchange}}.' },
      },
      fee: {
        text: 'Marker 2 und 1 Reichtum. Gibst du ihn für eine dritte Bewegung aus? Masumune zu bewegen kostet 1 Reichtum.',
      },
      try: {
        text: 'Ein voller Ort nimmt keine Schiffe mehr auf. Ein Mech schafft Platz: Eines der schwächsten Schiffe wird zerstört. Du wählst es.',
        hints: ['Nur Mechs kommen an einen vollen Ort.', 'Bewege Masumune dorthin und zerstöre einen Jäger Pulsars.'],
        replies: {
          'no-fee': 'Der Reichtum steckt in der Verstärkung. Mit „Noch einmal“ behältst du ihn.',
          'no-space': 'Schiffe brauchen ein freies Feld. Mechs nicht.',
        },
      },
      'one-more': {
        text: 'Mototada zerstört nach jeder seiner Bewegungen noch eines. Zwei Mechs können drei Schiffe brechen.',
      },
    },
  },
  'before-the-guns': {
    title: 'Vor den Kanonen',
    missed: 'Du führst nicht an beiden Orten.',
    steps: {
      look: {
        text: 'Führe am Ende deines Zuges an beiden Orten. Du hast Marker 1, 2 Reichtum und Karten. Sieh dir erst alles an.',
        hints: [
          '{{decoy}} schickt Schiffe heim. Reichtum an einem Jäger ist +1 Stärke.',
          'Spiele {{decoy}} auf den Träger und einen Jäger.',
        ],
        replies: {
          'battle-card': 'Kampfkarten warten auf Kämpfe.',
          'no-ally': 'Karten sagen, was sie brauchen. Der Tisch sagt dir, was fehlt.',
          left: 'Jetzt gehört {{vault}} Pulsar.',
          level: 'Gleichstand am ersten Ort. Das ist keine Führung.',
          behind: 'Am ersten Ort führt noch Pulsar.',
        },
      },
      marker: { text: 'Du führst an beiden. Jeder Zug braucht noch einen Befehl: Wozu taugt jetzt eine 1?' },
    },
  },
  'last-location': {
    title: 'Der letzte Ort',
    missed: 'Pulsar hat gewonnen. Sieh nach, was jeder Ort hinzufügt.',
    steps: {
      types: {
        text: 'Die letzten Kämpfe. Du hast eine Stadt und einen Tempel: zwei Arten, 3 Ehre. Mit einer dritten Art sind es 6.',
      },
      where: {
        text: 'Ein {{general}}, zwei Kämpfe, die du um 1 verlierst. Erst eine Stadt, dann ein Außenposten. Wo?',
        hints: [
          'Eine zweite Stadt bringt keine neue Art.',
          'Passe bei der Stadt. Setze {{general}} beim Außenposten ein.',
        ],
        replies: { city: '41 zu 43. Du hast jetzt zwei Städte, und jede Art zählt einmal.' },
      },
      decided: { text: '44 zu 43. Ein Sieg ist überall 5 wert. Was er sonst noch bringt, entscheidet Spiele.' },
    },
  },
} as const satisfies { readonly [lesson: string]: LessonWords }
