/** What stands on cards, sheets and miniatures, by id. */
type Printed = { readonly [id: string]: { readonly name: string; readonly text?: string } }

const names = (list: { readonly [id: string]: string }): Printed =>
  Object.fromEntries(Object.entries(list).map(([id, name]) => [id, { name }]))

export const units: Printed = names({
  'attack-drone': 'Angriffsdrohne',
  'shield-drone': 'Schilddrohne',
  'cs-2-1': 'Cybersamurai 2.1',
  'cs-2-2': 'Cybersamurai 2.2',
  cyberoid: 'Cyberoid',
  shogun: 'Shogun',
  worker: 'Arbeiter',
  breeder: 'Brüter',
  wasp: 'Wespe',
  warrior: 'Krieger',
  conqueror: 'Eroberer',
  planter: 'Pflanzer',
  stinger: 'Stachler',
  dog: 'Hund',
  private: 'Gefreiter',
  'stuff-sergeant': 'Materialsergeant',
  hunter: 'Jäger',
  launcher: 'Werfer',
  'squad-leader': 'Truppführer',
  'lt-dan': 'Lt. Dan',
  squeaker: 'Frischling',
  boarrior: 'Boarrior',
  boarmaiden: 'Boarmaiden',
  boarguard: 'Boarguard',
  boarmaster: 'Boarmaster',
  boarmother: 'Boarmother',
  'oni-small': 'Kleiner Oni',
  'oni-medium': 'Mittlerer Oni',
  'oni-large': 'Großer Oni',
})

export const weapons: Printed = names({ pistol: 'Pistole', rifle: 'Gewehr', tube: 'Raketenrohr', grenade: 'Granate' })

export const actionCards: Printed = names(
  Object.fromEntries(
    [
      'Nachschub',
      'Morgenstreife',
      'Speerspitze',
      'Verschanzung',
      'Nachschubkolonne',
      'Kriegsrat',
      'Nachtmarsch',
      'Hammerschlag',
      'Mobilmachung',
      'Spähtrupp',
      'Landnahme',
      'Bergungsfahrt',
      'Falsche Flagge',
      'Pakt im Mondlicht',
      'Eiserne Ernte',
      'Durchbruch',
      'Schwelbrand',
      'Überdehnung',
      'Zeichendeutung',
      'Drachenatem',
      'Nachhut',
      'Würgegriff',
      'Offene Tore',
      'Doppelschicht',
      'Schneller Schlag',
      'Großer Entwurf',
      'Sog der Gezeiten',
      'Ehrgeiz',
      'Vorhut',
      'Geduldsspiel',
      'Bleicher Zug',
      'Verbrannter Pfad',
      'Ruhige Hand',
      'Letzte Reserven',
      'Unruhe',
      'Totaler Krieg',
      'Vollmond',
    ].map((name, i) => [`AC${String(i + 1).padStart(2, '0')}`, name]),
  ),
)

export const events: Printed = names(
  Object.fromEntries(
    [
      'Tektonische Verschiebung',
      'Unsicherer Boden',
      'Herrschaft der Oni',
      'Gefahr in der Tiefe',
      'Aufstieg',
      'Durchgang',
      'Vorwärts, marsch',
      'Neue Ausrichtung',
      'Landgewinn',
      'Neuland',
      'Neutralisierung',
      'Von der Erde verschluckt',
      'Spiel’s noch einmal, Sam!',
      'Taktikwechsel',
      'Stellungswechsel',
      'Sumpf',
      'Unsichtbare Gefahr',
      'Vorräte anlegen',
      'Radioaktive Verseuchung',
      'Offensive',
    ].map((name, i) => [`EV${String(i + 1).padStart(2, '0')}`, name]),
  ),
)

