/**
 * What a name looks like: two names with the same skeleton can be taken for each other. Case, width, marks and invisible
 * characters do not count, and separators are all alike; letters of other alphabets and digits count as the Latin letters they look
 * like.
 *
 * Stored accounts keep the skeleton they were given: a change here needs a migration that makes all of them anew.
 */
export function skeletonOf(name: string): string {
  const capitals = replaced(name.normalize('NFKD'), CAPITALS)
  const small = replaced(capitals.toLowerCase().normalize('NFKD').replace(UNSEEN, ''), SMALL)
  return small.replace(/rn/g, 'm').replace(/vv/g, 'w').replace(SEPARATORS, ' ').trim()
}

/** Whether a name holds characters that nobody sees. */
export const hasUnseen = (name: string): boolean => /\p{Default_Ignorable_Code_Point}/u.test(name)

const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu
const SEPARATORS = /[\s._'’-]+/g

type LookAlikes = ReadonlyMap<string, string>

const replaced = (text: string, by: LookAlikes): string =>
  Array.from(text, (letter) => by.get(letter) ?? letter).join('')

/** From lines of a letter and all that look like it. */
function lookAlikes(lines: string): LookAlikes {
  const pairs = lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [letter = '', ...others] = line.trim().split(' ').join('')
      return others.map((other) => [other, letter] as const)
    })
  return new Map(pairs)
}

/** Capitals of Cyrillic, Greek, Armenian, Cherokee and Lisu. Their small letters may look like something else: Η is an H, η an n. */
const CAPITALS = lookAlikes(`
  a АΑᎪꓮ
  b ВΒᏴꓐ
  c СϹᏟꓚ
  d ᎠԀꓓ
  e ЕΕᎬꓰ
  f Ϝꓝ
  g ԌᏀꓖ
  h НΗᎻꓧ
  i ІΙӀᎥꓲ
  j ЈᎫͿꓙ
  k КΚᏦꓗ
  l ԼᏞꓡ
  m МΜᎷϺꓟ
  n Νꓠ
  o ОΟՕꓳ
  p РΡᏢꓑ
  q Ԛ
  r ꓣ
  s ЅՏᏚꓢ
  t ТΤᎢꓔ
  u Սꓴ
  v ѴᏙꓦ
  w ԜᏔꓪ
  x ХΧꓫ
  y УΥҮꓬ
  z ΖᏃꓜ
  3 ЗӠ
`)

/** Small letters, small capitals, digits, and signs that are hard to tell apart. A capital I is a small one by now. */
const SMALL = lookAlikes(`
  a аαɑᴀ
  b вьβʙƅßъ
  c сςᴄϲƈ
  d ԁđðᴅɗ
  e еεᴇҽєɛ
  f ƒғ
  g ɡցɢɠ
  h һнհħʜ
  j јյᴊ
  k кκᴋƙқ
  l 1iіιıɩɪłʟɭӏլǀاו١۱ן
  m мᴍ
  n пηոɴŋɲ
  o 0оοσօøᴏסه٥๐〇০०
  p рρþƿᴘ
  q ԛզ
  r гʀɾ
  s ѕꜱƽ
  t тτᴛŧ
  u υսμᴜʋ
  v νѵᴠ
  w ωԝᴡѡ
  x хχ×
  y уγүʏ
  z ᴢʐ
  3 зʒɜӡ
  口 ロ
  一 ーｰ—
  二 ニ
  工 エ
  力 カ
  卜 ト
  夕 タ
  八 ハ
`)
