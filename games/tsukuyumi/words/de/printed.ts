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
    'Drehe ein Gebiet beliebig weit, mit den Blockaden und Markern darauf; seine Einheiten und die Tunnel an seinen Kanten werden nicht bewegt.',
  'add-tsukuyumi': 'Ein Gebiet wird ein Tsukuyumi-Gebiet; auf dem Mond nur, wo diese Eigenschaft verloren ging.',
  'add-unstable': 'Ein Gebiet wird instabil.',
  'open-blockade':
    'Öffne eine Seite: Lege einen Durchgangsmarker über die gedruckte Blockade, oder nimm einen Blockademarker weg. Schweine und Kaneda sind keine Ziele.',
  march:
    'In einem Gebiet dürfen alle Einheiten {{range}} Gebiet weit ziehen. Jeder entscheidet für die eigenen und du für die Oni.',
  'swap-tiles': 'Zwei benachbarte Gebiete tauschen die Plätze mit allem, was darauf liegt, jedes beliebig gedreht.',
  'add-tile':
    'Suche ein Gebiet aus der Reserve aus und lege es, beliebig gedreht, wo es mindestens {{touches}} Gebiete oder Heimatzonen berührt.',
  neutralise:
    'Hebe eine Eigenschaft eines Gebiets auf: Nimm ihren Marker weg, oder bedecke die gedruckte mit einem Aufhebungsmarker.',
  replay: 'Spiele ein Ereignis aus dem Ablagestapel.',
  initiative: 'Gehe in der Initiativereihenfolge {{places}} Platz nach vorn oder hinten.',
  'move-all': 'Alle deine Einheiten dürfen sich bewegen, mit Reichweite {{range}}.',
  'close-side':
    'Schließe eine Seite eines Gebiets: Lege dort einen Blockademarker hin, oder nimm den Durchgangsmarker weg.',
  produce: 'Produziere mit {{production}} Punkt und ohne jeden Zuschlag.',
  'add-radioactive': 'Ein Gebiet wird radioaktiv; sind Einheiten darin, nur wenn es instabil ist.',
  combat: 'Führe {{combat}} Kampfaktion aus.',
}

const DAMAGE =
  'Deine Einheiten dort richten zusammen ihren Schaden an; wer getroffen wird, verteilt ihn auf die eigenen.'
const CONQUER =
  'Nur wenn keine der anderen Fraktionen dort, einzeln genommen und um den Wert des Gebirges erhöht, mehr Eroberungspunkte hat als du: Lege deinen Gebietsmarker dorthin.'

export const combatCards: Printed = {
  'no-annihilation': {
    name: 'Vernichtung',
    text: `${DAMAGE} Jede deiner Einheiten außer Hunden darf eine Waffe hinzufügen.`,
  },
  'no-conquest': { name: 'Eroberung', text: CONQUER },
  'no-guerilla': {
    name: 'Guerillaangriff',
    text: 'Erobere das Gebiet, wenn du genug Punkte hast. Dann richten allein deine Waffen Schaden an, eine für jede Einheit außer Hunden. Nach den Gegenangriffen dürfen deine Einheiten dort {{moveAfter}} Gebiet weit ziehen, mit ihren Zuschlägen.',
  },
  'no-assume': {
    name: 'Stellung beziehen',
    text: 'Erobere das Gebiet mit deinen Eroberungspunkten mal {{multiplier}}.',
  },
  'bo-annihilation': { name: 'Vernichtung', text: DAMAGE },
  'bo-conquest': { name: 'Eroberung', text: CONQUER },
  'bo-raging-horde': {
    name: 'Wütende Horde',
    text: 'Nur mit mindestens {{minUnits}} Einheiten: Sie richten so viel Schaden an wie ihr Schaden und ihr Leben zusammen.',
  },
  'bo-stampede': {
    name: 'Stampede',
    text: 'Erobere das Gebiet, wenn du genug Punkte hast, und richte dann den Schaden deiner Einheiten dort an.',
  },
  'ds-annihilation': { name: 'Vernichtung', text: DAMAGE },
  'ds-conquest': { name: 'Eroberung', text: CONQUER },
  'ds-kamikaze': {
    name: 'Kamikaze',
    text: 'Nur mit einer weiteren Kampfaktion in der Phase, die du dann ausführen musst: Deine Einheiten dort richten so viel Schaden an wie ihr Schaden und ihr Leben zusammen.',
  },
  'ds-swarm': {
    name: 'Schwarmangriff',
    text: 'Erobere das Gebiet mit den Eroberungspunkten aller deiner Einheiten darin und auf den sechs Feldern darum. Nur Einheiten im Gebiet selbst können zu Schaden kommen.',
  },
  'cs-annihilation': { name: 'Vernichtung', text: DAMAGE },
  'cs-conquest': { name: 'Eroberung', text: CONQUER },
  'cs-target': {
    name: 'Zielerfassung',
    text: 'Deine Einheiten dort richten ihren Schaden an, und {{tetsuo}} mehr, wenn Tetsuo installiert ist. Du sagst, welche Einheiten getroffen werden.',
  },
  'oni-conquest': {
    name: 'Eroberung der Oni',
    text: 'Die Oni dort erobern das Gebiet, wenn kein Spieler mehr Eroberungspunkte hat als sie und das Gebirge es zulässt.',
  },
}

