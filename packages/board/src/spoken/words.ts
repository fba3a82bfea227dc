/** What the shared sentences of spoken tables are in other languages, by their English wording; games say the rest in `words/<language>/board.ts`. */
export const spokenTexts: { readonly [language: string]: { readonly [english: string]: string } } = {
  de: {
    north: 'nördlich',
    northeast: 'nordöstlich',
    east: 'östlich',
    southeast: 'südöstlich',
    south: 'südlich',
    southwest: 'südwestlich',
    west: 'westlich',
    northwest: 'nordwestlich',
    '{{first}}, then {{second}}': '{{first}}, dann {{second}}',
    '{{bearing}} {{of}}': '{{bearing}} {{of}}',
    '{{where}}, {{n|# step|# steps}} by the shortest way':
      '{{where}}, {{n|# Schritt|# Schritte}} auf dem kürzesten Weg',
    through: 'hindurch',
    '{{where}} ({{over}})': '{{where}} ({{over}})',
    '{{way}}: the map ends here.': '{{way}}: Hier endet die Karte.',
    'No way leads there.': 'Dorthin führt kein Weg.',
    'You are there.': 'Du bist dort.',
    '{{n|# step|# steps}}: {{ways}}': '{{n|# Schritt|# Schritte}}: {{ways}}',
    'part of it is closed': 'ein Teil davon ist versperrt',
    'between {{a}} and {{b}}': 'zwischen {{a}} und {{b}}',
    '{{between}}, {{way}} side': '{{between}}, {{way}} davon',
  },
}
