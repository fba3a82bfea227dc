export { findChromium, launchChromium } from './chromium.ts'
export { Host } from './host.ts'
export { OutsideHost } from './outside-host.ts'
export { buildClient, DIST, pathOf } from './places.ts'
