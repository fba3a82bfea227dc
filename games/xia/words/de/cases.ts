import type { CaseWords } from '@orrery/engine'

/** Warum die richtigen Antworten richtig sind. */
export default {
  'not-without-an-engine':
    'Deine letzten 1.000 Credits kaufen ein Triebwerk: Ohne eines kriechst du nur mit Impuls dahin.',
  'not-into-the-star': 'Ein Schiff, das in einen Stern fliegt, ist zerstört, und um dich herum ist freier Raum.',
  'through-the-entrance':
    'Der Eingang liegt auf dem Weg von 3 Feldern und verlangt keinen Wurf; der Schild zerstörte dich jedes zweite Mal.',
  'arm-for-the-next-turn':
    'Ohne bereite Marker nützen dir Triebwerk und Schild im nächsten Zug nichts, und Energie hast du genug.',
  'sell-and-win': 'Zwei Waren, mit denen dein Laderaum leer wird, bringen den letzten Ruhmespunkt.',
  'empty-the-hold-first':
    'Gewürz kauft hier niemand, und solange es an Bord ist, bringt der Verkauf keinen Ruhm: Wirf es zuerst ab.',
  'jettison-what-nobody-buys': 'Das Gewürz ist im Weg; jedes Holo brauchst du für den Verkauf.',
  'collect-before-the-sale': 'Zwei Holo schweben dort, wo Holo verkauft wird: einsammeln, verkaufen, gewinnen.',
  'collect-what-sells-here': 'Du hast Platz für 2 Waren, und hier wird nur Holo verkauft.',
  'five-at-once-for-the-title':
    'Fünf Waren auf einmal bringen 1 Ruhmespunkt und einen Titel, der 2 wert ist: Das ist das Ziel.',
  'fly-to-the-buyer': 'Der Abnehmer ist genau 3 Felder entfernt, und der Verkauf gewinnt.',
  'a-new-ship-wins': 'Ein neues Schiff bringt 1 Ruhmespunkt, und es darf der letzte sein.',
  'fame-first-then-the-ship':
    'Kaufe zuerst den Ruhm und dann das Schiff: Der letzte Punkt ist nicht käuflich, ein Schiff darf ihn bringen.',
  'sell-a-shield-for-the-ship':
    'Der Schild bringt die 1.000 Credits, die dir für ein neues Schiff fehlen, und das Schiff gewinnt.',
  'two-steps-in-one-market':
    'Deine Credits reichen hier für 2 Ruhmespunkte: Ruhm und danach ein Schiff, oder zwei Schiffe.',
  'deliver-and-win': 'Die Abgabe bringt den letzten Ruhmespunkt.',
  'a-mission-that-starts-here':
    'Die Passagiere warten auf deinem Feld, und Neo Damascus ist erkundet; wo die anderen beginnen, weiß niemand.',
  'take-the-token': 'Der Marker kostet nichts, und du stehst darauf.',
  'rescue-and-win': 'Eine Rettung bringt den letzten Ruhmespunkt.',
  'one-shot-to-victory': 'Blau hat noch ein Feld und keinen Schild: Jeder Treffer zerstört das Schiff und gewinnt.',
  'shoot-the-wreck': 'Blau hat noch ein Feld, Gelb hat alle.',
  'the-larger-wreck-wins':
    'Beide Schiffe zerstört ein Treffer, aber das von Gelb hat Stufe 2 und bringt 2 Ruhmespunkte: Das gewinnt.',
  'shoot-the-outlaw':
    'Beide Schiffe bringen 1 Ruhmespunkt, aber auf Gelb stehen 4.000 Kopfgeld, und Blau brächte dir selbst welches ein.',
  'shoot-rather-than-ram': 'Der Blaster zerstört Blau sicher; Rammen tut es auch und trifft dich mit.',
  'stop-the-leader': 'Gelb gewinnt mit der nächsten Abgabe und verliert mit dem Schiff auch den Auftrag.',
  'fly-up-to-the-wreck': 'Das Feld neben Blau ist genau 3 entfernt, und ein Schuss von dort gewinnt.',
  'raise-the-shield':
    'Der Treffer kann dein Schiff zerstören und dich den Auftrag kosten, der gewinnt; der Schild kostet einen Marker.',
  'and-raise-it-twice':
    'Zwei Schüsse können dein Schiff zerstören und dich den Auftrag kosten, der gewinnt; ein Marker ist dagegen nichts.',
  'shield-before-the-scoundrel':
    'Der Schurke kann dein Schiff zerstören und dich den Auftrag kosten, der gewinnt; nimm den Schild.',
  'let-empty-spaces-take-it': 'Schaden auf leeren Feldern kostet dich weder Ware noch Triebwerk.',
  'leave-no-single-cube':
    'Nur ein Verkauf von mindestens 2 Waren, der den Laderaum leert, bringt Ruhm: Eine einzelne Ware darf nicht übrig bleiben.',
  'repair-the-wreck':
    'Noch ein Treffer zerstört dich und kostet dich den Auftrag, der gewinnt; nichts hilft für deine Credits mehr.',
  'passengers-wait-here': 'Die Passagiere steigen hier ein: Fliegst du ohne sie los, musst du zurückkommen.',
  'a-rescue-that-counts-twice':
    'Die Rettung bringt 1 Ruhmespunkt und erfüllt einen Titel, der noch einen bringt: Das ist das Ziel.',
  'no-mining-with-one-space-left':
    'Beim Abbauen wirst du jedes zweite Mal zerstört, und mit dir der Auftrag, der gewinnt.',
  'to-the-shipyard': 'Der Eingang ist in Reichweite, und das neue Schiff, das du bezahlen kannst, gewinnt.',
  'both-shots-at-one-ship':
    'Blau hat noch 9 Felder: Ein Würfel kann das Schiff nicht zerstören, zwei können es, und das gewinnt.',
  'an-ace-needs-an-equal': 'Das Schiff von Gelb hat deine Stufe: 2 Ruhmespunkte, und der Titel bringt 2 weitere.',
  'pounce-when-the-die-is-not-enough':
    'Blau hat noch 7 Felder, und dein Würfel zeigt höchstens 6: Nur mit der Fähigkeit kannst du das Schiff zerstören und gewinnen.',
  'dodge-the-last-hit':
    'Schon 2 Schaden zerstören dich und kosten dich den Auftrag, der gewinnt; das Ausweichen kostet 1 Energie.',
  'buy-before-you-leave':
    'Hier gibt es Gewürz, im nächsten Sektor wird es gekauft: Verlass keinen Markt mit leerem Frachtraum.',
  'sell-at-once': 'Zwei Waren, die deinen Frachtraum leeren, bringen jetzt 2.000 Credits und 1 Ruhmpunkt.',
  'keep-the-cargo':
    'Der Käufer ist im nächsten Sektor, und du hast noch bereite Marker: Die Waren sind dein nächster Ruhmpunkt.',
  'ask-for-work': 'Drei Auftragskarten kosten nichts, und du hast keinen Auftrag.',
  'study-where-you-are': 'Dein Auftrag beginnt genau auf diesem Feld.',
  'deliver-before-anything-else': 'Hier endet der Auftrag: 1 Ruhmpunkt und 5.000 Credits.',
  'token-in-passing': 'Den Erkundungsmarker einzusammeln kostet keine Bewegung, und er kann Ruhm bringen.',
  'an-engine-first': 'Ohne Antrieb fliegst du nur mit Impuls, während alle anderen dreimal so weit kommen.',
  'keep-something-to-trade-with':
    'Mit den letzten 1.000 Credits kaufst du deine ersten Waren; ohne sie hast du nichts zu handeln.',
  'a-ship-rather-than-fame': 'Ein neues Schiff kostet so viel wie ein Ruhmpunkt und bringt auch einen.',
  'fame-when-there-is-no-better-ship': 'Ein größeres Schiff gibt es nicht, also werden aus Credits Ruhmpunkte.',
  'repair-the-engine':
    'Dein Antrieb ist zerschossen, und der Frachtraum nimmt nichts mehr auf: 1.000 Credits beheben beides.',
  'no-ramming-with-a-broken-hull': 'Rammen trifft dich so hart wie dein Ziel, und der nächste Treffer zerstört dich.',
  'fly-while-you-can': 'Der Käufer ist wenige Felder entfernt, und der Verkauf gewinnt.',
  'fill-the-hold': 'Ein zweites Paar kostet 1.000 Credits und bringt beim selben Verkauf 2.000.',
  'sell-from-beside': 'Blau steht im Weg, aber für 2 Bewegung verkaufst du vom Nachbarfeld aus, und das gewinnt.',
  'an-engine-before-a-gun':
    'Mit Impuls allein erreichst du weder einen Markt noch ein Ziel, und auch Fracht kostet Credits.',
  'no-leap-in-the-dark': 'Hier kauft man deine Waren: Bleib stehen, der Verkauf gewinnt.',
  'keep-what-is-as-good-as-paid': 'Du musst die Mission nur noch zwei Felder weiter abgeben, und das gewinnt.',
  'the-sale-that-wins': 'Zwei Waren, mit denen dein Laderaum leer wird, sind dein letzter Ruhmespunkt.',
} satisfies CaseWords as CaseWords
