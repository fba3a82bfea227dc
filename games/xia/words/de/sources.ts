/** Headings of the printed rules stay as they are printed there. */
const SOURCES: readonly (readonly [english: RegExp, german: string])[] = [
  [/\bpublisher’s FAQ\b/g, 'FAQ des Verlags'],
  [/\brulings\b/g, 'Entscheidungen'],
  [/\bruling\b/g, 'Entscheidung'],
  [/\bthe lattice of tiles\b/g, 'das Raster der Plättchen'],
  [/\bwhich sides have borders\b/g, 'welche Seiten Grenzen haben'],
  [/\ba replication token exists\b/g, 'es gibt einen Replikationsmarker'],
  [/\bthe replication token\b/g, 'der Replikationsmarker'],
  [/\bno mirroring\b/g, 'kein Spiegeln'],
  [/\bthe thief cards\b/g, 'die Diebstahlkarten'],
  [/\bthe objectives\b/g, 'die Ziele'],
  [/\bthe ranking\b/g, 'die Rangfolge'],
  [/\bthe order of counting\b/g, 'die Reihenfolge des Zählens'],
  [/\btheir dice\b/g, 'ihre Würfel'],
  [/\bthe numbers\b/g, 'die Zahlen'],
  [/\bthe route\b/g, 'die Route'],
  [/\bhidden information\b/g, 'verdeckte Information'],
  [/\bprevented amount\b/g, 'verhinderte Menge'],
  [/\bcost and least roll\b/g, 'Kosten und kleinster Wurf'],
  [/\bcost and numbers\b/g, 'Kosten und Zahlen'],
  [/\bwhen it moves\b/g, 'wann es zieht'],
  [/\bits ship\b/g, 'ihr Schiff'],
  [/\beverything else\b/g, 'alles Übrige'],
  [/\bfollowing\b/g, 'das Folgen'],
  [/\bname, use\b/g, 'Name, Einsatz'],
  [/\bname\b/g, 'Name'],
  [/\battested\b/g, 'belegt'],
  [/\binferred\b/g, 'erschlossen'],
  [/\brules\b/g, 'Regelheft'],
  [/\bhouse\b/g, 'hausgemacht'],
]

/** Where a paragraph or a card comes from. */
export const source = (english: string): string =>
  SOURCES.reduce((text, [pattern, german]) => text.replace(pattern, german), english)
