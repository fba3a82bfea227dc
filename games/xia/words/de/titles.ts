import type { Title } from '../../content/types.ts'

export const titles: { readonly [id: string]: Pick<Title, 'name' | 'objective' | 'skillText'> } = {
  trailblazer: {
    name: 'Wegbereiter',
    objective: 'Entdecke {{goal|# neuen Sektor|# neue Sektoren}} durch Scan oder Blindsprung.',
    skillText: 'Deine Scans kosten {{amount|=0 keine Energie|# Energie|# Energie}}.',
  },
  'leap-of-faith': {
    name: 'Sprung ins Ungewisse',
    objective: 'Überstehe {{goal|# Blindsprung|# Blindsprünge}} im selben Zug.',
    skillText: 'Jeder überstandene Blindsprung gibt dir in seiner Bewegung {{amount}} Bewegung.',
  },
  cartographer: {
    name: 'Kartograf',
    objective: 'Habe {{goal}} Erkundungsmarker.',
    skillText: 'Dein Impuls ist um {{amount}} höher.',
  },
  'rock-hound': {
    name: 'Steinjäger',
    objective: 'Baue im selben Zug {{goal|# Ware|# Waren}} ab.',
    skillText: 'Addiere {{amount}}, wenn du fürs Abbauen oder für einen Asteroiden würfelst.',
  },
  scrapper: {
    name: 'Schrottsammler',
    objective: 'Birg im selben Zug {{goal|# Ware|# Waren}}.',
    skillText: 'Einmal pro Zug darfst du fürs Bergen oder für Trümmer noch einmal würfeln.',
  },
  'vapour-tapper': {
    name: 'Dunstzapfer',
    objective: 'Ernte im selben Zug {{goal|# Ware|# Waren}}.',
    skillText: 'Addiere {{amount}}, wenn du fürs Ernten oder für einen Nebel würfelst.',
  },
  'market-maker': {
    name: 'Marktmacher',
    objective: 'Verkaufe mindestens {{goal|# Ware|# Waren}} auf einmal.',
    skillText: 'Einmal pro Zug bekommst du beim Kauf von Waren {{amount}} mehr kostenlos.',
  },
  'grand-tour': {
    name: 'Große Rundreise',
    objective: 'Habe eine Geschäftsphase auf {{goal|# Planeten|# verschiedenen Planeten}}.',
    skillText: 'Reparaturen kosten dich {{amount}} Credits weniger.',
  },
  ace: {
    name: 'Ass',
    objective: 'Zerstöre ein Schiff deiner Stufe oder höher.',
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
    skillText: 'Von jedem verhinderbaren Schaden nimmst du {{amount}} weniger.',
  },
  'most-wanted': {
    name: 'Meistgesucht',
    objective: 'Habe ein Kopfgeld von {{goal}} oder mehr.',
    skillText: 'Addiere {{amount}}, wenn du für einen Planetenschild würfelst.',
  },
  'good-samaritan': {
    name: 'Barmherziger Samariter',
    objective: 'Rette ein gestrandetes Schiff oder erfülle einen Fährauftrag.',
    skillText: 'Du bekommst {{amount}} Energie, sooft du einen Planeten betrittst.',
  },
  tycoon: {
    name: 'Magnat',
    objective: 'Habe {{goal}} Credits.',
    skillText: 'Ein Ruhmespunkt kostet dich {{amount}} Credits.',
  },
  'jack-of-all-trades': {
    name: 'Hansdampf in allen Gassen',
    objective: 'Erfülle Aufträge von {{goal|# Art|# verschiedenen Arten}}.',
    skillText: 'Wähle beim Ziehen aus {{amount|# Auftragskarte|# Auftragskarten}}.',
  },
  ghost: {
    name: 'Gespenst',
    objective: 'Durchquere im selben Zug {{goal|einmal|#-mal}} einen Planetenschild.',
    skillText: 'Du durchquerst einen Planetenschild ab {{amount}} ungesehen.',
  },
  comet: {
    name: 'Komet',
    objective: 'Ziehe im selben Zug {{goal|# Feld|# Felder}} weit; ein Tor zählt als eines.',
    skillText: 'Jedes Triebwerk, für das du würfelst, gibt dir {{amount}} Bewegung mehr.',
  },
  'gate-runner': {
    name: 'Torläufer',
    objective: 'Fliege im selben Zug {{goal|einmal|#-mal}} durch ein Tor; Tigris zählt mit.',
    skillText: 'Einmal pro Zug kostet dich ein Tor {{amount|=0 keine Bewegung|# Bewegung|# Bewegung}}.',
  },
}