export const counterattacks: Printed = {
  counterstrike: {
    name: 'Gegenschlag',
    text: 'Alle deine Einheiten, die im Kampf waren, richten ihren Schaden an, auch die, die er zerstört hat. Du verteilst ihn auf den Angreifer und andere dort. Gegen eine Vernichtung wird er genau halbiert.',
  },
  'defense-action': { name: 'Verteidigungsaktion', text: 'Nutze die Verteidigungsaktion deiner Fraktion.' },
  protection: {
    name: 'Schutz',
    text: 'Der Schutzwert deiner Fraktion erhöht das Leben deiner Einheiten gegen allen Schaden dieses Kampfes.',
  },
  'slow-conquest': {
    name: 'Langsame Eroberung',
    text: 'Du darfst die angreifende Seite in der Initiativereihenfolge {{places}} Platz nach vorn oder hinten rücken.',
  },
  retreat: {
    name: 'Rückzug',
    text: 'Jede deiner überlebenden Einheiten darf in ein angrenzendes Gebiet ziehen, Zuschläge eingeschlossen.',
  },
  'hold-the-line': {
    name: 'Die Stellung halten',
    text: 'Ist noch eine Einheit von dir da, so darfst du deinen Gebietsmarker dorthin legen. Haben mehrere das gewählt, entscheiden Eroberungspunkte, dann Initiative.',
  },
  'time-consuming': {
    name: 'Zeitraubend',
    text: 'Der Angreifer kann in diesem Gebiet eine Zeit lang nicht mehr angreifen.',
  },
  'natures-wisdom': {
    name: 'Weisheit der Natur',
    text: 'Du darfst {{events}} Ereignis ziehen und gleich auf ein beliebiges Gebiet spielen oder aufheben.',
  },
  'damaged-earth-crust': { name: 'Beschädigte Erdkruste', text: 'Das Gebiet wird instabil.' },
  sacrifice: {
    name: 'Opfer',
    text: 'Zerstöre beliebige eigene Einheiten dort; der Angreifer erleidet ihr ganzes Leben als Schaden.',
  },
  pushback: {
    name: 'Zurückdrängen',
    text: 'Hat die angreifende Seite das Gebiet markiert, müssen alle angreifenden Einheiten es auf dem kürzesten Weg verlassen; unter gleichen Wegen wählst du. Einheiten mit einem Bewegungszuschlag dürfen weiterziehen.',
  },
  'total-loss': { name: 'Totalverlust', text: 'Alle Einheiten des Angreifers dort sind verloren.' },
  'a-darker-future': {
    name: 'Dunklere Zukunft',
    text: 'Nimm bis zu {{eggs}} Eier vom Brett, wo immer sie liegen.',
  },
  'crush-the-bugs': {
    name: 'Zertretet das Gewürm',
    text: 'Der Angreifer verliert {{units}} der angreifenden Einheiten, nicht mehr und nicht weniger.',
  },
  vendetta: {
    name: 'Vendetta',
    text: 'Ist der Zug des Angreifers in dieser Phase vorbei, so darfst du einmal angreifen, wo immer du Einheiten hast, auch wenn du schon am Zug warst.',
  },
  'out-of-ammo': {
    name: 'Keine Munition',
    text: 'Die Nomaden legen eine bereite Waffe ihrer Wahl weg.',
  },
  martyrs: {
    name: 'Märtyrer',
    text: 'Der Angreifer wählt {{units}} der angreifenden Einheiten, die zerstört werden.',
  },
  'what-a-racket': {
    name: 'Was für ein Lärm',
    text: 'Bewege deine Einheiten aus einem Gebiet oder die Oni aus einem Gebiet um bis zu {{range}}.',
  },
  misfire: { name: 'Fehlzündung', text: 'Nimm {{mines}} Mine vom Brett, wo immer sie liegt.' },
  'trampled-to-death': {
    name: 'Zertrampelt',
    text: 'Zerstöre eine angreifende Einheit deiner Wahl, gleich wie viel Leben sie hat.',
  },
  'loss-of-control': {
    name: 'Kontrollverlust',
    text: 'Entferne bis zu {{markers}} Terraformings aus Gebieten, die du kontrollierst, auch Tunnel, die hineinführen.',
  },
  landscaping: {
    name: 'Landschaftsbau',
    text: 'Lege eine Blockade auf eine Seite des umkämpften Gebiets, oder entferne dort eine.',
  },
  'de-evolution': {
    name: 'Rückentwicklung',
    text: 'Wähle bis zu {{units}} Boarriors, wo immer sie sind; jeder wird wieder ein Frischling.',
  },
  escape: {
    name: 'Entkommen',
    text: 'Bis zu {{units}} deiner Einheiten entwischen vor dem Angriff in angrenzende Gebiete.',
  },
  'hold-your-ground': {
    name: 'Nicht weichen',
    text: 'Hast du mehr Eroberungspunkte als die Oni und niemand mehr als du, so darfst du selbst deinen Gebietsmarker dorthin legen.',
  },
  'where-there-is-one': {
    name: 'Wo einer ist …',
    text: 'Stelle {{oni}} Oni deiner Wahl aus der Reserve nach den üblichen Regeln auf. Nicht ohne Oni in der Reserve.',
  },
}

