import type { prompts as english } from '../en/prompts.ts'

/** How often something is asked for. */
const NTH = '({{number}} von {{count}})'
const OPTIONAL_NTH = '(freiwillig, {{number}} von {{count}})'

/** What a defender answers. */
const ATTACK = '{{card}}[[!side=oni? {{side|gen}}]] in {{hex}}'

const STEPS = 'gegen den Uhrzeigersinn: Wähle die Zahl der 60°-Schritte.'

export const prompts: { readonly [ask in keyof typeof english]: string } = {
  'setup.homezone': 'Lege deine Heimatzone.',
  'setup.starting-areas': `Wähle ein Startgebiet ${NTH}.`,
  'setup.units': 'Stelle deine Starteinheiten in deinen Startgebieten auf.',
  'setup.uplinks': 'Wähle {{count|# Uplink|# Uplinks}} für den Anfang.',
  'setup.eggs': 'Lege deine ersten Eier, in deine Startgebiete oder daneben.',
  'setup.mines': 'Lege deine ersten Minen in deine Startgebiete.',
  'setup.terraformings': `Lege ein Terraforming in ein Startgebiet ${NTH}.`,

  'draft.pick': 'Wähle deine Aktionskarte für diese Runde. Der Rest geht nach links.',
  'uplink.ghost': 'Ghost: Wähle einen Stapel für eine zufällige Karte (freiwillig).',
  'uplink.ghost#remove': 'Ghost: Wähle eine Karte, die aus dem Spiel kommt.',

  'white.choice': 'Weiße Phase: Wähle {{count|# Aktion|# Aktionen}}.',
  'round.turn': '{{phase|=white Weiße|=blue Blaue|=green Grüne|Rote}} Phase: Wähle eine Aktion oder beende deinen Zug.',
  'initiative.move': 'Bewege deinen Initiativemarker um einen Rang.',
  'event.draw': 'Ziehe ein Ereignis vom Stapel oder nimm ein offenes.',
  'event.play': 'Spiele ein Ereignis.',

  'production.points': 'Produziere etwas.[[ Du hast {{point:points}}.]]',
  'production.place': 'Stelle {{unit|acc}} auf: Wähle ein Gebiet.',
  'production.upgrade': 'Werte {{from|acc}} zu {{to|dat}} auf: Wähle ein Gebiet.',
  'uplink.amaterasu': 'Amaterasu: Wähle eine kostenlose Drohne.',

  'oni.place': 'Wähle einen Oni zum Aufstellen.',
  'oni.place#where': 'Stelle {{unit|acc}} auf: Wähle ein Gebiet.',
  'oni.conquest': 'Wähle ein Gebiet, das die Oni erobern sollen.',
  'oni.move': 'Wähle ein Gebiet, aus dem sich Oni bewegen.',

  'move.action':
    'Bewege {{you:side|deine Einheiten|#}}[[ bis zu {{area:range}} weit]]: Wähle ein Gebiet, aus dem sie aufbrechen.',
  'move.group': 'Wähle die Einheiten, die {{hex}} zusammen verlassen.',
  'move.group#apart':
    'Kein Weg aus {{hex}} ist für alle {{units|# Einheit|# Einheiten}} offen. Wähle einen; die anderen bleiben.',
  'move.range#to': 'Bewege die Einheiten von {{hex}} in ein angrenzendes Gebiet.',
  'move.range#on': 'Bewege die Einheiten von {{hex}} weiter oder halte an.',
  'nomads.mine':
    '{{side}} {{ist:side}} mit {{unit:units}} nach {{hex}} gekommen: Wähle, wie viele Minen du zündest, je {{damage}} Schaden.',

  'combat.action': 'Wähle ein Gebiet, in dem du angreifst.',
  'combat.aggressive': 'Wähle ein Gebiet, in dem eine aggressive Einheit angreift.',
  'combat.card': 'Spiele in {{hex}} eine Kampfkarte aus.',
  'combat.choose': `${ATTACK}: Wähle einen Gegenangriff (freiwillig).`,
  'combat.choose#secret': `${ATTACK}: Wähle verdeckt {{count|einen Gegenangriff|bis zu # Gegenangriffe}} (freiwillig).`,
  'uplink.bushido': `${ATTACK}: Wähle einen zweiten Gegenangriff (freiwillig).`,
  'combat.split': 'Teile {{damage}} Schaden auf: Wähle den Anteil für {{side|acc}}, in Schritten von {{portion}}.',
  'combat.counter#lose': `Wähle eine angreifende Einheit, die du verlierst ${NTH}.`,
  'damage.assign': 'Wähle die nächste getroffene Einheit: Noch {{damage}} Schaden für {{side|acc}}.',
  'damage.shield-drone': 'Soll eine Schilddrohne die {{damage}} Schaden zuerst abfangen?',
  'nomads.weapons': 'Setze in diesem Kampf bis zu {{count|# Waffe|# Waffen}} ein (freiwillig).',

  'counter.sacrifice': 'Opfere Einheiten: Ihre Lebenspunkte werden zu Schaden (freiwillig).',
  'counter.escape': 'Entkommen: Wähle bis zu {{count|# Einheit|# Einheiten}}, die vor dem Angriff gehen (freiwillig).',
  'counter.pushback': 'Dränge {{side|acc}} hinaus: Wähle ein Gebiet.',
  'counter.what-a-racket': 'Bewege deine Einheiten oder die Oni („Was für ein Lärm“, freiwillig).',
  'counter.what-a-racket#where': 'Wähle ein Gebiet, aus dem sie aufbrechen („Was für ein Lärm“).',
  'counter.slow-conquest': 'Langsame Eroberung: Bewege den Initiativemarker {{side|gen}} (freiwillig).',
  'counter.hold-the-line': 'Die Stellung halten: Gebietsmarker auf {{hex}} legen?',
  'counter.hold-your-ground': 'Nicht weichen: Gebietsmarker auf {{hex}} legen?',
  'counter.natures-wisdom': 'Weisheit der Natur: Ziehe ein Ereignis.',
  'counter.natures-wisdom#play': '{{event}} jetzt spielen?',
  'counter.a-darker-future': `Dunklere Zukunft: Entferne ein Ei ${OPTIONAL_NTH}.`,
  'counter.misfire': 'Fehlzündung: Entferne eine Mine (freiwillig).',
  'counter.out-of-ammo': 'Keine Munition: Lege eine Waffe ab.',
  'counter.loss-of-control': `Kontrollverlust: Entferne ein Terraforming ${OPTIONAL_NTH}.`,
  'counter.landscaping': 'Landschaftsbau: Öffne oder schließe eine Seite (freiwillig).',
  'counter.de-evolution':
    'Rückentwicklung: Mache bis zu {{count|# Boarrior|# Boarriors}} wieder zu Frischlingen (freiwillig).',
  'counter.trampled-to-death': 'Zertrampelt: Zerstöre eine angreifende Einheit.',
  'counter.where-there-is-one': 'Wähle einen Oni zum Aufstellen („Wo einer ist …“).',
  'cybersamurai.defense-matrix': 'Verteidigungsmatrix: Wähle einen Uplink (freiwillig).',
  'darkseed.for-the-queen': 'Für die Königin: Opfere {{count|# Einheit|# Einheiten}}.',
  'darkseed.for-the-queen#where': 'Für die Königin: Bewege die anderen in ein angrenzendes Gebiet.',
  'boarlords.displacement#use': 'Verdrängung: Die feindlichen Einheiten aus {{hex}} hinausbewegen?',
  'boarlords.displacement': 'Verdrängung: Wähle für jede Einheit ein Gebiet.',

  'uplink.samurai':
    '{{side}} {{you:side|greifst|greift|greifen}} in {{hex}} an. 1 Einheit opfern, um die anderen zu retten? (Samurai)',
  'uplink.samurai#unit': 'Samurai: Opfere eine Einheit.',
  'uplink.tenno': 'Tenno: Nutze einen Uplink noch einmal (freiwillig).',
  'uplink.tetsuo': 'Tetsuo: Wähle ein Ziel in {{hex}}.',
  'uplink.tetsuo#where': 'Tetsuo: Wähle ein Gebiet, auf das du feuerst.',
  'uplink.kaneda': 'Kaneda: Lege den {{colour|=red roten|blauen}} Marker zwischen zwei Gebiete.',
  'uplink.rocket-attack': 'Raketenangriff: Lege den {{colour|=red roten|blauen}} Marker in ein Gebiet.',

  'darkseed.lay': 'Lege mit {{unit|dat}} ein Ei (freiwillig).',
  'darkseed.eggs': 'Dein Vorrat hat kein Ei mehr. Nimm eines vom Spielplan.',
  'darkseed.emergency-egg': 'In {{hex}} ein Notei legen?',
  'darkseed.conqueror': 'Wähle ein Gebiet, in dem ein Eroberer angreift. Danach verlässt er den Spielplan.',
  'nomads.effect': 'Lege Minen mit deinen Materialsergeanten oder sei diese Runde vor Radioaktivität geschützt.',
  'nomads.effect#mine': 'In {{hex}} eine Mine legen? (Materialsergeant)',
  'boarlords.effect': `Lege ein Terraforming in {{hex}} ${OPTIONAL_NTH}.`,

  'event.rotate-tile': 'Wähle ein Gebiet zum Drehen.',
  'event.rotate-tile#turns': `Drehe {{hex}} ${STEPS}`,
  'event.swap-tiles': 'Wähle ein Gebiet zum Tauschen.',
  'event.swap-tiles#with': 'Tausche {{hex}} mit einem angrenzenden Gebiet.',
  'event.swap-tiles#turns': `Drehe das Plättchen auf {{hex}} ${STEPS}`,
  'event.add-tile': 'Wähle ein Plättchen aus der Reserve.',
  'event.add-tile#where': 'Lege {{tile}} an: Wähle eine Stelle.',
  'event.add-tile#turns': `Drehe {{tile}} ${STEPS}`,
  'event.add-tsukuyumi': 'Wähle ein Gebiet, das zum Tsukuyumi-Gebiet wird.',
  'event.add-unstable': 'Wähle ein Gebiet, das instabil wird.',
  'event.add-radioactive': 'Wähle ein Gebiet, das radioaktiv wird.',
  'event.neutralise': 'Wähle ein Gebiet, in dem du eine Eigenschaft neutralisierst.',
  'event.neutralise#which': 'Wähle die Eigenschaft von {{hex}}, die du neutralisierst.',
  'event.open-blockade': 'Wähle ein Gebiet, in dem du eine Blockade öffnest.',
  'event.open-blockade#side': 'Öffne eine Seite von {{hex}}.',
  'event.close-side': 'Wähle ein Gebiet, von dem du eine Seite schließt.',
  'event.close-side#side': 'Schließe eine Seite von {{hex}}.',
  'event.march': 'Wähle ein Gebiet: Alle Einheiten darin dürfen sich bewegen.',
  'event.initiative': 'Bewege deinen Initiativemarker um einen Rang.',
  'event.replay': 'Spiele ein Ereignis aus dem Ablagestapel noch einmal.',
}
