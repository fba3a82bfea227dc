const SPACE = /[ \t\n\r]*/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/** Where a text stops being JSON, counted in characters from 0; nothing when all of it is. */
export function whereJsonBreaks(text: string): number | undefined {
  let at = 0
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    if (!pattern.test(text)) return false
    at = pattern.lastIndex
    return true
  }
  const sign = (wanted: string): boolean => {
    take(SPACE)
    if (text[at] !== wanted) return false
    at++
    return true
  }
  const string = (): boolean => {
    if (!sign('"')) return false
    for (let sign = text[at]; sign !== '"'; sign = text[at]) {
      if (sign === '\\') {
        if (!take(ESCAPE)) return false
      } else if (sign === undefined || sign < ' ') return false
      else at++
    }
    at++
    return true
  }
  const list = (end: string, part: () => boolean): boolean => {
    if (sign(end)) return true
    do if (!part()) return false
    while (sign(','))
    return sign(end)
  }
  const field = (): boolean => string() && sign(':') && value()
  const value = (): boolean => {
    if (sign('{')) return list('}', field)
    if (sign('[')) return list(']', value)
    return text[at] === '"' ? string() : take(PLAIN)
  }
  const isWhole = value()
  take(SPACE)
  return isWhole && at === text.length ? undefined : at
}
