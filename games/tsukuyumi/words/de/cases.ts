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
    'Nur Stellung beziehen verdoppelt deine 20 Eroberungspunkte und schlägt 30; tote Frischlinge zählen nichts.',
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
} satisfies CaseWords as CaseWords
