import type { log as english } from '../en/log.ts'

/** How far a tile was rotated. */
const STEPS = 'um {{turns|=1 60°|=2 120°|=3 180°|=4 240°|300°}} gegen den Uhrzeigersinn'

const HALVED = '[[halved?„Vernichtung“ hat den Gegenschlag in {{hex}} auf {{damage}} Schaden halbiert.]]'

export const log: { readonly [what in keyof typeof english]: string } = {
  'setup.homezone':
    '{{side}} {{hat:side}} {{you:side|deine|ihre}} Heimatzone auf {{hex}} gelegt[[, anstelle von {{tile}}]].',
  'setup.starting-areas': '{{side}} {{hat:side}} in {{hexes}} begonnen.',
  'setup.order#sum': 'Alle haben aufgebaut.',
  'setup.units': '{{side}} {{hat:side}} {{units|# Einheit|# Einheiten}} in {{hexes}} aufgestellt.',
  'setup.uplinks': '{{side}} {{hat:side}} {{uplinks|acc}} installiert.',
  'setup.eggs': '{{side}} {{hat:side}} {{eggs|# Ei|# Eier}} in {{hexes}} gelegt.',
  'setup.mines': '{{side}} {{hat:side}} {{mine:mines}} in {{hexes}} gelegt.',

  'draft.pick': '{{side}} {{hat:side}} {{card}} gewählt.',
  'draft.pick#all': 'Alle haben eine Aktionskarte gewählt.',
  'uplink.ghost':
    '{{side}} {{hat:side}} zufällig eine Karte vom {{pile|=draw-pile Nachziehstapel|Ablagestapel}} genommen (Ghost).',
  'uplink.ghost#remove': '{{side}} {{hat:side}} eine Karte aus dem Spiel genommen (Ghost).',

  'round.phases':
    'Runde {{round}}, {{phase|=white weiße Phase|=blue blaue Phase|=green grüne Phase|=red rote Phase|Kartenwahl}}',
  'round.turn': '{{side}} {{ist:side}} dran[[vendetta? (Vendetta)]]',
  'round.turn#sum':
    '{{side}} {{hat:side}} [[{{conquered}} erobert & mit den Oni {{oni}} erobert & {{unit:destroyed}} vernichtet & {{unit:lost}} verloren & {{unit:placed}} aufgestellt & {{unit:upgraded}} aufgewertet & {{uplinks|acc}} installiert & {{weapons|acc}} gekauft & {{eggs|# Ei|# Eier}} gelegt & {{built|# Terraforming|# Terraformings}} gebaut & {{events}} gespielt & {{arms}} genutzt & {{points}} SP bekommen|Einheiten nach {{moved}} bewegt|{{event:drawn}} gezogen|{{sich:side}} auf Initiativerang {{place}} bewegt|in {{attacked}} vergeblich angegriffen|{{actions}} gewählt, dann gepasst|gepasst]].',
  'white.choice': '{{side}} {{hat:side}} {{actions}} gewählt.',
  'action.faction-effect': '{{side}} {{hat:side}} {{effect}} genutzt.',
  'initiative.move':
    '[[{{by}} {{hat:by}} {{side|acc}} auf Initiativerang {{place}} versetzt|{{side}} {{ist:side}} auf Initiativerang {{place}} gerückt]].',

  'event.draw': '{{side}} {{hat:side}} {{event}} gezogen.',
  'event.play': '{{side}} {{hat:side}} {{event}} gespielt.',
  'event.reshuffle': 'Aus den abgelegten Ereignissen ist ein neuer Stapel von {{card:cards}} geworden.',
  'uplink.espionage': '{{side}} {{hat:side}} {{event}} genommen (Spionage).',
  'event.rotate-tile': `{{side}} {{hat:side}} {{hex}} ${STEPS} gedreht.`,
  'event.swap-tiles': '{{side}} {{hat:side}} {{hexes}} getauscht[[ und {{turned}} gedreht]].',
  'event.add-tile': '{{side}} {{hat:side}} {{tile}} bei {{hex}} angelegt.',
  'event.add-tsukuyumi': '{{side}} {{hat:side}} {{hex}} zum Tsukuyumi-Gebiet gemacht.',
  'event.add-unstable': '{{side}} {{hat:side}} {{hex}} instabil gemacht.',
  'event.add-radioactive': '{{side}} {{hat:side}} {{hex}} radioaktiv gemacht.',
  'event.neutralise':
    '{{side}} {{hat:side}} die {{property|=tsukuyumi Tsukuyumi-Eigenschaft|=unstable Instabilität|=toxic Giftigkeit|Radioaktivität}} von {{hex}} neutralisiert.',
  'event.march': '{{side}} {{hat:side}} alle Einheiten in {{hex}} in Marsch gesetzt.',
  'event.replay': '{{side}} {{hat:side}} {{event}} noch einmal gespielt.',
  'board.passage': '{{side}} {{hat:side}} {{where|acc}} geöffnet.',
  'board.blockade': '{{side}} {{hat:side}} {{where|acc}} geschlossen.',

  'production.place':
    '{{side}} {{hat:side}} in {{hex}}[[ für {{point:cost}}]] {{unit|acc}} aufgestellt[[, noch {{left}} übrig]].',
  'production.upgrade':
    '{{side}} {{hat:side}} in {{hex}}[[ für {{point:cost}}]] {{from|acc}} zu {{to|dat}} aufgewertet[[, noch {{left}} übrig]].',
  'darkseed.hatch':
    '{{side}} {{hat:side}} in {{hex}}[[ für {{point:cost}}]] {{unit|acc}} schlüpfen lassen[[, noch {{left}} übrig]].',
  'cybersamurai.install':
    '{{side}} {{hat:side}}[[ für {{point:cost}}]] {{uplink|acc}} installiert[[, noch {{left}} übrig]].',
  'nomads.weapon-buy':
    '{{side}} {{hat:side}} {{weapon|acc}}[[ für {{point:cost}} gekauft| gratis bekommen]], jetzt {{ready|ist # bereit|sind # bereit}}.',

  'oni.place':
    '{{side}} {{hat:side}} in {{hex}} {{unit|acc}} aufgestellt[[, wo {{others|schon # Oni steht|schon # Oni stehen}}]].',
  'oni.instead':
    '{{side}} {{hat:side}} keinen Oni aufstellen können und dafür {{oni|eine Eroberung|# Eroberungen}} mit Oni bekommen.',
  'oni.defend': HALVED,

  'move.action':
    '[[{{by}} {{hat:by}} |{{side}} {{hat:side}} ]]{{units|acc}} von {{from}}[[ über {{via}}]] nach {{to}} bewegt.',
  'move.forced': '{{by}} {{hat:by}} {{side|dat}} {{units|acc}} von {{from}} nach {{to}} abgedrängt.',
  'move.forced#own': '{{side}} {{hat:side}} {{units|acc}} von {{from}} nach {{to}} zurückgezogen.',
  'nomads.mine': '{{owner}} {{hat:owner}} {{mine:mines}} unter {{side|dat}} in {{hex}} gezündet.',

  'combat.action#declared': '{{side}} {{hat:side}} in {{hex}} einen Angriff angesagt.',
  'combat.action':
    '[[{{by}} {{hat:by}} {{side|acc}} in {{hex}} in den Angriff geführt|{{side}} {{hat:side}} in {{hex}} mit {{card}} angegriffen]].',
  'combat.no-enemy': '{{side}} {{hat:side}} in {{hex}} ohne Wirkung angegriffen.',
  'combat.choose': '[[{{side}} {{hat:side}} auf {{card}} mit {{counters}} geantwortet.]]',
  'combat.choose#in-vain': '{{counter}} hat {{side|dat}} in {{hex}} nichts genützt, denn {{why:why}}.',
  'combat.attack': '[[!damage?{{side}} {{hat:side}} in {{hex}} keinen Schaden angerichtet.]]',
  'combat.counter': '{{by}} {{hat:by}} {{side|dat}} in {{hex}} mit {{counter}} {{units|acc}} genommen.',
  'conquest.need#failed':
    '{{side}} {{hat:side}} {{hex}} nicht erobert, {{need|nötig war # Eroberungspunkt|nötig waren # Eroberungspunkte}}[[, vorhanden {{points}}|, vorhanden keine]].',
  'conquest.markers': '{{side|dat}} ist kein Gebietsmarker für {{hex}} geblieben.',
  'board.control':
    '{{side}} {{hat:side}}[[ {{before|dat}}]] {{hex}}[[ mit {{points|# Eroberungspunkt|# Eroberungspunkten}}]][[ durch {{why}}]] [[before?abgenommen|erobert]].',
  'damage.assign':
    '[[why=mines?Die Minen haben |why=tetsuo?Tetsuo hat |{{by}} {{hat:by}} ]]{{side|dat}}[[why=counterstrike? im Gegenschlag]] {{damage}} Schaden in {{hex}} zugefügt[[, davon {{cover}} an Deckung]][[ und {{units|acc}} zerstört|, ohne etwas zu zerstören]].',
  'damage.shield-drone': '{{side}} {{hat:side}} den Schaden in {{hex}} zuerst mit {{unit|dat}} abgefangen.',
  'nomads.weapons': '{{side}} {{hat:side}} {{weapons|acc}} eingesetzt, +{{damage}} Schaden.',

  'counter.counterstrike': HALVED,
  'counter.sacrifice': '{{side}} {{hat:side}} {{units|acc}} geopfert, um {{damage}} Schaden anzurichten.',
  'counter.time-consuming': '{{by}} {{hat:by}} {{side|dat}} weitere Angriffe in {{hex}} verwehrt.',
  'counter.vendetta':
    '{{side}} {{hat:side}} Vendetta geschworen: ein Angriff, sobald {{against}} fertig {{ist:against}}.',
  'counter.vendetta#lost': '{{side}} {{hat:side}} {{you:side|deine|ihre}} Vendetta verloren, denn {{why:why}}.',
  'counter.damaged-earth-crust': '{{side}} {{hat:side}} {{hex}} aufgebrochen, das Gebiet ist jetzt instabil.',
  'counter.a-darker-future': '{{side}} {{hat:side}} {{owner|dat}} in {{hex}} ein Ei genommen.',
  'counter.misfire': '{{side}} {{hat:side}} in {{hex}} eine Mine entfernt.',
  'counter.out-of-ammo': '{{side}} {{hat:side}} durch „Keine Munition“ {{weapon|acc}} verloren.',
  'counter.loss-of-control': '{{side}} {{hat:side}} {{spot|acc}} entfernt.',
  'counter.de-evolution': '{{by}} {{hat:by}} in {{hex}} einen Boarrior wieder zum Frischling gemacht.',
  'counter.de-evolution#destroyed':
    '{{by}} {{hat:by}} in {{hex}} einen Boarrior zerstört, weil kein Frischling mehr da war.',
  'darkseed.for-the-queen':
    '{{side}} {{hat:side}} {{units|acc}} in {{hex}} für die Königin geopfert[[; für {{stuck|acc}} gab es keinen Ausweg]].',
  'darkseed.conqueror': '{{side}} {{hat:side}} {{unit|acc}} für den Angriff in {{hex}} hergegeben.',

  'uplink.samurai': '{{side}} {{hat:side}} in {{hex}} {{unit|acc}} geopfert (Samurai).',
  'uplink.samurai#spared': '{{side}} {{hat:side}} {{spared|acc}} in {{hex}} verschonen müssen (Samurai).',
  'uplink.samurai#gone': 'In {{hex}} ist {{side|dat}} keine Einheit für einen Gegenangriff geblieben (Samurai).',
  'uplink.shogun#lost': '{{side}} {{hat:side}} den Shogun und seinen Uplink verloren.',
  'uplink.tetsuo': '{{by}} {{hat:by}} in {{hex}} mit Tetsuo auf {{side|acc}} gefeuert.',
  'uplink.kaneda': '{{side}} {{hat:side}} den {{colour|=red roten|blauen}} Kaneda-Marker zwischen {{edge}} gelegt.',
  'uplink.rocket-attack': '{{side}} {{hat:side}} den {{colour|=red roten|blauen}} Raketenmarker in {{hex}} gelegt.',
  'cybersamurai.red-markers':
    '{{side}} {{hat:side}}[[ den roten Kaneda-Marker zwischen {{kaneda}} und den roten Raketenmarker in {{rocket}}| den roten Kaneda-Marker zwischen {{kaneda}}| den roten Raketenmarker in {{rocket}}]] entfernt.',
  'cybersamurai.blue-markers':
    '{{side}} {{hat:side}}[[ den blauen Kaneda-Marker zwischen {{kaneda}}| den blauen Raketenmarker in {{rocket}}]] entfernt.',
  'darkseed.flying':
    '{{side}} {{hat:side}} {{sich:side}} in die Luft erhoben: Alle {{you:side|deine|ihre}} Einheiten fliegen bis zum Rundenende.',
  'darkseed.lay': '{{side}} {{hat:side}} {{eggs|# Ei|# Eier}} in {{hexes}} gelegt[[, genommen aus {{from}}]].',
  'darkseed.emergency-egg': '{{side}} {{hat:side}} in {{hex}} ein Notei gelegt[[, genommen aus {{from}}]].',
  'nomads.effect':
    '{{side}} {{hat:side}} [[{{readied|# Pistole|# Pistolen}} bereit gemacht & {{mine:mines}} in {{hexes}} gelegt & {{sich:side}} für diese Runde vor {{hazard}} geschützt|nichts bereit zu machen oder zu verminen gehabt]].',
  'boarlords.terraforming': '{{side}} {{hat:side}} {{spots|acc}} gebaut.',

  'mission.complete': '{{side}} {{hat:side}} {{mission}} erfüllt und {{points}} SP bekommen.',
  'goal.once': '{{side}} {{hat:side}} {{you:side|dein|ihr}} Ziel {{goal}} erreicht und {{points}} SP bekommen.',
  'property.radioactive': 'Die Radioaktivität in {{hex}} hat {{side|acc}} {{units|acc}} gekostet.',
  'score.moon-centre': '{{side}} {{hat:side}} {{points}} SP für die Mondmitte bekommen.',
  'score.announce': 'Stand nach Runde {{round}}: {{sides,points}} SP.',
  'score.areas':
    '{{side}} {{hat:side}}[[ {{points}} SP für {{area:areas}} & {{initiative}} SP für Initiativerang {{place}} & {{gained}} SP aus Missionen, Ziel oder Mondmitte| keine SP]] erzielt.',
  'score.tie':
    'Bei Gleichstand von {{side|dat}} und {{other|dat}} {{by|=areas haben mehr Gebiete|=moon-centre hat die Mondmitte|hat die Initiative}} entschieden.',
  'score.end': '{{side}} {{hat:side}} die Partie mit {{points}} SP gewonnen.',
}