/** What events do, by their effect. */
export const eventTexts: { readonly [effect: string]: string } = {
  'rotate-tile':
    'Drehe ein Gebiet beliebig weit, mit den Blockaden und Markern darauf. Seine Einheiten und die Tunnel an seinen Kanten bleiben.',
  'add-tsukuyumi': 'Gib einem Gebiet die Eigenschaft Tsukuyumi. Auf dem Mond nur einem Gebiet, das sie verloren hat.',
  'add-unstable': 'Mache ein Gebiet instabil.',
  'open-blockade':
    'Öffne eine Seite: Lege einen Durchgangsmarker über die gedruckte Blockade oder entferne einen Blockademarker. Schweine und Kaneda kannst du nicht wählen.',
  march:
    'Wähle ein Gebiet. Alle Einheiten darin dürfen {{range|# Gebiet|# Gebiete}} weit ziehen. Alle entscheiden für ihre eigenen Einheiten, du für die Oni.',
  'swap-tiles': 'Tausche zwei angrenzende Gebiete mit allem, was darauf liegt, und drehe jedes beliebig.',
  'add-tile':
    'Lege ein Plättchen aus der Reserve auf den Spielplan, beliebig gedreht. Es muss mindestens {{touches|# Gebiet oder # Heimatzone|# Gebiete oder Heimatzonen}} berühren.',
  neutralise:
    'Neutralisiere eine Eigenschaft eines Gebiets: Entferne ihren Marker oder bedecke die gedruckte mit einem Neutralisierungsmarker.',
  replay: 'Spiele ein Ereignis aus dem Ablagestapel.',
  initiative: 'Steige in der Initiative {{places|# Rang|# Ränge}} auf oder ab.',
  'move-all': 'Alle deine Einheiten dürfen ziehen, mit Reichweite {{range}}.',
  'close-side':
    'Schließe eine Seite eines Gebiets: Lege einen Blockademarker darauf oder entferne den Durchgangsmarker.',
  produce: 'Produziere mit {{production|# Punkt|# Punkten}}, ohne jeden Bonus.',
  'add-radioactive': 'Mache ein Gebiet radioaktiv. Sind Einheiten darin, muss es instabil sein.',
  combat: 'Führe {{combat|# Kampfaktion|# Kampfaktionen}} aus.',
}

const DAMAGE =
  'Alle deine Einheiten im Gebiet verursachen zusammen ihren Schaden. Wer getroffen wird, verteilt ihn auf die eigenen Einheiten.'
const CONQUER =
  'Lege deinen Gebietsmarker auf das Gebiet. Du brauchst mindestens so viele Eroberungspunkte wie jede andere Fraktion dort, dazu den Wert eines Gebirges.'

export const combatCards: Printed = {
  'no-annihilation': {
    name: 'Vernichtung',
    text: `${DAMAGE} Jede deiner Einheiten außer Hunden darf eine Waffe hinzufügen.`,
  },
  'no-conquest': { name: 'Eroberung', text: CONQUER },
  'no-guerilla': {
    name: 'Guerillaangriff',
    text: 'Erobere das Gebiet, wenn du die Punkte hast. Verursache dann nur mit Waffen Schaden, eine pro Einheit außer Hunden. Zuletzt dürfen deine Einheiten {{moveAfter|# Gebiet|# Gebiete}} weit ziehen, mit ihren Boni.',
  },
  'no-assume': {
    name: 'Stellung beziehen',
    text: 'Erobere das Gebiet mit deinen Eroberungspunkten mal {{multiplier}}.',
  },
  'bo-annihilation': { name: 'Vernichtung', text: DAMAGE },
  'bo-conquest': { name: 'Eroberung', text: CONQUER },
  'bo-raging-horde': {
    name: 'Wütende Horde',
    text: 'Nur mit mindestens {{minUnits|# Einheit|# Einheiten}}: Verursache so viel Schaden wie ihr Schaden und ihre LP zusammen.',
  },
  'bo-stampede': {
    name: 'Stampede',
    text: 'Erobere das Gebiet, wenn du die Punkte hast. Verursache dann den Schaden deiner Einheiten dort.',
  },
  'ds-annihilation': { name: 'Vernichtung', text: DAMAGE },
  'ds-conquest': { name: 'Eroberung', text: CONQUER },
  'ds-kamikaze': {
    name: 'Kamikaze',
    text: 'Nur wenn in der Phase eine weitere Kampfaktion übrig ist, die du dann schuldest. Verursache so viel Schaden wie Schaden und LP deiner Einheiten im Gebiet zusammen.',
  },
  'ds-swarm': {
    name: 'Schwarmangriff',
    text: 'Erobere das Gebiet mit den Eroberungspunkten aller deiner Einheiten darin und in den sechs Gebieten darum. Nur Einheiten im Gebiet selbst können getroffen werden.',
  },
  'cs-annihilation': { name: 'Vernichtung', text: DAMAGE },
  'cs-conquest': { name: 'Eroberung', text: CONQUER },
  'cs-target': {
    name: 'Zielerfassung',
    text: 'Verursache den Schaden deiner Einheiten im Gebiet, dazu {{tetsuo}}, wenn Tetsuo installiert ist. Du wählst, welche Einheiten getroffen werden.',
  },
  'oni-conquest': {
    name: 'Eroberung der Oni',
    text: 'Die Oni erobern das Gebiet, wenn sie mindestens so viele Eroberungspunkte haben wie jede Fraktion dort, dazu den Wert eines Gebirges.',
  },
}

