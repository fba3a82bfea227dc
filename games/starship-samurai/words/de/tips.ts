import type { TipWords } from '@orrery/engine'
import type { TipId } from '../../tips.ts'

/** Was der Coach in einer Partie sagt. */
export default {
  markers: 'Pro Runde legst du vier Befehlsmarker, einen pro Zug. Die Zahl sagt, wie viel der Befehl bewirkt.',
  leading: 'Du führst in {{places}}. Bleibt es dabei, beginnt dein nächster Zug mit der Belohnung.',
  level: 'Gleichstand in {{places}}. Das ist keine Führung: Niemand bekommt die Belohnung.',
  behind:
    '{{place}}: du {{mine}} Stärke, {{seat:rival|name}} {{theirs}}. Nur wer führt, bekommt die Belohnung. Bringe mehr, oder führe anderswo.',
  units:
    'Stärke: Jäger {{fighter}}, Träger {{carrier}}, Mechs mehr. Jeder Mech kann etwas Eigenes: Zeige auf ihn. Einheiten im Vorrat dürfen überallhin.',
  where: 'An einem leeren Ort führt schon ein einzelner Jäger, und wer führt, wird jeden Zug belohnt.',
  passengers: 'Passagiere fliegen umsonst mit: Sie zählen nicht als Bewegung.',
  displacing:
    'Ein voller Ort nimmt keine Schiffe auf. Ein Mech schafft Platz: Wähle eines der schwächsten Schiffe, auch ein eigenes.',
  increasing:
    'Jeder Reichtum macht diesen Befehl um eins größer und ist dann weg. Auch Karten und manche Mechs kosten Reichtum.',
  allies: 'Ein Clanmarker auf deinem Zweig ist dein Verbündeter. Jede Runde bringt er dir die Ehre neben seinem Feld.',
  swing:
    'Marker nahe dem neutralen Feld wiegen doppelt: Andere verlieren, was du gewinnst. Tiefere Felder bringen kaum mehr.',
  'order-card': '{{card}} ist eine Befehlskarte. Du darfst pro Zug eine spielen, vor oder nach deinem Befehl.',
  'hand-limit': 'Dein Handlimit: {{card:most}}. Was darüber ist, wirfst du sofort ab.',
  battle:
    'Ohne Karten: du {{mine}}, {{seat:rival|name}} {{theirs}}. Elitegeneral gibt Stärke, einmal. Oder spare deine Karten für den nächsten Kampf.',
  'open-hands':
    'Handkarten sind geheim, ihre Anzahl nicht: {{seat:rival}} {{hat:rival}} noch [[{{card:cards}}|keine Karten]].',
  plan: 'Ein üblicher Plan: Einheiten früh, damit Belohnungen oft kommen; Verbündete spät, wenn niemand mehr antworten kann.',
  paid: 'Die Verbündeten haben gezahlt. Du hast jetzt {{honor}} Ehre, die Besten der anderen {{most}}.',
  'last-round':
    'Die letzte Runde: Neue Orte kommen nicht mehr. Kämpfe und Verbündete zählen noch einmal, ebenso verschiedene Arten von Orten.',
  mechs:
    'Drafte geheim zwei Mechs. Shingen gibt Schiffen Stärke, Hideyoshi verschiebt Clanmarker, Masumune ist stark, kostet aber Reichtum.',
  'deck-draft': 'Wähle eine Karte, der Rest geht nach links. Du spielst mit dem Deck, das du draftest.',
  'second-deck':
    '{{card}} stammt aus Shattered Alliances: Karten über Eide, Geiseln und Marker, die die Seite wechseln.',
  trading:
    'Du darfst jederzeit Handel anbieten: Reichtum, Karten, Versprechen. Bindend ist nur, was den Besitz wechselt.',
} satisfies TipWords<TipId>
