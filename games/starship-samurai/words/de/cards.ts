import type { Card, CardId } from '../../rules/state/state.ts'

/** Names and texts of the house pack's cards. */
export const cards: { readonly [id in CardId]: Pick<Card, 'name' | 'text'> } = {
  ST1: {
    name: 'Elitegeneral',
    text: 'Erhalte +{{power}} Stärke.',
  },
  ST2: {
    name: 'Strategiewechsel',
    text: 'Erhalte {{wealth}} Reichtum oder ziehe {{cards|# Karte|# Karten}}. Nimm diese Karte dann auf die Hand zurück.',
  },
  B01: {
    name: 'Angriff auf den Nachschub',
    text: 'Zerstöre bis zu {{units|# Einheit|# Einheiten}} in deinem Vorrat. Wähle einen Gegner. Für jede Einheit gibt er dir {{wealth}} Reichtum oder zerstört {{losses|# Einheit|# Einheiten}} in seinem Vorrat.',
  },
  B02: {
    name: 'Kriegswerft',
    text: 'Nimm alle Einheiten vom Friedhof in deinen Vorrat zurück. Bewege dann bis zu {{units|# Einheit|# Einheiten}}.',
  },
  B03: {
    name: 'Entflammen',
    text: 'Wähle einen Ort. Jeder Gegner mit Einheiten dort zerstört eine davon und wirft eine Karte ab, wenn er kann.',
  },
  B04: {
    name: 'Gebrochener Eid',
    text: 'Wähle einen Gegner. Er setzt einen Clanmarker von seinem Zweig auf das neutrale Feld oder gibt dir {{wealth}} Reichtum.',
  },
  B05: {
    name: 'Silberzunge',
    text: 'Verschiebe einen Clanmarker um bis zu {{spaces|# Feld|# Felder}}.',
  },
  B06: {
    name: 'Schneller Aufmarsch',
    text: 'Bewege bis zu {{ships|# deiner Schiffe|# deiner Schiffe}} nacheinander. Mitreisende deines Trägers zählen nicht.',
  },
  B07: {
    name: 'Tributflotte',
    text: 'Wähle einen Ort, an dem du allein die meiste Stärke hast. Erhalte {{wealth}} Reichtum. Jeder Gegner dort gibt dir {{tribute}} Reichtum oder nimmt eine Einheit von dort in seinen Vorrat zurück.',
  },
  B08: {
    name: 'Orbitalminen',
    text: 'Lege die Karte an einen Ort ohne Orbitalminen an. Bewegt sich ein gegnerisches Schiff dorthin, kostet das {{wealth}} Reichtum; sonst wird es zerstört und diese Karte abgeworfen.',
  },
  B09: {
    name: 'Beschlagnahme',
    text: 'Ziehe {{cards|# Karte|# Karten}}. Danach darfst du eine Karte für {{wealth}} Reichtum abwerfen.',
  },
  B10: {
    name: 'Ködersignal',
    text: 'Wähle einen Gegner und einen Ort mit seinen Schiffen. Schicke 1 bis {{ships}} dieser Schiffe in ihren Vorrat zurück.',
  },
  B11: {
    name: 'Sturz des Kolosses',
    text: 'Zerstöre einen gegnerischen Mech an einem Ort, an dem du nach dem Bezahlen noch eine Einheit hast.',
  },
  B12: {
    name: 'Gezielte Salve',
    text: 'Erhalte +{{each}} Stärke für jedes deiner Schiffe in diesem Kampf (höchstens +{{most}}).',
  },
  B13: {
    name: 'Letztes Gefecht',
    text: 'Erhalte +{{power}} Stärke. Haben alle Gegner, die noch in diesem Kampf sind, hier mehr Einheiten als du, erhalte stattdessen +{{outnumbered}}.',
  },
  B14: {
    name: 'Geopferte Vorhut',
    text: 'Erhalte +{{power}} Stärke.',
  },
  B15: {
    name: 'Bestochene Kapitäne',
    text: 'Wähle ein gegnerisches Schiff in diesem Kampf. Ist es am Ende noch hier und auch eine deiner Einheiten, zählt seine Stärke für dich statt für seinen Clan.',
  },
  B16: {
    name: 'Taktischer Rückzug',
    text: 'Nimm beliebig viele deiner Einheiten aus diesem Kampf in deinen Vorrat zurück. Erhalte für jede {{each}} Reichtum (höchstens {{most}}).',
  },
  B17: {
    name: 'Präzisionsschlag',
    text: 'Zerstöre ein gegnerisches Schiff in diesem Kampf, wenn es eines gibt. Erhalte +{{power}} Stärke.',
  },
  B18: {
    name: 'Störsender',
    text: 'Wirf eine gegnerische Karte in diesem Kampf ab, die noch nicht ausgeführt ist: Sie kostet und bewirkt nichts. Gibt es keine, erhalte +{{power}} Stärke.',
  },
  B19: {
    name: 'Kriegsbeute',
    text: 'Erhalte +{{power}} Stärke. Gewinnst du diesen Kampf, erhalte {{wealth}} Reichtum oder ziehe {{cards|# Karte|# Karten}}.',
  },
  B20: {
    name: 'Ehrenvoller Friede',
    text: 'Gewinnst du diesen Kampf nicht, erhalte {{honor}} Ehre. Danach darfst du einen Clanmarker um bis zu {{spaces|# Feld|# Felder}} verschieben.',
  },
  S01: {
    name: 'Den Pakt lösen',
    text: 'Senke einen Marker auf dem Zweig eines Gegners um {{least}} bis {{most|# Feld|# Felder}}.',
  },
  S02: {
    name: 'Doppelagent',
    text: 'Wähle einen Marker auf dem Zweig eines Gegners, höchstens in Tiefe {{deepest}}. Setze ihn auf Tiefe {{depth}} deines Zweigs.',
  },
  S03: {
    name: 'Geiseltausch',
    text: 'Wähle einen Marker auf deinem Zweig und einen auf dem Zweig eines Gegners, der 1 bis {{deeper}} tiefer steht. Sie tauschen die Zweige und behalten ihre Tiefe.',
  },
  S04: {
    name: 'Gipfelort',
    text: 'Lege die Karte an einen Ort ohne Gipfelort an. Wer ihn gewinnt, darf nach der Belohnung einen Marker um bis zu {{spaces|# Feld|# Felder}} verschieben. Bist du das nicht, erhalte {{honor}} Ehre. Wirf die Karte dann ab.',
  },
  S05: {
    name: 'Blutschwur',
    text: 'Binde einen Marker auf deinem Zweig. Bis dein nächster Zug beginnt, kannst nur du ihn bewegen.',
  },
  S06: {
    name: 'Flüsterkampagne',
    text: 'Wähle einen Marker auf dem neutralen Feld. Jeder Gegner darf dir im Uhrzeigersinn {{wealth}} Reichtum geben, um diese Karte zu beenden. Zahlt keiner, setze den Marker auf Tiefe {{depth}} deines Zweigs.',
  },
  S07: {
    name: 'Säuberung des Hofes',
    text: 'Wähle einen Gegner. Er wirft {{cards|# Karte|# Karten}} ab oder senkt einen Marker auf seinem Zweig um {{spaces|# Feld|# Felder}}.',
  },
  S08: {
    name: 'Eingeforderte Schuld',
    text: 'Wähle einen Gegner. Er entscheidet: Er gibt dir {{wealth}} Reichtum, oder du senkst einen Marker auf seinem Zweig um {{spaces|# Feld|# Felder}}. Geht beides nicht, ziehe {{cards|# Karte|# Karten}}.',
  },
  S09: {
    name: 'Krönungsfest',
    text: 'Erhalte {{each}} Ehre für jeden Marker auf deinem Zweig (höchstens {{most}}). Du brauchst mindestens einen.',
  },
  S10: {
    name: 'Überläufer',
    text: 'Wähle einen Ort, an dem du eine Einheit hast. Schicke dort ein gegnerisches Schiff in seinen Vorrat zurück. Danach darfst du ein Schiff aus deinem Vorrat dorthin bewegen.',
  },
  S11: {
    name: 'Verbrannte Botschaft',
    text: 'Setze einen Marker von einem beliebigen Zweig auf das neutrale Feld. War es der Zweig eines Gegners, zieht dieser {{cards|# Karte|# Karten}}.',
  },
  S12: {
    name: 'Die Macht hinter dem Thron',
    text: 'Führe einen Befehl mit dem Wert {{value}} aus ({{allied}} ab {{allies}} Markern auf deinem Zweig). Er braucht keinen Befehlsmarker und kann nicht erhöht werden.',
  },
  S13: {
    name: 'Verstärkung der Verbündeten',
    text: 'Für jeden Marker auf deinem Zweig darfst du einen Jäger aus deinem Vorrat in diesen Kampf bewegen (höchstens {{most}}).',
  },
  S14: {
    name: 'Klinge des Eidbrechers',
    text: 'Erhalte +{{power}} Stärke. Senke dann einen Marker um {{spaces|# Feld|# Felder}} auf dem Zweig eines Gegners in diesem Kampf, wenn es einen gibt.',
  },
  S15: {
    name: 'Waffengelöbnis',
    text: 'Du darfst einen Marker auf deinem Zweig um {{least}} bis {{most|# Feld|# Felder}} senken. Erhalte für jedes Feld +{{power}} Stärke.',
  },
  S16: {
    name: 'Unterhandlung',
    text: 'Wähle einen Gegner in diesem Kampf. Er entscheidet: Du verschiebst einen Marker um bis zu {{spaces|# Feld|# Felder}}, oder du erhältst +{{power}} Stärke.',
  },
  S17: {
    name: 'Verborgener Dolch',
    text: 'Zerstöre in diesem Kampf ein Schiff, dessen Clan mehr Marker auf seinem Zweig hat als du auf deinem. Gibt es keines, erhalte +{{power}} Stärke.',
  },
  S18: {
    name: 'Von den Clans bezeugt',
    text: 'Wähle einen Clan, der in diesem Kampf Einheiten hat. Gewinnt er ihn, erhalte {{honor}} Ehre.',
  },
  S19: {
    name: 'Vermächtnis des Märtyrers',
    text: 'Erhalte +{{power}} Stärke. Gewinnst du diesen Kampf nicht, darfst du eine andere Karte aus dem Ablagestapel auf die Hand nehmen.',
  },
  S20: {
    name: 'Ende des Einvernehmens',
    text: 'In Zugreihenfolge senken alle in diesem Kampf ihren tiefsten Marker um {{spaces|# Feld|# Felder}}. Bei Gleichstand wählt der Clan des Zweigs. Erhalte dann +{{power}} Stärke.',
  },
}
