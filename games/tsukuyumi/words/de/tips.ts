import type { TipWords } from '@orrery/engine'
import type { TipId } from '../../tips.ts'

/** Was der Coach in einer Partie sagt. */
export default {
  homezone:
    'Deine Heimatzone ist deine Basis: Neue Einheiten beginnen dort oder daneben. Sie ist keine SP wert und kann nicht erobert werden.',
  'starting-areas': 'Startgebiete gehören dir sofort. Fruchtbarer Boden ist am Ende {{fertile}} SP wert.',
  deploying: 'Halte zusammen, was zusammen angreifen soll, und stelle einige neben freies Land.',
  'first-uplinks': 'Uplinks bleiben das ganze Spiel. Tetsuo hilft in jedem roten Zug, auch ohne rote Phase.',
  'first-eggs': 'Aus Eiern schlüpfen später Einheiten. Lege sie dorthin, wo du angreifen willst, nicht nach Hause.',
  'first-mines': 'Minen treffen alle, die hereinkommen. Lege sie dorthin, wo du Besuch erwartest.',
  'first-terraformings':
    'Eine Festung zählt als {{points}} Eroberungspunkte, auch wenn deine Einheiten gehen. Sie hält Land, das du nicht bewachen kannst.',
  card: 'Deine Karte ist dein Plan für die Runde. Blau: Ereignisse und Initiative. Grün: neue Einheiten und Oni. Rot: Bewegung und Angriffe.',
  'last-round':
    'Die letzte Runde. Jetzt zählt jedes Gebiet, das du kontrollierst, und der erste Initiativerang ist {{first}} SP wert.',
  score:
    'Du hast {{mine}} SP, die Besten der anderen {{theirs}}. Gebiete und Initiative zählen so, als endete das Spiel jetzt.',
  plan: 'Sieh dir vor der Wahl den Spielplan an. Viele freie Gebiete: eine Karte mit Angriffen. Wenige Einheiten: eine mit Produktion.',
  passing: 'Was du nicht wählst, geht an die Nächsten. Außer der Hand ist alles offen: Sieh nach, was andere brauchen.',
  white:
    'Die weiße Phase ist für alle gleich: Wähle zwei. Kampf erobert, wo du bist, Bewegung bringt jede Einheit ein Gebiet weiter.',
  goal: 'Deine Fraktion hat ein eigenes Ziel: {{goal}}, einmal {{points}} SP. Missionen stehen allen offen.',
  dying: 'Radioaktiv: Deine Einheiten in {{areas}} sterben am Ende der Runde. Bewege sie rechtzeitig weg.',
  effect: 'Deine Karte zeigt den Fraktionseffekt. {{effect}} kann nur dein Volk, einmal in dieser Phase.',
  demons: 'Du musst jetzt mit den Oni handeln. Sie gehören niemandem: Stelle sie auf, wo es anderen schadet.',
  'open-ground': 'Du kannst {{areas}} sofort erobern: Deine Einheiten sind dort, und niemand verteidigt.',
  turn: 'Nutze deine Aktionen in beliebiger Reihenfolge, aber bewege dich vor dem Angriff. Dann beende den Zug; was übrig ist, verfällt.',
  'free-ground':
    'Niemand kontrolliert {{areas}}, gleich neben dir. Zieh Einheiten dorthin, dann erobere mit einem Angriff.',
  center: 'Die Mondmitte bringt am Ende jeder Runde {{points}} SP. Oni sind dort Feinde.',
  initiative:
    'Wer vorn liegt, handelt und wählt zuerst. Am Ende ist der erste Rang {{first}} SP wert, der zweite {{second}}.',
  events: 'Nimm ein offenes Ereignis oder das unbekannte vom Stapel. Du darfst Ereignisse für später aufheben.',
  event: 'Die meisten Ereignisse brauchen ein Gebiet ohne Einheiten. Instabile Gebiete lassen sich immer ändern.',
  mission:
    'Eine Mission zählt sofort und bleibt dir, auch wenn du die Gebiete verlierst. Alle können jede einmal erfüllen.',
  'house-rules':
    'In dieser Partie {{count|gilt # Hausregel|gelten # Hausregeln}}: An manchen Stellen sagt das Regelheft etwas anderes.',
  produce: 'Produktionspunkte, die du jetzt nicht ausgibst, verfallen. Vergleiche Eroberung, Lebenspunkte und Schaden.',
  upgrade: 'Du kannst auch Einheiten auf dem Spielplan zu stärkeren machen: Du zahlst nur die Differenz.',
  place:
    'Einheiten erobern gemeinsam: Stelle neue neben das Gebiet, das du als Nächstes willst, oder wo du bedroht bist.',
  'oni-size':
    'Eroberungspunkte: kleiner Oni {{small}}, mittlerer {{medium}}, großer {{large}}. Sie brauchen so viele wie die stärkste Fraktion im Gebiet.',
  'oni-place':
    'Oni kommen aus dem Mond: Sie beginnen in Tsukuyumi-Gebieten oder daneben. Suche dort ein Gebiet der anderen.',
  'oni-conquer': 'Was Oni erobern, zählt für niemanden. Wähle ein Gebiet, das andere verlieren.',
  range:
    'Auch andere Einheiten dürfen ziehen, Gruppe für Gruppe, je bis zu {{range|# Gebiet|# Gebiete}}. „Fertig“ beendet die Bewegung.',
  pinned:
    'Feinde halten fest, wer zu ihnen kommt, außer du hast dort mehr Einheiten als sie. Weggehen darfst du immer.',
  bonus: 'Manche Einheiten ziehen weiter: Jäger, Hunde und Wespen ein Gebiet, ebenso Nomaden, die Lt. Dan treffen.',
  flying: 'Fliegende Einheiten überqueren Blockaden und werden nie festgehalten.',
  blockades: 'Eine Blockade schließt eine Seite eines Gebiets: Zu Fuß kommt dort niemand hinüber.',
  attack:
    'Ein Angriff geschieht in einem Gebiet, mit allen deinen Einheiten dort. Du darfst dort auch noch einmal angreifen.',
  'combat-card':
    'Karten erobern, zerstören oder beides und werden nicht verbraucht. Ein Gleichstand an Eroberungspunkten genügt.',
  'what-they-answer':
    'Die Verteidigung wählt einen Gegenangriff, der auf deiner Karte steht. Lies die Liste, bevor du sie ausspielst.',
  answer:
    'Du wirst angegriffen. Wähle einen Gegenangriff von der Karte: „Gegenschlag“ macht Schaden, andere retten oder kosten etwas anderes.',
  split: 'Hier sind mehrere Feinde: Teile den Schaden auf. Was eine Seite nicht braucht, verfällt.',
  casualties:
    'Du wählst, wer als Nächstes getroffen wird. Schaden unter den Lebenspunkten verfällt, also kann eine zähe Einheit den Rest auffangen.',
  conquered: 'Es gehört dir: mindestens {{points}} SP am Ende. Dein Marker bleibt, wenn deine Einheiten gehen.',
  uplinks: 'Du kannst auch Uplinks kaufen: Fähigkeiten für den Rest des Spiels. Vergleiche sie mit neuen Einheiten.',
  laser: 'Tetsuo macht {{damage}} Schaden an einer Seite in einem beliebigen Gebiet, und niemand kann antworten.',
  wall: 'Kaneda schließt eine Kante für alle außer dir: Schütze ein Gebiet, oder schneide einen Heimweg ab.',
  rocket:
    'Unter dem Raketenmarker haben Einheiten der anderen keine Fähigkeiten, und ihre Eier, Minen und Terraformings wirken nicht.',
  samurai:
    'Samurai: Opfere eine Einheit, dann dürfen die übrigen gehen oder nehmen durch diesen Angriff keinen Schaden.',
  ghost: 'Ghost gibt dir eine Karte mehr zur Wahl. Danach nimmst du eine deiner Karten aus dem Spiel.',
  swarm:
    'Der Schwarm befolgt jetzt {{orders|# Befehl|# Befehle}}: bewegen, fliegen oder Eier legen, in beliebiger Folge.',
  eggs: 'Aus jedem Ei darf eine neue Einheit schlüpfen, auch mitten unter Feinden. Du zahlst wie üblich.',
  conqueror:
    'Ein Eroberer greift in der blauen Phase an, bevor sich Einheiten bewegen. Danach verlässt er den Spielplan.',
  weapons:
    'Eine Waffe pro Einheit, außer Hunden. Eine Pistole gibt {{damage}} Schaden und kehrt mit dem Fraktionseffekt zurück, andere sind verbraucht.',
  mines:
    'Jede Mine macht {{damage}} Schaden bei denen, die hereinkommen, die schwächsten zuerst. Was du aufhebst, wartet auf die Nächsten.',
  rearming:
    'Alle Pistolen sind wieder bereit. Wähle: Minen bei deinen Materialsergeanten oder Schutz auf radioaktivem Boden in dieser Runde.',
  'free-weapon':
    'Für je {{points}} Punkte, die du in einer Phase für Einheiten ausgibst, bekommst du eine Waffe kostenlos.',
  terraforming:
    'Festung: {{points}} Eroberungspunkte. Deckung: {{damage}} Schaden weniger. Schweine schließen anderen eine Seite, Tunnel sind für dich kostenlose Schritte.',
} satisfies TipWords<TipId>