export const counterattacks: Printed = {
  counterstrike: {
    name: 'Gegenschlag',
    text: 'Verursache den Schaden aller deiner Einheiten, die im Kampf waren, auch der zerstörten. Teile ihn zwischen dem Angreifer und anderen dort auf. Gegen eine Vernichtung wird er halbiert.',
  },
  'defense-action': { name: 'Verteidigungsaktion', text: 'Nutze die Verteidigungsaktion deiner Fraktion.' },
  protection: {
    name: 'Schutz',
    text: 'Erhöhe die LP deiner Einheiten um den Schutzwert deiner Fraktion, gegen allen Schaden in diesem Kampf.',
  },
  'slow-conquest': {
    name: 'Langsame Eroberung',
    text: 'Du darfst den Angreifer in der Initiative {{places|# Rang|# Ränge}} nach vorn oder hinten rücken.',
  },
  retreat: {
    name: 'Rückzug',
    text: 'Jede deiner überlebenden Einheiten darf in ein angrenzendes Gebiet ziehen, mit ihrem Bonus.',
  },
  'hold-the-line': {
    name: 'Die Stellung halten',
    text: 'Hast du noch eine Einheit im Gebiet, darfst du deinen Gebietsmarker darauf legen. Tun das mehrere Verteidiger, entscheiden Eroberungspunkte, dann die Initiative.',
  },
  'time-consuming': {
    name: 'Zeitraubend',
    text: 'Der Angreifer kann in dieser Runde in diesem Gebiet nicht mehr angreifen.',
  },
  'natures-wisdom': {
    name: 'Weisheit der Natur',
    text: 'Du darfst {{events|# Ereignis|# Ereignisse}} ziehen. Spiele {{events|es|sie}} sofort auf ein beliebiges Gebiet oder behalte {{events|es|sie}}.',
  },
  'damaged-earth-crust': { name: 'Beschädigte Erdkruste', text: 'Mache das Gebiet instabil.' },
  sacrifice: {
    name: 'Opfer',
    text: 'Zerstöre vor dem Angriff beliebige deiner Einheiten im Gebiet. Der Angreifer erleidet die Summe ihrer LP als Schaden.',
  },
  pushback: {
    name: 'Zurückdrängen',
    text: 'Hat der Angreifer das Gebiet erobert, müssen alle angreifenden Einheiten es auf dem kürzesten Weg verlassen; unter gleichen wählst du. Einheiten mit Bewegungsbonus dürfen weiterziehen.',
  },
  'total-loss': { name: 'Totalverlust', text: 'Der Angreifer verliert alle Einheiten im Gebiet.' },
  'a-darker-future': {
    name: 'Dunklere Zukunft',
    text: 'Entferne bis zu {{eggs|# Ei|# Eier}} irgendwo auf dem Spielplan.',
  },
  'crush-the-bugs': {
    name: 'Zertretet das Gewürm',
    text: 'Der Angreifer wählt {{units|# angreifende Einheit und verliert sie|# angreifende Einheiten und verliert sie}}.',
  },
  vendetta: {
    name: 'Vendetta',
    text: 'Nach dem Zug des Angreifers in dieser Phase darfst du einmal in einem Gebiet mit deinen Einheiten angreifen, auch wenn du schon dran warst.',
  },
  'out-of-ammo': {
    name: 'Keine Munition',
    text: 'Die Nomaden legen eine bereite Waffe ihrer Wahl weg.',
  },
  martyrs: {
    name: 'Märtyrer',
    text: 'Der Angreifer wählt {{units|# angreifende Einheit. Sie wird zerstört|# angreifende Einheiten. Sie werden zerstört}}.',
  },
  'what-a-racket': {
    name: 'Was für ein Lärm',
    text: 'Bewege deine Einheiten in einem Gebiet oder die Oni in einem Gebiet mit Reichweite {{range}}.',
  },
  misfire: { name: 'Fehlzündung', text: 'Entferne {{mines|# Mine|# Minen}} irgendwo auf dem Spielplan.' },
  'trampled-to-death': {
    name: 'Zertrampelt',
    text: 'Zerstöre eine angreifende Einheit deiner Wahl, ohne Rücksicht auf ihre LP.',
  },
  'loss-of-control': {
    name: 'Kontrollverlust',
    text: 'Entferne bis zu {{markers|# Terraforming|# Terraformings}} aus Gebieten, die du kontrollierst, auch Tunnel, die hineinführen.',
  },
  landscaping: {
    name: 'Landschaftsbau',
    text: 'Lege eine Blockade auf eine Seite des umkämpften Gebiets oder entferne dort eine.',
  },
  'de-evolution': {
    name: 'Rückentwicklung',
    text: 'Verwandle bis zu {{units|# Boarrior|# Boarriors}} irgendwo in {{units|einen Frischling|Frischlinge}} zurück.',
  },
  escape: {
    name: 'Entkommen',
    text: 'Bewege vor dem Angriff bis zu {{units}} deiner Einheiten in angrenzende Gebiete.',
  },
  'hold-your-ground': {
    name: 'Nicht weichen',
    text: 'Hast du mehr Eroberungspunkte als die Oni und keine Fraktion mehr als du, darfst du deinen eigenen Gebietsmarker auf das Gebiet legen.',
  },
  'where-there-is-one': {
    name: 'Wo einer ist …',
    text: 'Stelle {{oni}} Oni deiner Wahl aus der Reserve nach den üblichen Regeln auf. In der Reserve müssen Oni sein.',
  },
}

