import type { Card, CardId } from '../../rules/state/state.ts'

/** Names and texts of the house pack's cards. */
export const cards: { readonly [id in CardId]: Pick<Card, 'name' | 'text'> } = {
  ST1: { name: 'Elitegeneral', text: 'Erhalte +{{power}} Stärke.' },
  ST2: {
    name: 'Strategiewechsel',
    text: 'Erhalte {{wealth}} Reichtum oder ziehe {{cards}} Karte. Nimm diese Karte auf die Hand zurück.',
  },
  B01: {
    name: 'Angriff auf den Nachschub',
    text: 'Zerstöre bis zu {{units}} Einheiten in deinem Vorrat, dann nenne einen Gegner. Für jede Einheit, die du zerstört hast, gibt dir dieser Gegner {{wealth}} Reichtum oder zerstört {{losses}} Einheiten in seinem eigenen Vorrat.',
  },
  B02: {
    name: 'Kriegswerft',
    text: 'Dein Friedhof leert sich in deinen Vorrat. Bewege dann bis zu {{units}} Einheiten.',
  },
  B03: {
    name: 'Entflammen',
    text: 'Wähle einen Ort. Jeder Gegner mit Einheiten dort zerstört eine davon und wirft, wenn möglich, eine Karte ab.',
  },
  B04: {
    name: 'Gebrochener Eid',
    text: 'Nenne einen Gegner: Er schickt einen Clanmarker von seinem Zweig nach neutral zurück oder gibt dir {{wealth}} Reichtum.',
  },
  B05: { name: 'Silberzunge', text: 'Verschiebe einen Clanmarker deiner Wahl um bis zu {{spaces}} Felder.' },
  B06: {
    name: 'Schneller Aufmarsch',
    text: 'Bewege bis zu {{ships}} deiner Schiffe nacheinander. Mitreisende deines Trägers kommen noch dazu.',
  },
  B07: {
    name: 'Tributflotte',
    text: 'Wähle einen Ort, an dem du allein die meiste Stärke hast, und erhalte {{wealth}} Reichtum. Jeder Gegner dort gibt dir {{tribute}} Reichtum oder nimmt eine seiner Einheiten dort in seinen Vorrat zurück.',
  },
  B08: {
    name: 'Orbitalminen',
    text: 'Lege diese Karte an einen Ort ohne Orbitalminen an. Sooft sich ein Schiff eines anderen dorthin bewegt hat, zahlt er {{wealth}} Reichtum in den allgemeinen Vorrat, oder das Schiff wird zerstört. Ein so zerstörtes Schiff nimmt die Minen mit: Wirf sie ab.',
  },
  B09: {
    name: 'Beschlagnahme',
    text: 'Ziehe {{cards}} Karten. Danach darfst du eine Handkarte für {{wealth}} Reichtum abwerfen.',
  },
  B10: {
    name: 'Ködersignal',
    text: 'Nenne einen Gegner und einen Ort mit Schiffen von ihm. 1 bis {{ships}} davon kehren in ihren Vorrat zurück.',
  },
  B11: {
    name: 'Sturz des Kolosses',
    text: 'Zerstöre einen Mech eines Gegners an einem Ort, an dem du nach dem Bezahlen noch eine Einheit hast.',
  },
  B12: {
    name: 'Gezielte Salve',
    text: 'Zähle deine Schiffe in diesem Kampf: Erhalte für jedes +{{each}} Stärke, höchstens +{{most}}.',
  },
  B13: {
    name: 'Letztes Gefecht',
    text: 'Erhalte +{{power}} Stärke; aber +{{outnumbered}}, wenn jeder andere mit Einheiten in diesem Kampf dort mehr Einheiten hat als du.',
  },
  B14: { name: 'Geopferte Vorhut', text: 'Erhalte +{{power}} Stärke.' },
  B15: {
    name: 'Bestochene Kapitäne',
    text: 'Wähle ein Schiff eines anderen in diesem Kampf. Ist es am Ende noch dort und auch eine Einheit von dir, so zählt seine Stärke für dich statt für seinen Besitzer. In allem anderen bleibt es seines.',
  },
  B16: {
    name: 'Taktischer Rückzug',
    text: 'Nimm beliebig viele deiner Einheiten aus diesem Kampf in deinen Vorrat zurück. Jede bringt dir {{each}} Reichtum, zusammen höchstens {{most}}.',
  },
  B17: {
    name: 'Präzisionsschlag',
    text: 'Zerstöre ein Schiff, das ein anderer in diesem Kampf hat. Ob es eines gibt oder nicht: Erhalte +{{power}} Stärke.',
  },
  B18: {
    name: 'Störsender',
    text: 'Wirf eine Karte ab, die ein anderer in diesem Kampf eingesetzt hat und die noch nicht ausgeführt ist: Sie kostet nichts und bewirkt nichts. Gibt es keine solche Karte, erhalte +{{power}} Stärke.',
  },
  B19: {
    name: 'Kriegsbeute',
    text: 'Erhalte +{{power}} Stärke. Gewinnst du diesen Kampf, so erhalte {{wealth}} Reichtum oder ziehe {{cards}} Karten.',
  },
  B20: {
    name: 'Ehrenvoller Friede',
    text: 'Gewinnst du diesen Kampf nicht, so erhalte {{honor}} Ehre, und dann darfst du einen Clanmarker um bis zu {{spaces}} Feld verschieben.',
  },
  S01: {
    name: 'Den Pakt lösen',
    text: 'Senke einen Marker auf dem Zweig eines Gegners um {{least}} bis {{most}} Felder.',
  },
  S02: {
    name: 'Doppelagent',
    text: 'Ein Marker, der auf dem Zweig eines Gegners höchstens in Tiefe {{deepest}} steht, wechselt die Seite: Er geht geradewegs in Tiefe {{depth}} auf deinem.',
  },
  S03: {
    name: 'Geiseltausch',
    text: 'Wähle einen Marker auf deinem Zweig und einen auf dem Zweig eines Gegners, der bis zu {{deeper}} tiefer steht. Sie wechseln die Zweige und behalten ihre Tiefe.',
  },
  S04: {
    name: 'Gipfelort',
    text: 'Lege diese Karte an einen Ort an, der noch keinen Gipfelort hat. Wer den Ort gewinnt, darf nach der Belohnung einen Marker um bis zu {{spaces}} Felder verschieben. Bist das nicht du, erhältst du {{honor}} Ehre. Danach wird die Karte abgeworfen.',
  },
  S05: {
    name: 'Blutschwur',
    text: 'Binde einen Marker auf deinem Zweig. Bis dein nächster Zug beginnt, kann niemand außer dir seinen Platz ändern, auf keine Weise.',
  },
  S06: {
    name: 'Flüsterkampagne',
    text: 'Wähle einen Marker auf dem neutralen Feld. Im Uhrzeigersinn darf dir jeder Gegner {{wealth}} Reichtum geben, um diese Karte zu beenden. Tut es keiner, setze den Marker in Tiefe {{depth}} auf deinen Zweig.',
  },
  S07: {
    name: 'Säuberung des Hofes',
    text: 'Ein Gegner deiner Wahl wirft {{cards}} Karten ab oder senkt einen Marker auf seinem Zweig um {{spaces}}; welche, entscheidet er.',
  },
  S08: {
    name: 'Eingeforderte Schuld',
    text: 'Ein Gegner deiner Wahl gibt dir {{wealth}} Reichtum, oder du senkst einen Marker deiner Wahl auf seinem Zweig um {{spaces}}. Geht beides nicht, ziehe {{cards}} Karte.',
  },
  S09: {
    name: 'Krönungsfest',
    text: 'Jeder Marker auf deinem Zweig bringt dir {{each}} Ehre, zusammen höchstens {{most}}. Du brauchst mindestens einen.',
  },
  S10: {
    name: 'Überläufer',
    text: 'Schicke an einem Ort, an dem du eine Einheit hast, ein Schiff eines Gegners in seinen Vorrat zurück. Danach darf ein Schiff aus deinem Vorrat dorthin.',
  },
  S11: {
    name: 'Verbrannte Botschaft',
    text: 'Schicke einen Marker von einem beliebigen Zweig nach neutral zurück. War es der Zweig eines Gegners, so zieht dieser {{cards}} Karte.',
  },
  S12: {
    name: 'Die Macht hinter dem Thron',
    text: 'Führe einen der vier Befehle wie mit einem Marker {{value}} aus, oder {{allied}}, wenn {{allies}} oder mehr Marker auf deinem Zweig stehen. Das verbraucht keinen Befehlsmarker und kann nicht mit Reichtum verstärkt werden.',
  },
  S13: {
    name: 'Verstärkung der Verbündeten',
    text: 'Für jeden Marker auf deinem Zweig darfst du einen Jäger aus deinem Vorrat in diesen Kampf bewegen, insgesamt bis zu {{most}}.',
  },
  S14: {
    name: 'Klinge des Eidbrechers',
    text: 'Erhalte +{{power}} Stärke. Senke dann einen Marker auf dem Zweig eines anderen in diesem Kampf um {{spaces}}, wenn es einen gibt.',
  },
  S15: {
    name: 'Waffengelöbnis',
    text: 'Wenn du willst, senke einen Marker auf deinem Zweig um {{least}} bis {{most}} Felder: +{{power}} Stärke für jedes Feld.',
  },
  S16: {
    name: 'Unterhandlung',
    text: 'Lass einen anderen in diesem Kampf entscheiden, was du bekommst: Du darfst sofort einen Marker um bis zu {{spaces}} Felder verschieben, oder +{{power}} Stärke.',
  },
  S17: {
    name: 'Verborgener Dolch',
    text: 'Zerstöre in diesem Kampf ein Schiff, dessen Besitzer mehr Marker auf seinem Zweig hat als du auf deinem. Gibt es hier keines, erhalte stattdessen +{{power}} Stärke.',
  },
  S18: {
    name: 'Von den Clans bezeugt',
    text: 'Nenne einen Clan, der in diesem Kampf Einheiten hat. Gewinnt er ihn, erhalte {{honor}} Ehre.',
  },
  S19: {
    name: 'Vermächtnis des Märtyrers',
    text: 'Erhalte +{{power}} Stärke. Gewinnst du diesen Kampf nicht, darfst du eine andere Karte aus dem Ablagestapel auf die Hand nehmen.',
  },
  S20: {
    name: 'Ende des Einvernehmens',
    text: 'In Zugreihenfolge senken alle in diesem Kampf, auch du, ihren tiefsten Marker um {{spaces}}; unter gleichen entscheidet, wessen Zweig es ist. Erhalte dann +{{power}} Stärke.',
  },
}
