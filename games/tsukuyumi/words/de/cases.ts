import type { CaseWords } from '@orrery/engine'

/** Warum die richtigen Antworten richtig sind. */
export default {
  'draft-for-the-last-conquests':
    'Deine Einheiten stehen in vier Gebieten, die dir nicht gehören, und nur eine Karte mit roter Phase erobert sie.',
  'the-only-attack-of-the-round':
    'Deine Karte hat keine rote Phase: Nur jetzt kannst du den fruchtbaren Boden der Nomaden noch angreifen.',
  'initiative-is-a-point': 'Der erste Rang zählt 2 SP und der zweite 1, und sonst zählt jetzt nichts mehr.',
  'attack-before-the-end':
    'Dein Boarguard steht allein auf fruchtbarem Boden der Nomaden: 2 SP für dich und 2 weniger für sie.',
  'march-then-strike': 'Nach einem Angriff kannst du nicht mehr ziehen; zieh zuerst, und du eroberst zwei Gebiete.',
  'no-attack-without-effect': 'Dein Hund kann einem Boarguard nichts anhaben, und der Gegenschlag tötet ihn.',
  'out-of-the-radiation': 'Am Ende der Runde zerstört die Radioaktivität jede Einheit, die hier bleibt.',
  'march-to-the-fertile-ground':
    'Fruchtbarer Boden der Nomaden zählt 2 SP für dich und nimmt ihnen 2; ein Mondgebiet zählt 1.',
  'leave-for-clean-ground': 'Auch auf c8 stirbt der Boarguard an der Radioaktivität.',
  'conquer-the-fertile-ground':
    'Der fruchtbare Boden bringt dir 2 SP und kostet die Nomaden 2; der Meeresboden bringt 1.',
  'conquer-what-is-theirs': 'Beide Gebiete bringen dir 1 SP, aber auf c10 verlieren die Nomaden einen.',
  'the-moon-center-counts-twice': 'Die Mondmitte zählt 1 SP als Gebiet und 1 weiteren am Ende der Runde.',
  'the-mountain-completes-the-mission': 'Mit dem Gebirge erfüllst du Geotagging: 2 SP statt 1.',
  'up-the-initiative-order': 'Der erste Rang zählt 2 SP, der zweite 1.',
  'oni-against-the-others': 'Die Oni nehmen jemandem ein Gebiet: am besten den Nomaden.',
  'conquest-scores': 'Es ist der letzte Angriff: Das Gebiet zählt 2 SP, ein toter Gefreiter nichts.',
  'twice-the-points':
    'Nur „Stellung beziehen“ verdoppelt deine 20 Eroberungspunkte und schlägt 30; tote Frischlinge zählen nichts.',
  'the-swarm-around-it':
    'Mit den Arbeitern nebenan hast du 20 Eroberungspunkte gegen 15; ohne sie ist keine Eroberung möglich.',
  'a-weapon-that-is-enough':
    'Mit dem Gewehr machst du 20 Schaden und zerstörst den Boarguard; mit der Pistole zerstören 15 nichts.',
  'one-mine-for-a-squeaker': 'Eine Mine zerstört einen Frischling; die zweite bleibt für den nächsten.',
  'two-mines-for-a-boarguard': 'Eine Mine zerstört nichts, zwei zerstören den Boarguard.',
  'all-damage-where-it-kills': 'Alle 10 Schaden zerstören den Gefreiten; die Oni stecken weg, was sie davon bekommen.',
  'laser-on-what-it-kills': '10 Schaden zerstören einen Jäger; Lt. Dan steckt sie weg.',
  'keep-the-leaders': 'Gefreite kommen für 1 Punkt zurück; ohne Lt. Dan und den Truppführer ist deine Armee langsam.',
  'hold-the-line':
    'Dein Boarguard überlebt den Angriff, also wird das Gebiet deines: 2 SP für dich und 2 weniger für die Dark Seed.',
  'the-marker-of-the-line': 'Fruchtbarer Boden zählt 2 SP, und dein Marker kostet nichts.',
  'total-loss-against-kamikaze': 'Dein Frischling stirbt in jedem Fall; mit Totalverlust nimmt er zwölf Einheiten mit.',
  'strike-back-at-the-leaders':
    'Deine Drohnen machen 60 Schaden und zerstören alle drei Angreifer, darunter Lt. Dan und den Truppführer.',
  'let-the-boarguard-absorb-it':
    'Schaden unter den Lebenspunkten einer Einheit zerstört nichts: Ein Frischling stürbe an 10.',
  'let-the-shield-drone-absorb-it': 'Nur die Schilddrohne hat mehr als 10 Lebenspunkte, also stirbt nichts.',
  'trample-the-boarguard':
    'Lebenspunkte spielen keine Rolle: Nimm die Einheit, die 3 Punkte kostet und 50 Eroberungspunkte hat.',
  'an-egg-for-the-dead': 'Das Ei kostet nichts und bringt genau hier eine Einheit zurück.',
  'hold-your-ground-against-oni':
    'Du hast mehr Eroberungspunkte als die Oni und nimmst den Nomaden das Gebiet ab: 2 SP.',
  'the-moon-completes-the-goal': 'Ein Tsukuyumi-Gebiet erfüllt dein Ziel: 3 SP statt 2 für den fruchtbaren Boden.',
  'past-those-who-hold-you':
    'Auf c8 hält ein Gefreiter deinen Boarguard fest; über b4 kommt er auf den fruchtbaren Boden.',
  'around-the-mines': 'Die Minen auf c8 zerstören deinen Boarguard; über b4 kommt er auf den fruchtbaren Boden.',
  'points-do-not-keep': 'Punkte, die du jetzt nicht ausgibst, verfallen.',
  'a-drone-for-nothing': 'Amaterasu gibt dir eine Drohne umsonst, und nur jetzt.',
  'martyrs-for-a-harmless-drone':
    'Deine Schilddrohne macht keinen Schaden; Märtyrer zerstören alle drei Angreifer, darunter Lt. Dan und den Truppführer.',
  'crush-what-you-cannot-strike':
    'Deine 5 Schaden zerstören nichts; so aber verlieren die Dark Seed Stachler und Pflanzer.',
  'an-empty-area-next-door':
    'Dein Frischling kann in diesem Zug nebenan fruchtbaren Boden erobern, aber nur, wenn er zuerst dorthin zieht.',
  'one-unit-for-each-attack': 'Für ein leeres Gebiet reicht eine Einheit: Schick in zwei Gebiete je eine.',
  'stop-where-it-scores':
    'Der fruchtbare Boden der Nomaden zählt 2 SP für dich und nimmt ihnen 2; mehr ist in Reichweite nicht zu holen.',
  'march-and-strike-in-white':
    'Deine Karte hat keine rote Phase: Zieh jetzt nach nebenan und erobere den fruchtbaren Boden der Nomaden.',
  'grown-to-conquer':
    'Als Boarguard hat deine Boarmaiden 50 Eroberungspunkte gegen 40 und nimmt das Gebiet in deinem roten Zug.',
  'born-where-it-conquers':
    'In deinem roten Zug kann ein Frischling nur ein Gebiet erobern, das dir noch nicht gehört.',
  'oni-on-their-fertile-ground':
    'Die nächste Oni-Eroberung nimmt den Nomaden den ungeschützten fruchtbaren Boden: 2 SP weniger für sie.',
  'an-oni-that-is-strong-enough': 'Gegen 20 Eroberungspunkte auf c2 erobert ein kleiner Oni nichts.',
  'an-offensive-without-a-red-phase':
    'Deine Karte hat keine rote Phase: Nur mit der Offensive eroberst du den fruchtbaren Boden der Nomaden.',
  'the-event-that-attacks':
    'Die Offensive erobert sofort fruchtbaren Boden; die beiden anderen Ereignisse bringen keine Punkte.',
  'the-event-that-moves-up':
    'Der erste Rang zählt 2 SP, der zweite 1; die beiden anderen Ereignisse bringen keine Punkte.',
  'draw-what-attacks':
    'Mit der Offensive eroberst du in diesem Zug den fruchtbaren Boden der Nomaden; eine Blockade bringt keine Punkte.',
  'radiation-where-they-stand':
    'Das Gebiet ist instabil, also darf es auch dort radioaktiv werden, wo die Nomaden stehen, und sie kommen diese Runde nicht weg.',
  'proof-against-radiation':
    'Ohne rote Phase kommen deine sechs Einheiten nicht weg, und die Radioaktivität zerstört sie alle.',
  'attack-where-you-are-strong-enough':
    'Auf c10 steht dir niemand im Weg; auf c7 hast du 15 Eroberungspunkte gegen 30.',
  'protect-what-cannot-strike':
    'Geschützte Schilddrohnen haben 30 Lebenspunkte und überstehen 25 Schaden; selbst richten sie keinen an.',
  'workers-before-the-planter':
    'Drei Arbeiter kosten 3 Punkte; der Pflanzer bringt in jeder Runde 2 Produktionspunkte.',
  'lose-workers-to-the-crush': 'Zwei Einheiten verlierst du auf jeden Fall: Nimm die billigsten.',
  'a-pistol-is-enough':
    'Mit der Pistole richtest du 15 Schaden an einem Frischling mit 10 Lebenspunkten an; die Granate wäre verschwendet.',
  'down-with-the-attacker':
    'Einen Rang tiefer für die Boarlords, und du bist Erster: 1 SP mehr für dich und 1 weniger für sie.',
  'the-marker-that-oni-leave-you': 'Das Gebiet wird deines: 2 SP für dich und 2 weniger für die Nomaden.',
} satisfies CaseWords as CaseWords