export const uplinks: Printed = {
  amaterasu: {
    name: 'Amaterasu',
    text: 'Von Anfang an installiert. Stelle in jeder grünen Phase kostenlos eine Angriffsdrohne oder eine Schilddrohne auf, auch ohne grüne Phase auf deiner Karte.',
  },
  tetsuo: {
    name: 'Tetsuo-Orbitallaser',
    text: 'Einmal in jedem deiner roten Züge: Füge einer Fraktion in einem beliebigen Gebiet {{damage}} Schaden zu; sie verteilt ihn selbst. Du brauchst keine rote Phase auf deiner Karte. Kein Gegenangriff.',
  },
  kaneda: {
    name: 'Kaneda',
    text: 'Einmal in jeder roten Phase deiner Karte: Lege den roten Kaneda-Marker auf eine beliebige Kante. Nur du kommst dort hinüber. Ohne rote Phase auf deiner Karte nimm ihn weg.',
  },
  'rocket-attack': {
    name: 'Raketenangriff',
    text: 'Einmal in jeder roten Phase deiner Karte: Lege den roten Raketenmarker in ein beliebiges Gebiet. Einheiten anderer haben dort keine Eigenschaften außer massiv; ihre Marker und Effekte bewirken nichts.',
  },
  tenno: {
    name: 'Tenno-Sub-KI',
    text: 'Fraktionseffekt: Nutze Raketenangriff, Kaneda oder Tetsuo noch einmal, wenn installiert. Der Marker ist blau, der einzige blaue auf dem Spielplan, und bleibt bis zu deiner nächsten blauen Phase.',
  },
  samurai: {
    name: 'Samurai',
    text: 'Wirst du angegriffen, darfst du vor dem Ausspielen der Karte eine Einheit dort opfern. Deine anderen dürfen gehen; der Schaden des Angreifers zerstört keine. Nur wer bleibt, führt einen Gegenangriff.',
  },
  bushido: {
    name: 'Bushido',
    text: 'Du darfst gegen jeden Angriff {{counterattacks|# Gegenangriff|# verschiedene Gegenangriffe}} wählen.',
  },
  espionage: {
    name: 'Spionage',
    text: 'Hat eine andere Fraktion Ereignisse gezogen, nimm das oberste Ereignis des Stapels.',
  },
  ghost: {
    name: 'Ghost',
    text: 'Nimm vor der Wahl deiner Aktionskarte eine zufällige vom Nachzieh- oder Ablagestapel. Entferne eine Karte deiner Hand aus dem Spiel, bevor du sie weitergibst.',
  },
  shogun: {
    name: 'Shogun',
    text: 'Stelle den Shogun wie eine neue Einheit auf. Spiele in jeder Ereignisaktion {{plays|# Ereignis|# Ereignisse}} mehr. Wird der Shogun zerstört, ist der Uplink fort; du kannst ihn wieder kaufen.',
  },
}