export const uplinks: Printed = {
  amaterasu: {
    name: 'Amaterasu',
    text: 'Von Anfang an installiert. In jeder grünen Phase bekommst du kostenlos eine Angriffsdrohne oder eine Schilddrohne, was immer deine Karte zeigt.',
  },
  tetsuo: {
    name: 'Tetsuo-Orbitallaser',
    text: 'Einmal in jeder roten Phase, was immer deine Karte zeigt: {{damage}} Schaden gegen eine Fraktion in einem beliebigen Gebiet, verteilt von ihrem Besitzer. Keine Aktion, keine Kampfkarte, kein Gegenangriff.',
  },
  kaneda: {
    name: 'Kaneda',
    text: 'Einmal in jeder roten Phase, die deine Karte zeigt: Lege den roten Kaneda-Marker zwischen zwei beliebige Felder. Niemand außer dir kommt dort auf irgendeine Weise hinüber. Hat deine Karte keine rote Phase, so kommt der Marker weg.',
  },
  'rocket-attack': {
    name: 'Raketenangriff',
    text: 'Einmal in jeder roten Phase, die deine Karte zeigt: Lege den roten Raketenmarker in ein beliebiges Gebiet. Dort haben die Einheiten anderer keine Eigenschaften außer massiv, und ihre Besitzer können weder ihre Marker noch ihren Fraktionseffekt nutzen.',
  },
  tenno: {
    name: 'Tenno-Sub-KI',
    text: 'Dein Fraktionseffekt ist eine weitere Nutzung eines installierten Uplinks: Raketenangriff, Kaneda oder Tetsuo. Sein Marker ist ein blauer, der einzige blaue auf dem Brett, und liegt bis zu deiner nächsten blauen Phase.',
  },
  samurai: {
    name: 'Samurai',
    text: 'Wirst du angegriffen, so darfst du, bevor die Karte gezeigt wird, eine deiner Einheiten dort nennen: Sie wird zerstört, deine anderen dort dürfen in angrenzende Gebiete gehen, und der Schaden aus dem Angriff zerstört keine von ihnen. Nur wer bleibt, kann einen Gegenangriff führen.',
  },
  bushido: {
    name: 'Bushido',
    text: 'Du darfst {{counterattacks}} verschiedene Gegenangriffe wählen, wo andere einen wählen.',
  },
  espionage: {
    name: 'Spionage',
    text: 'Sooft ein anderer Ereignisse gezogen hat, nimm das oberste Ereignis des Stapels.',
  },
  ghost: {
    name: 'Ghost',
    text: 'Nimm, bevor du deine Aktionskarte wählst, eine zufällige vom Nachzieh- oder Ablagestapel; nimm, bevor du deine Hand weitergibst, eine Karte davon aus dem Spiel.',
  },
  shogun: {
    name: 'Shogun',
    text: 'Der Shogun kommt wie eine neue Einheit aufs Brett. Ereignisaktionen lassen dich je {{plays}} Ereignis mehr spielen. Wird der Shogun zerstört, so ist der Uplink fort und kann wieder gekauft werden.',
  },
}

