import type { TipWords } from '@orrery/engine'
import type { TipId } from '../../tips.ts'

/** Was der Coach in einer Partie sagt. */
export default {
  stranded:
    'Du bist gestrandet: keine Energie, kein bereiter Marker. Impuls geht noch. Erreiche einen Planeten oder hoffe auf Rettung.',
  close: '{{rival}} hat {{theirs}} von {{goal}} Ruhm. Das Spiel endet sofort, sobald das Ziel erreicht ist.',
  outlaw:
    'Du bist gesetzlos. Wer dich zerstört, bekommt {{bounty}} Credits, und gesetzestreue Eingänge sind dir verschlossen.',
  'little-energy':
    '[[Noch {{energy}} Energie|Keine Energie mehr]]. Auf einem Planeten kosten Aufladen und bereite Marker nichts.',
  turn: 'Führe beliebig viele Aktionen aus. Impuls ist umsonst, einmal pro Zug {{impulse}} Felder; ein Triebwerk kostet einen Marker und würfelt.',
  token: 'Ein Erkundungsmarker: Sammle ihn jetzt ein. Das ist eine kleine Aktion und kann Ruhm oder Credits bringen.',
  rolls:
    'Felder, die du wählen kannst, erreichst du sicher. Wer die Grenze von Asteroiden, Nebeln oder Trümmern überquert, muss erst würfeln.',
  planet:
    'Planeten haben einen Schild: Ihn zu überqueren ist ein Glücksspiel. Grüne Pfeile sind Eingänge: sicher, für Gesetzlose oft verschlossen.',
  occupied:
    'Du darfst durch das Feld von {{craft|dat}} fliegen, aber nicht dort bleiben. Für {{cost}} Bewegung nutzt du es von nebenan.',
  debris: 'Trümmer zerstören {{fails}} % der Schiffe, die sie betreten, und kein Schild hilft. Lohnt sich das?',
  gate: 'Von einem Tor führt ein Schritt zu jedem anderen Tor der Sternkarte. Das Tigris-Tor führt zufällig irgendwohin.',
  jump: 'Du bist am Rand der Sternkarte. Ein Blindsprung führt in einen unbekannten Sektor: Ein Stern dort zerstört dein Schiff. Ein Scan schaut vorher nach.',
  scan: 'Ein Scan kostet {{scan}} Energie und zeigt den nächsten Sektor. Symbole bestimmen, wie er gedreht ist; du wählst nur, wo.',
  ability:
    '{{ability}} ist die eigene Fähigkeit deines Schiffs: Zeige auf ihre Karte. Sie kostet Energie und wirkt einmal pro Zug.',
  rescue:
    '{{craft:craft}} ist gestrandet. Mit {{needs}} Energie kannst du das Schiff von nebenan retten: Das ist ein Ruhmespunkt.',
  arm: 'Jeder bereite Marker kostet jetzt eine Energie und ist ein Einsatz im nächsten Zug. Auch Scans und Fähigkeiten brauchen Energie.',
  buying: 'Hier kaufst du {{cargo}} für {{buyers}}. Auf einmal verkauft, bringt ein voller Laderaum auch Ruhm.',
  selling:
    'Verkaufe hier. {{least}} oder mehr Waren, die deinen Laderaum leeren, bringen einen Ruhmespunkt; wirf andere vorher ab.',
  mining: 'Hier kannst du abbauen: Die Hälfte der Würfe bringt Ware, die anderen Schaden. Schilde helfen.',
  harvesting: 'Hier kannst du ernten: Die Hälfte der Würfe bringt Ware, die anderen kosten Energie. Schilde helfen.',
  'mission-point':
    'Ein Auftragspunkt: Ziehe {{drawn}} Aufträge und behalte einen. Jede Abgabe bringt Credits und einen Ruhmespunkt.',
  'secret-mission':
    'Nur du kennst deinen Auftrag, bis sein Ziel erfüllt ist. Schiffe, Laderäume und Credits sind für alle offen.',
  shuttle:
    'Passagiere zahlen für die Entfernung: In einem Sektor steigen sie ein, in einem anderen aus, je weiter, desto besser.',
  smuggler:
    'Schmuggler werden durchsucht: Wer den Zielplaneten betritt, würfelt. Ertappt, verlierst du den Lohn und bekommst ein Kopfgeld.',
  thief:
    'Diebe fliegen neben ihr Opfer und würfeln. Ein schlechter Wurf bringt ein Kopfgeld; das Opfer verliert nichts.',
  assassin:
    'Attentäter müssen ein bestimmtes Schiff zerstören. Je größer es ist, desto mehr bringt es, und ein Kopfgeld auf dich.',
  hunter: 'Kopfgeldjäger zerstören irgendein gesetzloses Schiff und würfeln um den Lohn. Dir bringt das kein Kopfgeld.',
  damage:
    'Du wählst die getroffenen Felder. Schaden auf Ausrüstung schwächt ihre Würfel; leeren Feldern ist es gleich.',
  shielding:
    'Schilde wirken nach dem Wurf. Jeder Einsatz kostet einen bereiten Marker und zieht seinen Würfel vom Verlust ab.',
  attacking: 'Jeder Schuss kostet einen Marker. Zerstörte Schiffe bringen Ruhm, unbescholtene dir auch ein Kopfgeld.',
  ramming: 'Triebwerke können ein benachbartes Schiff rammen: Die Würfel treffen es, und dein eigenes genauso hart.',
  defending:
    'Du wirst angegriffen. Wähle deine Verteidigung vor dem Wurf. Eingesetzte Schildmarker werden für Energie wieder bereit.',
  lost: 'Dein Schiff ist weg, mit Ware, Auftrag und Kopfgeld. Ausrüstung, Credits und Ruhm bleiben. Es kehrt an einem Startpunkt zurück.',
  business:
    'Deine Aktionen enden auf einem Planeten: Die Energie ist voll, Marker werden umsonst bereit. Kaufe und verkaufe nach Belieben.',
  'bigger-ship':
    'Für {{cost}} Credits kaufst du einen Ruhmespunkt[[, für {{price}} ein größeres Schiff, das ebenfalls einen bringt]].',
  repairing: 'Du kannst allen Schaden auf einmal reparieren. Der nächste Treffer kostet vielleicht mehr.',
  weapons: 'Blaster erreichen benachbarte Schiffe, Raketen nur entfernte. Beide brauchen eine freie Sichtlinie.',
  rearranging: 'Nur hier kannst du den Laderaum umräumen. Danach passt vielleicht größere Ausrüstung.',
  luck: 'Dein eigener W20 hat die höchste Zahl gezeigt: Das ist ein Ruhmespunkt, einmal pro Zug.',
  title: '{{title}} steht allen offen: Wer das Ziel zuerst erreicht, bekommt in der Statusphase Ruhm und ein Können.',
  'fame-due': 'In dieser Partie zählt Ruhm in deiner Statusphase. Dort wartet {{due}} Ruhm auf dich.',
  merchant:
    'Der Händler trägt Credits von Markt zu Markt und greift nie an. Ihn zu zerstören ist ein Verbrechen und lohnt sich.',
  enforcer:
    'Der Vollstrecker jagt Gesetzlose in der Nähe und seinen letzten Angreifer. Ohne Kopfgeld bist du sicher, wenn du ihn in Ruhe lässt.',
  scoundrel:
    'Der Schurke greift unbescholtene Schiffe in der Nähe an, außer auf gesetzestreuen Planeten. Auf ihn ist ein Kopfgeld ausgesetzt.',
  'npc-way': 'Du hast die Karte dieses Schiffs: Wo seine Wege gleich sind, wählst du. Es gehört trotzdem niemandem.',
  ships:
    'Schiffe unterscheiden sich in Laderaum, Energie, Impuls und Fähigkeit. Viel Laderaum verdient mehr, viel Impuls entdeckt mehr.',
  loadout:
    'Entdecker kommen weit. Kaufleute sind langsam, haben aber Credits und einen Schild. Arbeiter sind solide. Piraten schießen.',
  'first-outfits':
    'Ein Triebwerk brauchst du. Ein Schild rettet manches Schiff. Was du behältst, kauft deine erste Ware.',
  fitting: 'Ausrüstung lässt sich drehen. Halte freie Felder zusammen: Ware und Schaden brauchen Platz.',
  plan: 'Suche Ruhm in höchstens zwei Zügen: ein Erkundungsmarker, ein Auftrag, Ware zum Verkaufen. Alles andere ist ein Umweg.',
  'keep-a-marker': 'Ein Marker ist noch bereit, und andere sind unterwegs. In ihren Zügen braucht ihn dein Schild.',
} satisfies TipWords<TipId>
