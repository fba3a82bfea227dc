import type { log as english } from '../en/log.ts'

/** Where somebody went, by the kind of the space. */
const TO =
  '{{ground|=planet auf|=gate zu einem Tor in|=asteroid zwischen die Asteroiden von|=debris in die Trümmer von|=nebula in einen Nebel in|nach}} {{sector}}'

/** What a die showed, with what was added to it. */
const ROLLED = 'Wurf {{natural}}[[ + {{bonus}}]]'
const NEEDED = `${ROLLED}, nötig {{needed}}`

export const log: { readonly [what in keyof typeof english]: string } = {
  'setup.ships': '{{craft:seat}} {{hat:seat}} {{ship}} gewählt.',
  'option.first-game': '{{craft:seat}} {{hat:seat}} die Ausrüstung „{{loadout}}“ gewählt.',
  'turn.order': '{{craft:seat}} {{ist:seat}} dran',
  'turn.order#sum':
    '{{craft:seat}} {{hat:seat}} [[{{tiles}} entdeckt & {{victims|acc}} abgeschossen & Ware für {{income}} Credits verkauft & {{missions}} abgegeben & den Titel {{titles}} errungen & {{ship}} gekauft & {{fame}} Ruhm bekommen|lost?den großen Abgang gemacht|{{sector}} angeflogen|in {{back}} neu angefangen|{{sich:seat}} nicht gerührt]][[lost? und danach das Schiff verloren]].',
  'npc.turn': '{{craft:craft}} ist dran',
  'npc.turn#sum':
    '{{craft:craft}} hat [[{{victims|acc}} abgeschossen|{{target|dat}} {{damage}} Schaden zugefügt|{{target|acc}} vergeblich angegriffen|{{tile}} besucht|lost?Schiffbruch erlitten|{{sector}} angeflogen|sich nicht gerührt]].',
  'turn.gifts': '{{craft:from}} {{hat:from}} {{craft:to|dat}} {{amount}} Credits gegeben (jetzt {{total}}).',
  'death.skip': '{{craft:craft}} {{hat:craft}} ausgesetzt und auf einen neuen Rumpf gewartet.',

  'move.impulse': '{{craft:seat}} {{ist:seat}} mit Impuls geflogen, {{movement}} Bewegung.',
  'move.engine':
    '{{craft:seat}} {{hat:seat}} mit {{outfit}}[[exact? {{movement}} Bewegung gewürfelt| eine {{rolled}} gewürfelt, {{movement}} Bewegung| eine {{rolled}} gewürfelt, und das Triebwerk hat gehustet]].',
  'move.step': `{{craft:seat}} {{ist:seat}} {{space:spaces}} weit ${TO} geflogen[[, noch {{left}} Bewegung]].`,
  'move.step#cross': `{{craft:seat}} {{ist:seat}} ${TO} geflogen[[, noch {{left}} Bewegung]].`,
  'move.bounce': '{{craft:seat}} {{ist:seat}} vor einem besetzten Feld nach {{sector}} ausgewichen.',
  'move.use-occupied': '{{craft:seat}} {{hat:seat}} ein besetztes Feld in {{sector}} genutzt.',
  'map.symbols': '{{craft:seat}} {{hat:seat}} {{tile}} entdeckt.',
  'map.jump': '{{craft:seat}} {{hat:seat}} einen Blindsprung nach {{direction}} gewagt.',
  'map.collect':
    '{{craft:seat}} {{hat:seat}} einen Erkundungsmarker eingesammelt[[, wert {{credits}} Credits|token=fame?: Stoff für eine gute Geschichte|: eine Niete]].',
  'border.gate': '{{craft:seat}} {{ist:seat}} durch ein Tor nach {{sector}} geflogen.',
  'border.tigris': 'Das Tigris-Tor hat {{craft:seat|acc}} in {{sector}} ausgespuckt (Wurf {{natural}}).',
  'border.lawful': '{{tile}} hat {{craft:seat|acc}} abgewiesen: Gesetzlose bleiben draußen.',
  'border.lawful#npc': '{{tile}} hat {{craft|acc}} abgewiesen: Gesetzlose bleiben draußen.',
  'border.star': '{{craft:seat}} {{ist:seat}} in einen Stern geflogen.',
  'border.energy-loss':
    '{{craft:seat}} {{hat:seat}} [[{{energy}} Energie verloren & {{marker:markers}} geleert|keine Energie zu verlieren gehabt]].',
  'border.defend': '{{craft:seat}} {{hat:seat}} {{sich:seat}} mit {{used}} verteidigt.',
  'border.defend#took':
    '{{craft:seat}} {{hat:seat}} {{prevented}} {{threat|=energy Energieverlust|Schaden}} abgewehrt[[ und {{left}} erlitten]].',
  'stranded.midway': '{{craft:seat}} {{ist:seat}} gestrandet, ohne Energie und bereite Marker.',
  'stranded.rescue': '{{craft:seat}} {{hat:seat}} {{craft:other|acc}} gerettet.',
  'stranded.rescue#arm': '{{craft:seat}} {{hat:seat}} mit dem Geschenk {{marker:armed}} bereit gemacht.',

  'border.asteroid#roll': `{{craft:seat}} [[worked?{{ist:seat}} an den Asteroiden vorbeigekommen (${ROLLED})|{{hat:seat}} einen Asteroiden gerammt: {{natural}} Schaden (nötig {{needed}})]].`,
  'border.nebula#roll': `[[worked?{{craft:seat}} {{ist:seat}} heil durch den Nebel gekommen (${ROLLED})|Der Nebel hat {{craft:seat|dat}} Energie entzogen (${NEEDED})]].`,
  'border.debris#roll': `{{craft:seat}} [[worked?{{ist:seat}} durch die Trümmer gekommen (${ROLLED})|{{hat:seat}} die Trümmer gerammt (${NEEDED})]].`,
  'border.shield#roll': `{{craft:seat}} {{ist:seat}} [[seen?durch den Schild gekommen, aber nicht unbemerkt (${ROLLED})|worked?unbemerkt durch den Schild geschlüpft (${ROLLED})|am Schild abgeprallt: {{natural}} Schaden (nötig {{needed}})]].`,
  'cargo.mine#roll':
    '{{craft:seat}} {{hat:seat}} den falschen Brocken abgebaut: {{natural}} Schaden (nötig {{needed}}).',
  'cargo.salvage#roll': `{{craft:seat}} {{hat:seat}} das falsche Wrack angefasst (${NEEDED}).`,
  'cargo.harvest#roll': `{{craft:seat}} {{hat:seat}} die Ernte verpatzt (${NEEDED}).`,
  'mission.research#roll': '{{craft:seat}} {{hat:seat}} für die Forschung {{natural}}[[ + {{bonus}}]] gewürfelt.',
  'mission.thief#roll': '{{craft:seat}} {{hat:seat}} für den Diebstahl {{natural}}[[ + {{bonus}}]] gewürfelt.',
  'mission.hunter#roll': '{{craft:seat}} {{hat:seat}} für die Überreste {{natural}}[[ + {{bonus}}]] gewürfelt.',
  'title.skill#reroll': '{{craft:seat}} {{hat:seat}} {{natural}} gewürfelt und noch einmal gewürfelt.',
  'title.skill#energy': '{{craft:seat}} {{hat:seat}} auf dem Planeten {{energy}} Energie bekommen.',

  'ship.ability': '{{craft:seat}} {{hat:seat}} {{ability}} eingesetzt.',
  'ship.ability#roll':
    '{{craft:seat}} {{hat:seat}} [[worked?{{ability}} eingesetzt (Wurf {{natural}})|{{ability}} vergeblich versucht (Wurf {{natural}}, nötig {{needed}})|{{ability}} vergeblich versucht (Wurf {{natural}})]].',
  'ship.harpoon': '{{craft:seat}} {{hat:seat}} {{craft:host|acc}} losgelassen.',
  'ship.harpoon#follow': '{{craft:seat}} {{ist:seat}} {{craft:host|dat}} nach {{sector}} gefolgt.',
  'ability.fold-jump': '{{craft:seat}} {{hat:seat}} den Raum gefaltet und {{ist:seat}} in {{sector}} aufgetaucht.',
  'ability.mag-harpoon': '{{craft:seat}} {{hat:seat}} {{sich:seat}} an {{host|acc}} gehängt.',
  'ability.siphon-lance':
    '{{craft:seat}} {{hat:seat}} [[{{craft:victim|dat}} {{energy}} Energie abgezapft|bei {{craft:victim|dat}} einen leeren Tank angezapft]].',
  'ability.replication': '{{craft:seat}} {{hat:seat}} {{ability}} kopiert.',
  'ability.repair-swarm': '[[{{craft:seat}} {{hat:seat}} {{space:repaired}} im Laderaum repariert.]]',
  'bounty.gain': 'Das Kopfgeld auf {{craft:craft|acc}} ist für {{why:why}} auf {{bounty}} gestiegen.',

  'combat.declare': '{{by}} {{hat:by}} {{targets|acc}} mit[[ {{shots}} & {{boosts}}]] angegriffen.',
  'combat.defend': '{{craft:seat}} {{hat:seat}} {{sich:seat}} mit {{used}} verteidigt.',
  'combat.resolve':
    '{{target}} {{hat:target}}[[ {{damage}} Schaden erlitten| den Angriff abgeschüttelt]][[ (Angriff {{attack}}, Verteidigung {{defence}})| (Verteidigung {{defence}})]].',
  'combat.rearm': '{{craft:seat}} {{hat:seat}} {{marker:armed}} wieder bereit gemacht.',
  'combat.ram': 'Das Rammen hat auch {{craft:seat|acc}} {{damage}} Schaden gekostet.',
  'combat.kill': '{{killer}} {{hat:killer}} {{victim|acc}} abgeschossen[[ und {{credits}} Credits kassiert]].',
  'outfit.use':
    '{{craft:seat}} {{hat:seat}} mit {{outfit}}[[exact? Angriff {{value}}| eine {{rolled}}]] gewürfelt[[, Schuss {{shot}}]][[exact?|: Angriff {{value}}|: daneben]].',
  'outfit.shield':
    '{{craft:seat}} {{hat:seat}} mit {{outfit}}[[exact? Verteidigung {{value}}| eine {{rolled}}]] gewürfelt[[, Würfel {{shot}}]][[exact?|: Verteidigung {{value}}|: wirkungslos]].',
  'death.remove': '[[!ground=star?{{craft:craft}} {{wurde:craft}} in {{sector}} zerstört.]]',
  'death.cubes': 'Der Stern hat {{cargo:cubes}} von {{craft:craft|dat}} verschluckt.',
  'death.respawn': '{{craft:craft}} {{ist:craft}} in {{sector}} zurückgekehrt (Wurf {{natural}}).',

  'cargo.buy': '{{craft:seat}} {{hat:seat}} {{cargo:cubes}} für {{price}} Credits gekauft[[, noch {{credits}} übrig]].',
  'cargo.sell': '{{craft:seat}} {{hat:seat}} {{cargo:cubes}} für {{income}} Credits verkauft.',
  'cargo.supply': '{{craft:seat}} {{ist:seat}} auf {{cargo}} gestoßen (Wurf {{natural}}), aber der Vorrat war leer.',
  'cargo.mine': `{{craft:seat}} {{hat:seat}} {{cargo}} abgebaut (${ROLLED}).`,
  'cargo.salvage': `{{craft:seat}} {{hat:seat}} {{cargo}} geborgen (${ROLLED}).`,
  'cargo.harvest': `{{craft:seat}} {{hat:seat}} {{cargo}} geerntet (${ROLLED}).`,
  'cargo.jettison': '{{craft:craft}} {{hat:craft}} in {{sector}} {{cargo:cubes}} [[why=jettison?abgeworfen|verloren]].',
  'cargo.collect': '{{craft:seat}} {{hat:seat}} {{cargo:cubes}} eingesammelt.',

  'mission.draw': '{{craft:seat}} {{hat:seat}} {{card:cards}} gezogen.',
  'mission.active':
    '{{craft:seat}} {{hat:seat}} {{kept|=0 keinen Auftrag|=1 einen Auftrag|# Aufträge}} behalten[[ und {{discarded}} abgelegt]].',
  'mission.reveal':
    '{{craft:seat}} {{hat:seat}} das Ziel von {{mission}} erfüllt[[: {{payment}} Credits bei Abgabe|. Der Lohn hängt von der Entfernung ab]].',
  'mission.reveal#payment':
    'Der Weg ist bekannt: {{mission}} bringt {{craft:seat|dat}} bei Abgabe {{payment}} Credits.',
  'mission.deliver': '{{craft:seat}} {{hat:seat}} {{mission}}[[ für {{payment}} Credits]] abgegeben.',
  'mission.abort': '{{craft:seat}} {{hat:seat}} {{mission}} abgebrochen.',
  'mission.abort#lost': '{{craft:seat}} {{hat:seat}} den Auftrag {{mission}} verloren.',
  'mission.deck': 'Aus den abgelegten Aufträgen ist ein neuer Stapel mit {{card:cards}} geworden.',
  'mission.experience':
    '{{craft:seat}} {{hat:seat}} {{natural}} gewürfelt und {{mission}} für einen neuen Wurf abgelegt.',
  'mission.sneak': `{{craft:seat}} {{hat:seat}} {{sich:seat}} an den Patrouillen von {{tile}} vorbeigeschlichen (${ROLLED}).`,
  'mission.sneak#caught': `Die Patrouillen von {{tile}} haben {{craft:seat|acc}} mit Schmuggelware ertappt (${NEEDED}).`,
  'mission.caught': `{{craft:seat}} {{wurde:seat}} beim Diebstahl ertappt (${ROLLED}).`,

  'title.claim': '{{craft:seat}} {{hat:seat}} den Titel {{title}} errungen.',
  'title.draw': 'Der Titel {{title}} steht jetzt allen offen.',
  'fame.time': '{{craft:seat}} {{hat:seat}} für {{why:why}} {{amount}} Ruhm bekommen (jetzt {{fame}}[[, „{{rank}}“]]).',
  'fame.time#claimed': '{{craft:seat}} {{hat:seat}} {{amount}} Ruhm beansprucht (jetzt {{fame}}[[, „{{rank}}“]]).',
  'option.fame': '{{craft:seat}} {{hat:seat}} für {{why:why}} {{amount}} Ruhm verdient. Er zählt in der Statusphase.',
  'fame.end': '{{craft:seat}} {{ist:seat}} mit {{fame}} Ruhm und {{ship}} zur Legende geworden.',

  'business.recharge': '{{craft:seat}} {{hat:seat}} auf {{energy}} Energie aufgeladen.',
  'business.repair': '{{craft:seat}} {{hat:seat}} das Schiff für {{price}} Credits repariert.',
  'business.buy-outfit':
    '{{craft:seat}} {{hat:seat}} {{outfit}} für {{price}} Credits gekauft[[, noch {{credits}} übrig]].',
  'business.sell-outfit':
    '{{craft:seat}} {{hat:seat}} {{outfit}} für {{price}} Credits verkauft[[, jetzt {{credits}}]].',
  'business.rearrange': '{{craft:seat}} {{hat:seat}} den Laderaum umgeräumt.',
  'business.ship': '{{craft:seat}} {{hat:seat}} {{ship}} für {{price}} Credits gekauft.',
  'business.fame': '{{craft:seat}} {{hat:seat}} {{price}} Credits für ein gutes Gerücht ausgegeben.',
  'status.arm': '{{craft:seat}} {{hat:seat}} {{marker:armed}} bereit gemacht.',
  'status.planet': '{{craft:seat}} {{hat:seat}} auf dem Planeten {{marker:armed}} bereit gemacht.',

  'npc.spawn': '{{craft:craft}} ist in {{sector}} aufgetaucht.',
  'npc.path': `{{craft}} ist {{space:spaces}} weit ${TO} geflogen.`,
  'npc.stop': '{{craft}} ist vor einem besetzten Feld nach {{sector}} ausgewichen.',
  'npc.unsafe':
    '{{craft}}[[worked? ist an {{border|=shield einem Planetenschild|=debris den Trümmern|einem Asteroiden}} vorbeigekommen| hat {{border|=shield einen Planetenschild|=debris die Trümmer|einen Asteroiden}} gerammt]][[: {{damage}} Schaden| (Wurf {{natural}})]].',
  'npc.target':
    '{{craft:craft}} hat Jagd auf {{craft:target|acc}} gemacht[[revenge?, um eine Rechnung zu begleichen]].',
  'npc.attack': '{{craft}} hat {{target|acc}} mit {{die:dice}} angegriffen.',
  'npc.attack#roll': '{{craft}} hat {{rolled}} gewürfelt.',
  'npc.defense': '{{craft}} hat zur Verteidigung {{rolled}} gewürfelt.',
  'npc.merchant': 'Der Händler hat auf {{tile}} Geschäfte gemacht und hat jetzt {{credits}} Credits bei sich.',
  'npc.enforcer': 'Der Vollstrecker hat sich auf {{tile}} sehen lassen.',
}
