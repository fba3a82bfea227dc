export { findChromium, launchChromium } from './chromium.ts'
export { Host } from './host.ts'
export { buildClient, DIST } from './places.ts'
