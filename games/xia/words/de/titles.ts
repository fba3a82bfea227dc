import type { Title } from '../../content/types.ts'

export const titles: { readonly [id: string]: Pick<Title, 'name' | 'objective' | 'skillText'> } = {
  trailblazer: {
    name: 'Wegbereiter',
    objective: 'Bring {{goal}} neue Sektoren ins Spiel, durch Suche oder Blindsprünge.',
    skillText: 'Eine Suche kostet dich {{amount}} Energie.',
  },
  'leap-of-faith': {
    name: 'Sprung ins Ungewisse',
    objective: 'Überstehe {{goal}} Blindsprünge im selben Zug.',
    skillText: 'Jeder überstandene Blindsprung gibt dir in dieser Bewegung {{amount}} Bewegung.',
  },
  cartographer: {
    name: 'Kartograf',
    objective: 'Hab {{goal}} Erkundungsmarker.',
    skillText: 'Dein Impuls ist um {{amount}} höher.',
  },
  'rock-hound': {
    name: 'Steinjäger',
    objective: 'Baue im selben Zug {{goal}} Würfel ab.',
    skillText: 'Rechne {{amount}} dazu, wenn du für Abbau oder für den Flug in einen Asteroiden würfelst.',
  },
  scrapper: {
    name: 'Schrottsammler',
    objective: 'Birg im selben Zug {{goal}} Würfel.',
    skillText: 'Einmal im Zug darfst du für Bergung oder für den Flug in Trümmer noch einmal würfeln.',
  },
  'vapour-tapper': {
    name: 'Dunstzapfer',
    objective: 'Ernte im selben Zug {{goal}} Würfel.',
    skillText: 'Rechne {{amount}} dazu, wenn du für Ernte oder für den Flug in einen Nebel würfelst.',
  },
  'market-maker': {
    name: 'Marktmacher',
    objective: 'Verkaufe mindestens {{goal}} Würfel auf einmal.',
    skillText: 'Einmal im Zug bekommst du beim Kauf von Würfeln {{amount}} mehr umsonst.',
  },
  'grand-tour': {
    name: 'Große Rundreise',
    objective: 'Hab eine Geschäftsphase auf {{goal}} verschiedenen Planeten.',
    skillText: 'Eine Reparatur ist für dich um {{amount}} Credits billiger.',
  },
  ace: {
    name: 'Ass',
    objective: 'Zerstöre ein Schiff, das keine niedrigere Stufe hat als deines.',
    skillText: 'Jeder deiner Blasterwürfel zählt {{amount}} mehr.',
  },
  'long-shot': {
    name: 'Fernschuss',
    objective: 'Beschädige ein Schiff mit einer Rakete aus Reichweite 5 oder weiter.',
    skillText: 'Deine Raketen reichen bis Reichweite {{amount}}.',
  },
  'iron-hide': {
    name: 'Eisenhaut',
    objective: 'Erreiche deine Statusphase mit Schaden auf mindestens der Hälfte deines Laderaums.',
    skillText: 'Immer wenn du verhinderbaren Schaden nimmst, nimmst du {{amount}} weniger.',
  },
  'most-wanted': {
    name: 'Meistgesucht',
    objective: 'Hab ein Kopfgeld von {{goal}} Credits oder mehr.',
    skillText: 'Rechne {{amount}} dazu, wenn du für einen Planetenschild würfelst.',
  },
  'good-samaritan': {
    name: 'Barmherziger Samariter',
    objective: 'Rette ein gestrandetes Schiff oder erfülle einen Fährauftrag.',
    skillText: 'Du bekommst {{amount}} Energie, wenn du auf einen Planeten ziehst.',
  },
  tycoon: {
    name: 'Magnat',
    objective: 'Hab {{goal}} Credits.',
    skillText: 'Ein Punkt Ruhm kostet dich {{amount}} Credits.',
  },
  'jack-of-all-trades': {
    name: 'Hansdampf in allen Gassen',
    objective: 'Erfülle Aufträge von {{goal}} verschiedenen Arten.',
    skillText: 'Beim Ziehen wählst du aus {{amount}} Auftragskarten.',
  },
  ghost: {
    name: 'Gespenst',
    objective: 'Durchquere im selben Zug {{goal}}-mal einen Planetenschild.',
    skillText: 'Du durchquerst einen Planetenschild mit {{amount}} oder mehr ungesehen.',
  },
  comet: {
    name: 'Komet',
    objective: 'Zieh im selben Zug {{goal}} Felder weit; ein Tordurchgang zählt als eines.',
    skillText: 'Jedes Triebwerk, für das du würfelst, gibt dir {{amount}} Bewegung mehr.',
  },
  'gate-runner': {
    name: 'Torläufer',
    objective: 'Geh im selben Zug {{goal}}-mal durch ein Tor; Tigris zählt mit.',
    skillText: 'Einmal im Zug kostet dich ein Tor {{amount}} Bewegung.',
  },
}