export const terraformings: Printed = {
  pigs: {
    name: 'Schweineblockade',
    text: 'Schließt eine Seite des Gebiets für alle außer Boarlords. Andere können sie nur mit Wirkungen entfernen oder ändern, die Terraformings nennen.',
  },
  tunnel: {
    name: 'Tunnel',
    text: 'Verbindet das Gebiet mit einem angrenzenden. Boarlords durchqueren ihn, ohne Reichweite zu brauchen, trotz Blockaden und Feinden, in einer ihrer Bewegungen pro Runde.',
  },
  stronghold: {
    name: 'Festung',
    text: 'Zählt als {{points|# Eroberungspunkt|# Eroberungspunkte}} der Boarlords, auch ohne Einheiten dort. Sie gibt keinen Gegenangriff.',
  },
  cover: {
    name: 'Deckung',
    text: 'Verringere Schaden an Boarlords im Gebiet um {{damage}}, einmal von der ganzen Summe.',
  },
}

export const missions: Printed = {
  'geo-tagging': {
    name: 'Geotagging',
    text: 'Kontrolliere gleichzeitig einen fruchtbaren Boden, ein Gebirge und einen Meeresboden.',
  },
  swarm: { name: 'Schwarm', text: 'Kontrolliere gleichzeitig {{areas|# Gebiet|# Gebiete}}.' },
  'survival-of-the-fittest': {
    name: 'Recht des Stärkeren',
    text: 'Zerstöre im ganzen Spiel {{units|# Einheit|# Einheiten}} anderer Fraktionen.',
  },
  moonstruck: {
    name: 'Mondsüchtig',
    text: 'Erobere im ganzen Spiel {{areas|# Gebiet, das|# verschiedene Gebiete, die}} jetzt die Eigenschaft Tsukuyumi {{areas|hat|haben}}.',
  },
}

export const goals: Printed = {
  'gps-mapping': {
    name: 'GPS-Kartierung',
    text: 'Kontrolliere gleichzeitig vier Gebiete: einen Meeresboden, einen fruchtbaren Boden, ein Gebirge und eines mit Tsukuyumi.',
  },
  'space-for-the-swarm': {
    name: 'Raum für den Schwarm',
    text: 'Erobere in einer Runde {{areas|# Gebiet|# verschiedene Gebiete}}.',
  },
  'regain-former-strength': {
    name: 'Alte Stärke',
    text: 'Erobere in einer Runde {{areas|# Gebiet, das andere kontrollierten|# verschiedene Gebiete, die andere kontrollierten}}.',
  },
  'territorial-expansion': {
    name: 'Landgewinnung',
    text: 'Kontrolliere am Ende eines deiner roten Züge {{areas|# Gebiet|# Gebiete}}.',
  },
}
