/** Browsers by what they call themselves. Most also claim to be those further down, so the first that fits counts. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|HeadlessChrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/\bcurl\//, 'curl'],
]

const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** What a browser says of itself, in two names that are the same in all languages: "Firefox, Android". Empty when it says nothing known. */
export function deviceOf(userAgent: string | undefined): string {
  const named = (list: typeof BROWSERS) => list.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  return [named(BROWSERS), named(SYSTEMS)].filter((name) => name !== undefined).join(', ')
}