export const terraformings: Printed = {
  pigs: {
    name: 'Schweineblockade',
    text: 'Liegt auf einer Seite des Gebiets und hält dort alle außer Boarlords auf. Andere können sie weder entfernen noch ändern, außer wenn eine Wirkung von Terraformings spricht.',
  },
  tunnel: {
    name: 'Tunnel',
    text: 'Verbindet das Gebiet mit einem angrenzenden. Boarlords kommen dort hinüber, ohne Reichweite zu brauchen, gleich was Blockaden und die Zahl der Feinde sagen, in einer ihrer Bewegungen je Runde.',
  },
  stronghold: {
    name: 'Festung',
    text: 'Zählt als {{points}} Eroberungspunkte der Boarlords, auch wo sie keine Einheiten haben. Sie erlaubt keinen Gegenangriff.',
  },
  cover: {
    name: 'Deckung',
    text: 'Sooft Boarlords im Gebiet Schaden erleiden, wird das Ganze zuerst um {{damage}} verringert.',
  },
}

export const missions: Printed = {
  'geo-tagging': {
    name: 'Geotagging',
    text: 'Kontrolliere zugleich einen fruchtbaren Boden, ein Gebirge und einen Meeresboden.',
  },
  swarm: { name: 'Schwarm', text: 'Kontrolliere zugleich {{areas}} Gebiete.' },
  'survival-of-the-fittest': {
    name: 'Recht des Stärkeren',
    text: 'Zerstöre im Lauf des Spiels {{units}} Einheiten anderer Spieler.',
  },
  moonstruck: {
    name: 'Mondsüchtig',
    text: 'Erobere im Lauf des Spiels {{areas}} verschiedene Gebiete, die jetzt die Eigenschaft Tsukuyumi haben.',
  },
}

export const goals: Printed = {
  'gps-mapping': {
    name: 'GPS-Kartierung',
    text: 'Kontrolliere zu einer Zeit vier Gebiete: einen Meeresboden, einen fruchtbaren Boden, ein Gebirge und eines mit Tsukuyumi.',
  },
  'space-for-the-swarm': {
    name: 'Raum für den Schwarm',
    text: 'Erobere in einer Runde {{areas}} verschiedene Gebiete.',
  },
  'regain-former-strength': {
    name: 'Alte Stärke',
    text: 'Erobere in einer Runde {{areas}} verschiedene Gebiete, die anderen gehörten.',
  },
  'territorial-expansion': {
    name: 'Landgewinnung',
    text: 'Kontrolliere am Ende einer deiner roten Phasen {{areas}} Gebiete.',
  },
}
