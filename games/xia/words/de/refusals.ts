import type { refusals as english } from '../en/refusals.ts'

const FULL = 'Dein Laderaum hat kein leeres Feld.'

export const refusals: { readonly [rule in keyof typeof english]: string } = {
  'stranded.rights': 'Du bist gestrandet: Dir bleiben nur der Impuls und kleine Aktionen.',
  'stranded.rescue': 'Jemanden zu retten braucht {{needs}} Energie, und du hast {{energy}}.',
  'ship.markers': 'Du hast keinen scharfen Marker.',
  'ship.exhaust': 'Bis zu deiner Statusphase erschöpft: {{ability}}.',
  'ship.ability#energy': '{{ability}} kostet {{energy}} Energie, und du hast {{have}}.',
  'ship.hold': 'Auf {{spot}} liegt schon etwas anderes.',
  'outfit.use': '{{outfit}} hat kein freies Einsatzfeld.',
  'outfit.supply': 'Davon ist nichts mehr da: {{outfit}}.',
  'outfit.shape': 'In deinem Laderaum ist, so wie er ist, kein Platz für {{outfit}}.',
  'move.impulse': 'Du hast deinen Impuls in diesem Zug schon genutzt.',
  'move.pass': 'Auf diesem Feld ist ein anderes Schiff, und du kannst dort nicht bleiben.',
  'move.use-occupied': 'Ein besetztes Feld zu nutzen kostet {{cost}} Bewegung, und du hast {{left}}.',
  'move.use-occupied#nothing': 'Auf diesem Feld gibt es für dich nichts zu tun.',
  'map.unexplored#rim': 'Es gibt keine Sektoren mehr: Hier endet das bekannte System.',
  'map.scan': 'Eine Suche kostet {{cost}} Energie, und du hast {{energy}}.',
  'border.lawful':
    'Der Eingang von {{tile}} ist für dich verschlossen: Auf dein Schiff ist ein Kopfgeld von {{figure:bounty}} ausgesetzt.',

  'combat.declare#weapon':
    'Für einen Angriff brauchst du einen scharfen Marker und eine Waffe mit freiem Einsatzfeld. Scharfe Marker: {{armed}}.',
  'combat.declare#nobody': 'Kein Schiff ist in Reichweite und in Sicht.',
  'combat.range':
    'Ziel {{target}}: Die Entfernung ist {{range}}, und diese Waffe reicht {{least:least}}{{space:most}} weit.',
  'combat.sight': 'Außer Sicht: {{target}}.',
  'ability.dark-veil': 'Verhüllt und aus Reichweite {{range}} nicht angreifbar: {{target}}.',
  'ability.mag-harpoon': 'Kein Schiff in Sicht ist benachbart.',
  'ability.broadside': 'Kein Schiff ist nahe genug und in Sicht.',
  'ability.siphon-lance': 'Kein Spieler ist in Reichweite und in Sicht.',
  'ability.replication': 'Keine Fähigkeit eines anderen Spielers liegt offen.',
  'ability.repair-swarm': 'Dein Schiff ist nicht beschädigt.',

  'cargo.buy#price': 'Zwei Würfel kosten {{figure:price}} Credits, und du hast {{figure:credits}}.',
  'cargo.buy#space': 'Würfel gibt es nur paarweise, und frei ist in deinem Laderaum {{space:spaces}}.',
  'cargo.supply': 'Der Vorrat reicht nicht: Übrig ist {{left}}.',
  'cargo.sell#none': 'Du hast keinen Würfel, der hier verlangt wird: {{cargo}}.',
  'cargo.gather#space': FULL,
  'cargo.collect#own': 'Diese Würfel hast du erst in diesem Zug verloren.',
  'cargo.collect#space': FULL,

  'mission.draw#again': 'An diesem Auftragspunkt hast du in diesem Zug schon gezogen.',
  'mission.active': 'Du hast schon einen Auftrag.',
  'mission.deck': 'Es sind keine Auftragskarten mehr da.',
  'mission.objective': 'Das geht nur am Auftragspunkt von {{tile}}.',
  'mission.objective#kill': 'Dein Auftrag ist es, jemanden zu zerstören.',
  'mission.deliver': 'Abzugeben ist das am Auftragspunkt von {{tile}}.',
  'mission.deliver#payment': 'Noch weiß niemand, wie weit der Weg ist und was dafür gezahlt wird.',
  'mission.thief': 'Das Schiff, das du bestehlen sollst, ist nicht benachbart.',
  'mission.caught': 'In diesem Zug wurdest du ertappt: Versuch es in deinem nächsten wieder.',

  'business.repair': 'Eine Reparatur kostet {{figure:price}} Credits, und du hast {{figure:credits}}.',
  'business.buy-outfit': '{{outfit}} kostet {{figure:price}} Credits, und du hast {{figure:credits}}.',
  'business.sell-outfit': 'Beschädigte Ausrüstung kann nicht verkauft werden: {{outfit}}.',
  'business.rearrange': 'Es gibt nichts, was du umräumen könntest.',
  'business.rearrange#again':
    'Der Laderaum wurde eben erst umgeräumt; nimm das zurück, wenn du ihn anders packen willst.',
  'business.ship': '{{ship}} kostet {{figure:price}} Credits, und du hast {{figure:credits}}.',
  'business.ship#taken': '{{ship}} ist schon vergeben.',
  'business.transfer': 'Nicht alles, was du an Bord hast, passt in das neue Schiff: {{ship}}.',
  'business.transfer#outfits':
    'Deine Ausrüstung passt nicht ganz in das neue Schiff ({{ship}}). Verkaufe erst etwas davon.',
  'business.fame': 'Ein Punkt Ruhm kostet {{figure:price}} Credits, und du hast {{figure:credits}}.',
  'business.fame#one': 'Du hast in dieser Geschäftsphase schon einen Punkt Ruhm gekauft.',
  'business.fame#last': 'Der Punkt, mit dem du {{goal}} erreichst, ist nicht zu kaufen.',
  'turn.gifts': 'Gib 1.000 Credits oder mehr, und nicht mehr, als du hast: {{figure:credits}}.',
  'turn.gifts#when': 'Credits kann man zwischen zwei Aktionen geben, dem, der am Zug ist.',
  'option.gifts': 'Diese Partie wird ohne Geschenke gespielt.',
}
