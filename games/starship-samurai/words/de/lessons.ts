import type { LessonWords } from '@orrery/engine'

/** Was der Coach in den Lektionen sagt. */
export const lessons = {
  lead: {
    title: 'Führen und kassieren',
    steps: {
      order: {
        text: 'Die meiste Ehre gewinnt. Du führst in {{vault}}: {{card:cards}}. Führe auch in {{exchange}}. Lege einen Befehlsmarker: Welcher Befehl?',
        hints: ['Nur Einheiten bringen Stärke an einen Ort.', 'Lege einen Marker auf „Einheiten bewegen“.'],
        replies: {
          elsewhere:
            'Karten, Reichtum und Verbündete sind gut, aber in {{exchange}} steht noch keine deiner Einheiten.',
        },
      },
      move: {
        text: 'Wer führt, hat mehr Stärke: die Zahl auf Einheiten. Pulsar hat {{theirSecond}} in {{exchange}}. Welche Einheiten schickst du, und woher?',
        hints: [
          'Du brauchst mehr als {{theirSecond}} Stärke. Jäger haben {{fighter}}, Träger {{carrier}}. Einheiten im Vorrat dürfen überallhin.',
          'Schicke Shingen oder den Träger aus dem Vorrat.',
        ],
        replies: {
          level: '{{second}} gegen {{theirSecond}}. Gleichstand ist keine Führung: Keiner wird bezahlt.',
          away: 'Jetzt führst du in {{exchange}}, aber nicht mehr in {{vault}}.',
        },
      },
      paid: {
        text: 'Du führst an beiden Orten. Beende Befehl und Zug: Was bringen zwei Führungen?',
        hints: ['Wähle „Aufhören“, falls du nach einer weiteren Einheit gefragt wirst. Dann beende den Zug.'],
        replies: { away: 'Du führst in {{exchange}}, aber nicht mehr in {{vault}}: Nur ein Ort hat gezahlt.' },
      },
      honor: {
        text: 'Beide haben gezahlt: {{card:cards}} und {{wealth}} Reichtum. Am Ende der Runde wird gekämpft: Jeder gewonnene Ort bringt {{victory}} Ehre.',
      },
    },
  },
  'three-of-one': {
    title: 'Aus 1 mach 3',
    missed: 'Ion soll dein Verbündeter sein, und du sollst in {{vault}} führen.',
    steps: {
      both: {
        text: 'Zwei Züge, Marker {{marker}} und {{larger}}, {{wealth}} Reichtum. Gewinne Ion für deinen Zweig und führe in {{vault}}.',
      },
      boost: {
        text: 'Jeder Reichtum macht diesen Befehl um eins größer und ist weg. Wie viel zahlst du?',
        replies: { waste: 'Der Befehl war größer als nötig. Ein Träger kann es noch retten.' },
      },
      count: {
        text: 'Von Pulsars zweitem Feld auf dein erstes: hinab, neutral, hinauf. Zähle die Felder.',
        hints: ['Ion ist drei Felder von deinem Zweig entfernt.', 'Verschiebe Ion auf dein erstes Feld.'],
        replies: {
          far: 'Der Befehl sagt, wie weit ein Marker kommt: hier {{spaces|# Feld|# Felder}}.',
          nobodys: 'Ion ist jetzt niemandes Verbündeter. Besser als Pulsars, aber dir bringt er nichts.',
        },
      },
      cheaper: {
        text: 'Pulsar hat dort zwei Jäger. Drei Jäger führen. Geht es billiger?',
        hints: [
          'Passagiere eines Trägers zählen nicht als Bewegung.',
          'Bewege den Träger mit zwei Jägern: {{convoy}} Stärke für eine Bewegung.',
        ],
        replies: { level: '{{second}} gegen {{theirSecond}}. Gleichstand ist keine Führung.' },
      },
    },
  },
  allies: {
    title: 'Freunde deines Feindes',
    missed: 'Pulsar bekommt für Verbündete noch immer mehr als du.',
    steps: {
      pays: {
        text: 'Am Ende der Runde zahlt jeder Verbündete die Ehre neben seinem Feld. Jetzt: du {{allies}}, Pulsar {{theirAllies}}.',
      },
      which: {
        text: 'Ein Marker, zwei Felder. Welcher Zug bringt dir gegenüber Pulsar am meisten?',
        hints: [
          'Suche einen Verbündeten Pulsars, der dir nahe ist.',
          'Verschiebe Comet über neutral auf dein erstes Feld.',
        ],
        replies: {
          sol: '{{honor}} gegen {{theirHonor}}. Ein neuer Verbündeter bringt dir Ehre, nimmt Pulsar aber keine.',
          luna: '{{honor}} gegen {{theirHonor}}. Tiefere Felder zahlen nur wenig mehr.',
          terra: '{{honor}} gegen {{theirHonor}}. Pulsar hat nur wenig verloren.',
        },
      },
      swing: {
        text: '{{honor}} gegen {{theirHonor}}. Ein Marker nahe neutral bewegt am meisten: Pulsar verliert, was du gewinnst.',
      },
    },
  },
  'two-battles': {
    title: 'Eine Karte, zwei Kämpfe',
    missed: 'Nichts gewonnen: Eine Karte hätte einen Kampf entscheiden können.',
    steps: {
      behind: {
        text: 'Du liegst an beiden Orten zurück: {{first}} zu {{theirFirst}} und {{second}} zu {{theirSecond}}. {{elite}} gibt +{{general}}, einmal. Gewinne einen Ort.',
      },
      first: {
        text: 'Pulsar hat eine Karte eingesetzt. Karten sind geheim, ihre Zahl nicht: Pulsars Hand ist jetzt leer. Deine Karte?',
        hints: ['Wo hat Pulsar sicher keine Karte?', 'Hebe {{elite}} für den zweiten Kampf auf.'],
        replies: {
          spent:
            'Auch Pulsar hatte {{elite}}: {{theirTotal}} zu {{total}}. Und für den nächsten Kampf bleibt dir nichts.',
        },
      },
      second: {
        text: 'Pulsars Hand ist leer. {{second}} und deine {{general}} gegen {{theirSecond}} sind sicher.',
        hints: ['Setze {{elite}} ein.'],
        replies: { kept: '{{theirTotal}} zu {{total}}. Die Karte auf deiner Hand hat nichts gewonnen.' },
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
        text: 'Sieben Felder, sieben Einheiten, und Pulsar führt {{theirFirst}} zu {{first}}. Übernimm die Führung mit einem Befehl.',
        hints: [
          'Du brauchst dort Einheiten, und deine Mechs sind groß.',
          'Lege die {{marker}} auf „Einheiten bewegen“.',
        ],
        replies: { elsewhere: 'Das bringt keine Einheit nach {{exchange}}.' },
      },
      fee: {
        text: 'Du hast {{wealth}} Reichtum. Gibst du ihn für eine dritte Bewegung aus? Auch Masumune zu bewegen kostet Reichtum.',
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
        text: 'Führe am Ende deines Zuges an beiden Orten. Du hast Marker {{marker}}, {{wealth}} Reichtum und Karten. Sieh dir erst alles an.',
        hints: [
          '{{decoy}} schickt Schiffe heim. Reichtum an einem Jäger gibt Stärke.',
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
      marker: { text: 'Du führst an beiden. Jeder Zug braucht noch einen Befehl: Wozu taugt jetzt eine {{marker}}?' },
    },
  },
  'last-location': {
    title: 'Der letzte Ort',
    missed: 'Pulsar hat gewonnen. Sieh nach, was jeder Ort hinzufügt.',
    steps: {
      types: {
        text: 'Die letzten Kämpfe. Du hast eine Stadt und einen Tempel: zwei Arten, {{types}} Ehre. Mit einer dritten Art sind es {{moreTypes}}.',
      },
      where: {
        text: 'Ein {{elite}}, zwei Kämpfe, die du um {{behind}} verlierst. Erst eine Stadt, dann ein Außenposten. Wo?',
        hints: [
          'Eine zweite Stadt bringt keine neue Art.',
          'Passe bei der Stadt. Setze {{elite}} beim Außenposten ein.',
        ],
        replies: { city: '{{honor}} zu {{theirHonor}}. Du hast jetzt zwei Städte, und jede Art zählt einmal.' },
      },
      decided: {
        text: '{{honor}} zu {{theirHonor}}. Ein Sieg ist überall {{victory}} wert. Was er sonst noch bringt, entscheidet Spiele.',
      },
    },
  },
} as const satisfies { readonly [lesson: string]: LessonWords }
